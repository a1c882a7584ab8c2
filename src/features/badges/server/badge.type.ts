import { builder, enumOf } from '../../../platform/server/graphql/builder.ts'
import { Media, mediaById } from '../../media/server/public.ts'
import { badgeStatuses } from '../badge.list.ts'
import { type BadgeRow, type RegisterFormRow, registerFormsOfBadge } from './badge.queries.ts'

export const BadgeStatus = enumOf('BadgeStatus', badgeStatuses)

const BadgeRegisterForm = builder.objectRef<RegisterFormRow>('BadgeRegisterForm').implement({
  fields: (t) => ({
    _id: t.exposeID('id'),
    detail: t.exposeString('detail'),
    detailEn: t.exposeString('detail_en'),
    inputType: t.exposeString('input_type'),
    required: t.exposeBoolean('required'),
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
    version: t.exposeInt('version'),
  }),
})
