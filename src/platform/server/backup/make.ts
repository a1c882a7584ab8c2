import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import type { OwnedDatabase } from '../database/database.ts'
import { requireWholeLedger } from '../database/whole-ledger.ts'
import type { Environment } from '../environment.ts'
import { openMediaStore } from '../files/media-store.ts'
import { version } from '../version.ts'
import { type Manifest, newEncryption, writeManifest } from './manifest.ts'
import { mediaCopier } from './media.ts'
import type { PartFolder } from './parts.ts'
import { secretNames, tokenSecretMark } from './secrets.ts'
import { beginSnapshot, type SavedTable, saveTable } from './tables.ts'

/** The folder of a backup that is not whole yet, or was cut off. */
export const unfinished = '.part'

export interface Made {
  readonly manifest: Manifest
  /** Of all files of the backup. */
  readonly bytes: number
  readonly rows: number
  /** Milliseconds. */
  readonly took: number
  /** Milliseconds in which the snapshot was copied. The embedded database answered nobody meanwhile. */
  readonly snapshotTook: number
}

/**
 * Makes a backup while the product works: one moment of all tables, and every file that their rows name.
 *
 * Files are copied before and after the snapshot. A file is written before its row, and removed after it, so what a row of
 * the snapshot names was there when the first or the second copying looked, unless it came and went between the two.
 *
 * @param to a folder that does not exist; it appears when the backup is whole
 */
export async function makeBackup(
  { database, environment, tokenKey }: { database: OwnedDatabase; environment: Environment; tokenKey: Uint8Array },
  to: string,
  passphrase: string | undefined,
): Promise<Made> {
  await requireWholeLedger(database.kysely, 'no moment of all tables can be saved')
  const begun = performance.now()
  const path = resolve(to)
  const draft = await beginFolder(path)
  const mediaStore = await openMediaStore(environment)
  try {
    const { key, encryption } = passphrase ? await newEncryption(passphrase) : { key: null, encryption: null }
    const folder = { path: draft, key }
    const media = mediaCopier(mediaStore, folder)
    await media.copyAll()
    const { snapshotTook, ...snapshot } = await saveDatabase(database, folder)
    await media.copyAll()
    const files = [...media.saved.values()]
    const manifest = await writeManifest(folder, {
      version,
      ...snapshot,
      engine: database.engine,
      mediaStore: mediaStore.engine,
      media: { index: await media.writeIndex(), files: files.length, bytes: sum(files.map(({ size }) => size)) },
      secrets: { names: secretNames(environment), tokenSecret: tokenSecretMark(tokenKey) },
      encryption,
    })
    await rename(draft, path)
    await syncFolder(dirname(path))
    const parts = [manifest.media.index, ...manifest.tables.map(({ part }) => part), ...files.map(({ part }) => part)]
    const rows = sum(manifest.tables.map(({ rows }) => rows))
    return {
      manifest,
      bytes: sum(parts.map(({ bytes }) => bytes)),
      rows,
      took: performance.now() - begun,
      snapshotTook,
    }
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    throw error
  } finally {
    mediaStore.close()
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)

async function beginFolder(path: string): Promise<string> {
  if (await stat(path).catch(() => null)) throw new Error(`${path} exists already: name a folder that does not`)
  await mkdir(dirname(path), { recursive: true })
  const draft = path + unfinished
  try {
    // Only for the one who made it: it holds everything about everybody.
    await mkdir(draft, { mode: 0o700 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    throw new Error(`${draft} exists already: another backup is being made there, or one was cut off. Delete it then`, {
      cause: error,
    })
  }
  return draft
}

async function saveDatabase({ copying }: OwnedDatabase, folder: PartFolder) {
  return copying(async (connection) => {
    const begun = performance.now()
    const { takenAt, months, migrations, tables } = await beginSnapshot(connection)
    const saved: SavedTable[] = []
    try {
      for (const table of tables) saved.push(await saveTable(connection, folder, table))
      const [server] = await connection.query<{ version: string }>(
        `select current_setting('server_version') as version`,
      )
      return {
        takenAt: takenAt.toISOString(),
        serverVersion: server!.version,
        migrations: [...migrations],
        months: [...months],
        tables: saved.map((table) => ({ ...table, columns: [...table.columns] })),
        snapshotTook: performance.now() - begun,
      }
    } finally {
      await connection.query('rollback').catch(() => {})
    }
  })
}

/** Makes the new name durable. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
