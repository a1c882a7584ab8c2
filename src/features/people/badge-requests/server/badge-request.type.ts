import { builder, enumOf } from '../../../../platform/server/graphql/builder.ts'
import { Badge, badgeById, RegisterFormInputType } from '../../badges/server/public.ts'
import { Media, mediaById } from '../../../records/media/server/public.ts'
import { User, userById } from '../../../records/persons/server/public.ts'
import { badgeRequestStatuses } from '../badge-request.list.ts'
import { type BadgeRequestFormRow, type BadgeRequestRow, formsOfRequest } from './badge-request.queries.ts'

const BadgeRequestStatus = enumOf('BadgeRequestStatus', badgeRequestStatuses)

const BadgeRequestForm = builder.objectRef<BadgeRequestFormRow>('BadgeRequestForm').implement({
  description: 'A register form as it was when the request was made, with its answer.',
  fields: (t) => ({
    position: t.exposeInt('position'),
    detail: t.exposeString('detail'),
    detailEn: t.exposeString('detail_en'),
    inputType: t.expose('input_type', { type: RegisterFormInputType }),
    required: t.exposeBoolean('required'),
    text: t.exposeString('text', { nullable: true }),
    mediaId: t.exposeID('media_id', { nullable: true }),
    media: t.field({
      type: Media,
      nullable: true,
      resolve: (form, _, ctx) => (form.media_id ? ctx.load(mediaById, form.media_id) : null),
    }),
  }),
})

export const BadgeRequest = builder.objectRef<BadgeRequestRow>('BadgeRequest').implement({
  fields: (t) => ({
    _id: t.exposeID('id'),
    title: t.exposeString('title', { description: 'The badge’s title when the request was made.' }),
    titleEn: t.exposeString('title_en'),
    status: t.expose('status', { type: BadgeRequestStatus }),
    badge: t.field({
      type: Badge,
      resolve: async (request, _, ctx) => (await ctx.load(badgeById, request.badge_id))!,
    }),
    creator: t.field({
      type: User,
      resolve: async (request, _, ctx) => (await ctx.load(userById, request.user_id))!,
    }),
    phoneNumber: t.string({
      resolve: async (request, _, ctx) => (await ctx.load(userById, request.user_id))!.phone_number,
    }),
    requestForms: t.field({
      type: [BadgeRequestForm],
      resolve: (request, _, ctx) => ctx.load(formsOfRequest, request.id),
    }),
    isOwn: t.boolean({
      description: 'It is the viewer’s own, about which somebody else decides.',
      resolve: ({ user_id }, _, ctx) => user_id === ctx.viewer?._id,
    }),
    createdAt: t.expose('created_at', { type: 'DateTime' }),
    version: t.exposeInt('version'),
  }),
})
