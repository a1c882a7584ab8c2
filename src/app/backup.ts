/**
 * `npm run backup -- TO`: makes a backup in a new folder while the product runs: all tables as of one moment, and the
 * media files. Encrypted if BACKUP_PASSPHRASE_FILE names a passphrase. Exits 1 if there is no backup then.
 */
import { parseArgs } from 'node:util'
import { readPassphrase } from '../platform/server/backup/secrets.ts'
import { readEnvironment } from '../platform/server/environment.ts'
import { backUp } from './backup-commands.ts'

try {
  const { positionals } = parseArgs({ allowPositionals: true })
  const [to] = positionals
  if (!to || positionals.length > 1)
    throw new Error('say where: npm run backup -- TO, a folder that does not exist yet')
  const environment = readEnvironment()
  const { takenAt, rows, files, bytes, took, snapshotTook, secrets } = await backUp(
    environment,
    to,
    await readPassphrase(environment),
  )
  const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`
  process.stdout.write(
    `${[
      `Backed up to ${to}: ${rows} rows as of ${takenAt}, ${files} files, ${(bytes / 1e6).toFixed(1)} MB, in ${seconds(took)} (tables: ${seconds(snapshotTook)}).`,
      `Not in it, and needed for a restore: ${secrets.join(', ')}${environment.tokenSecret ? '' : ' (the file token-secret in DATA_DIR)'}.`,
    ].join('\n')}\n`,
  )
} catch (error) {
  process.stderr.write(`Cannot back up: ${(error as Error).message}\n`)
  process.exitCode = 1
}
