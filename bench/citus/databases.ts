import { joinCluster, workersOf } from '../../tests/harness/citus-cluster.ts'
import { urlOf } from '../../tests/harness/test-database.ts'
import { queryRows } from '../../tests/process/scratch-database.ts'
import { openDatabase } from '../../src/platform/server/database/database.ts'
import { migrateDatabase } from '../harness/databases.ts'

export interface Sides<T> {
  /** One PostgreSQL, without Citus. */
  readonly plain: T
  readonly distributed: T
}

/**
 * Makes the same database twice on the coordinator, one of them a cluster with its workers, and drops both afterwards.
 *
 * @param fill gets what both are to have
 */
export async function withSides(
  coordinatorUrl: string,
  fill: (url: string) => Promise<void>,
  measure: (urls: Sides<string>) => Promise<void>,
): Promise<void> {
  const names = { plain: 'backoffice_bench_plain', distributed: 'backoffice_bench_distributed' }
  const urls = { plain: urlOf(coordinatorUrl, names.plain), distributed: urlOf(coordinatorUrl, names.distributed) }
  const workers = await workersOf(coordinatorUrl)
  const dropAll = async () => {
    for (const server of [coordinatorUrl, ...workers])
      for (const name of Object.values(names)) await queryRows(server, `drop database if exists ${name} with (force)`)
  }
  await dropAll()
  try {
    await queryRows(coordinatorUrl, `create database ${names.plain}`)
    await migrateDatabase(urls.plain)
    await fill(urls.plain)
    await queryRows(coordinatorUrl, `create database ${names.distributed} template ${names.plain}`)
    for (const worker of workers) await queryRows(worker, `create database ${names.distributed}`)
    const database = await openDatabase({ databaseUrl: urls.distributed, databasePool: 1, dataDir: '' })
    await database.asOwner((owner) =>
      joinCluster(
        owner,
        urls.distributed,
        workers.map((worker) => urlOf(worker, names.distributed)),
      ),
    )
    await database.close()
    await measure(urls)
  } finally {
    await dropAll()
  }
}
