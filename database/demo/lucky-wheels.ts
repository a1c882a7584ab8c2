import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import { defaultTierNames, prizeTiers } from '../../src/features/promotion/lucky-wheels/lucky-wheel.values.ts'
import { hashOfSeed, sealSeed } from '../../src/features/promotion/lucky-wheels/server/batch-seed.ts'
import { addDays, dayOf, startOfDay } from '../../src/platform/shared/day.ts'
import type { Tables } from '../tables.ts'
import { chained } from './audit.ts'
import { insertRows } from './insert.ts'
import { photosOfKind } from './post.ts'
import { hashText, idOf } from './random.ts'
import { type WheelText, wheelTexts } from './texts/lucky-wheels.ts'
import { emptyLog, leavesOfSeal } from './seal-spins.ts'
import { countSpins, insertSpins, spinnersOf, spinsOf } from './spins.ts'
import { reserveCodes, stockOf } from './wheel-stock.ts'
import type { World } from './world.ts'

const day = 86_400_000
const kinds = {
  wheel: hashText('wheel'),
  batch: hashText('wheel batch'),
  prize: hashText('wheel prize'),
  history: hashText('audit of wheel'),
  request: hashText('request on wheel'),
}

interface Options {
  readonly photos: readonly string[]
  /** The key that encrypts the seeds. */
  readonly tokenKey: Uint8Array
}

/** Wheels of every kind. Every award was due by the seed of its batch, and gave points or codes that exist. */
export async function insertWheels(db: Kysely<Tables>, world: World, options: Options): Promise<void> {
  const vouchers = await db
    .selectFrom('vouchers')
    .select(['id', 'title'])
    .where('type', '=', 'GAME')
    .where('admin_status', '=', 'APPROVED')
    .execute()
  const voucherIds = new Map(vouchers.map(({ id, title }) => [title, id]))
  const wheels = wheelTexts.map((text, index) => wheelOf(world, text, index, voucherIds, options))
  const all = <T>(pick: (wheel: Made) => readonly T[]) => wheels.flatMap(pick)
  await insertRows(
    db,
    'lucky_wheels',
    wheels.map(({ row }) => row),
  )
  await insertRows(
    db,
    'wheel_tiers',
    all(({ tiers }) => tiers),
  )
  await insertRows(
    db,
    'wheel_batches',
    all(({ batches }) => batches),
  )
  await insertRows(
    db,
    'wheel_prizes',
    all(({ prizes }) => prizes),
  )
  const stocks = all(({ stocks }) => stocks)
  await insertRows(
    db,
    'wheel_stock',
    stocks.map(({ id, batch_id, prize_id, qty, version, created_at }) => ({
      id,
      batch_id,
      prize_id,
      qty,
      version,
      created_at,
    })),
  )
  await insertRows(
    db,
    'stock_lanes',
    stocks.flatMap(({ lanes }) => lanes),
  )
  await insertRows(
    db,
    'wheel_designations',
    stocks.flatMap(({ designations }) => designations),
  )
  await insertRows(
    db,
    'audit_entries',
    all(({ history }) => history),
  )
  const spinners = spinnersOf(world)
  const pools = await reserveCodes(db, stocks)
  const played = wheels.map((wheel) => spinsOf(world, wheel, spinners, pools))
  const awards = played.flatMap(({ awards }) => awards)
  await insertRows(
    db,
    'voucher_redemptions',
    awards.flatMap(({ redemption }) => redemption || []),
  )
  await insertRows(
    db,
    'point_entries',
    awards.flatMap(({ entry }) => entry || []),
  )
  await insertRows(
    db,
    'wheel_awards',
    awards.map(({ award }) => award),
  )
  for (const { spins } of played)
    for (let from = 0, log = emptyLog; from < spins.length; from += leavesOfSeal)
      log = await insertSpins(db, spins.slice(from, from + leavesOfSeal), log)
  await countSpins(
    db,
    wheels.map(({ row }) => row),
  )
}

type Made = ReturnType<typeof wheelOf>

