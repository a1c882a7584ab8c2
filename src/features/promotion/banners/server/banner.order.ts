import { sql } from 'kysely'
import { command } from '../../../../platform/server/command.ts'
import { type Context, defineLoader } from '../../../../platform/server/context.ts'
import { Refusal } from '../../../../platform/server/refusal.ts'
import { type BannerRow, banners } from './banner.commands.ts'

interface Place {
  readonly _id: string
  readonly position: number
}

/**
 * Puts banners into the order of the given positions: they exchange the places that they hold now. Their rows are
 * locked, always in the same order, before their places are read, so that no move of two simultaneous ones is lost.
 *
 * @returns the banners in their new order, without those that do not exist
 */
export function moveBanners(ctx: Context, places: readonly Place[]): Promise<BannerRow[]> {
  const wished = new Map(places.map(({ _id, position }) => [_id, position]))
  return command(ctx, async (ctx) => {
    const rows = await locked(ctx, [...wished.keys()])
    const ordered = rows.toSorted((a, b) => wished.get(a.id)! - wished.get(b.id)! || a.position - b.position)
    return exchange(ctx, ordered)
  })
}

/** Moves one banner to a place among all, counted from 1; a place past the end is the last. The others close up. */
export function moveBanner(ctx: Context, id: string, place: number): Promise<BannerRow> {
  return command(ctx, async (ctx) => {
    const rows = (await locked(ctx)).toSorted((a, b) => a.position - b.position)
    const from = rows.findIndex((row) => row.id === id)
    if (from < 0) throw new Refusal('NOT_FOUND', 'banners_text_gone')
    const to = Math.min(place, rows.length) - 1
    const ordered = rows.toSpliced(from, 1).toSpliced(to, 0, rows[from]!)
    const moved = await exchange(ctx, ordered.slice(Math.min(from, to), Math.max(from, to) + 1))
    return moved.find((row) => row.id === id)!
  })
}

type Held = Pick<BannerRow, 'id' | 'position'>

async function locked(ctx: Context, ids?: readonly string[]): Promise<Held[]> {
  const rows = ctx.db.selectFrom('banners').select(['id', 'position']).orderBy('id').forNoKeyUpdate()
  return (ids ? rows.where('id', 'in', ids) : rows).execute()
}

/** Gives locked banners, in this order, the positions that they hold. */
async function exchange(ctx: Context, ordered: readonly Held[]): Promise<BannerRow[]> {
  const held = ordered.map(({ position }) => position).toSorted((a, b) => a - b)
  const moved: BannerRow[] = []
  for (const [i, { id }] of ordered.entries())
    moved.push(await banners.change(ctx, { _id: id }, { position: held[i]! }))
  return moved
}

/** The place of a banner among all, counted from 1. */
export const placeOf = defineLoader<string, number>(async (ctx, ids) => {
  const { rows } = await sql<{ id: string; place: number }>`
    select b.id, (select count(*) from banners o where o.position <= b.position) as place
      from banners b where b.id in (${sql.join(ids)})`.execute(ctx.db)
  const places = new Map(rows.map(({ id, place }) => [id, place]))
  return ids.map((id) => places.get(id) ?? 0)
})
