import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { startPrimary, startStandby } from '../../prove/postgres.ts'
import { giveToUser } from '../../prove/processes.ts'
import { hasPrograms } from '../runner/programs.ts'
import { openDatabase } from '../../src/platform/server/database/database.ts'
import { DatabaseUnavailable } from '../../src/platform/server/database/patience.ts'
import { makeTestDatabase } from '../harness/test-database.ts'
import { queryRows } from '../process/scratch-database.ts'

const connections = 3

async function opened(databaseUrl: string) {
  const database = await openDatabase({ databaseUrl, databasePool: connections, dataDir: '' })
  onTestFinished(() => database.close())
  const write = sql`update jobs set name = name where false`
  return { ...database, write: () => write.execute(database.kysely) }
}

describe('a database that was made read-only', async () => {
  const source = await makeTestDatabase()
  afterAll(() => source.remove())

  test('is left by all connections after the first write that it refuses', async () => {
    const { kysely, background, write } = await opened(source.url!)
    const processes = () =>
      Promise.all(
        Array.from({ length: connections }, async () => {
          const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid from pg_sleep(0.1)`.execute(kysely)
          return rows[0]!.pid
        }),
      )
    const demote = sql`select set_config('default_transaction_read_only', 'on', false) from pg_sleep(0.1)`
    await Promise.all(Array.from({ length: connections }, () => demote.execute(kysely)))
    const before = await processes()
    await expect(write()).rejects.toMatchObject({ code: '25006' })
    await Promise.all(Array.from({ length: connections }, write))
    expect((await processes()).filter((pid) => before.includes(pid))).toEqual([])
    // Also those that only read: a job that writes finds out for the requests.
    await Promise.all(Array.from({ length: connections }, () => demote.execute(kysely)))
    const readers = await processes()
    await demote.execute(background)
    await expect(sql`update jobs set name = name where false`.execute(background)).rejects.toMatchObject({
      code: '25006',
    })
    expect((await processes()).filter((pid) => readers.includes(pid))).toEqual([])
  })

  test('and start options in its address give nobody other rights', async () => {
    const address = new URL(source.url!)
    address.searchParams.set('options', '-c search_path=public')
    const { kysely } = await opened(address.href)
    const { rows } = await sql`select current_user::text as role`.execute(kysely)
    expect(rows).toEqual([{ role: 'backoffice_app' }])
    expect(await queryRows(source.url!, 'select current_user::text as role')).not.toEqual(rows)
  })
})

describe.skipIf(!(await hasPrograms('initdb', 'setpriv')))('a primary and its standby', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'backoffice-standby-'))
  giveToUser(folder)
  const primary = await startPrimary(folder, { fsync: 'off' })
  const standby = await startStandby(folder, primary, 'standby', { fsync: 'off' })
  await primary.rows('create role backoffice_app')
  await primary.rows('create table jobs (name text)')
  await primary.rows('grant all on jobs to backoffice_app')
  afterAll(async () => {
    await standby.kill()
    await primary.kill()
    await rm(folder, { recursive: true, force: true })
  })

  test('requests and listeners are not answered by a standby, nor is it migrated', async () => {
    const { kysely, asOwner, listen } = await opened(standby.url())
    const refusal = 'The database that answers is a standby.'
    await expect(sql`select 1`.execute(kysely)).rejects.toThrow(refusal)
    await expect(asOwner((db) => sql`select 1`.execute(db))).rejects.toThrow(refusal)
    await expect(listen(['talk'], { received() {}, missed() {} })).rejects.toMatchObject({ code: '25006' })
  })

  test('a commit whose wait for the standby was cancelled is not reported as done', async () => {
    const { kysely } = await opened(primary.url())
    await primary.rows("alter system set synchronous_standby_names = 'nobody'")
    await primary.rows('select pg_reload_conf()')
    onTestFinished(async () => {
      await primary.rows('alter system reset synchronous_standby_names')
      await primary.rows('select pg_reload_conf()')
    })
    const written = sql`insert into jobs values ('one')`.execute(kysely)
    const refused = expect(written).rejects.toThrow(DatabaseUnavailable)
    const cancel = "select pg_cancel_backend(pid) from pg_stat_activity where wait_event = 'SyncRep'"
    await expect.poll(async () => (await primary.rows(cancel)).length, { timeout: 5_000 }).toBe(1)
    await refused
    expect(await primary.rows('select name from jobs')).toEqual([{ name: 'one' }])
  })
})
