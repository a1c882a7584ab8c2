import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, createConnection, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import type { Tables } from '../../database/tables.ts'
import { type Postgres, startPrimary, startStandby } from '../../prove/postgres.ts'
import { giveToUser } from '../../prove/processes.ts'
import { hasPrograms } from '../runner/programs.ts'
import { openDatabase } from '../../src/platform/server/database/database.ts'

/** Milliseconds for what the servers do by themselves. */
const soon = { timeout: 20_000, interval: 50 }

describe.skipIf(!(await hasPrograms('initdb', 'setpriv')))('a primary and two standbys', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'backoffice-standbys-'))
  giveToUser(folder)
  const primary = await startPrimary(folder, { fsync: 'off' })
  await primary.rows('create role backoffice_app')
  await primary.rows('create table database_timeline (timeline integer not null)')
  await primary.rows('insert into database_timeline values (0)')
  await primary.rows('create table counted (number integer not null)')
  await primary.rows('insert into counted values (0)')
  await primary.rows('grant all on database_timeline, counted to backoffice_app')
  const one = await startStandby(folder, primary, 'one', { fsync: 'off' })
  const two = await startStandby(folder, primary, 'two', { fsync: 'off' })
  afterAll(async () => {
    for (const server of [one, two, primary]) await server.kill()
    await rm(folder, { recursive: true, force: true })
  })

  /** A proxy whose connections lead to one server after the other. */
  async function leadingTo(servers: readonly Postgres[]): Promise<Pick<Postgres, 'url'>> {
    let turn = 0
    const proxy = createServer((from) => {
      const to = createConnection(servers[turn++ % servers.length]!.port, '127.0.0.1')
      for (const [one, other] of [
        [from, to],
        [to, from],
      ] as const)
        one.on('error', () => other.destroy()).pipe(other)
    }).listen(0, '127.0.0.1')
    await once(proxy, 'listening')
    onTestFinished(() => void proxy.close())
    const { port } = proxy.address() as AddressInfo
    return { url: () => `postgres://postgres@127.0.0.1:${port}/postgres` }
  }

  async function following(of: Postgres, standbys: readonly Pick<Postgres, 'url'>[]) {
    const database = await openDatabase({
      databaseUrl: of.url(),
      databaseReadUrls: standbys.map((standby) => standby.url()),
      databasePool: 4,
      dataDir: '',
    })
    onTestFinished(() => database.close())
    const reads = database.standbys!
    reads.watch()
    const write = async (number: number) => {
      await sql`update counted set number = ${number}`.execute(database.kysely)
      return reads.written()
    }
    return { reads, write }
  }
  const number = async (db: Kysely<Tables>) => {
    const { rows } = await sql<{ number: number }>`select number from counted`.execute(db)
    return rows[0]!.number
  }
  const pause = async (server: Postgres) => {
    await server.rows('select pg_wal_replay_pause()')
    const [state] = await server.rows<{ state: string }>('select pg_get_wal_replay_pause_state() as state')
    return state
  }
  const resume = (server: Postgres) => server.rows('select pg_wal_replay_resume()')
  const allServe = async ({ reads }: Awaited<ReturnType<typeof following>>) =>
    expect.poll(() => reads.states().every(({ serves }) => serves), soon).toBe(true)

  test('a reader uses a standby that has its write, each time that very one', async () => {
    const product = await following(primary, [one, two])
    const { reads, write } = product
    await allServe(product)
    await pause(one)
    onTestFinished(async () => void (await resume(one)))
    // Without a write of one's own, an older state is enough.
    await Promise.all([1, 2, 3, 4].map(() => reads.reading(null, number)))
    const older = reads.states()[0]!.reads
    expect(older).toBeGreaterThan(0)
    for (let n = 1; n <= 100; n++) {
      const after = await write(n)
      const read = await Promise.all([1, 2, 3].map(() => reads.reading(after, number)))
      expect(read.map((found) => found?.value ?? n)).toEqual([n, n, n])
    }
    const [ofOne, ofTwo] = reads.states()
    expect(ofTwo!.reads).toBeGreaterThan(20)
    expect(ofOne!.reads).toBe(older)
  })

  test('also where a proxy leads each connection to another standby', async () => {
    const proxy = await leadingTo([one, two])
    const product = await following(primary, [proxy])
    const { reads, write } = product
    await allServe(product)
    await pause(one)
    onTestFinished(async () => void (await resume(one)))
    for (let n = 101; n <= 160; n++) {
      const after = await write(n)
      const read = await Promise.all([1, 2, 3, 4].map(() => reads.reading(after, number)))
      expect(read.map((found) => found?.value ?? n)).toEqual([n, n, n, n])
    }
    expect(reads.states()[0]!.reads).toBeGreaterThan(5)
  })

  test('waits a moment for a standby that is nearly there, and no longer', async () => {
    const product = await following(primary, [one])
    const { reads, write } = product
    await allServe(product)
    await pause(one)
    const after = await write(1_000)
    const begun = performance.now()
    expect(await reads.reading(after, number)).toBeNull()
    const waited = performance.now() - begun
    expect(waited).toBeGreaterThan(12)
    expect(waited).toBeLessThan(1_000)
    expect(reads.readsOfPrimary()).toBe(1)
    const read = reads.reading(after, number)
    await resume(one)
    await expect.poll(async () => (await reads.reading(after, number))?.value, soon).toBe(1_000)
    await read
  })

  test('a standby that is more than five seconds behind serves nobody', async () => {
    const product = await following(primary, [one])
    const { reads, write } = product
    await allServe(product)
    await pause(one)
    onTestFinished(async () => void (await resume(one)))
    await write(2_000)
    const written = performance.now()
    expect((await reads.reading(null, number))?.value).not.toBe(2_000)
    await wait(written + 5_001 - performance.now())
    expect(await reads.reading(null, number)).toBeNull()
    expect(reads.states()[0]).toMatchObject({ serves: false })
    await resume(one)
    await expect.poll(async () => (await reads.reading(null, number))?.value, soon).toBe(2_000)
    // While nothing is written, nobody falls behind.
    await wait(6_000)
    expect(reads.states()[0]).toMatchObject({ serves: true })
  })

  test('what fails on a standby is not tried on another one, and what cannot be reached is left alone', async () => {
    const product = await following(primary, [one, two])
    await allServe(product)
    let tries = 0
    const failing = async () => {
      tries++
      throw new Error('canceling statement due to conflict with recovery')
    }
    expect(await product.reads.reading(null, failing)).toBeNull()
    expect(tries).toBe(1)
    two.signal('SIGSTOP')
    try {
      await expect.poll(() => product.reads.states()[1]!.serves, soon).toBe(false)
      const begun = performance.now()
      for (let n = 0; n < 10; n++) expect(await product.reads.reading(null, number)).not.toBeNull()
      expect(performance.now() - begun).toBeLessThan(1_000)
    } finally {
      two.signal('SIGCONT')
    }
  })

  test('a standby that stayed with the former primary looks never fresh, however long its log; one that was promoted is no standby', async () => {
    const before = await following(primary, [one, two])
    await allServe(before)
    // Opens connections to both, which outlast the promotion.
    await Promise.all(Array.from({ length: 12 }, () => before.reads.reading(null, number)))
    expect(before.reads.states()[1]!.reads).toBeGreaterThan(0)
    await two.rows('select pg_promote()')
    await expect.poll(async () => (await two.rows('select pg_is_in_recovery() as r'))[0], soon).toEqual({ r: false })
    // It has all that was written before, but may now be written itself.
    const servedByTwo = before.reads.states()[1]!.reads
    await Promise.all(Array.from({ length: 20 }, () => before.reads.reading(null, number)))
    expect(before.reads.states()[1]).toMatchObject({ serves: false, reads: servedByTwo })
    // The former primary goes on, and so does the standby that follows it.
    await primary.rows('create table more as select generate_series(1, 200000) as n')

    const after = await following(two, [one])
    const position = await after.write(3_000)
    expect(position.timeline).toBe(2)
    await wait(2_000)
    expect(await after.reads.reading(null, number)).toBeNull()
    expect(await after.reads.reading(position, number)).toBeNull()
    expect(after.reads.states()[0]).toMatchObject({ serves: false, behind: null })
  })
})
