import { createHash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { laneOfUnit } from '../../src/features/promotion/lucky-wheels/due.ts'
import { defaultTierNames, prizeTiers } from '../../src/features/promotion/lucky-wheels/lucky-wheel.values.ts'
import type { Answer } from '../../src/features/promotion/lucky-wheel-spins/server/spin.commands.ts'
import type { SpinToSeal } from '../../src/features/promotion/lucky-wheel-spins/server/sealed.ts'
import type { Tables } from '../tables.ts'
import { bytea } from './audit.ts'
import { insertRows } from './insert.ts'
import { missMessageRows } from './lucky-wheel-words.ts'
import { historyOfPerson } from './person.ts'
import { hashText, idOf, randomOf } from './random.ts'
import { type LogEnd, sealSpins } from './seal-spins.ts'
import { localDayNumber } from './timeline.ts'
import { playSpins } from './wheel-play.ts'
import { awardOf, type Code, type Stock } from './wheel-stock.ts'
import { founders, type World } from './world.ts'

const hour = 3_600_000
const kinds = {
  hours: hashText('spins of wheel'),
  spin: hashText('spin'),
  spinner: hashText('spinner'),
  request: hashText('request of spin'),
}
/** More than a batch of the demo has. */
const mostSpins = 100_000
/** As the setting `wheel.turnsPerDay` says at first. */
export const turnsPerDay = 3

/** A batch, as far as it was turned. */
interface Turned {
  readonly id: string
  readonly wheel_id: string
  readonly number: number
  readonly start: number
  readonly end: number
}

interface Turn {
  readonly number: number
  readonly moment: number
  readonly user_id: string
  /** Free turns of the day. */
  readonly left: number
}

/** Who turns the wheel at a moment; nobody if all have used the free turns of the day. */
type Spinners = (number: number, moment: number) => Turn | []

/** People who were never moderated, some of them more often than others. */
export function spinnersOf(world: World): Spinners {
  const people = Array.from({ length: world.options.users - founders }, (_, i) => founders + i).filter(
    (index) => historyOfPerson(world, index).length === 0,
  )
  const spent = new Map<string, number>()
  return (number, moment) => {
    const first = Math.floor(people.length * randomOf(kinds.spinner, number).next() ** 2)
    const keyOf = (index: number) => `${localDayNumber(moment)} ${index}`
    const index = [...people.slice(first), ...people.slice(0, first)].find(
      (index) => world.userTimes[index]! <= moment && (spent.get(keyOf(index)) ?? 0) < turnsPerDay,
    )
    if (index === undefined) return []
    const times = (spent.get(keyOf(index)) ?? 0) + 1
    spent.set(keyOf(index), times)
    return { number, moment, user_id: world.userId(index), left: turnsPerDay - times }
  }
}

/** When a batch was turned: little at night, most in the evening. */
function momentsOf({ options }: World, { number, start, end }: Turned): number[] {
  const eachDay = options.users * 0.4
  const hours = Math.max(0, Math.floor((end - start) / hour))
  return Array.from({ length: hours }, (_, i) => {
    const from = start + i * hour
    const ofDay = (new Date(from).getUTCHours() + 7) % 24
    const share = ofDay < 6 ? 0.005 : ofDay < 18 ? 0.04 : 0.082
    const random = randomOf(kinds.hours, number * 10_000 + i)
    const spins = Math.floor(eachDay * share * (0.7 + 0.6 * random.next()) + random.next())
    return Array.from({ length: spins }, () => from + random.below(hour)).sort((a, b) => a - b)
  }).flat()
}

interface Played {
  readonly turned: readonly Turned[]
  readonly stocks: readonly Stock[]
}

/** The spins of a wheel and what they won, as the engine would have drawn it. */
export function spinsOf(world: World, wheel: Played, spinners: Spinners, pools: ReadonlyMap<string, readonly Code[]>) {
  const messages = missMessageRows(world.options.seed, world.options.now)
  const missed = (moment: number, number: number) => {
    const written = messages.filter(({ created_at }) => Date.parse(created_at) <= moment)
    return written[number % Math.max(1, written.length)]
  }
  const awards: ReturnType<typeof awardOf>[] = []
  const spins = wheel.turned.flatMap((batch) => {
    const stocks = new Map(
      wheel.stocks.filter(({ batch_id }) => batch_id === batch.id).map((stock) => [stock.id, stock]),
    )
    const units = [...stocks.values()].flatMap((stock) => stock.units)
    const turns = momentsOf(world, batch).flatMap((moment, i) => spinners(batch.number * mostSpins + i, moment))
    const outcomes = playSpins(
      units,
      turns.map(({ moment }) => moment),
    )
    return turns.map(({ number, moment, user_id, left }, i): Spin => {
      const created_at = new Date(moment)
      const unit = outcomes[i]
      const stock = unit && stocks.get(unit.stock_id)!
      const code = unit ? pools.get(unit.stock_id)?.[unit.unit] : undefined
      const won = stock && awardOf(world, stock, code, { user_id, created_at, unit: unit.unit })
      if (won) awards.push(won)
      const said = won ? undefined : missed(moment, number)
      const answer: Answer = {
        won: stock
          ? { prizeId: stock.id, ...defaultTierNames[stock.tier], point: stock.point, code: code?.code ?? null }
          : null,
        message: said?.content ?? null,
        messageEn: said?.content_en ?? null,
        turnsLeft: left,
      }
      return {
        id: idOf(kinds.spin, number, moment),
        wheel_id: batch.wheel_id,
        batch_id: batch.id,
        user_id,
        request_id: idOf(kinds.request, number, moment),
        turn: 'FREE',
        eligible_tiers: prizeTiers,
        answer,
        salt: saltOf(world.options.seed, number),
        created_at,
        ...(stock && won ? wonBy(won.award, unit.unit, stock.qty) : wonNothing),
      }
    })
  })
  return { spins, awards }
}

export const saltOf = (seed: string, number: number): Buffer =>
  createHash('sha256').update(`${seed}/spin/${number}`).digest()

/** What a spin says of its award: `unit` of `qty` units, counted from 0. */
export const wonBy = (award: { readonly id: string; readonly stock_id: string }, unit: number, qty: number) => {
  const { lane, nth } = laneOfUnit(unit, qty)
  return { award_id: award.id, stock_id: award.stock_id, cause: 'CHANCE' as const, lane, unit: nth + 1, qty }
}
export const wonNothing = { award_id: null, stock_id: null, cause: null, lane: null, unit: null, qty: null }

/** A row of `spins`, but its number and its salt as text, with what is sealed besides. */
export type Spin = SpinToSeal & {
  readonly wheel_id: string
  readonly request_id: string
  readonly turn: 'FREE' | 'EARNED'
  readonly award_id: string | null
  readonly answer: Answer
}

/** Stores the next spins of a wheel with one seal of them. Returns the end of the wheel's log. */
export async function insertSpins(db: Kysely<Tables>, spins: readonly Spin[], log: LogEnd): Promise<LogEnd> {
  const { seal, leaves, end } = await sealSpins(spins[0]!.wheel_id, spins, log)
  const rows = spins.map(({ lane: _lane, unit: _unit, qty: _qty, ...spin }, i) => ({
    ...spin,
    salt: bytea(Buffer.from(spin.salt)),
    number: log.leaves + 1 + i,
  }))
  await insertRows(db, 'spins', rows)
  await insertRows(db, 'draw_leaves', leaves)
  await insertRows(db, 'draw_seals', [seal])
  return end
}

/** Who turned which of these wheels, and how often each was turned in each hour. */
export async function countSpins(db: Kysely<Tables>, wheels: readonly { readonly id: string }[]): Promise<void> {
  const ids = wheels.map(({ id }) => id)
  await sql`insert into spin_balances (wheel_id, user_id)
    select distinct wheel_id, user_id from spins where wheel_id = any(${ids}::uuid[])`.execute(db)
  await sql`insert into wheel_spins (wheel_id, hour, spins)
    select wheel_id, date_trunc('hour', created_at), count(*) from spins where wheel_id = any(${ids}::uuid[])
      group by 1, 2`.execute(db)
}
