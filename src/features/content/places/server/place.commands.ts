import type { Context } from '../../../../platform/server/context.ts'
import { recordStore, type Target } from '../../../../platform/server/records/record-store.ts'
import { requireOwnPhoto } from '../../../records/media/server/public.ts'
import { placeRecord } from '../place.record.ts'
import type { PlaceRow } from './place.queries.ts'

const places = recordStore({ model: 'PLACE', record: placeRecord, table: 'places', gone: 'places_text_gone' })

/**
 * Makes a photo the image of a place. Both it and the former image then belong to the place's media.
 *
 * @param imageId a photo that the place has or that the caller uploaded; null, for undo only, leaves the place without
 *
 * @throws Refusal NOT_FOUND, CONFLICT, BAD_USER_INPUT for any other photo
 */
export function setPrimaryImage(ctx: Context, place: Target, imageId: string | null): Promise<PlaceRow> {
  return places.changeBy(ctx, place, async (ctx, row) => {
    const media = await ctx.db
      .selectFrom('place_media')
      .innerJoin('media', 'media.id', 'place_media.media_id')
      .select(['media_id', 'position', 'kind'])
      .where('place_id', '=', row.id)
      .execute()
    const has = (id: string) => media.some(({ media_id }) => media_id === id)
    const hasPhoto = media.some(({ media_id, kind }) => media_id === imageId && kind === 'PHOTO')
    if (imageId !== null && imageId !== row.primary_image_id && !hasPhoto)
      await requireOwnPhoto(ctx, { field: 'imageId', id: imageId, refusal: 'places_text_image_not_yours' })
    const missing = [row.primary_image_id, imageId].filter((id) => id !== null && !has(id))
    if (missing.length > 0) {
      const next = Math.max(-1, ...media.map(({ position }) => position)) + 1
      const added = [...new Set(missing)].map((id, i) => ({ place_id: row.id, media_id: id!, position: next + i }))
      await ctx.db.insertInto('place_media').values(added).execute()
    }
    return { primary_image_id: imageId }
  })
}
