import { builder, enumOf } from '../../../../platform/server/graphql/builder.ts'
import { Media, mediaById } from '../../../records/media/server/public.ts'
import { badgeReaders, User } from '../../../records/persons/server/public.ts'
import { badgeStatuses } from '../badge.list.ts'
import { inputTypes } from '../register-form.list.ts'
import { badgeById, type BadgeRow, type RegisterFormRow, registerFormsOfBadge } from './badge.queries.ts'

export const RegisterFormInputType = enumOf('RegisterFormInputType', inputTypes)
export const BadgeStatus = enumOf('BadgeStatus', badgeStatuses)

export const BadgeRegisterForm = builder.objectRef<RegisterFormRow>('BadgeRegisterForm').implement({
  fields: (t) => ({
    _id: t.exposeID('id'),
    detail: t.exposeString('detail'),
    detailEn: t.exposeString('detail_en'),
    inputType: t.expose('input_type', { type: RegisterFormInputType }),
    required: t.exposeBoolean('required'),
    createdAt: t.expose('created_at', { type: 'DateTime' }),
    version: t.exposeInt('version'),
    figureId: t.exposeID('figure_id', { nullable: true }),
    figure: t.field({
      type: Media,
      nullable: true,
      resolve: (form, _, ctx) => (form.figure_id ? ctx.load(mediaById, form.figure_id) : null),
    }),
  }),
})

export const Badge = builder.objectRef<BadgeRow>('Badge').implement({
  fields: (t) => ({
    _id: t.exposeID('id'),
    title: t.exposeString('title'),
    titleEn: t.exposeString('title_en'),
    status: t.expose('status', { type: BadgeStatus }),
    mediaId: t.exposeID('media_id', { nullable: true }),
    media: t.field({
      type: Media,
      nullable: true,
      resolve: (badge, _, ctx) => (badge.media_id ? ctx.load(mediaById, badge.media_id) : null),
    }),
    registerForms: t.field({
      type: [BadgeRegisterForm],
      resolve: (badge, _, ctx) => ctx.load(registerFormsOfBadge, badge.id),
    }),
    registerFormIds: t.idList({
      resolve: async (badge, _, ctx) => (await ctx.load(registerFormsOfBadge, badge.id)).map((form) => form.id),
    }),
    createdAt: t.expose('created_at', { type: 'DateTime' }),
    version: t.exposeInt('version'),
  }),
})

builder.objectFields(User, (t) => ({
  badge: t.field({
    type: Badge,
    nullable: true,
    visibleTo: badgeReaders,
    resolve: (user, _, ctx) => (user.badge_id ? ctx.load(badgeById, user.badge_id) : null),
  }),
}))
