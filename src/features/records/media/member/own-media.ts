import { sql } from 'kysely'
import { actorId } from '../../../../platform/server/command.ts'
import { type Context, type Loader } from '../../../../platform/server/context.ts'
import { invalid } from '../../../../platform/server/refusal.ts'
import { isVisible } from '../../term-status/member/public.ts'
import type { MediaRow } from '../server/media.type.ts'

/** The photos and videos of a record that the member who asks may see, in their order. */
export const visibleMedia = async (ctx: Context, medias: Loader<string, MediaRow[]>, id: string): Promise<MediaRow[]> =>
  (await ctx.load(medias, id)).filter((media) => isSeen(ctx, media))

/** Whether the member sees a photo or video: none that is blocked, or that only blocked records show. */
export const isSeen = (ctx: Context, { refused, term_status, uploaded_by }: MediaRow): boolean =>
  !refused && isVisible(ctx, term_status, uploaded_by)

/** The table that links a kind of record to its media, its column of the record, and the record. */
interface Showing {
  readonly links: 'post_media' | 'place_media' | 'product_media'
  readonly record: 'post_id' | 'place_id' | 'product_id'
  readonly id: string
}

/**
 * Shows some of the member's own uploads with a record that they write. Call it in the command that writes it.
 *
 * @throws Refusal BAD_USER_INPUT for `data.mediaIds` with anything else
 */
export async function attachOwn(ctx: Context, to: Showing, mediaIds: readonly string[]): Promise<void> {
  if (mediaIds.length === 0) return
  const attached = await sql`
    insert into ${sql.table(to.links)} (${sql.ref(to.record)}, media_id, position)
      select ${to.id}, m.id, asked.position - 1
        from unnest(${[...mediaIds]}::uuid[]) with ordinality asked (id, position) join media m using (id)
        where m.uploaded_by = ${actorId(ctx)} and not m.refused and m.term_status in ('NORMAL', 'HIDDEN')`.execute(
    ctx.db,
  )
  if (Number(attached.numAffectedRows) < mediaIds.length) throw invalid('data.mediaIds', 'media_text_not_yours')
}

/** The same, instead of what the record showed before. */
export async function replaceOwn(ctx: Context, to: Showing, mediaIds: readonly string[]): Promise<void> {
  await sql`delete from ${sql.table(to.links)} where ${sql.ref(to.record)} = ${to.id}`.execute(ctx.db)
  await attachOwn(ctx, to, mediaIds)
}
