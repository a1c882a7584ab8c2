import { randomBytes } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import pg from 'pg'
import { afterAll, describe, expect, test } from 'vitest'
import type { Tables } from '../../database/tables.ts'
import { type RequestLogin, requestLogin } from '../../src/platform/server/database/request-login.ts'
import { testSecret } from '../harness/provided.ts'
import { startServer } from '../harness/server.ts'
import { urlOf } from '../harness/test-database.ts'
import { queryRows } from '../process/scratch-database.ts'

const server = await startServer()
const onPostgres = server.engine === 'postgres'

/** Runs a statement as a request would, then rolls everything back. */
async function attempt(statement: string, db: Kysely<Tables> = server.db): Promise<unknown[]> {
  const undo = new Error('undo')
  const rows: unknown[] = []
  await db
    .transaction()
    .execute(async (trx) => {
      for (const part of statement.split(';')) rows.push(...(await sql.raw(part).execute(trx)).rows)
      throw undo
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error
    })
  return rows
}

describe.runIf(onPostgres)('an injected statement on PostgreSQL', () => {
  test('works as a login that is nobody else and owns nothing', async () => {
    const [login] = await attempt(
      `select session_user::text, current_user::text, (select count(*)::int from pg_class where pg_has_role(relowner, 'member')) as owned`,
    )
    expect(login).toEqual({ session_user: 'backoffice_app', current_user: 'backoffice_app', owned: 0 })
  })

  test.each(['none', 'postgres', 'pg_write_server_files'])('gets no rights back by the role %s', async (role) => {
    const change = `select set_config('role', '${role}', false); update audit_entries set reason = 'forged'`
    await expect(attempt(change)).rejects.toThrow(/permission denied/)
    expect(await attempt('select current_user::text as role')).toEqual([{ role: 'backoffice_app' }])
  })

  test('gets none by the session either', async () => {
    await expect(attempt('set session authorization postgres')).rejects.toThrow(/permission denied/)
    const reset = 'reset session authorization; select session_user::text as role'
    expect(await attempt(reset)).toEqual([{ role: 'backoffice_app' }])
  })
})

describe('an injected statement', () => {
  test.each([
    'create temporary table point_entries (user_id uuid, amount bigint, earned boolean)',
    'create table point_entries_too (user_id uuid)',
    'create function own() returns int language sql as $$ select 1 $$',
    'alter table point_entries disable trigger all',
  ])('cannot make a twin of what triggers trust: %s', async (statement) => {
    await expect(attempt(statement)).rejects.toThrow(/permission denied|must be owner/)
  })

  test('calls no function with the owner’s rights but those that requests need', async () => {
    const [{ names }] = (await attempt(
      `select array_agg(p.proname::text order by p.proname) as names from pg_proc p
      where p.pronamespace = 'public'::regnamespace and has_function_privilege('backoffice_app', p.oid, 'execute')
        and (p.prosecdef or p.prorettype = 'trigger'::regtype)`,
    )) as [{ names: string[] }]
    expect(names).toEqual([
      'book_points',
      'close_case_of_appeal',
      'close_case_of_calibration',
      'draw_calibration',
      'drop_month_of_deliveries',
      'drop_month_of_outbox',
      'expire_points',
      'fold_audit_tally',
      'judge_reports',
      'make_month',
      'move_to_case',
      'open_case_for_proposal',
      'open_case_of_appeal',
      'settle_case',
      'standby_states',
      'take_audit_checkpoint',
    ])
    await expect(attempt(`select judge_all_media()`)).rejects.toThrow('permission denied for function')
  })

  test('finds no function that belongs to everybody, later ones included', async () => {
    const undo = new Error('undo')
    const later = server.asOwner((owner) =>
      owner.transaction().execute(async (trx) => {
        await sql`create function later() returns int language sql as 'select 1'`.execute(trx)
        const { rows } =
          await sql`select p.proname from pg_proc p, aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) a
          where p.pronamespace = 'public'::regnamespace and a.grantee = 0
            and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`.execute(trx)
        expect(rows).toEqual([])
        throw undo
      }),
    )
    await expect(later).rejects.toBe(undo)
  })
})

/** The default rights of new tables would let requests write each partition, past the whole table's. */
test('partitions are written by their table alone, whatever month they were made for', async () => {
  await server.asOwner((owner) =>
    sql`select make_month(name, begins + 700) from (
    select name, date_trunc('month', begins + 700)::date - 700 as begins from monthly_tables) later`.execute(owner),
  )
  const { rows } = await sql<{ part: string; whole: string }>`
    select c.oid::regclass::text as part, i.inhparent::regclass::text as whole from pg_inherits i join pg_class c on c.oid = i.inhrelid
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by 1`.execute(server.db)
  expect(new Set(rows.map(({ whole }) => whole)).size).toBe(6)
  expect(rows.length).toBeGreaterThan(6 * 4)
  for (const { part, whole } of rows)
    for (const change of [`insert into ${part} select * from ${whole}`, `delete from ${part}`, `truncate ${part}`])
      await expect(attempt(change), change).rejects.toThrow(`permission denied for table ${part}`)
  for (const whole of ['point_entries', 'member_actions', 'spins'])
    await expect(attempt(`delete from ${whole}`)).rejects.toThrow('permission denied')
  await expect(attempt('insert into point_entries select * from point_entries')).rejects.toThrow('permission denied')
  await expect(attempt(`drop table ${rows[0]!.part}`)).rejects.toThrow('must be owner')
})

