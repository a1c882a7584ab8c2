import type { Selectable } from 'kysely'
import type { Media as MediaTable } from '../../../../database/tables.ts'
import type { Context } from '../../../platform/server/context.ts'
import { builder, enumOf } from '../../../platform/server/graphql/builder.ts'
import { loaderById } from '../../../platform/server/loader-by-id.ts'
import { mediaTypes } from '../media.rules.ts'
import { addressOf } from './media.keys.ts'

export type MediaRow = Selectable<MediaTable>

export const mediaById = loaderById('media')

const urlOf = (ctx: Context, media: MediaRow, key: string | null) => (key === null ? null : addressOf(ctx, media, key))

export const Media = builder.objectRef<MediaRow>('Media').implement({
  fields: (t) => ({
    _id: t.exposeID('id'),
    type: t.expose('kind', { type: enumOf('MediaType', mediaTypes) }),
    uri: t.string({ resolve: (media, _, ctx) => addressOf(ctx, media, media.key) }),
    thumbnail: t.string({
      nullable: true,
      description: 'At most 320 pixels long.',
      resolve: (media, _, ctx) => urlOf(ctx, media, media.thumbnail_key),
    }),
    thumbnail2x: t.string({
      nullable: true,
      description: 'At most 640 pixels long.',
      resolve: (media, _, ctx) => urlOf(ctx, media, media.thumbnail2x_key),
    }),
    width: t.exposeInt('width', { nullable: true }),
    height: t.exposeInt('height', { nullable: true }),
  }),
})
