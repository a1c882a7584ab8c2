import type { Kysely } from 'kysely'
import { drawOf, laneOfUnit } from '../../../src/features/promotion/lucky-wheels/due.ts'
import { defaultTierNames, prizeTiers } from '../../../src/features/promotion/lucky-wheels/lucky-wheel.values.ts'
import type { Tables } from '../../tables.ts'
import { insertRows } from '../insert.ts'
import { hashText, idOf, randomOf } from '../random.ts'
import { emptyLog, leavesOfSeal } from '../seal-spins.ts'
import { insertSpins, saltOf, type Spin, turnsPerDay, wonBy, wonNothing } from '../spins.ts'
import { localDayNumber, lowerBound } from '../timeline.ts'
import { playSpins } from '../wheel-play.ts'
import { founders, type World } from '../world.ts'
import { codeOf } from './vouchers.ts'
import type { LargeWheel, WheelOptions } from './wheels.ts'

/** The voucher whose codes the prizes give. */
export interface VoucherOfPrizes {
  readonly id: string
  readonly at: Date
  readonly start_date: Date
  readonly end_date: Date
}

interface Given {
  readonly wheel: LargeWheel
  readonly voucher: VoucherOfPrizes
  /** How many spins other wheels had. */
  readonly before: number
}

/** Milliseconds until somebody turns the wheel after a unit fell due, at most. */
const soon = 5 * 60_000
/** How many spins win nothing, for each that wins. */
const misses = 0.5

/** Stores the spins of a wheel, by which all its units are won, with their awards and codes. Returns how many. */
export async function insertWheelSpins(db: Kysely<Tables>, options: WheelOptions, given: Given): Promise<number> {
  const { wheel, before } = given
  const period = { start: wheel.batch.start_date.getTime(), end: wheel.batch.end_date.getTime() }
  const units = wheel.stocks.flatMap((stock) => {
    const { momentOf } = drawOf(wheel.secret, { _id: stock.id, qty: stock.qty, ...period })
    return Array.from({ length: stock.qty }, (_, unit) => ({ stock, unit, dueAt: momentOf(unit) }))
  })
  const moments = momentsOf(options.seed, before, units, period)
  const outcomes = playSpins(units, moments)
  const spinner = spinnersOf(options.world, period.start)
  const makeSpin = spinMaker(options, given)
  let log = emptyLog
  for (let from = 0; from < moments.length; from += leavesOfSeal) {
    const made = moments
      .slice(from, from + leavesOfSeal)
      .map((moment, i) => makeSpin(before + from + i, moment, { ...spinner(moment), unit: outcomes[from + i] ?? null }))
    await insertRows(
      db,
      'voucher_codes',
      made.flatMap(({ code }) => code ?? []),
    )
    await insertRows(
      db,
      'voucher_redemptions',
      made.flatMap(({ redemption }) => redemption ?? []),
    )
    await insertRows(
      db,
      'wheel_awards',
      made.flatMap(({ award }) => award ?? []),
    )
    log = await insertSpins(
      db,
      made.map(({ spin }) => spin),
      log,
    )
  }
  return moments.length
}

interface Unit {
  readonly stock: LargeWheel['stocks'][number]
  readonly unit: number
  readonly dueAt: number
}

/** Soon after each unit falls due, and between. */
function momentsOf(
  seed: string,
  before: number,
  units: readonly Unit[],
  { start, end }: { readonly start: number; readonly end: number },
): number[] {
  const random = randomOf(hashText(`${seed}/large spins`), before)
  const after = units.map(({ dueAt }) => Math.min(dueAt + random.below(soon), end - 1))
  const between = Array.from({ length: Math.floor(units.length * misses) }, () => start + random.below(end - start))
  return [...Float64Array.from([...after, ...between]).sort()]
}

/** The people who had joined by a moment, in turn. */
function spinnersOf(world: World, start: number) {
  const people = Math.max(lowerBound(world.userTimes, start) - founders, 1)
  let [next, day] = [0, 0]
  const times = new Uint16Array(people)
  return (moment: number) => {
    if (localDayNumber(moment) !== day) {
      day = localDayNumber(moment)
      times.fill(0)
    }
    const person = next++ % people
    const spun = ++times[person]!
    const index = Math.min(founders + person, world.options.users - 1)
    return {
      user_id: world.userId(index),
      turn: spun > turnsPerDay ? ('EARNED' as const) : ('FREE' as const),
      turnsLeft: Math.max(0, turnsPerDay - spun),
    }
  }
}

interface Turn {
  readonly user_id: string
  readonly turn: 'FREE' | 'EARNED'
  readonly turnsLeft: number
  readonly unit: Unit | null
}

/** Makes the row of a spin, and those of what it won. */
function spinMaker({ seed }: WheelOptions, { wheel, voucher }: Given) {
  const kind = (what: string) => hashText(`${seed}/large ${what}`)
  const kinds = {
    spin: kind('spin'),
    request: kind('request of spin'),
    award: kind('award'),
    code: kind('won code'),
    redemption: kind('won voucher'),
  }
  const wheel_id = wheel.wheel.id
  const prizes = new Map(wheel.prizes.map((prize) => [prize.id, prize]))

  function winOf(number: number, moment: number, { user_id, unit: won }: Turn) {
    if (!won) return undefined
    const { stock, unit } = won
    const prize = prizes.get(stock.prize_id)!
    const { lane, nth } = laneOfUnit(unit, stock.qty)
    const created_at = new Date(moment)
    const isCode = prize.voucher_id !== null
    const codeId = idOf(kinds.code, number, voucher.at.getTime() + (number % 3_600_000))
    const code = isCode
      ? {
          id: codeId,
          voucher_id: voucher.id,
          code: codeOf(seed, codeId),
          sold_qty: 1,
          pool: stock.id,
          lane: number % 32,
          start_date: voucher.start_date,
          end_date: voucher.end_date,
          redeemed_at: created_at,
          redeemed_by: user_id,
          version: 2,
          created_at: voucher.at,
        }
      : undefined
    const award = {
      id: idOf(kinds.award, number, moment),
      wheel_id,
      stock_id: stock.id,
      user_id,
      cause: 'CHANCE' as const,
      lane,
      unit: nth + 1,
      code_id: code?.id ?? null,
      created_at,
    }
    const redemption = code && {
      id: idOf(kinds.redemption, number, moment),
      code_id: code.id,
      user_id,
      cause: 'WON' as const,
      created_at,
    }
    const names = defaultTierNames[prize.prize_tier]
    return {
      code,
      award,
      redemption,
      answer: { prizeId: stock.id, ...names, point: prize.point, code: code?.code ?? null },
    }
  }

  return (number: number, moment: number, turn: Turn) => {
    const win = winOf(number, moment, turn)
    const spin: Spin = {
      id: idOf(kinds.spin, number, moment),
      wheel_id,
      batch_id: wheel.batch.id,
      user_id: turn.user_id,
      request_id: idOf(kinds.request, number, moment),
      turn: turn.turn,
      eligible_tiers: prizeTiers,
      answer: { won: win?.answer ?? null, message: null, messageEn: null, turnsLeft: turn.turnsLeft },
      salt: saltOf(seed, number),
      created_at: new Date(moment),
      ...(win && turn.unit ? wonBy(win.award, turn.unit.unit, turn.unit.stock.qty) : wonNothing),
    }
    return { spin, ...win }
  }
}
