import { sql } from 'kysely'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { addCitus } from '../../src/features/people/points-ledger/server/citus/cluster.ts'
import { distributeLedger } from '../../src/features/people/points-ledger/server/citus/distribute.ts'
import type { OwnedDatabase } from '../../src/platform/server/database/database.ts'
import { provideTemplate } from './template-database.ts'

/** The tests of this run use the coordinator of CITUS_URL and the workers that its database knows. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const url = process.env.CITUS_URL!
  return provideTemplate(project, url, await workersOf(url), join)
}

async function workersOf(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ host: string; port: number }>(
      'select node_name as host, node_port as port from citus_get_active_worker_nodes() order by 1, 2',
    )
    return rows.map(({ host, port }) => Object.assign(new URL(url), { hostname: host, port: `${port}` }).href)
  } finally {
    await client.end()
  }
}

/** Makes them one cluster, with the ledger distributed. Copies of its databases are one as well. */
async function join(database: OwnedDatabase, workerUrls: readonly string[]): Promise<void> {
  for (const connectionString of workerUrls) {
    const worker = new pg.Client({ connectionString })
    await worker.connect()
    await worker.query('create extension citus')
    await worker.end()
  }
  await database.asOwner(async (owner) => {
    const { hostname, port } = new URL(process.env.CITUS_URL!)
    await addCitus(owner)
    await sql`select citus_set_coordinator_host(${hostname}, ${Number(port)}::int)`.execute(owner)
    for (const url of workerUrls.map((text) => new URL(text)))
      await sql`select citus_add_node(${url.hostname}, ${Number(url.port)}::int)`.execute(owner)
    await distributeLedger(owner)
  })
}
