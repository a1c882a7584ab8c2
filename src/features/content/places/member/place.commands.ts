import { v7 as uuidv7 } from 'uuid'
import { actorId, command } from '../../../../platform/server/command.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { announceChange } from '../../../../platform/server/live/announce.ts'
import { Refusal } from '../../../../platform/server/refusal.ts'
import { checkWords } from '../../../../platform/server/words.ts'
import { type Adopted, adoptedColumns } from '../../../records/external-ids/adopted.ts'
import { attachOwn, replaceOwn } from '../../../records/media/member/public.ts'
import { announceCreation } from '../../../records/webhook-events/server/public.ts'
import type { PlaceOfMember } from '../place-of-member.rules.ts'

/** Adds a place. Its first picture is its image. */
export async function createPlace(
  ctx: Context,
  data: PlaceOfMember,
  given: Adopted = { id: uuidv7() },
): Promise<string> {
  return command(ctx, async (ctx) => {
    const { name, description, mediaIds, location } = data
    const words = await checkWords(ctx, {
      'data.name': name,
      'data.description': description,
      'data.location': location ?? '',
    })
    const { id } = given
    await ctx.db
      .insertInto('places')
      .values({
        ...adoptedColumns(given),
        name: words.texts['data.name'],
        description: words.texts['data.description'],
        location_name: words.texts['data.location'] || null,
        has_sensitive_word: words.suspicious,
        created_by: actorId(ctx),
      })
      .execute()
    await attachOwn(ctx, { links: 'place_media', record: 'place_id', id }, mediaIds)
    const image = mediaIds[0] ?? null
    await ctx.db.updateTable('places').set({ primary_image_id: image }).where('id', '=', id).execute()
    await announceChange(ctx, { model: 'PLACE', id, version: 1, by: actorId(ctx), fields: [] })
    await announceCreation(ctx, { model: 'PLACE', id })
    return id
  })
}

export interface PlaceChange extends Pick<PlaceOfMember, 'name' | 'description' | 'location'> {
  /** Absent if it has the pictures that it had before. */
  readonly mediaIds?: readonly string[] | undefined
}

/** Changes a place that the member added. If its image is no longer among its pictures, the first of them becomes it. */
export async function changePlace(
  ctx: Context,
  id: string,
  { name, description, location, mediaIds }: PlaceChange,
): Promise<void> {
  await command(ctx, async (ctx) => {
    const place = await ctx.db
      .selectFrom('places')
      .select(['version', 'primary_image_id', 'has_sensitive_word'])
      .where('id', '=', id)
      .where('created_by', '=', actorId(ctx))
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!place) throw new Refusal('NOT_FOUND', 'places_text_gone')
    const { texts, suspicious } = await checkWords(ctx, {
      'data.name': name,
      'data.description': description,
      'data.location': location ?? '',
    })
    if (mediaIds) await replaceOwn(ctx, { links: 'place_media', record: 'place_id', id }, mediaIds)
    const image = place.primary_image_id
    const version = place.version + 1
    await ctx.db
      .updateTable('places')
      .set({
        name: texts['data.name'],
        description: texts['data.description'],
        location_name: texts['data.location'] || null,
        has_sensitive_word: place.has_sensitive_word || suspicious,
        primary_image_id: !mediaIds || (image && mediaIds.includes(image)) ? image : (mediaIds[0] ?? null),
        version,
      })
      .where('id', '=', id)
      .execute()
    await announceChange(ctx, { model: 'PLACE', id, version, by: actorId(ctx), fields: [] })
  })
}
