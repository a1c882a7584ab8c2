import { createHash, randomBytes } from 'node:crypto'
import type pg from 'pg'
import { v7 as uuidv7 } from 'uuid'
import { sealSeed } from '../../src/features/promotion/lucky-wheels/server/batch-seed.ts'
import { tokenSecret } from '../harness/server.ts'
import { beginSession } from '../harness/sessions.ts'

const key = Buffer.from(tokenSecret)
const lanes = 16

export const spinDocument = `mutation ($wheelId: ID!, $requestId: String!) { spin(wheelId: $wheelId, requestId: $requestId) {
  spinId won { prizeId point } } }`

/** Members may spin as often as they like, and every tier is open to everybody. */
export async function openToAll(owner: pg.Client): Promise<void> {
  await owner.query(
    `update system_settings set value = '999999' where key in ('wheel.turnsPerDay', 'wheel.spinsPerMinute')`,
  )
  await owner.query(`update lucky_wheel_configs set condition_type = 'TOTAL', minimum = 0`)
}

export interface SignedInMember {
  readonly id: string
  readonly token: string
}

export async function signMembersIn(owner: pg.Client, count: number): Promise<SignedInMember[]> {
  const { rows } = await owner.query<{ id: string }>(
    `select id from users where user_group = 'MEMBER' and term_status = 'NORMAL' and not deleted order by id limit $1`,
    [count],
  )
  const members: SignedInMember[] = []
  for (const { id } of rows) members.push({ id, token: await (await beginSession(owner, id, 'MEMBER'))() })
  return members
}

export interface WheelOptions {
  /** Units of its one prize, of one point: a multiple of 16. */
  readonly qty: number
  /** Milliseconds from now. */
  readonly start: number
  readonly end: number
}

/** A wheel with one batch and one prize; it takes the place of the wheel that runs. */
export async function aWheel(owner: pg.Client, { qty, start, end }: WheelOptions): Promise<string> {
  const [wheelId, batchId, prizeId, stockId, seed] = [uuidv7(), uuidv7(), uuidv7(), uuidv7(), randomBytes(32)]
  const period = [new Date(Date.now() + start), new Date(Date.now() + end)]
  const send = (text: string, ...values: unknown[]) => owner.query(text, values)
  await send('begin')
  await send('update lucky_wheels set deleted_at = now() where deleted_at is null')
  await send(
    `insert into lucky_wheels (id, title, title_en, start_date, end_date, created_by)
      select $1, 'Bench', 'Bench', $2, $3, id from users limit 1`,
    wheelId,
    ...period,
  )
  await send(
    `insert into wheel_tiers (wheel_id, prize_tier, name, name_en)
      select $1, tier, tier, tier from unnest('{DIAMOND,GOLD,SILVER,BRONZE}'::text[]) tier`,
    wheelId,
  )
  await send(
    `insert into wheel_batches (id, wheel_id, start_date, end_date, seed, seed_hash) values ($1, $2, $3, $4, $5, $6)`,
    batchId,
    wheelId,
    ...period,
    sealSeed(key, batchId, seed),
    createHash('sha256').update(seed).digest(),
  )
  await send(
    `insert into wheel_prizes (id, wheel_id, prize_index, prize_tier, media_id, point, total_qty)
      select $1, $2, 0, 'GOLD', id, 100, $3 from media limit 1`,
    prizeId,
    wheelId,
    qty,
  )
  await send(
    'insert into wheel_stock (id, batch_id, prize_id, qty) values ($1, $2, $3, $4)',
    stockId,
    batchId,
    prizeId,
    qty,
  )
  await send(
    'insert into stock_lanes (stock_id, lane, qty) select $1, l, $2 from generate_series(0, $3) l',
    stockId,
    qty / lanes,
    lanes - 1,
  )
  await send('commit')
  return wheelId
}
