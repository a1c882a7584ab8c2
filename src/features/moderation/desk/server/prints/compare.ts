import { sql } from 'kysely'
import { command } from '../../../../../platform/server/command.ts'
import { type App, type Context, ownContext } from '../../../../../platform/server/context.ts'
import { announceChange } from '../../../../../platform/server/live/announce.ts'
import type { CaseRow } from '../case.queries.ts'
import { likeCase, type LikeCase, type Reported } from './like-cases.ts'
import type { Print } from './print.ts'
import { printOf } from './record-print.ts'

/** Whether nobody has claimed a case and no decision about it is being undone. */
const isFree = sql<boolean>`(held_until is null or held_until <= clock_timestamp())
  and not exists (select from case_decisions d where d.case_id = cases.id and d.state = 'UNDOING')`

/**
 * Compares a reported record with the leads of cases. A near duplicate of an open case's lead joins that case. A near
 * duplicate of a decided case's lead keeps its own case, which then refers to the decided one.
 *
 * @returns false if it has to be compared later, because somebody works on one of the two cases
 */
export async function compareReported(app: App, { model, id }: Reported): Promise<boolean> {
  const ctx = ownContext(app, `comparing ${id}`)
  const print = await printOf(ctx, model, id)
  return command(ctx, async (ctx) => {
    const target = await ctx.db
      .selectFrom('report_targets')
      .select(['case_id', 'compared_at'])
      .where('model', '=', model)
      .where('target_id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!target || target.compared_at) return true
    if (print) {
      await keepPrint(ctx, { model, id }, print)
      const like = await likeCase(ctx, { model, id }, print)
      if (like && target.case_id && !(await bringTogether(ctx, { model, id }, target.case_id, like))) return false
    }
    await ctx.db
      .updateTable('report_targets')
      .set({ compared_at: sql<Date>`clock_timestamp()` })
      .where('model', '=', model)
      .where('target_id', '=', id)
      .execute()
    return true
  })
}

async function keepPrint(ctx: Context, { model, id }: Reported, { kind, bits, bands }: Print): Promise<void> {
  const print = String(BigInt.asIntN(64, bits))
  await sql`insert into record_prints values (${model}, ${id}, ${kind}, ${print}::bigint, ${sql.join(bands)})
    on conflict (model, target_id) do update set kind = excluded.kind, print = excluded.print, band_1 = excluded.band_1,
      band_2 = excluded.band_2, band_3 = excluded.band_3, band_4 = excluded.band_4`.execute(ctx.db)
}

/** Returns false if it has to be tried again later. */
async function bringTogether(ctx: Context, record: Reported, caseId: string, like: LikeCase): Promise<boolean> {
  // In the order of their ids, like everything that locks two cases.
  const rows = await ctx.db
    .selectFrom('cases')
    .selectAll()
    .select(isFree.as('free'))
    .where('id', 'in', [caseId, like.id])
    .orderBy('id')
    .forUpdate()
    .execute()
  const [own, other] = [caseId, like.id].map((id) => rows.find((row) => row.id === id))
  if (own?.state !== 'OPEN' || own.members > 1) return true
  if (!own.free || !other || other.state !== like.state || other.lead_id !== like.lead_id) return false
  if (other.state !== 'OPEN') await remember(ctx, own, other)
  else if (other.free) await join(ctx, record, other)
  else return false
  return true
}

async function remember(ctx: Context, own: CaseRow, other: CaseRow): Promise<void> {
  await ctx.db.updateTable('cases').set({ like_case_id: other.id }).where('id', '=', own.id).execute()
  await announceChange(ctx, { model: 'CASE', id: own.id, version: own.version, by: null })
}

async function join(ctx: Context, { model, id }: Reported, other: CaseRow): Promise<void> {
  await sql`select move_to_case(${model}, ${id}, ${other.id})`.execute(ctx.db)
  await announceChange(ctx, { model: 'CASE', id: other.id, version: other.version, by: null })
}
