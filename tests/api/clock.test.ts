import { glob, readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { caseOf } from '../harness/desk.ts'
import { factories } from '../harness/factories.ts'
import { startServer } from '../harness/server.ts'

const server = await startServer()
const another = await startServer()
const make = factories(server.db)
const day = 86_400_000

/** The time of every function of the database, in the session and in a function with its own search path. */
async function databaseTimes(): Promise<Date[]> {
  const { rows } = await sql<Record<string, Date>>`
    select now(), clock_timestamp() as clock, statement_timestamp() as statement, transaction_timestamp() as begun`.execute(
    server.db,
  )
  // The default of a column, and a trigger's.
  const { id, created_at } = await make.aUser()
  const post = await make.aPost({ created_by: id })
  await make.aReport('POST', post.id)
  const { opened_at } = await server.db
    .selectFrom('cases')
    .select('opened_at')
    .where('id', '=', await caseOf(server, post.id))
    .executeTakeFirstOrThrow()
  return [...Object.values(rows[0]!), created_at, opened_at]
}

const farthest = async () => Math.max(...(await databaseTimes()).map((time) => Math.abs(time.getTime() - Date.now())))

test('the process and the database have one clock, which a test can move', async () => {
  expect(await farthest()).toBeLessThan(5_000)
  const before = Date.now()
  await server.clock.advance(40 * day)
  expect(Date.now() - before).toBeGreaterThanOrEqual(40 * day)
  expect(await farthest()).toBeLessThan(5_000)
  await server.clock.moveTo('2028-02-29T00:00:00+07:00')
  expect(new Date().toISOString()).toMatch(/^2028-02-28T17:00:0/)
  expect(await farthest()).toBeLessThan(5_000)
  await another.clock.advance(40 * day)
})

test('the end of a test moves all clocks back, whichever it moved first', async () => {
  expect(
    Math.abs(Date.now() - (performance.timeOrigin + performance.now()) - Number(process.env.TEST_CLOCK)),
  ).toBeLessThan(5_000)
  expect(await farthest()).toBeLessThan(5_000)
  const { rows } = await sql<{ now: Date }>`select now()`.execute(another.db)
  expect(Math.abs(rows[0]!.now.getTime() - Date.now())).toBeLessThan(5_000)
})

test('the product asks for the time only by functions, which a clock can replace', async () => {
  const keyword =
    /\b(current_(time|date|timestamp)|local(time|timestamp))\b|timeofday|'(now|today|tomorrow|yesterday)'::|\b(date|timestamp|timestamptz) '(now|today|tomorrow|yesterday)'/
  const found: string[] = []
  for await (const file of glob('{src,database}/**/*.{ts,sql}')) {
    if (/\/(web|generated|messages)\/|\.test\.ts$/.test(file)) continue
    const text = (await readFile(file, 'utf8')).replace(/^\s*(\/\/|\*|--).*$/gm, '')
    if (keyword.test(text)) found.push(file)
  }
  expect(found).toEqual([])
})
