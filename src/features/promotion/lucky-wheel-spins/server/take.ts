import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { command } from '../../../../platform/server/command.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { fixedStatement } from '../../../../platform/server/database/statement.ts'
import { textIn } from '../../../../platform/server/english.ts'
import type { Locale } from '../../../../platform/shared/text.ts'
import { announceOfMember } from '../../../records/webhook-events/server/public.ts'
import { tellMember } from '../../../records/member-notices/server/public.ts'
import { bookPoints, pointsIn } from '../../../people/trusted-points/server/public.ts'
import type { AwardCause, PrizeTier } from '../../lucky-wheels/lucky-wheel.values.ts'
import { type DueLane, look, type Look } from './look.ts'
import { type BatchRow, notRunning, runningWheel, type Stock } from './running.ts'

/** A prize that a member won. */
export interface Won {
  readonly awardId: string
  readonly stock: Stock
  readonly cause: AwardCause
  readonly code: string | null
}

/** What a spin came to, and the moment that decided it. */
export interface Outcome {
  readonly at: Date
  readonly won: Won | null
}

/**
 * Gives the member the prize they are designated for, if that is sealed; otherwise the unit that has been due longest.
 */
export async function take(
  ctx: Context,
  batch: BatchRow,
  stocks: readonly Stock[],
  tiers: readonly PrizeTier[],
  userId: string,
): Promise<Outcome> {
  return (await takeAssigned(ctx, batch, stocks, userId)) ?? takeDue(ctx, batch, stocks, tiers, userId)
}

/** The outcome of a dry run: what is due stays secret, even from the time that the answer takes, and nobody waits for it. */
export async function drawNothing(ctx: Context, batch: BatchRow): Promise<Outcome> {
  const { at } = await look(ctx, batch, [], [])
  return { at, won: null }
}

const violates = (error: unknown, constraint: string) => (error as { constraint?: string }).constraint === constraint

/** Null if the member is not designated, or not any more: somebody may take the designation back meanwhile. */
async function takeAssigned(
  ctx: Context,
  batch: BatchRow,
  stocks: readonly Stock[],
  userId: string,
): Promise<Outcome | null> {
  const [stock] = stocks
    .filter(({ designatedAt }) => designatedAt)
    .toSorted((a, b) => a.designatedAt!.getTime() - b.designatedAt!.getTime())
  if (!stock) return null
  const { at } = await look(ctx, batch, [], [])
  try {
    return {
      at,
      won: await command(ctx, (ctx) => pay(ctx, stock, { user_id: userId, cause: 'ASSIGNED', created_at: at })),
    }
  } catch (error) {
    if (violates(error, 'wheel_awards_left')) return null
    throw error
  }
}

/**
 * A due unit is never passed over. If others have locked the lanes of all of them, it waits for the one that has been
 * due longest, and looks again.
 */
async function takeDue(
  ctx: Context,
  batch: BatchRow,
  stocks: readonly Stock[],
  tiers: readonly PrizeTier[],
  userId: string,
): Promise<Outcome> {
  for (;;) {
    const { at, due }: Look = await look(ctx, batch, stocks, tiers)
    if (due.length === 0) return { at, won: null }
    const free = await lockFree(ctx, due)
    if (free) {
      const award = { user_id: userId, cause: 'CHANCE', lane: free.lane, created_at: at } as const
      return { at, won: await pay(ctx, free.stock, award) }
    }
    await waitFor(ctx, due[0]!)
  }
}

const freeLane = fixedStatement<{ seen: string }, { place: number }>((db, { seen }) =>
  sql<{ place: number }>`
    select d.place from jsonb_to_recordset(${seen}::jsonb) d (stock_id uuid, lane int, awarded int, place int)
      join stock_lanes l on l.stock_id = d.stock_id and l.lane = d.lane
      where l.awarded = d.awarded and l.awarded < l.qty
      order by d.place limit 1 for no key update of l skip locked`.compile(db),
)

