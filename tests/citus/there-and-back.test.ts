import { type Kysely, sql } from 'kysely'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { v7 as uuidv7 } from 'uuid'
import type { Tables } from '../../database/tables.ts'
import { requireCluster } from '../../src/features/people/points-ledger/server/citus/cluster.ts'
import { distributeLedger } from '../../src/features/people/points-ledger/server/citus/distribute.ts'
import { fingerprints } from '../../src/features/people/points-ledger/server/citus/fingerprint.ts'
import { gatherLedger } from '../../src/features/people/points-ledger/server/citus/gather.ts'
import { checkLedger } from '../../src/features/people/points-ledger/server/check.ts'
import { makeBackup } from '../../src/platform/server/backup/make.ts'
import { openDatabase } from '../../src/platform/server/database/database.ts'
import { migrate, migrationTexts } from '../../src/platform/server/database/migrate.ts'
import { makeMonths } from '../../src/platform/server/database/months.ts'
import { isDistributed } from '../../src/platform/server/database/whole-ledger.ts'
import { factories } from '../harness/factories.ts'
import { startServer } from '../harness/server.ts'
import { urlOf } from '../harness/test-database.ts'

const server = await startServer()
const { db, asOwner } = server
const { aUser, points } = factories(db)
const untouched = `${new URL(server.database.url!).pathname.slice(1)}_untouched`

const onServer = async (statement: string) => {
  const client = new pg.Client({ connectionString: urlOf(server.database.url!, 'postgres') })
  await client.connect()
  await client.query(statement)
  await client.end()
}
afterAll(() => onServer(`drop database if exists ${untouched} with (force)`))

/** Everything that a migration can make, in words, without what the extension added. */
async function catalog(owner: Kysely<Tables>): Promise<string[]> {
  await sql`set search_path to public`.execute(owner)
  const own = sql`relnamespace in ('public'::regnamespace, 'sandbox'::regnamespace) and relname not like 'citus\\_%'`
  const { rows } = await sql<{ part: string }>`
    select format('relation %s %s %s %s', c.oid::regclass, relkind, relacl, pg_get_expr(relpartbound, c.oid)) as part from pg_class c where ${own}
    union all select format('column %s %s %s %s %s %s', attrelid::regclass, attnum, attname, format_type(atttypid, atttypmod), attnotnull, pg_get_expr(adbin, adrelid))
      from pg_attribute join pg_class on pg_class.oid = attrelid left join pg_attrdef on adrelid = attrelid and adnum = attnum where ${own} and attnum > 0
    union all select format('index %s', pg_get_indexdef(indexrelid)) from pg_index join pg_class on oid = indexrelid where ${own}
    union all select format('constraint %s %s %s', conrelid::regclass, conname, pg_get_constraintdef(k.oid)) from pg_constraint k join pg_class on pg_class.oid = conrelid where ${own}
    union all select format('trigger %s %s', pg_get_triggerdef(t.oid), tgenabled) from pg_trigger t join pg_class on pg_class.oid = tgrelid where ${own} and not tgisinternal
    union all select format('view %s %s', oid::regclass, pg_get_viewdef(oid)) from pg_class where ${own} and relkind = 'v'
    union all select format('function %s %s', pg_get_functiondef(p.oid), proacl) from pg_proc p where prokind = 'f' and pronamespace in ('public'::regnamespace, 'sandbox'::regnamespace)
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
    union all select format('schema %s %s', nspname, nspacl) from pg_namespace where nspname not like 'pg\\_%' and nspname not in ('citus', 'citus_internal', 'columnar', 'columnar_internal', 'pristine', 'test_clock')
    order by 1`.execute(owner)
  return rows.map(({ part }) => part)
}

async function catalogOfNew(): Promise<string[]> {
  await onServer(`create database ${untouched}`)
  const databaseUrl = urlOf(server.database.url!, untouched)
  const database = await openDatabase({ databaseUrl, databasePool: 1, dataDir: '' })
  await migrate(database)
  const found = await database.asOwner(catalog)
  await database.close()
  return found
}

const ledger = () => asOwner((owner) => fingerprints(owner, 'public'))

