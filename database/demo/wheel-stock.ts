import { type Kysely, sql } from 'kysely'
import { drawOf } from '../../src/features/promotion/lucky-wheels/due.ts'
import type { PrizeTier } from '../../src/features/promotion/lucky-wheels/lucky-wheel.values.ts'
import type { Tables } from '../tables.ts'
import { hashText, idOf, randomOf } from './random.ts'
import { usedAfter } from './vouchers.ts'
import { founders, type World } from './world.ts'

const day = 86_400_000
const kinds = {
  stock: hashText('wheel stock'),
  award: hashText('wheel award'),
  entry: hashText('points of wheel'),
  redemption: hashText('voucher of wheel'),
}
/** More than any demo wheel has. */
const mostAwards = 10_000
const designated = 2

export type Stock = ReturnType<typeof stockOf>

interface StockOptions {
  readonly index: number
  readonly madeAt: number
  readonly period: { readonly id: string; readonly seed: Uint8Array; readonly start: number; readonly end: number }
  readonly prize: {
    readonly id: string
    readonly prize_tier: PrizeTier
    readonly point: number | null
    readonly voucher_id: string | null
  }
  readonly qty: number
}

/** A prize in one batch. The last silver units of a batch that is not over are designated for people. */
export function stockOf(world: World, { index, madeAt, period, prize, qty }: StockOptions) {
  // Without its moment: the draw depends on the id, and the same units are won whenever this is told.
  const id = idOf(kinds.stock, index, 0)
  const isPromised = prize.prize_tier === 'SILVER' && period.end > world.now
  const promised = isPromised ? designated : 0
  const lanes = Math.min(16, qty)
  const share = (lane: number) => Math.floor((qty - promised) / lanes) + (lane < (qty - promised) % lanes ? 1 : 0)
  const draw = drawOf(period.seed, { _id: id, qty, start: period.start, end: period.end })
  const created_at = new Date(madeAt)
  return {
    id,
    index,
    batch_id: period.id,
    prize_id: prize.id,
    tier: prize.prize_tier,
    point: prize.point,
    voucher_id: prize.voucher_id,
    qty,
    version: 1,
    created_at,
    units: Array.from({ length: qty - promised }, (_, unit) => ({ stock_id: id, unit, dueAt: draw.momentOf(unit) })),
    lanes: Array.from({ length: lanes }, (_, lane) => ({ stock_id: id, lane, qty: share(lane), awarded: 0 })),
    designations: Array.from({ length: promised }, (_, i) => ({
      stock_id: id,
      user_id: world.userId(founders + ((index * 31 + i * 11) % (world.options.users - founders))),
      reason: 'Tri ân người viết nhiều đánh giá hữu ích',
      created_by: world.userId(0),
      created_at: new Date(world.now - 2 * day),
      lane: (qty - promised + i) % lanes,
    })),
  }
}

export interface Code {
  readonly id: string
  readonly code: string
}

/** Reserves codes for the prizes that give vouchers. Returns those of each. */
export async function reserveCodes(db: Kysely<Tables>, stocks: readonly Stock[]): Promise<Map<string, Code[]>> {
  const pools = new Map<string, Code[]>()
  for (const { id, voucher_id, qty } of stocks.filter(({ voucher_id }) => voucher_id !== null)) {
    const { rows } = await sql<Code>`update voucher_codes set pool = ${id} where id in (
        select id from voucher_codes where voucher_id = ${voucher_id} and pool is null and qty = 1 and sold_qty = 0
          order by id limit ${qty}) returning id, code`.execute(db)
    pools.set(
      id,
      rows.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    )
  }
  return pools
}

interface Won {
  readonly user_id: string
  readonly created_at: Date
  /** Counted from 0. */
  readonly unit: number
}

/** The award of a unit with what it gave. */
export function awardOf(world: World, { id, index, point, lanes }: Stock, code: Code | undefined, won: Won) {
  const { unit, ...given } = won
  const number = index * mostAwards + unit
  const moment = given.created_at.getTime()
  const entryId = idOf(kinds.entry, number, moment)
  return {
    redemption: code && {
      id: idOf(kinds.redemption, number, moment),
      code_id: code.id,
      cause: 'WON',
      used_at: unit % 3 === 2 ? null : usedAfter(world.now, moment, randomOf(kinds.redemption, number)),
      ...given,
    },
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
      code_id: code?.id ?? null,
      entry_id: point === null ? null : entryId,
      ...given,
    },
  }
}
