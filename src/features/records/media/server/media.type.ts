import { type Selectable, sql } from 'kysely'
import type { Media as MediaTable } from '../../../../../database/tables.ts'
import { type Context, defineLoader, grouped, type Loader } from '../../../../platform/server/context.ts'
import { builder, enumOf } from '../../../../platform/server/graphql/builder.ts'
import { loaderById } from '../../../../platform/server/records/loader-by-id.ts'
import { area, termStatuses, type Viewer } from '../../../../platform/shared/permission.ts'
import { User } from '../../persons/server/public.ts'
import { StatusReason, statusReasons } from '../../term-status/server/public.ts'
import { mediaTypes } from '../media.rules.ts'
import { addressOf } from './media.keys.ts'
import { isCovered } from './covered.ts'

export type MediaRow = Selectable<MediaTable>

export const mediaById = loaderById('media')

/** Loads the media of records in their order, from a table that links both. */
export const mediaOf = (
  links: 'place_media' | 'post_media' | 'product_media',
  record: string,
): Loader<string, MediaRow[]> =>
  defineLoader(async (ctx, ids) => {
    const found = await sql<MediaRow & { readonly record_id: string }>`
      select media.*, links.${sql.ref(record)} as record_id
      from ${sql.table(links)} links join media on media.id = links.media_id
      where links.${sql.ref(record)} = any (${ids}) order by links.position`.execute(ctx.db)
    return grouped(ids, found.rows, (row) => row.record_id)
  })

/** Readers of posts see pictures; the rest is for those who decide on them. */
const visibleTo = (viewer: Viewer | null) => area('MODERATION').allows(viewer)

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
    covered: t.boolean({
      description: 'Open reports call it, or a record that shows it, nudity or violence: screens cover it.',
      resolve: ({ id }, _, ctx) => ctx.load(isCovered, id),
    }),
    termStatus: t.expose('term_status', { type: enumOf('TermStatus', termStatuses), visibleTo }),
    reason: t.field({ type: [StatusReason], visibleTo, resolve: (media) => statusReasons(media.reason) }),
    createdAt: t.expose('created_at', { type: 'DateTime', visibleTo }),
    version: t.exposeInt('version', { visibleTo }),
  }),
})

builder.objectFields(User, (t) => ({
  avatar: t.field({
    type: Media,
    nullable: true,
    resolve: (user, _, ctx) => (user.avatar_id ? ctx.load(mediaById, user.avatar_id) : null),
  }),
}))
