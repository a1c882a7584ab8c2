import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDatabase, testDatabaseUrl } from '../../process/scratch-database.ts'
import { startServer, type Variables } from '../../process/server-process.ts'

export type Engine = 'embedded' | 'postgres'

export const tokenSecret = 'the secret of all journeys, which nobody keeps'

/** A filled data folder and, of PostgreSQL, the address of its database. */
interface Demo {
  readonly folder: string
  readonly database?: string
}

/** The variable that tells the workers where the demos are. */
const variable = 'JOURNEYS_DEMOS'

/**
 * Fills the demo data once for each engine; the servers of the journeys get copies, because filling takes longer than
 * the rest of a start. Does nothing if the process that started this one has done it.
 *
 * @returns deletes them
 */
export async function prepareDemos(): Promise<() => Promise<void>> {
  if (process.env[variable] !== undefined) return async () => undefined
  const removals: (() => Promise<void>)[] = []
  const demos: Partial<Record<Engine, Demo>> = {}
  for (const engine of testDatabaseUrl ? (['embedded', 'postgres'] as const) : (['embedded'] as const)) {
    const { remove, ...demo } = await emptyDemo(engine)
    removals.push(remove)
    await (await startServer(variablesOf(demo), 300_000)).stop()
    demos[engine] = demo
  }
  process.env[variable] = JSON.stringify(demos)
  return async () => {
    for (const remove of removals) await remove()
  }
}

/** A copy of the demo of an engine. */
export async function copyOfDemo(
  engine: Engine,
): Promise<{ readonly variables: Variables; readonly remove: () => Promise<void> }> {
  const filled = (JSON.parse(process.env[variable]!) as Partial<Record<Engine, Demo>>)[engine]
  if (!filled) throw new Error(`the demo was not filled for ${engine}`)
  const { remove, ...copy } = await emptyDemo(engine, filled.database)
  await cp(filled.folder, copy.folder, { recursive: true })
  return { variables: variablesOf(copy), remove }
}

async function emptyDemo(engine: Engine, template?: string): Promise<Demo & { readonly remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'backoffice-journeys-'))
  const database = engine === 'postgres' ? await createDatabase({ template }) : undefined
  const remove = async () => {
    await database?.drop()
    await rm(folder, { recursive: true, force: true })
  }
  return { folder, ...(database ? { database: database.url } : {}), remove }
}

const variablesOf = ({ folder, database }: Demo): Variables => ({
  DATA_DIR: folder,
  TOKEN_SECRET: tokenSecret,
  LOG_LEVEL: 'error',
  ...(database ? { DATABASE_URL: database, DEMO_DATA: 'yes' } : {}),
})
