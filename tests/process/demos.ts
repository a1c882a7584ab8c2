import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDatabase, testDatabaseUrl } from './scratch-database.ts'
import { startServer, type Variables } from './server-process.ts'

export type Engine = 'embedded' | 'postgres'

export const tokenSecret = 'the secret of all copies of the demo, which nobody keeps'

/** A data folder and, of PostgreSQL, the address of its database. */
interface Stored {
  readonly folder: string
  readonly database?: string
}

/** Where a server can run. */
export interface Place extends Stored {
  readonly variables: Variables
  readonly remove: () => Promise<void>
}

/** The variable that tells other processes where the filled demos are. */
const variable = 'TEST_DEMOS'

/**
 * Fills the demo data once for each engine; servers get copies, because filling takes longer than the rest of a start.
 * Does nothing if the process that started this one has done it.
 *
 * @returns deletes them
 */
export async function prepareDemos(): Promise<() => Promise<void>> {
  if (process.env[variable] !== undefined) return async () => undefined
  const engines: readonly Engine[] = testDatabaseUrl ? ['embedded', 'postgres'] : ['embedded']
  const demos = await Promise.all(
    engines.map(async (engine) => {
      const place = await emptyPlace(engine)
      await (await startServer(place.variables, 300_000)).stop()
      return { engine, ...place }
    }),
  )
  const stored = demos.map(({ engine, folder, database }) => [engine, { folder, database }])
  process.env[variable] = JSON.stringify(Object.fromEntries(stored))
  return async () => {
    for (const { remove } of demos) await remove()
  }
}

/** A copy of the filled demo of an engine. */
export async function copyOfDemo(engine: Engine): Promise<Place> {
  const demo = (JSON.parse(process.env[variable]!) as Partial<Record<Engine, Stored>>)[engine]
  if (!demo) throw new Error(`the demo was not filled for ${engine}`)
  const place = await emptyPlace(engine, { template: demo.database })
  await cp(demo.folder, place.folder, { recursive: true })
  return place
}

/** An empty place; a server that starts there fills it with the demo data. */
export async function emptyPlace(engine: Engine, options: Parameters<typeof createDatabase>[0] = {}): Promise<Place> {
  const folder = await mkdtemp(join(tmpdir(), 'backoffice-demo-'))
  const created = engine === 'postgres' ? await createDatabase(options) : undefined
  const variables = { DATA_DIR: folder, TOKEN_SECRET: tokenSecret, LOG_LEVEL: 'error' }
  return {
    folder,
    ...(created && { database: created.url }),
    variables: created ? { ...variables, DATABASE_URL: created.url, DEMO_DATA: 'yes' } : variables,
    async remove() {
      await created?.drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
