import type { CopyingConnection } from '../database/copying.ts'
import type { OwnedDatabase } from '../database/database.ts'
import { migrate } from '../database/migrate.ts'
import { requireWholeLedger } from '../database/whole-ledger.ts'
import type { MediaStore } from '../files/media-store-contract.ts'
import { loadDatabase, refuseNewer } from './load.ts'
import type { Backup } from './manifest.ts'
import { restoreMedia } from './media.ts'
import { checkPart } from './parts.ts'
import { tokenSecretMark } from './secrets.ts'

interface Target {
  readonly database: OwnedDatabase
  readonly mediaStore: MediaStore
  readonly tokenKey: Uint8Array
}

interface Permissions {
  /** Everything in the database may go. */
  readonly replace: boolean
  /** TOKEN_SECRET may be another one. */
  readonly otherSecret: boolean
}

/**
 * Puts a backup into a place where nothing runs. Every part is checked before anything changes; then the files, which no
 * row names yet, come first, and the database in one transaction: wherever this ends, the product starts with the state
 * from before or with all of the backup. What an older version made is migrated.
 *
 * All sessions end: those that were ended after the backup must not come back.
 *
 * @returns the migrations that ran
 */
export async function restore(
  { database, mediaStore, tokenKey }: Target,
  backup: Backup,
  { replace, otherSecret }: Permissions,
): Promise<string[]> {
  await refuseNewer(backup.manifest)
  await database.asOwner((db) => requireWholeLedger(db, 'nothing can be restored into this database'))
  if (!otherSecret && backup.manifest.secrets.tokenSecret !== tokenSecretMark(tokenKey))
    throw new Error(
      'this backup belongs to another TOKEN_SECRET (outside production the file token-secret in DATA_DIR): set that one, or add --other-secret. Second factors, secrets of webhooks and numbers of documents can then no longer be opened',
    )
  await checkParts(backup)
  await database.copying((connection) => refuseRunning(connection))
  await restoreMedia(backup, backup.manifest.media.index, mediaStore)
  await database.copying((connection) => loadDatabase(connection, backup, { replace, ending: [endSessions] }))
  return migrate(database)
}

const endSessions = `update sessions set ended_at = now(), end_reason = 'restored' where ended_at is null`

/** @throws DamagedPart if one that the manifest names is not whole. Files are checked when they are read. */
export async function checkParts(backup: Backup): Promise<void> {
  const { tables, media } = backup.manifest
  for (const part of [...tables.map((table) => table.part), media.index]) await checkPart(backup, part)
}

async function refuseRunning(connection: CopyingConnection): Promise<void> {
  const [others] = await connection.query<{ count: string | number }>(
    `select count(*) as count from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and application_name <> 'backoffice copy' and backend_type = 'client backend'`,
  )
  if (Number(others!.count) > 0)
    throw new Error(`${others!.count} others are connected to the database: stop all replicas of the product first`)
}