function wheelOf(
  world: World,
  text: WheelText,
  index: number,
  voucherIds: ReadonlyMap<string, string>,
  { photos, tokenKey }: Options,
) {
  const { now } = world
  const at = (days: number) => startOfDay(addDays(dayOf(new Date(now)), days)).getTime()
  const bounds = text.days.map(at)
  const madeAt = Math.min(now - (wheelTexts.length - index) * day, bounds[0]! - 9 * day)
  const deletedAt = text.deleted === undefined ? null : at(text.deleted)
  const id = idOf(kinds.wheel, index, madeAt)
  const created_at = new Date(madeAt)
  const row = {
    id,
    title: text.title[0],
    title_en: text.title[1],
    start_date: new Date(bounds[0]!),
    end_date: new Date(bounds.at(-1)!),
    created_by: world.userId(index % 2 === 0 ? 0 : 3),
    deleted_at: deletedAt === null ? null : new Date(deletedAt),
    version: deletedAt === null ? 1 : 2,
    created_at,
  }
  const tiers = prizeTiers.map((tier) => ({
    wheel_id: id,
    prize_tier: tier,
    name: defaultTierNames[tier].name,
    name_en: defaultTierNames[tier].nameEn,
  }))
  const periods = bounds.slice(1).map((end, i) => ({
    id: idOf(kinds.batch, index * 10 + i, madeAt),
    seed: createHash('sha256').update(`${world.options.seed}/${index}/${i}`).digest(),
    start: bounds[i]!,
    end,
  }))
  const batches = periods.map(({ id: batchId, seed, start, end }) => ({
    id: batchId,
    wheel_id: id,
    start_date: new Date(start),
    end_date: new Date(end),
    seed: sealSeed(tokenKey, batchId, seed),
    seed_hash: `\\x${hashOfSeed(seed).toString('hex')}`,
    created_at,
  }))
  const prizes = text.prizes.map(({ tier, picture, point, voucher, qty }, i) => {
    const fitting = photosOfKind(picture, photos.length)
    return {
      id: idOf(kinds.prize, index * 10 + i, madeAt),
      wheel_id: id,
      prize_index: i,
      prize_tier: tier,
      media_id: photos[fitting[(index + i) % fitting.length]!]!,
      point: point ?? null,
      voucher_id: voucher === undefined ? null : voucherIds.get(voucher)!,
      total_qty: qty * periods.length,
      created_at,
    }
  })
  const stocks = periods.flatMap((period, b) =>
    prizes.map((prize, p) =>
      stockOf(world, { index: (index * 10 + b) * 10 + p, madeAt, period, prize, qty: text.prizes[p]!.qty }),
    ),
  )
  return {
    row,
    tiers,
    batches,
    prizes,
    stocks,
    history: historyOf(row, index),
    // Whole days, so that it does not matter at which hour this is told.
    turned: periods.map(({ id, start, end }, b) => ({
      id,
      wheel_id: row.id,
      number: index * 10 + b,
      start,
      end: Math.min(end, deletedAt ?? at(0)),
    })),
  }
}

function historyOf(
  wheel: {
    id: string
    title: string
    title_en: string
    start_date: Date
    end_date: Date
    deleted_at: Date | null
    created_by: string
    created_at: Date
  },
  index: number,
) {
  const { title, title_en: titleEn, start_date: startDate, end_date: endDate, deleted_at: deletedAt } = wheel
  const steps = [
    {
      action: 'createLuckyWheel',
      at: wheel.created_at,
      before: null,
      after: { title, titleEn, startDate, endDate } as object,
    },
    ...(deletedAt
      ? [{ action: 'deleteLuckyWheel', at: deletedAt, before: { deletedAt: null }, after: { deletedAt } }]
      : []),
  ]
  const entries = steps.map(({ action, at, before, after }, k) => ({
    id: idOf(kinds.history, index * 4 + k, at.getTime()),
    action,
    actor_id: wheel.created_by,
    before,
    after: JSON.parse(JSON.stringify(after)) as Record<string, unknown>,
    reason: null,
    version: k + 1,
    request_id: idOf(kinds.request, index * 4 + k, at.getTime()),
    created_at: at,
  }))
  return chained({ model: 'LUCKY_WHEEL', target_id: wheel.id }, entries)
}
