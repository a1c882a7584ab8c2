import { resolve } from 'node:path'
import { askServer, openChannel } from '../platform/server/backup/channel.ts'
import { makeBackup } from '../platform/server/backup/make.ts'
import { type Proof, noted, noteProof } from '../platform/server/backup/records.ts'
import { tokenKey } from '../platform/server/access/token-key.ts'
import { isNewFolder, openDatabase, type OwnedDatabase } from '../platform/server/database/database.ts'
import { FolderInUse } from '../platform/server/database/folder-lock.ts'
import type { Environment } from '../platform/server/environment.ts'
import type { Log } from '../platform/server/log.ts'

/** What a backup is made of, in words for whoever asked for it. */
export interface Summary {
  readonly takenAt: string
  readonly rows: number
  readonly files: number
  readonly bytes: number
  /** Milliseconds. */
  readonly took: number
  readonly snapshotTook: number
  readonly secrets: readonly string[]
}

async function backUpOpen(
  environment: Environment,
  database: OwnedDatabase,
  to: string,
  passphrase: string | undefined,
): Promise<Summary> {
  const key = await tokenKey(environment)
  const { manifest, rows, bytes, took, snapshotTook } = await noted(
    database,
    { to, encrypted: passphrase !== undefined },
    () => makeBackup({ database, environment, tokenKey: key }, to, passphrase),
  )
  const { takenAt, media, secrets } = manifest
  return { takenAt, rows, files: media.files, bytes, took, snapshotTook, secrets: secrets.names }
}

/** Makes a backup of the environment's product, which may be running. */
export const backUp = (environment: Environment, to: string, passphrase: string | undefined): Promise<Summary> =>
  withProduct(environment, (database) => backUpOpen(environment, database, to, passphrase), {
    command: 'back up',
    to: resolve(to),
    passphrase,
  })

/** Notes a proof in the environment's product, which may be running. */
export const keepProof = async (environment: Environment, proof: Proof): Promise<void> => {
  if (isNewFolder(environment)) return
  await withProduct(environment, (database) => noteProof(database, proof).then(() => ({})), {
    command: 'note proof',
    proof,
  })
}

/** PostgreSQL takes a second program; the embedded database has one process, which is asked if there is one. */
async function withProduct<T extends object>(
  environment: Environment,
  direct: (database: OwnedDatabase) => Promise<T>,
  request: Parameters<typeof askServer>[1],
): Promise<T> {
  if (isNewFolder(environment)) throw new Error(`there is no database in ${environment.dataDir}`)
  let database: OwnedDatabase
  try {
    database = await openDatabase(environment)
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error
    return askServer<T>(environment.dataDir, request)
  }
  try {
    return await direct(database)
  } finally {
    await database.close()
  }
}

/** Lets the server that has the embedded database open take these commands. @returns ends that */
export async function takeCommands(
  environment: Environment,
  database: OwnedDatabase,
  log: Log,
): Promise<() => Promise<void>> {
  if (database.engine !== 'pglite') return async () => {}
  const close = await openChannel(environment.dataDir, async ({ command, to, passphrase, proof }) => {
    switch (command) {
      case 'back up':
        return backUpOpen(environment, database, to as string, passphrase as string | undefined)
      case 'note proof':
        await noteProof(database, proof as Proof)
        return {}
      default:
        throw new Error(`this version does not know the command ${command}`)
    }
  })
  if (close === null) log.warn('the path of DATA_DIR is too long for a socket: backups need the server stopped')
  return close ?? (async () => {})
}