test('a trigger function with the owner’s rights refuses every table but its own', async () => {
  const { rows } = await sql<{ name: string }>`select proname::text as name from pg_proc
    where pronamespace = 'public'::regnamespace and prosecdef and prorettype = 'trigger'::regtype order by 1`.execute(
    server.db,
  )
  expect(rows.length).toBeGreaterThan(30)
  const accepted: string[] = []
  for (const { name } of rows) {
    const fired = server.asOwner((owner) =>
      owner.transaction().execute(async (trx) => {
        await sql`create temporary table point_entries (id uuid) on commit drop`.execute(trx)
        await sql`create trigger twin after insert on pg_temp.point_entries for each row execute function ${sql.id(name)}()`.execute(
          trx,
        )
        await sql`insert into pg_temp.point_entries values (gen_random_uuid())`.execute(trx)
      }),
    )
    const refusal = await fired.then(
      () => 'accepted',
      (error: Error) => error.message,
    )
    if (!new RegExp(`^${name} is not for pg_temp\\S*\\.point_entries$`).test(refusal))
      accepted.push(`${name}: ${refusal}`)
  }
  expect(accepted).toEqual([])
})

describe.runIf(onPostgres)('the login of requests', () => {
  const unique = randomBytes(4).toString('hex')
  const [owner, role, other] = ['owner', 'role', 'other'].map((name) => `test_${name}_${unique}`) as [
    string,
    string,
    string,
  ]
  const asSuperuser = (statement: string) => queryRows(server.database.url!, statement)
  const asRole = (name: string) => {
    const url = new URL(urlOf(server.database.url!, owner))
    url.username = name
    return url.href
  }
  const find = (settings: object) =>
    requestLogin({ databaseUrl: asRole(owner), production: true, tokenSecret: testSecret, ...settings }, role)
  const sessionOf = async ({ login }: RequestLogin) => {
    const client = new pg.Client(login)
    await client.connect()
    const { rows } = await client.query<{ login: string }>('select session_user::text as login')
    await client.end()
    return rows[0]!.login
  }

  test('is refused in production while the owner may not make one, unless one role is accepted', async () => {
    await asSuperuser(`create role ${owner} login`)
    await asSuperuser(`create database ${owner} owner ${owner}`)
    await expect(find({})).rejects.toThrow(/^DATABASE_URL: .*DATABASE_APP_URL.*DATABASE_ONE_ROLE=yes/)
    expect(await find({ databaseOneRole: true })).toEqual({ login: { connectionString: asRole(owner) }, role })
    expect(await find({ production: false })).toEqual({ login: { connectionString: asRole(owner) }, role })
  })

  test('is made by an owner who may, also by replicas at once, and cannot make tables', async () => {
    await asSuperuser(`alter role ${owner} createrole`)
    const found = await Promise.all([find({}), find({}), find({}), find({})])
    expect(await Promise.all(found.map(sessionOf))).toEqual(Array.from({ length: 4 }, () => role))
    const client = new pg.Client(found[0].login)
    await client.connect()
    await expect(client.query('create temporary table a (b int)')).rejects.toThrow('permission denied')
    await client.end()
    const [{ kept }] = (await asSuperuser(`select rolpassword as kept from pg_authid where rolname = '${role}'`)) as [
      { kept: string },
    ]
    expect(kept).toMatch(/^SCRAM-SHA-256\$4096:/)
  })

  test('made by hand must be a member of the role and nothing more', async () => {
    await asSuperuser(`create role ${other} login`)
    await expect(find({ databaseAppUrl: asRole(other) })).rejects.toThrow(`is not a member of ${role}`)
    await asSuperuser(`grant ${role} to ${other}`)
    expect(await sessionOf(await find({ databaseAppUrl: asRole(other) }))).toBe(other)
    await asSuperuser(`grant ${owner} to ${other}`)
    await expect(find({ databaseAppUrl: asRole(other) })).rejects.toThrow('has the rights of the database’s owner')
    await expect(find({ databaseAppUrl: urlOf(server.database.url!, owner) })).rejects.toThrow('is a superuser')
  })

  afterAll(async () => {
    await asSuperuser(`drop database if exists ${owner} with (force)`)
    for (const name of [other, role, owner]) await asSuperuser(`drop role if exists ${name}`)
  })
})
