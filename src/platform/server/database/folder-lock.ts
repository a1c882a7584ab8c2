import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Another process has the data folder. */
export class FolderInUse extends Error {}

/**
 * Locks the data folder for this process. The embedded database has no lock of its own, and two processes on one folder
 * would destroy it. SQLite, which is built into Node, holds an operating system lock on a file, which ends with its
 * process however the process ends.
 *
 * @returns a function that releases the folder
 * @throws FolderInUse if another process has the folder; nothing in it was changed
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true })
  const lock = new DatabaseSync(join(folder, 'lock.sqlite'))
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive; create table if not exists held (pid integer); commit')
  } catch {
    lock.close()
    throw new FolderInUse(
      `the data folder ${folder} is in use by another process: stop that one first, or set DATA_DIR`,
    )
  }
  return () => lock.close()
}
