/**
 * `npm run ledger:verify`: compares all entries of points with balances, days and the daily tally. Exits 1 and lists the
 * differences.
 */
import { checkLedger } from '../features/people/points-ledger/server/check.ts'
import { openDatabase } from '../platform/server/database/database.ts'
import { readEnvironment } from '../platform/server/environment.ts'

try {
  const database = await openDatabase(readEnvironment())
  try {
    const findings = (await checkLedger(database.kysely))!
    const { members, entries, found, differences } = findings
    if (found > 0) {
      const more = found > differences.length ? [`- and ${found - differences.length} more`] : []
      const texts = differences.map(({ item, difference }) => `- ${item}: ${difference}`)
      process.stderr.write(`${[`Differences found: ${found}`, ...texts, ...more].join('\n')}\n`)
      process.exitCode = 1
    } else {
      process.stdout.write(`In order: ${entries} entries of ${members} members.\n`)
    }
  } finally {
    await database.close()
  }
} catch (error) {
  process.stderr.write(`Cannot verify: ${(error as Error).message}\n`)
  process.exitCode = 1
}
