/**
 * `npm run ledger:distribute`: makes the ledger of the database of CITUS_URL distributed tables, by member; `-- --back`
 * gathers it again. Either is one transaction: wherever it ends, all of it happened or nothing, and a repeat goes on from there.
 */
import { parseArgs } from 'node:util'
import { requireCluster } from '../features/people/points-ledger/server/citus/cluster.ts'
import { distributeLedger } from '../features/people/points-ledger/server/citus/distribute.ts'
import type { Fingerprint } from '../features/people/points-ledger/server/citus/fingerprint.ts'
import { gatherLedger } from '../features/people/points-ledger/server/citus/gather.ts'
import { untilLocked } from '../platform/server/database/busy-locks.ts'
import { openDatabase, type OwnedDatabase } from '../platform/server/database/database.ts'
import { migrate } from '../platform/server/database/migrate.ts'
import { isDistributed } from '../platform/server/database/whole-ledger.ts'
import { readEnvironment } from '../platform/server/environment.ts'

try {
  const { values } = parseArgs({ options: { back: { type: 'boolean', default: false } } })
  const environment = readEnvironment()
  if (!environment.citusUrl)
    throw new Error('CITUS_URL is not set: it names the database of the product on the coordinator, as a superuser')
  const database = await openDatabase({ ...environment, databaseUrl: environment.citusUrl })
  try {
    process.stdout.write(`${values.back ? await gather(database) : await distribute(database)}\n`)
  } finally {
    await database.close()
  }
} catch (error) {
  process.stderr.write(`Cannot do that: ${(error as Error).message}\n`)
  process.exitCode = 1
}

async function distribute(database: OwnedDatabase): Promise<string> {
  const workers = await database.asOwner(requireCluster)
  if (await isDistributed(database.kysely)) return `The ledger is distributed already, over ${workers.join(', ')}.`
  await migrate(database)
  const [moved, took] = await timed(() => database.asOwner(distributeLedger))
  return `The ledger is distributed by member over ${workers.join(', ')}, in ${took}: ${listed(moved)}. Each row is there, as it was.`
}

async function gather(database: OwnedDatabase): Promise<string> {
  if (!(await isDistributed(database.kysely))) return 'The ledger is whole, on this server alone.'
  const [moved, took] = await timed(() => database.asOwner(gatherLedger))
  return `The ledger is whole again, in ${took}: ${listed(moved)}. Each row is there, as it was; on the workers is nothing of it.`
}

/** Repeated while others hold the tables. */
async function timed(run: () => Promise<Fingerprint[]>): Promise<[Fingerprint[], string]> {
  const begun = performance.now()
  const moved = await untilLocked(run)
  return [moved, `${((performance.now() - begun) / 1000).toFixed(1)} s`]
}

function listed(moved: readonly Fingerprint[]): string {
  return moved.map(({ table, rows }) => `${table} ${rows}`).join(', ')
}
