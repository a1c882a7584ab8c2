import { mkdtempSync } from 'node:fs'
import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { testSecret } from '../harness/provided.ts'
import { createDatabase, testDatabaseUrl } from './scratch-database.ts'
import { type ServerProcess, startServer, type Variables } from './server-process.ts'

export type Engine = 'embedded' | 'postgres'

/** A data folder and, of PostgreSQL, the address of its database. */
interface Stored {
  readonly folder: string
  readonly database?: string
}

/** A filled demo, and what each server printed that filled it. */
interface Demo extends Stored {
  readonly printed: readonly string[]
}

/** Where a server can run. */
export interface Place extends Stored {
  readonly variables: Variables
  readonly remove: () => Promise<void>
}

type Demos = Partial<Record<Engine, Demo>>
type Prepared = { readonly demos: Demos } | { readonly failed: string }

/** The variable that names, also for other processes, the file that will say where the filled demos are. */
const variable = 'TEST_DEMOS'
/** Milliseconds. Filling takes half a minute, on a busy machine several. */
const patience = 600_000

/** PostgreSQL is filled by two replicas that start at once: only one of them may fill it (see `replicas.test.ts`). */
const servers = { embedded: 1, postgres: 2 } as const

/**
 * Begins to fill the demo data once for each engine; servers get copies, because filling takes longer than the rest of a
 * start. Does nothing if the process that started this one has done it.
 *
 * @returns deletes them
 */
export function prepareDemos(): () => Promise<void> {
  if (process.env[variable] !== undefined) return async () => undefined
  const folder = mkdtempSync(join(tmpdir(), 'backoffice-demos-'))
  const file = join(folder, 'demos.json')
  process.env[variable] = file
  const engines: readonly Engine[] = testDatabaseUrl ? ['embedded', 'postgres'] : ['embedded']
  const places: Place[] = []
  const filled = Promise.all(
    engines.map(async (engine) => {
      const place = await emptyPlace(engine)
      places.push(place)
      return [engine, await fill(engine, place)] as const
    }),
  )
  const prepared = filled.then(
    (demos): Prepared => ({ demos: Object.fromEntries(demos) }),
    (error: unknown): Prepared => ({ failed: String(error) }),
  )
  const written = prepared.then(async (text) => {
    await writeFile(`${file}.part`, JSON.stringify(text))
    await rename(`${file}.part`, file)
  })
  return async () => {
    await written
    for (const { remove } of places) await remove()
    await rm(folder, { recursive: true, force: true })
  }
}

async function fill(engine: Engine, { variables, folder, database }: Place): Promise<Demo> {
  const starts = Array.from({ length: servers[engine] }, () => startServer(variables, patience))
  const running = await Promise.all(starts)
  await untilQuiet(running)
  for (const server of running) {
    const { code } = await server.stop()
    if (code !== 0) throw new Error(`a server that filled the demo ended with ${code}:\n${server.output()}`)
  }
  return { folder, ...(database !== undefined && { database }), printed: running.map((server) => server.output()) }
}

/**
 * Waits until the jobs have done what new data gives them to do: ten seconds of processor time, which otherwise every
 * copy would need again.
 */
async function untilQuiet(running: readonly ServerProcess[]): Promise<void> {
  const secondsOf = async ({ url }: ServerProcess) => {
    const metrics = await (await fetch(`${url}/metrics`)).text()
    return Number(/^process_cpu_seconds_total (\S+)/m.exec(metrics)![1])
  }
  const seconds = async () => (await Promise.all(running.map(secondsOf))).reduce((sum, one) => sum + one, 0)
  // Longer than the five seconds between two turns of the jobs.
  const span = 6_000
  for (let before = await seconds(), tries = 0; tries < 10; tries++) {
    await wait(span)
    const now = await seconds()
    if (now - before < 0.5) return
    before = now
  }
}

/** The filled demo of an engine: to be read, or copied, but never changed. Waits until it is filled. */
export async function filledDemo(engine: Engine): Promise<Demo> {
  const prepared = await readPrepared(process.env[variable]!)
  if ('failed' in prepared) throw new Error(`the demo was not filled: ${prepared.failed}`)
  const demo = prepared.demos[engine]
  if (!demo) throw new Error(`the demo was not filled for ${engine}`)
  return demo
}

async function readPrepared(file: string): Promise<Prepared> {
  for (const until = Date.now() + patience; ; await wait(100)) {
    const text = await readFile(file, 'utf8').catch(() => undefined)
    if (text !== undefined) return JSON.parse(text) as Prepared
    if (Date.now() > until) throw new Error(`the demo was not filled within ${patience / 1000} s`)
  }
}

/** A copy of the filled demo of an engine. */
export async function copyOfDemo(engine: Engine): Promise<Place> {
  const demo = await filledDemo(engine)
  const place = await emptyPlace(engine, { template: demo.database })
  await cp(demo.folder, place.folder, { recursive: true })
  return place
}

/** An empty place; a server that starts there fills it with the demo data. */
export async function emptyPlace(engine: Engine, options: Parameters<typeof createDatabase>[0] = {}): Promise<Place> {
  const folder = await mkdtemp(join(tmpdir(), 'backoffice-demo-'))
  const created = engine === 'postgres' ? await createDatabase(options) : undefined
  const variables = { DATA_DIR: folder, TOKEN_SECRET: testSecret, LOG_LEVEL: 'error' }
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
