import { type Kysely, sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Tables } from '../../database/tables.ts'
import { startServer } from '../harness/server.ts'

const server = await startServer()

describe('the owner must drop a trigger first', () => {
  const tables = ['audit_entries', 'audit_checkpoints', 'audit_checkpoint_heads']
  const changes = tables.flatMap((table) => [
    `update ${table} set hash = hash`,
    `delete from ${table}`,
    `truncate ${table} cascade`,
  ])
  test.each(changes)('%s', async (statement) => {
    const changed = server.asOwner((db) => sql.raw(statement).execute(db))
    await expect(changed).rejects.toThrow('is append-only')
  })
})

describe('the application’s role', () => {
  const tables = [
    'audit_entries',
    'audit_tally',
    'audit_verifications',
    'audit_checkpoints',
    'audit_checkpoint_heads',
    'audit_unsealed',
  ]
  const mayBesidesReading: Readonly<Record<string, readonly string[]>> = {
    audit_entries: ['INSERT'],
    audit_verifications: ['INSERT'],
  }

  test.each(tables)('has no more rights on %s than it needs', async (table) => {
    const { rows } = await sql<{ privilege: string; may: boolean }>`
      select privilege, has_table_privilege('backoffice_app', ${table}, privilege) as may
      from unnest('{SELECT,INSERT,UPDATE,DELETE,TRUNCATE,REFERENCES,TRIGGER}'::text[]) privilege`.execute(server.db)
    const may = rows.filter((row) => row.may).map((row) => row.privilege)
    expect(may).toEqual(['SELECT', ...(mayBesidesReading[table] ?? [])])
  })

  test.each([
    ['add to the tally', sql`insert into audit_tally values (now(), null, 'USER', 'login', -1)`],
    ['change the tally', sql`update audit_tally set entries = 0`],
    ['make a checkpoint of its own', sql`insert into audit_checkpoints select * from audit_checkpoints`],
    ['keep an entry out of the checkpoints', sql`delete from audit_unsealed`],
    ['change who began a verification', sql`update audit_verifications set started_by = null`],
  ])('cannot %s', async (_, statement) => {
    await expect(statement.execute(server.db)).rejects.toThrow('permission denied')
  })

  // As the owner, since the application may not make any: see `database-role.test.ts`.
  test('could not mislead the triggers with temporary tables', async () => {
    class Undo extends Error {}
    const mislead = async (db: Kysely<Tables>) => {
      await sql`create temp table audit_tally (like public.audit_tally)`.execute(db)
      await sql`create temp table audit_unsealed (like public.audit_unsealed)`.execute(db)
      await sql`insert into audit_entries (id, chain, position, action, model, target_id, request_id, created_at, hash)
        values (gen_random_uuid(), 'LIST:Astray', 1, 'createExport', 'ASTRAY', 'Astray', 'x', now(), sha256(''))`.execute(
        db,
      )
      const { rows } =
        await sql`select (select count(*)::int from pg_temp.audit_tally) + (select count(*)::int from pg_temp.audit_unsealed) as astray,
        (select count(*)::int from public.audit_tally where model = 'ASTRAY') as counted,
        (select count(*)::int from public.audit_unsealed where chain = 'LIST:Astray') as waiting`.execute(db)
      expect(rows).toEqual([{ astray: 0, counted: 1, waiting: 1 }])
      throw new Undo()
    }
    const undone = server.asOwner((owner) => owner.transaction().execute(mislead))
    await expect(undone).rejects.toThrow(Undo)
  })

  test('nor any other function that runs with its owner’s rights', async () => {
    const { rows } = await sql`select proname from pg_proc where pronamespace = 'public'::regnamespace and prosecdef
      and not coalesce(array_to_string(proconfig, ' ') like '%search_path=public, pg_temp%', false)`.execute(server.db)
    expect(rows).toEqual([])
  })
})
