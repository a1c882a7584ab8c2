import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { fillDemo } from '../../database/demo/fill-demo.ts'
import { sealDraws } from '../../src/features/promotion/lucky-wheel-spins/server/seal.job.ts'
import { checkFile } from '../../src/features/promotion/lucky-wheel-spins/draws-file.ts'
import {
  type DrawIndex,
  type DrawPage,
  faultsOfLog,
} from '../../src/features/promotion/lucky-wheel-spins/verify-draws.ts'
import { factories } from '../harness/factories.ts'
import { startServer } from '../harness/server.ts'

const server = await startServer()
const { mediaStore, tokenKey } = server.app
await server.asOwner((kysely) => fillDemo({ kysely, mediaStore, tokenKey, users: 60 }))
await sealDraws.run(server.app)
const boss = await factories(server.db).anAdmin()

const rows = async <T>(query: string) => (await sql.raw<T>(query).execute(server.db)).rows
const asked = async <T>(path: string) => (await server.fastify.inject({ url: `/app/draws/${path}` })).json<T>()

async function faultsOf(wheelId: string) {
  const index = await asked<DrawIndex>(wheelId)
  const pages = Array.from({ length: index.seals }, (_, i) => asked<DrawPage>(`${wheelId}/${i + 1}`))
  const log = await faultsOfLog(index, await Promise.all(pages))
  const { createDrawsFile } = await server.as(boss).data(`mutation { createDrawsFile(wheelId: "${wheelId}") }`)
  const { body } = await server.fastify.inject({ url: createDrawsFile })
  async function* lines() {
    yield* body.trimEnd().split('\n')
  }
  return { log, file: (await checkFile(lines())).faults.map(({ key }) => key) }
}

const begun = await rows<{ id: string; spins: number; awards: number; misses: number; counted: number }>(
  `select id, (select count(*)::int from spins where wheel_id = w.id) as spins,
      (select count(*)::int from wheel_awards where wheel_id = w.id) as awards,
      (select count(*)::int from spins where wheel_id = w.id and award_id is null) as misses,
      (select sum(spins)::int from wheel_spins where wheel_id = w.id) as counted
    from lucky_wheels w where start_date < clock_timestamp() order by start_date`,
)

test('every award of the demo has its spin, and wheels were turned more often than was won', () => {
  expect(begun).toHaveLength(3)
  for (const { spins, awards, misses, counted } of begun) {
    expect([spins - misses, counted]).toEqual([awards, spins])
    expect(Math.min(awards, misses)).toBeGreaterThan(5)
  }
})

test('whoever checks the log of a wheel of the demo, or its auditor’s file, finds nothing', async () => {
  for (const { id } of begun) expect(await faultsOf(id)).toEqual({ log: [], file: [] })
})

test('nobody turned a wheel before they joined, or more often than the free turns of a day', async () => {
  expect(
    await rows(`select s.id from spins s join users u on u.id = s.user_id where s.created_at < u.created_at`),
  ).toEqual([])
  const often = `select user_id from spins group by user_id, local_day(created_at) having count(*) > 3`
  expect(await rows(often)).toEqual([])
})

test('without one of the spins that won, both find it', async () => {
  const { id } = begun[1]!
  await server.asOwner((owner) =>
    sql`delete from spins where id = (
      select id from spins where wheel_id = ${id} and award_id is not null order by number limit 1)`.execute(owner),
  )
  const { log, file } = await faultsOf(id)
  expect(log.map(({ key }) => key)).toContain('lucky_wheel_spins_fault_unit_order')
  expect(file).toContain('lucky_wheel_spins_fault_passed_over')
})
