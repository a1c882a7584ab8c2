import type { TestProject } from 'vitest/node'
import { distributeLedger } from '../../src/features/people/points-ledger/server/citus/distribute.ts'
import { joinCluster, workersOf } from './citus-cluster.ts'
import { provideTemplate } from './template-database.ts'

/**
 * The tests of this run use the coordinator of CITUS_URL and the workers that its database knows. The template is a
 * cluster with the ledger distributed, and so are its copies.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const url = process.env.CITUS_URL!
  return provideTemplate(project, url, await workersOf(url), (database, workerUrls) =>
    database.asOwner(async (owner) => {
      await joinCluster(owner, url, workerUrls)
      await distributeLedger(owner)
    }),
  )
}
