import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fillLarge } from '../../database/demo/fill/fill-large.ts'
import { verifyActions } from '../../database/demo/fill/verify.ts'
import { readRules } from '../../database/demo/rules-of-time.ts'
import { drawIndex, drawPage } from '../../src/features/promotion/lucky-wheel-spins/server/published.ts'
import { faultsOfLog } from '../../src/features/promotion/lucky-wheel-spins/verify-draws.ts'
import type { App } from '../../src/platform/server/context.ts'
import { openDatabase, type OwnedDatabase } from '../../src/platform/server/database/database.ts'
import { migrate } from '../../src/platform/server/database/migrate.ts'
import { createDatabase, testDatabaseUrl } from '../process/scratch-database.ts'

/** The large fill at a small size: what it stores is what the engine would have made. */
describe.runIf(testDatabaseUrl)('the large fill', () => {
  const tokenKey = new Uint8Array(32)
  let scratch: Awaited<ReturnType<typeof createDatabase>>
  let database: OwnedDatabase
  let pool: pg.Pool

  beforeAll(async () => {
    scratch = await createDatabase()
    const databaseUrl = scratch.url
    database = await openDatabase({ databaseUrl, databasePool: 2, dataDir: '', databaseOneRole: true })
    await migrate(database)
    const mediaStore = { put: async () => {} }
    await fillLarge({ databaseUrl, mediaStore, tokenKey, users: 600, seed: 'test', force: false })
    pool = new pg.Pool({ connectionString: databaseUrl, max: 2 })
  }, 300_000)

  afterAll(async () => {
    await pool.end()
    await database.close()
    await scratch.drop()
  })

  const rows = async <T>(query: string) => (await sql.raw<T>(query).execute(database.kysely)).rows

  const faultsOf = async (wheelId: string) => {
    const app = { database, tokenKey } as unknown as App
    const index = (await drawIndex(app, wheelId))!
    const pages = Array.from({ length: index.seals }, async (_, i) => (await drawPage(app, wheelId, i + 1))!)
    return faultsOfLog(index, await Promise.all(pages))
  }

  test('has a log of each wheel in which the verifier finds nothing, until a spin is missing', async () => {
    const wheels = await rows<{ id: string; spins: number }>(
      `select id, (select count(*)::int from spins where wheel_id = w.id and award_id is not null) as spins
        from lucky_wheels w order by spins desc limit 5`,
    )
    expect(wheels[0]!.spins).toBeGreaterThan(200)
    for (const { id } of wheels) expect(await faultsOf(id)).toEqual([])
    const { id } = wheels[0]!
    await database.asOwner((owner) =>
      sql`delete from spins where id = (select id from spins where wheel_id = ${id} and award_id is not null
        order by number limit 1)`.execute(owner),
    )
    expect(await faultsOf(id)).not.toEqual([])
  })

  test('has a redemption for every purchase, of a voucher that was offered at that price', async () => {
    const bought = await rows<{ count: number; wrong: number }>(
      `select count(*)::int as count, count(*) filter (where v.point_spend <> r.price or e.amount <> -r.price
          or e.user_id <> r.user_id or r.created_at < v.start_date or v.type <> 'POINT_EXCHANGE')::int as wrong
        from point_entries e left join voucher_redemptions r on r.entry_id = e.id
          left join voucher_codes c on c.id = r.code_id left join vouchers v on v.id = c.voucher_id
        where e.cause = 'VOUCHER'`,
    )
    expect(bought[0]!.count).toBeGreaterThan(50)
    expect(bought[0]!.wrong).toBe(0)
  })

  test('has actions that give the same when they are replayed', async () => {
    const people = (await rows<{ id: string }>('select id from users')).map(({ id }) => id)
    const rulesAt = await readRules(database.kysely)
    expect(await verifyActions(pool, rulesAt, people)).toEqual([])
    expect((await verifyActions(pool, () => [], people)).length).toBeGreaterThan(1000)
  })
})
