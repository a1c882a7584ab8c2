import { type Kysely, sql } from 'kysely'
import pg from 'pg'
import type { Tables } from '../../database/tables.ts'
import { addCitus, requireCluster } from '../../src/features/people/points-ledger/server/citus/cluster.ts'

/** The addresses of the workers that the database of a coordinator knows. */
export async function workersOf(coordinatorUrl: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: coordinatorUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ host: string; port: number }>(
      'select node_name as host, node_port as port from citus_get_active_worker_nodes() order by 1, 2',
    )
    return rows.map(
      ({ host, port }) => Object.assign(new URL(coordinatorUrl), { hostname: host, port: String(port) }).href,
    )
  } finally {
    await client.end()
  }
}

/**
 * Makes a migrated database of a coordinator and the empty ones of its workers a cluster.
 *
 * @param owner of the coordinator's
 */
export async function joinCluster(
  owner: Kysely<Tables>,
  coordinatorUrl: string,
  workerUrls: readonly string[],
): Promise<void> {
  for (const connectionString of workerUrls) {
    const worker = new pg.Client({ connectionString })
    await worker.connect()
    await worker.query('create extension citus')
    await worker.end()
  }
  await addCitus(owner)
  const [coordinator, ...workers] = [coordinatorUrl, ...workerUrls].map((url) => new URL(url))
  await sql`select citus_set_coordinator_host(${coordinator!.hostname}, ${Number(coordinator!.port)}::int)`.execute(
    owner,
  )
  for (const { hostname, port } of workers)
    await sql`select citus_add_node(${hostname}, ${Number(port)}::int)`.execute(owner)
  await requireCluster(owner)
}
