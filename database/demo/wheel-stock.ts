import { type Kysely, sql } from 'kysely'
import { drawOf } from '../../src/features/promotion/lucky-wheels/due.ts'
import type { Tables } from '../tables.ts'
import { hashText, idOf, randomOf } from './random.ts'
import { founders, type World } from './world.ts'

const day = 86_400_000
const hour = 3_600_000
const kinds = {
  stock: hashText('wheel stock'),
  award: hashText('wheel award'),
  entry: hashText('points of wheel'),
  redemption: hashText('voucher of wheel'),
}
/** More than any demo wheel has. */
const mostAwards = 10_000
const designated = 2

type Stock = ReturnType<typeof stockOf>

interface StockOptions {
  readonly index: number
  readonly madeAt: number
  readonly period: { readonly id: string; readonly seed: Uint8Array; readonly start: number; readonly end: number }
  readonly prize: {
    readonly id: string
    readonly prize_tier: string
    readonly point: number | null
    readonly voucher_id: string | null
  }
  readonly qty: number
  /** Units that fell due before this moment were won. */
  readonly until: number
}

/** A prize in one batch. Some of the silver units that can still be won are designated for people. */
export function stockOf(world: World, { index, madeAt, period, prize, qty, until }: StockOptions) {
  // Without its moment: the draw depends on the id, and the same units are won whenever this is told.
  const id = idOf(kinds.stock, index, 0)
  const isPromised = prize.prize_tier === 'SILVER' && period.end > world.now
  const promised = isPromised ? designated : 0
  const lanes = Math.min(16, qty - promised)
  const share = (lane: number) => Math.floor((qty - promised) / lanes) + (lane < (qty - promised) % lanes ? 1 : 0)
  const random = randomOf(kinds.award, index)
  const draw = drawOf(period.seed, { _id: id, qty, start: period.start, end: period.end })
  // Somebody turns the wheel some minutes after a unit fell due.
  const moments = Array.from(
    { length: qty - promised },
    (_, unit) => draw.momentOf(unit) + random.below(2 * hour),
  ).filter((moment) => moment < Math.min(until, period.end))
  const created_at = new Date(madeAt)
  return {
    id,
    index,
    batch_id: period.id,
    prize_id: prize.id,
    point: prize.point,
    voucher_id: prize.voucher_id,
    qty,
    version: 1,
    created_at,
    moments,
    lanes: Array.from({ length: lanes }, (_, lane) => ({ stock_id: id, lane, qty: share(lane), awarded: 0 })),
    designations: Array.from({ length: promised }, (_, i) => ({
      stock_id: id,
      user_id: world.userId(founders + ((index * 31 + i * 11) % (world.options.users - founders))),
      reason: 'Tri ân người viết nhiều đánh giá hữu ích',
      created_by: world.userId(0),
      created_at: new Date(world.now - 2 * day),
    })),
  }
}

/** Reserves codes for the prizes that give vouchers. Returns those of each. */
export async function reserveCodes(db: Kysely<Tables>, stocks: readonly Stock[]): Promise<Map<string, string[]>> {
  const pools = new Map<string, string[]>()
  for (const { id, voucher_id, qty } of stocks.filter(({ voucher_id }) => voucher_id !== null)) {
    const { rows } = await sql<{ id: string }>`update voucher_codes set pool = ${id} where id in (
        select id from voucher_codes where voucher_id = ${voucher_id} and pool is null and qty = 1 and sold_qty = 0
          order by id limit ${qty}) returning id`.execute(db)
    pools.set(id, rows.map(({ id }) => id).toSorted())
  }
  return pools
}

/** Somebody who is no founder, and had joined by then. */
function winnerAt(world: World, number: number, moment: number): number {
  const others = world.options.users - founders
  let drawn = number % others
  while (drawn > 0 && world.userTimes[founders + drawn]! > moment) drawn = drawn >> 1
  return founders + drawn
}

export function awardsOf(world: World, stock: Stock, codes: readonly string[]) {
  const { id, index, point, lanes, moments } = stock
  return moments.map((moment, unit) => {
    const number = index * mostAwards + unit
    const user_id = world.userId(winnerAt(world, index * 17 + unit * 29, moment))
    const created_at = new Date(moment)
    const entryId = idOf(kinds.entry, number, moment)
    const code_id = codes[unit] ?? null
    const given = { user_id, created_at }
    return {
      redemption: code_id && { id: idOf(kinds.redemption, number, moment), code_id, cause: 'WON', ...given },
      entry: point !== null && {
        id: entryId,
        other_account: 'PRIZES',
        cause: 'PRIZE',
        amount: point,
        earned: true,
        ...given,
      },
      award: {
        id: idOf(kinds.award, number, moment),
        stock_id: id,
        cause: 'CHANCE',
        lane: unit % lanes.length,
        code_id,
        entry_id: point === null ? null : entryId,
        ...given,
      },
    }
  })
}