/** Locks the first lane that nobody has locked and from which nothing was taken since the look. */
async function lockFree(ctx: Context, due: readonly DueLane[]): Promise<DueLane | undefined> {
  const seen = due.map(({ stock, lane, awarded }, place) => ({ stock_id: stock.id, lane, awarded, place }))
  const [free] = await freeLane(ctx.db, { seen: JSON.stringify(seen) })
  return free && due[free.place]
}

/** Waits until nobody has locked the lane, and does not keep it: whoever keeps a lane waits for no other. */
async function waitFor(ctx: Context, { stock, lane }: DueLane): Promise<void> {
  await sql`savepoint waiting`.execute(ctx.db)
  await sql`select from stock_lanes where stock_id = ${stock.id} and lane = ${lane} for no key update`.execute(ctx.db)
  await sql`rollback to savepoint waiting`.execute(ctx.db)
  await sql`release savepoint waiting`.execute(ctx.db)
}

interface Award {
  readonly user_id: string
  readonly cause: AwardCause
  readonly lane?: number
  readonly created_at: Date
}

/** Gives the code or the points, and writes the award. */
async function pay(ctx: Context, stock: Stock, award: Award): Promise<Won> {
  const code = stock.voucherId === null ? null : await handOver(ctx, stock, award)
  const entry = stock.point
    ? await bookPoints(ctx, { userId: award.user_id, amount: stock.point, cause: 'PRIZE' })
    : null
  const awardId = uuidv7()
  try {
    await ctx.db
      .insertInto('wheel_awards')
      .values({ id: awardId, stock_id: stock.id, ...award, code_id: code?.id ?? null, entry_id: entry?.id ?? null })
      .execute()
  } catch (error) {
    // The wheel was deleted meanwhile.
    throw violates(error, 'wheel_awards_in_time') ? notRunning() : error
  }
  await tellOfPrize(ctx, award.user_id, stock)
  await announceOfMember(ctx, 'wheel.won', award.user_id, { awardId, prizeId: stock.id, cause: award.cause })
  return { awardId, stock, cause: award.cause, code: code?.code ?? null }
}

async function tellOfPrize(ctx: Context, userId: string, { name, nameEn, point, voucherId }: Stock): Promise<void> {
  const names = { vi: name, en: nameEn }
  const key = voucherId
    ? 'lucky_wheel_spins_text_notice_code'
    : point
      ? 'lucky_wheel_spins_text_notice_points'
      : 'lucky_wheel_spins_text_notice_prize'
  const sentence = (locale: Locale) =>
    textIn(locale, key, { name: names[locale], points: pointsIn(point ?? 0, locale) })
  await tellMember(ctx, userId, { type: 'PRIZE', sentence })
}

interface Code {
  readonly id: string
  readonly code: string
}

/** Hands over one of the codes that the prize reserves. There are as many as it has units. */
async function handOver(ctx: Context, { id, voucherId }: Stock, { user_id, created_at }: Award): Promise<Code> {
  const code = (await freeCode(ctx, id, voucherId!, 'skip locked')) ?? (await freeCode(ctx, id, voucherId!, ''))
  // A wheel that is deleted meanwhile frees its codes.
  if (!code) throw (await runningWheel(ctx)) ? new Error(`the prize ${id} has no code for a unit`) : notRunning()
  await ctx.db
    .insertInto('voucher_redemptions')
    .values({ id: uuidv7(), code_id: code.id, user_id, cause: 'WON', created_at })
    .execute()
  return code
}

async function freeCode(
  ctx: Context,
  stockId: string,
  voucherId: string,
  wait: 'skip locked' | '',
): Promise<Code | undefined> {
  const { rows } = await sql<Code>`select id, code from voucher_codes
    where voucher_id = ${voucherId} and pool = ${stockId} and status = 'ACTIVE' and deleted_at is null
    order by lane, id limit 1 for no key update ${sql.raw(wait)}`.execute(ctx.db)
  return rows[0]
}
