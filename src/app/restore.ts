/**
 * `npm run restore -- FROM`: puts a backup into the empty database and media store that the environment names, and
 * migrates it. `--replace` if everything in the database may go; `--other-secret` if TOKEN_SECRET is lost. The product
 * must not run.
 */
import { parseArgs } from 'node:util'
import { openBackup } from '../platform/server/backup/manifest.ts'
import { restore } from '../platform/server/backup/restore.ts'
import { readPassphrase } from '../platform/server/backup/secrets.ts'
import { openDatabase } from '../platform/server/database/database.ts'
import { readEnvironment } from '../platform/server/environment.ts'
import { openMediaStore } from '../platform/server/files/media-store.ts'
import { tokenKey } from '../platform/server/access/token-key.ts'

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { replace: { type: 'boolean', default: false }, 'other-secret': { type: 'boolean', default: false } },
  })
  const [from] = positionals
  if (!from || positionals.length > 1) throw new Error('say which backup: npm run restore -- FROM')
  const environment = readEnvironment()
  const backup = await openBackup(from, await readPassphrase(environment))
  const database = await openDatabase(environment)
  const mediaStore = await openMediaStore(environment)
  try {
    const target = { database, mediaStore, tokenKey: await tokenKey(environment) }
    const ran = await restore(target, backup, { replace: values.replace, otherSecret: values['other-secret'] })
    const { takenAt, version, tables, media } = backup.manifest
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    const migrated = ran.length > 0 ? ` It was made by version ${version}: ${ran.length} migrations ran.` : ''
    process.stdout.write(
      `Restored ${rows} rows as of ${takenAt} and ${media.files} files.${migrated} Everybody has to sign in again.\n`,
    )
  } finally {
    mediaStore.close()
    await database.close()
  }
} catch (error) {
  process.stderr.write(`Cannot restore: ${(error as Error).message}\n`)
  process.exitCode = 1
}
