import { enumFor, memberBuilder } from '../../../../platform/server/graphql/builder.ts'
import { mediaTypes } from '../media.rules.ts'
import { addressOf } from '../server/media.keys.ts'
import { mediaById, type MediaRow } from '../server/media.type.ts'
import { Me } from '../../persons/member/public.ts'

export const MemberMedia = memberBuilder.objectRef<MediaRow>('Media').implement({
  description: 'A photo or a video.',
  fields: (t) => ({
    _id: t.exposeID('id'),
    type: t.expose('kind', { type: enumFor(mediaTypes, 'MEMBER') }),
    uri: t.string({ resolve: (media, _, ctx) => addressOf(ctx, media, media.key) }),
    thumbnail: t.string({
      nullable: true,
      description: 'At most 320 pixels long.',
      resolve: (media, _, ctx) => (media.thumbnail_key ? addressOf(ctx, media, media.thumbnail_key) : null),
    }),
    width: t.exposeInt('width', { nullable: true }),
    height: t.exposeInt('height', { nullable: true }),
  }),
})

memberBuilder.objectFields(Me, (t) => ({
  avatar: t.field({
    type: MemberMedia,
    nullable: true,
    personal: true,
    resolve: (me, _, ctx) => (me.avatar_id ? ctx.load(mediaById, me.avatar_id) : null),
  }),
}))