test(
  'the way back leaves every row, and nothing of the distribution; and there it goes again',
  { timeout: 300_000 },
  async () => {
    const [one, two] = [await aUser(), await aUser()]
    for (const [i, { id }] of [one, two, one].entries()) await points(id, 100 + i)
    const { id: given } = await points(two.id, 50)
    await points(two.id, -50, { cause: 'CORRECTION', other_account: 'CORRECTIONS', corrects: given })
    await server.clock.advance(40 * 86_400_000)
    // Of a month that has no partition yet, and then gets one.
    const late = await points(one.id, 7, { id: uuidv7() })
    await makeMonths(db)
    const gathered = await asOwner(gatherLedger)
    expect(gathered.find(({ table }) => table === 'point_entries')!.rows).toBe(6)
    expect(await asOwner(isDistributed)).toBe(false)
    const { rows: found } = await sql<{ id: string }>`
    select id from newest_of_member(null::point_entries, ${one.id}, 1)`.execute(db)
    expect(found).toEqual([{ id: late.id }])
    expect(await checkLedger(db)).toMatchObject({ members: 2, entries: 6, found: 0 })

    const whole = await ledger()
    await asOwner(distributeLedger)
    expect(await asOwner(isDistributed)).toBe(true)
    await points(two.id, 3)
    expect(await checkLedger(db)).toMatchObject({ members: 2, entries: 7, found: 0 })
    await asOwner(gatherLedger)
    expect((await ledger()).map(({ rows }) => rows)).not.toEqual(whole.map(({ rows }) => rows))
    // Which months there are, the clock says.
    const without = (parts: string[], others: string[]) =>
      parts.filter((part) => !others.includes(part) && !/_\d{4}_\d\d|MINVALUE/.test(part))
    const [here, untouched] = [await asOwner(catalog), await catalogOfNew()]
    expect([without(here, untouched), without(untouched, here)]).toEqual([[], []])
    await asOwner(distributeLedger)
  },
)

test('whoever ends it in the middle finds everything as it was, and can repeat it', { timeout: 300_000 }, async () => {
  const before = await asOwner((owner) => fingerprints(owner, 'public', 'whole_ledger'))
  const gathering = asOwner((owner) =>
    owner.connection().execute(async (one) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(one)
      const moving = gatherLedger(one)
      // When the first table of the whole ledger has been written to.
      const ending = sql`
        do $$ begin
          for i in 1..2000 loop
            exit when exists (select from pg_locks where pid = ${sql.lit(rows[0]!.pid)} and relation = 'whole_ledger.point_days'::regclass and mode = 'RowExclusiveLock');
            perform pg_sleep(0.005);
          end loop;
          perform pg_terminate_backend(${sql.lit(rows[0]!.pid)});
        end $$`.execute(owner)
      return Promise.all([moving, ending])
    }),
  )
  await expect(gathering).rejects.toThrow()
  expect(await asOwner(isDistributed)).toBe(true)
  expect(await asOwner((owner) => fingerprints(owner, 'public', 'whole_ledger'))).toEqual(before)
  expect(await asOwner(gatherLedger)).toEqual(before)
  expect(await asOwner(distributeLedger)).toEqual(before)
})

test('the workers know the role of requests, as it logs in here', async () => {
  const role = `select concat(rolname, rolcanlogin, rolpassword) from pg_authid where rolname = 'backoffice_app'`
  const known = () =>
    asOwner(async (owner) => {
      const { rows } = await sql<{ same: boolean }>`
        select result = replace((${sql.raw(role)}), 'backoffice_appf', 'backoffice_appt') as same from run_command_on_workers(${role})`.execute(
        owner,
      )
      return rows.map(({ same }) => same)
    })
  const change = `set citus.enable_ddl_propagation to off; alter role backoffice_app password 'of an earlier secret'`
  await asOwner((owner) => sql`select run_command_on_workers(${change})`.execute(owner))
  expect(await known()).toEqual(server.database.workerUrls.map(() => false))
  await asOwner(requireCluster)
  expect(await known()).toEqual(server.database.workerUrls.map(() => true))
})

test('migrations and backups are refused in words', async () => {
  const database = await server.database.connect()
  try {
    const later = new Map([...(await migrationTexts()), ['9999_later', 'create table later (id integer)']])
    await expect(migrate(database, later)).rejects.toThrow(
      '1 migrations cannot run, the first of which is 9999_later, while the ledger is distributed over Citus',
    )
    expect(await migrate(database)).toEqual([])
    const { environment, tokenKey } = server.app as never
    await expect(makeBackup({ database, environment, tokenKey }, '/nowhere', undefined)).rejects.toThrow(
      'while the ledger is distributed over Citus. Gather it first',
    )
  } finally {
    await database.close()
  }
})

test('a cluster that lacks something is refused in words', async () => {
  expect(await asOwner(requireCluster)).toHaveLength(server.database.workerUrls.length)
  const nobody = asOwner((owner) =>
    owner.transaction().execute(async (trx) => {
      await sql`update pg_dist_node set isactive = false where groupid > 0`.execute(trx)
      await requireCluster(trx)
    }),
  )
  await expect(nobody).rejects.toThrow('Citus knows no workers here')
})
