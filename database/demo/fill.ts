import { parseArgs } from 'node:util'
import { openDatabase } from '../../src/platform/server/database/database.ts'
import { migrate } from '../../src/platform/server/database/migrate.ts'
import { readEnvironment } from '../../src/platform/server/environment.ts'
import { openMediaStore } from '../../src/platform/server/files/media-store.ts'
import { tokenKey } from '../../src/platform/server/access/token-key.ts'
import { fillLarge, isUnderWay } from './fill/fill-large.ts'

/**
 * `npm run demo:fill -- --users 1000000`: fills the PostgreSQL of DATABASE_URL with that many people, three posts and
 * twenty point entries for each. It can be stopped at any moment; started again, it continues.
 */

const usage = 'usage: npm run demo:fill -- [--users 1000000] [--seed text] [--force]'

try {
  const { values } = parseArgs({
    options: {
      users: { type: 'string', default: '1000000' },
      seed: { type: 'string', default: 'large' },
      force: { type: 'boolean', default: false },
    },
  })
  const users = Number(values.users)
  if (!Number.isInteger(users) || users < 10 || users > 5_000_000)
    throw new Error(`--users: a whole number from 10 to 5000000; ${usage}`)
  const environment = readEnvironment()
  const { databaseUrl } = environment
  if (!databaseUrl) throw new Error('DATABASE_URL: name the PostgreSQL to fill')
  if (!(await isUnderWay(databaseUrl))) {
    const database = await openDatabase(environment)
    try {
      await migrate(database)
    } finally {
      await database.close()
    }
  }
  const mediaStore = await openMediaStore(environment)
  await fillLarge({
    databaseUrl,
    tokenKey: await tokenKey(environment),
    mediaStore,
    users,
    seed: values.seed,
    force: values.force,
  }).finally(() => mediaStore.close())
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
