import { type Kysely, type Selectable, sql } from 'kysely'
import type { DrawSeals, Tables, WheelBatches } from '../../../../../database/tables.ts'
import type { App } from '../../../../platform/server/context.ts'
import { idsOf } from '../../../../platform/server/database/months.ts'
import { type Draw, drawOf } from '../../lucky-wheels/due.ts'
import { openSeed } from '../../lucky-wheels/server/public.ts'
import { noRoot } from '../draw-log.ts'
import type { DrawIndex, DrawPage, PublishedAward, PublishedBatch } from '../verify-draws.ts'
import { type AwardedUnit, hexOf, sealedSpin, type SpinToSeal, unitOf } from './sealed.ts'

type BatchRow = Selectable<WheelBatches>
export type SealRow = Selectable<DrawSeals>

/** The seed of a batch, once that has ended. */
export function publishedSeed({ tokenKey }: App, { id, seed, end_date }: BatchRow): string | null {
  if (end_date > new Date()) return null
  const opened = openSeed(tokenKey, id, seed)
  return opened && hexOf(opened)
}

/** When a unit that was won fell due; null for what was assigned, or if the seed cannot be opened. */
export function dueMoment(
  { tokenKey }: App,
  { id, seed, start_date, end_date }: BatchRow,
  award: AwardedUnit,
): Date | null {
  const [opened, unit] = [openSeed(tokenKey, id, seed), unitOf(award)]
  if (!opened || unit === null) return null
  const period = { start: start_date.getTime(), end: end_date.getTime() }
  const draw: Draw = drawOf(opened, { _id: award.stock_id, qty: award.qty, ...period })
  return new Date(draw.momentOf(unit))
}

export const batchesOf = (db: Kysely<Tables>, wheelId: string): Promise<BatchRow[]> =>
  db.selectFrom('wheel_batches').selectAll().where('wheel_id', '=', wheelId).orderBy('start_date').execute()

/** Null for an unknown wheel, and one that has not begun. */
export async function drawIndex(
  app: App,
  wheelId: string,
  db: Kysely<Tables> = app.database.kysely,
): Promise<DrawIndex | null> {
  const batches = await batchesOf(db, wheelId)
  const begun = batches.filter(({ start_date }) => start_date <= new Date())
  if (begun.length === 0) return null
  const { rows: prizes } = await sql<{ batch_id: string; prizeId: string; prizeTier: string; qty: number }>`
    select s.batch_id, s.id as "prizeId", p.prize_tier as "prizeTier", s.qty
      from wheel_stock s join wheel_prizes p on p.id = s.prize_id
      where p.wheel_id = ${wheelId} order by p.prize_index`.execute(db)
  const last = await db
    .selectFrom('draw_seals')
    .selectAll()
    .where('wheel_id', '=', wheelId)
    .orderBy('seal', 'desc')
    .limit(1)
    .executeTakeFirst()
  return {
    wheelId,
    batches: begun.map((batch): PublishedBatch => ({
      batchId: batch.id,
      startDate: batch.start_date.toISOString(),
      endDate: batch.end_date.toISOString(),
      seedHash: hexOf(batch.seed_hash),
      seed: publishedSeed(app, batch),
      prizes: prizes
        .filter(({ batch_id }) => batch_id === batch.id)
        .map(({ prizeId, prizeTier, qty }) => ({ prizeId, prizeTier, qty })),
    })),
    seals: last?.seal ?? 0,
    root: last ? hexOf(last.root) : noRoot,
  }
}

/** One seal with the prizes that were won in it; it never changes. Null if there is none. */
export async function drawPage(app: App, wheelId: string, number: number): Promise<DrawPage | null> {
  const db = app.database.kysely
  const seal = await db
    .selectFrom('draw_seals')
    .selectAll()
    .where('wheel_id', '=', wheelId)
    .where('seal', '=', number)
    .executeTakeFirst()
  if (!seal) return null
  return {
    seal: seal.seal,
    firstNumber: seal.first_number,
    formerRoot: hexOf(seal.former_root),
    root: hexOf(seal.root),
    hashes: await leavesOf(db, seal),
    awards: await awardsOf(app, seal),
  }
}

export async function leavesOf(
  db: Kysely<Tables>,
  { wheel_id, first_number, last_number }: SealRow,
): Promise<string[]> {
  const rows = await db
    .selectFrom('draw_leaves')
    .select('hash')
    .where('wheel_id', '=', wheel_id)
    .where('number', '>=', first_number)
    .where('number', '<=', last_number)
    .orderBy('number')
    .execute()
  return rows.map(({ hash }) => hexOf(hash))
}

/** Between which ids the spins of a seal are: its wheel turned not before its first batch. */
export const idsOfSeal = (batches: readonly { readonly start_date: Date }[], { created_at }: SealRow) =>
  idsOf(Math.min(...batches.map(({ start_date }) => start_date.getTime()), created_at.getTime()), created_at.getTime())

async function awardsOf(app: App, seal: SealRow): Promise<PublishedAward[]> {
  const { wheel_id, first_number, last_number } = seal
  const db = app.database.kysely
  const batches = new Map((await batchesOf(db, wheel_id)).map((batch) => [batch.id, batch]))
  const ids = idsOfSeal([...batches.values()], seal)
  const { rows } = await sql<SpinToSeal & AwardedUnit & { number: number }>`
    select s.id, s.number, s.batch_id, s.user_id, s.eligible_tiers, s.salt, s.created_at, a.stock_id, a.cause, a.lane,
        a.unit, k.qty
      from spins s join wheel_awards a on a.id = s.award_id join wheel_stock k on k.id = a.stock_id
      where s.wheel_id = ${wheel_id} and s.number between ${first_number} and ${last_number}
        and s.id >= ${ids.from} and s.id < ${ids.to} order by s.number`.execute(db)
  return Promise.all(
    rows.map(async (award) => ({
      ...(await sealedSpin(award, award.number)),
      dueAt: dueMoment(app, batches.get(award.batch_id)!, award)?.toISOString() ?? null,
    })),
  )
}
