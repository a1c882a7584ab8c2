/**
 * The entry: `npm start`. Opens the database, brings it up to date, fills an empty one with demo data where that is
 * wanted, listens, and stops cleanly.
 */
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { fillDemo } from '../../database/demo/fill-demo.ts'
import { demoSignIns, isEmpty } from '../../database/demo/presence.ts'
import type { App } from '../platform/server/context.ts'
import { type Database, openDatabase } from '../platform/server/database/database.ts'
import { migrate } from '../platform/server/database/migrate.ts'
import { readEnvironment } from '../platform/server/environment.ts'
import { startJobs } from '../platform/server/jobs.ts'
import { assembleApp, assembleServer, jobs } from './assemble.ts'
import { builtWebApp } from './web-build.ts'

const say = (text: string) => void process.stdout.write(`${text}\n`)

/** Seconds for requests at hand to finish after a signal. */
const drainSeconds = 20

try {
  await start()
} catch (error) {
  process.stderr.write(`Cannot start: ${(error as Error).message.split('\n')[0]}\n`)
  process.exit(1)
}

async function start(): Promise<void> {
  const environment = readEnvironment()
  // The database first: if the folder is taken, nothing at all is touched.
  const database = await openDatabase(environment)
  try {
    const webRoot = environment.serveWeb ? await builtWebApp(say) : null
    await migrate(database)
    const app = await assembleApp(environment, database)
    if (environment.demoData && (await isEmpty(database.kysely))) {
      say('Filling the empty database with demo data …')
      await fillDemo({ kysely: database.kysely, mediaStore: app.mediaStore })
    }
    const server = await assembleServer(app, webRoot)
    await server.listen({ host: environment.host, port: environment.port })
    const stopJobs = await startJobs(app, jobs)
    stopOnSignals(app, server, stopJobs)
    await announce(app, server)
  } catch (error) {
    await database.close()
    throw error
  }
}

async function announce(app: App, server: FastifyInstance): Promise<void> {
  const { port } = server.server.address() as AddressInfo
  const { host } = app.environment
  say(`Ready: http://${host.includes(':') ? `[${host}]` : host}:${port}`)
  if (!app.environment.demoData) return
  for (const { role, phoneNumber, password } of await demoSignIns(app.database.kysely)) {
    say(`Sign in as ${role}: ${phoneNumber} / ${password}`)
  }
}

/** Answers what is at hand, lets a running job end, closes the database, exits 0. A second signal does not wait. */
function stopOnSignals(app: App, server: FastifyInstance, stopJobs: () => Promise<void>): void {
  let stopping = false
  const stop = async () => {
    if (stopping) process.exit(1)
    stopping = true
    const late = setTimeout(() => process.exit(1), drainSeconds * 1000)
    late.unref()
    await server.close()
    await stopJobs()
    await close(app.database, app)
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop())
}

async function close(database: Database, app: App): Promise<void> {
  app.mediaStore.close()
  await database.close()
}
