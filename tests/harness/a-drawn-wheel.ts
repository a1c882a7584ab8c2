import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { drawOf, due } from '../../src/features/promotion/lucky-wheels/due.ts'
import { sealSeed } from '../../src/features/promotion/lucky-wheels/server/batch-seed.ts'
import { factories } from './factories.ts'
import type { TestServer } from './server.ts'

interface Given {
  readonly qty?: number
  readonly point?: number
  readonly voucherId?: string
  readonly tier?: 'DIAMOND' | 'GOLD' | 'SILVER' | 'BRONZE'
}

/**
 * A wheel of one batch whose seed can be opened, with prizes in as many lanes as staff's own have. All units have
 * fallen due. Wheels that ran before are deleted.
 */
export async function aDrawnWheel(server: TestServer, prizes: readonly Given[], lasts = 3_600_000) {
  const { aWheel, aWheelPrize } = factories(server.db)
  await server.db.updateTable('lucky_wheels').set({ deleted_at: new Date() }).where('deleted_at', 'is', null).execute()
  const start_date = new Date(Date.now() - 1_000_000 * 3_600)
  const { batch: first, ...wheel } = await aWheel({ start_date, end_date: new Date(Date.now() + lasts) })
  const batchId = uuidv7()
  await server.db.deleteFrom('wheel_batches').where('id', '=', first.id).execute()
  const batch = await server.db
    .insertInto('wheel_batches')
    .values({
      id: batchId,
      wheel_id: wheel.id,
      start_date,
      end_date: wheel.end_date,
      seed: 'chosen below',
      seed_hash: Buffer.alloc(32),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  const stocks: string[] = []
  for (const { qty = 1, tier = 'GOLD', point = 1000, voucherId } of prizes) {
    const gift = voucherId ? { voucher_id: voucherId } : { point }
    const { id } = await aWheelPrize(batch, { qty, prize_tier: tier, ...gift })
    await server.db.transaction().execute(async (db) => {
      await db.deleteFrom('stock_lanes').where('stock_id', '=', id).execute()
      await sql`insert into stock_lanes (stock_id, lane, qty)
        select ${id}, lane, ${qty} / lanes + (lane < ${qty} % lanes)::int
          from (select least(16, ${qty}) as lanes) l cross join generate_series(0, lanes - 1) lane`.execute(db)
    })
    if (voucherId)
      await sql`update voucher_codes set pool = ${id} where id in
        (select id from voucher_codes where voucher_id = ${voucherId} and pool is null limit ${qty})`.execute(server.db)
    stocks.push(id)
  }
  const period = { start: start_date.getTime(), end: wheel.end_date.getTime() }
  const isDue = (seed: Uint8Array) =>
    stocks.every((_id, i) => {
      const { qty = 1 } = prizes[i]!
      return due(drawOf(seed, { _id, qty, ...period }), Date.now()) === qty
    })
  let seed = randomBytes(32)
  while (!isDue(seed)) seed = randomBytes(32)
  const seed_hash = createHash('sha256').update(seed).digest()
  await server.db
    .updateTable('wheel_batches')
    .set({ seed: sealSeed(server.app.tokenKey, batchId, seed), seed_hash })
    .where('id', '=', batchId)
    .execute()
  return { ...wheel, batch: { ...batch, seed_hash }, seed, stocks }
}
