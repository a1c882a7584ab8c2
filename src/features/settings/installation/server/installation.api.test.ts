import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { fileColumns } from '../../../../app/prove-backup.ts'
import { factories } from '../../../../../tests/harness/factories.ts'
import { startServer } from '../../../../../tests/harness/server.ts'
import { noteProof, noted } from '../../../../platform/server/backup/records.ts'
import { showReplica } from '../../../../platform/server/replica.ts'
import { version } from '../../../../platform/server/version.ts'

const server = await startServer()
const client = server.as(await factories(server.db).anAdmin())
const owned = { asOwner: server.asOwner } as Parameters<typeof noteProof>[0]

const ask = async (fields: string) => (await client.data(`{ cmsGetInstallation { ${fields} } }`)).cmsGetInstallation

test('versions, database and disk are said, and no standby where there is none', async () => {
  const fields = `version freeBytes backupFreeBytes hasBackupFolder failingJobs archive { failing }
    standbys { name behindMs } database { engine version bytes migrations newestMigration }`
  const said = await ask(fields)
  expect(said).toMatchObject({
    version,
    standbys: [],
    archive: null,
    hasBackupFolder: false,
    backupFreeBytes: null,
    failingJobs: 0,
    database: { engine: server.engine === 'pglite' ? 'EMBEDDED' : 'POSTGRESQL' },
  })
  expect(said.freeBytes).toBeGreaterThan(0)
  expect(said.database.bytes).toBeGreaterThan(1e6)
  expect(said.database.newestMigration).toMatch(/^\d{4}_/)
})

test('a replica is there until it stops, and says so itself; one that died is not seen', async () => {
  const hide = await showReplica(server.app)
  await server.asOwner((db) =>
    sql`insert into replicas values (gen_random_uuid(), 'died', '0', now(), now() - interval '1 minute')`.execute(db),
  )
  const shown = await ask('replicas { name version seen }')
  expect(shown.replicas.find(({ name }: { name: string }) => name.endsWith(`:${process.pid}`))).toMatchObject({
    version,
    seen: true,
  })
  expect(shown.replicas.find(({ name }: { name: string }) => name === 'died')).toMatchObject({ seen: false })
  await hide()
  expect((await ask('replicas { name }')).replicas).toEqual([{ name: 'died' }])
})

describe('backups', () => {
  test('that were made or failed are listed, the last whole one by itself', async () => {
    const takenAt = '2026-05-01T00:00:00.000Z'
    const made = { manifest: { takenAt, media: { files: 3 } }, bytes: 5, rows: 4, took: 1, snapshotTook: 1 }
    await noted(owned, { to: '/somewhere/one', encrypted: true }, async () => made as never)
    const failing = noted(owned, { to: '/somewhere/two', encrypted: false }, async () => {
      throw new Error('no space left')
    })
    await expect(failing).rejects.toThrow('no space left')
    const { lastBackup, backups } = await ask(
      'lastBackup { name takenAt } backups { name bytes rows files encrypted error }',
    )
    expect(lastBackup).toEqual({ name: 'one', takenAt })
    expect(backups).toEqual([
      { name: 'two', bytes: null, rows: null, files: null, encrypted: false, error: 'no space left' },
      { name: 'one', bytes: 5, rows: 4, files: 3, encrypted: true, error: null },
    ])
  })

  test('that were tried are listed, the last proven one by itself', async () => {
    const proof = {
      name: 'one',
      takenAt: '2026-05-01T00:00:00.000Z',
      took: 9,
      newestWriteAt: null,
      rows: 4,
      files: 3,
      auditEntries: 2,
      pointEntries: 1,
    }
    await noteProof(owned, { ...proof, faults: [] })
    await noteProof(owned, { ...proof, name: 'two', faults: ['a file is missing', 'another one'] })
    const { lastProof, restoreChecks } = await ask('lastProof { name } restoreChecks { name faults firstFault }')
    expect(lastProof).toEqual({ name: 'one' })
    expect(restoreChecks).toEqual([
      { name: 'two', faults: 2, firstFault: 'a file is missing' },
      { name: 'one', faults: 0, firstFault: null },
    ])
  })

  test.each(['backups', 'restore_checks'])('no request can write %s', async (table) => {
    await expect(sql`delete from ${sql.table(table)}`.execute(server.db)).rejects.toThrow('permission denied')
  })

  /** Columns that are named as keys and name no file. */
  const otherKeys = [
    'configs.key',
    'idempotency_keys.key',
    'preferences.key',
    'run_rows.key',
    'sensitive_words.key',
    'system_settings.key',
    'tracked_events.key',
  ]

  test('compare every column that names a file', async () => {
    const { rows } = await server.asOwner((db) =>
      sql<{ name: string }>`select c.table_name || '.' || c.column_name as name from information_schema.columns c
        join pg_class t on t.relname = c.table_name and t.relnamespace = 'public'::regnamespace and t.relkind = 'r'
        where c.table_schema = 'public' and c.data_type = 'text' and c.is_generated = 'NEVER' and c.column_name ~ '(^|_)key$' order by 1`.execute(
        db,
      ),
    )
    const known = [...fileColumns.map(({ table, key }) => `${table}.${key}`), ...otherKeys]
    expect(rows.map(({ name }) => name).filter((name) => !known.includes(name))).toEqual([])
    expect(known.filter((name) => !rows.some((row) => row.name === name))).toEqual([])
  })
})
