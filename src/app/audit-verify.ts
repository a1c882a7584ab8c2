/** `npm run audit:verify`: recomputes the audit log's chains. Exits 1 and names the first link that does not hold. */
import { openDatabase } from '../platform/server/database/database.ts'
import { readEnvironment } from '../platform/server/environment.ts'
import { verifyAudit } from '../platform/server/audit/verify.ts'

const database = await openDatabase(readEnvironment())
const { entries, chains, broken } = await verifyAudit(database.kysely)
await database.close()
if (broken) {
  process.stderr.write(
    `Broken at entry ${broken.id}, position ${broken.position} of chain ${broken.chain}: ${broken.why}.\n`,
  )
  process.exit(1)
}
process.stdout.write(`Whole: ${entries} entries in ${chains} chains.\n`)
