import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import { checkLedger } from '../features/people/points-ledger/server/check.ts'
import { describePlace } from '../platform/server/audit/broken.ts'
import { verifyAudit } from '../platform/server/audit/verify.ts'
import { isEmpty, loadDatabase, refuseNewer, removeEverything } from '../platform/server/backup/load.ts'
import { type Backup, openBackup } from '../platform/server/backup/manifest.ts'
import { savedFiles } from '../platform/server/backup/media.ts'
import { checkPart, DamagedPart, readPart } from '../platform/server/backup/parts.ts'
import type { Proof } from '../platform/server/backup/records.ts'
import { checkParts } from '../platform/server/backup/restore.ts'
import type { CopyingConnection } from '../platform/server/database/copying.ts'
import { openDatabase, type OwnedDatabase } from '../platform/server/database/database.ts'
import { migrate } from '../platform/server/database/migrate.ts'
import type { Environment } from '../platform/server/environment.ts'

/** The columns that name files, with the column of the file's size where there is one. */
export const fileColumns = [
  { table: 'media', key: 'key', size: 'bytes' },
  { table: 'media', key: 'thumbnail_key', size: null },
  { table: 'media', key: 'thumbnail2x_key', size: null },
  { table: 'private_uploads', key: 'key', size: 'bytes' },
  { table: 'verify_media', key: 'key', size: 'bytes' },
] as const

/** How many faults are named; all are counted. */
const mostNamed = 100

/**
 * Restores a backup into a scratch place, migrates it there as a newer version would, and compares everything that the
 * product can compare. Nothing is served there, no job runs and nothing is sent; afterwards it is gone.
 */
export async function proveBackup(
  environment: Environment,
  from: string,
  passphrase: string | undefined,
): Promise<Proof> {
  const begun = performance.now()
  const found = { takenAt: null, newestWriteAt: null, rows: 0, files: 0, auditEntries: 0, pointEntries: 0, faults: [] }
  const proof: Mutable<Omit<Proof, 'name' | 'took'>> = found
  try {
    const backup = await openBackup(from, passphrase)
    proof.takenAt = backup.manifest.takenAt
    await refuseNewer(backup.manifest)
    await checkParts(backup)
    await inScratchPlace(environment, async (database) => {
      await database.copying((connection) => loadDatabase(connection, backup))
      proof.rows = backup.manifest.tables.reduce((sum, { rows }) => sum + rows, 0)
      proof.newestWriteAt = await database.copying(newestWrite)
      await migrate(database)
      await compareHistory(database.kysely, proof)
      await compareFiles(database.kysely, backup, proof)
    })
  } catch (error) {
    // What is damaged, or refused by a constraint, is what a proof is made to find.
    proof.faults.push((error as Error).message)
  }
  return { name: basename(from), took: performance.now() - begun, ...proof }
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] extends readonly (infer E)[] ? E[] : T[K] }
type Findings = Mutable<Omit<Proof, 'name' | 'took'>>

/**
 * An embedded database in a folder of its own: it has no archive that a restore could fill, and takes nothing from the
 * database that serves. VERIFY_DATABASE_URL names another one.
 */
async function inScratchPlace(
  environment: Environment,
  use: (database: OwnedDatabase) => Promise<void>,
): Promise<void> {
  const { dataDir, verifyDatabaseUrl: databaseUrl } = environment
  await mkdir(dataDir, { recursive: true })
  const folder = await mkdtemp(join(dataDir, 'verify-'))
  try {
    const database = await openDatabase({ databaseUrl, databasePool: 1, dataDir: folder, databaseOneRole: true })
    try {
      // What is not empty is somebody's: it is refused before the removal at the end is promised.
      if (databaseUrl) await database.copying(refuseAnyOther)
      try {
        await use(database)
      } finally {
        if (databaseUrl) await database.copying(removeEverything)
      }
    } finally {
      await database.close()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** @throws Error unless it is empty, on a server that keeps no archive */
async function refuseAnyOther(connection: CopyingConnection): Promise<void> {
  const [{ mode } = { mode: 'off' }] = await connection.query<{ mode: string }>(
    `select current_setting('archive_mode') as mode`,
  )
  if (mode !== 'off')
    throw new Error(
      'VERIFY_DATABASE_URL: this server archives its log, which a restore would fill; name one with archive_mode = off',
    )
  if (!(await isEmpty(connection))) throw new Error('VERIFY_DATABASE_URL: this database is not empty')
}

/** The newest moment at which any row was made. */
async function newestWrite(connection: CopyingConnection): Promise<string | null> {
  const columns = await connection.query<{ table: string }>(
    `select table_name::text as table from information_schema.columns
      where table_schema = 'public' and column_name = 'created_at' and data_type like 'timestamp%' and table_name in
        (select relname from pg_class where relkind in ('r', 'p') and not relispartition and relnamespace = 'public'::regnamespace)`,
  )
  const newest = columns.map(({ table }) => `(select max(created_at) from "${table}")`).join(', ')
  const [row] = await connection.query<{ at: Date | null }>(`select greatest(${newest}) as at`)
  return row?.at?.toISOString() ?? null
}

async function compareHistory(db: Kysely<Tables>, proof: Findings): Promise<void> {
  const audit = await verifyAudit(db)
  proof.auditEntries = audit.entries
  proof.faults.push(...audit.findings.broken.map((place) => `audit log: ${describePlace(place)}`))
  const ledger = (await checkLedger(db))!
  proof.pointEntries = ledger.entries
  proof.faults.push(...ledger.differences.map(({ item, difference }) => `points of ${item}: ${difference}`))
}

/** Every file of the backup is what was written, and what a row names is there in its size. */
async function compareFiles(db: Kysely<Tables>, backup: Backup, proof: Findings): Promise<void> {
  const note = (fault: string) => void (proof.faults.length < mostNamed && proof.faults.push(fault))
  const sizes = new Map<string, number>()
  for await (const { key, size, part } of savedFiles(backup, backup.manifest.media.index)) {
    sizes.set(key, size)
    try {
      await checkPart(backup, part)
      await pipeline(readPart(backup, part), new Writable({ write: (_chunk, _encoding, done) => done() }))
    } catch (error) {
      if (!(error instanceof DamagedPart)) throw error
      note(error.message)
    }
  }
  proof.files = sizes.size
  for (const { table, key, size } of fileColumns) {
    const { rows } = await sql<{ key: string; size: number | null }>`
      select ${sql.ref(key)} as key, ${size === null ? sql`null::bigint` : sql.ref(size)} as size from ${sql.table(table)}
        where ${sql.ref(key)} is not null order by 1`.execute(db)
    for (const row of rows) {
      const found = sizes.get(row.key)
      if (found === undefined) note(`${row.key}, which ${table} names, is not in the backup`)
      else if (row.size !== null && row.size !== found)
        note(`${row.key} has ${found} bytes instead of ${row.size}, as ${table} says`)
    }
  }
}
