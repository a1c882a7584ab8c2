import { createHash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { defaultTierNames, prizeTiers } from '../../../src/features/promotion/lucky-wheels/lucky-wheel.values.ts'
import { hashOfSeed, sealSeed } from '../../../src/features/promotion/lucky-wheels/server/batch-seed.ts'
import type { Tables } from '../../tables.ts'
import { insertRows } from '../insert.ts'
import { hashText, idOf } from '../random.ts'
import { countSpins } from '../spins.ts'
import { wheelTexts } from '../texts/lucky-wheels.ts'
import type { World } from '../world.ts'
import type { PromotionOptions } from './vouchers.ts'
import { insertWheelSpins, type VoucherOfPrizes } from './wheel-spins.ts'

const day = 86_400_000
const lanes = 16
/** The wheels follow one another, the last one ends before those of the demo begin. */
const from = -400
const until = -150

export interface WheelOptions extends PromotionOptions {
  readonly world: World
  /** The key that encrypts the seeds. */
  readonly tokenKey: Uint8Array
}

const wheelsOf = (users: number) => Math.max(60, Math.floor(users / 2000))

/**
 * Past wheels, one after the other. Each has one batch with four prizes, all won; there are as many awards as people.
 * Half of the awards are of one prize and gave no code; the others gave a code of voucher 0.
 */
export async function insertManyWheels(db: Kysely<Tables>, options: WheelOptions): Promise<void> {
  const { users } = options
  const voucher = (
    await sql<VoucherOfPrizes>`select id, at, start_date, end_date from demo_vouchers where n = 0`.execute(db)
  ).rows[0]!
  const wheels = Array.from({ length: wheelsOf(users) }, (_, i) => wheelOf(options, i, voucher.id))
  await insertRows(
    db,
    'lucky_wheels',
    wheels.map(({ wheel }) => wheel),
  )
  await insertRows(
    db,
    'wheel_tiers',
    wheels.flatMap(({ tiers }) => tiers),
  )
  await insertRows(
    db,
    'wheel_batches',
    wheels.map(({ batch }) => batch),
  )
  await insertRows(
    db,
    'wheel_prizes',
    wheels.flatMap(({ prizes }) => prizes),
  )
  await insertRows(
    db,
    'wheel_stock',
    wheels.flatMap(({ stocks }) => stocks),
  )
  const ids = wheels.flatMap(({ stocks }) => stocks.map(({ id }) => id))
  await sql`insert into stock_lanes (stock_id, lane, qty, awarded)
    select s.id, l, (s.qty - l + ${lanes - 1}) / ${lanes}, (s.qty - l + ${lanes - 1}) / ${lanes}
      from wheel_stock s cross join generate_series(0, ${lanes - 1}) l
      where s.id = any(${ids}::uuid[]) and s.qty > l`.execute(db)
  let before = 0
  for (const wheel of wheels) before += await insertWheelSpins(db, options, { wheel, voucher, before })
  await countSpins(
    db,
    wheels.map(({ wheel }) => wheel),
  )
}

export type LargeWheel = ReturnType<typeof wheelOf>

function wheelOf({ seed, now, users, staff, photos, tokenKey }: WheelOptions, i: number, voucher: string) {
  const count = wheelsOf(users)
  const span = ((until - from) * day) / count
  const start = now.getTime() + from * day + i * span
  const end = start + span - 1000
  const at = start - day
  const created_at = new Date(at)
  const kind = (what: string) => hashText(`${seed}/large ${what}`)
  const id = idOf(kind('wheel'), i, at)
  const batchId = idOf(kind('batch'), i, at)
  const secret = createHash('sha256').update(`${seed}/wheel/${i}`).digest()
  const { title } = wheelTexts[i % wheelTexts.length]!
  const isDeleted = i % 5 === 4
  const half = Math.floor(users / 2)
  const each = Math.floor(half / (count * prizeTiers.length - 1))
  const prizes = prizeTiers.map((prize_tier, p) => {
    const isBig = i === 0 && p === 0
    return {
      id: idOf(kind('prize'), i * prizeTiers.length + p, at),
      wheel_id: id,
      prize_index: p,
      prize_tier,
      media_id: photos[(i + p) % photos.length]!,
      point: isBig ? 0 : null,
      voucher_id: isBig ? null : voucher,
      total_qty: isBig ? half : each,
      created_at,
    }
  })
  return {
    secret,
    wheel: {
      id,
      title: `${title[0]} ${i}`,
      title_en: `${title[1]} ${i}`,
      start_date: new Date(start),
      end_date: new Date(end),
      created_by: staff[i % staff.length]!,
      deleted_at: isDeleted ? new Date(end + 2 * day) : null,
      version: isDeleted ? 2 : 1,
      created_at,
    },
    tiers: prizeTiers.map((tier) => ({
      wheel_id: id,
      prize_tier: tier,
      name: defaultTierNames[tier].name,
      name_en: defaultTierNames[tier].nameEn,
    })),
    batch: {
      id: batchId,
      wheel_id: id,
      start_date: new Date(start),
      end_date: new Date(end),
      seed: sealSeed(tokenKey, batchId, secret),
      seed_hash: `\\x${hashOfSeed(secret).toString('hex')}`,
      created_at,
    },
    prizes,
    stocks: prizes.map((prize, p) => ({
      id: idOf(kind('stock'), i * prizeTiers.length + p, at),
      batch_id: batchId,
      prize_id: prize.id,
      qty: prize.total_qty,
      version: 1,
      created_at,
    })),
  }
}
