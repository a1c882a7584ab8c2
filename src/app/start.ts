import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Pictures } from '../../database/demo/pictures/drawings.ts'
import { demoApiKey, demoMembers, demoSignIns, isEmpty } from '../../database/demo/presence.ts'
import type { App } from '../platform/server/context.ts'
import type { OwnedDatabase } from '../platform/server/database/database.ts'
import { refuseMovedClock } from '../platform/server/database/moved-clock.ts'
import { makeMonths } from '../platform/server/database/months.ts'
import { migrate } from '../platform/server/database/migrate.ts'
import type { Environment } from '../platform/server/environment.ts'
import { showReplica } from '../platform/server/replica.ts'
import { stopServing } from '../platform/server/http/stopping.ts'
import { startJobs } from '../platform/server/jobs/jobs.ts'
import { tracing } from '../platform/server/tracing/tracing.ts'
import { assembleApp, assembleServer, jobs } from './assemble.ts'
import { takeCommands } from './backup-commands.ts'
import { handleUncaughtErrors } from './last-resort.ts'
import { builtSampleApp, builtWebApp } from './web-build.ts'

const say = (text: string) => void process.stdout.write(`${text}\n`)
// Its disk may be full, or its reader gone: then what is said is lost, not the service.
process.stdout.on('error', () => {})

/** Seconds for open requests to finish after the grace; and for a running job, which will run again anyway. */
const drainSeconds = 20
const jobSeconds = 5
/** Milliseconds in which a second signal counts as the first one: Ctrl-C comes both from the terminal and from npm. */
const echo = 1_000

/**
 * Makes an opened database ready, listens, and stops cleanly on a signal. Throws if it cannot start.
 *
 * @param pictures those of the demo, if drawing them has begun
 */
export async function start(
  environment: Environment,
  database: OwnedDatabase,
  pictures: Promise<Pictures> | undefined,
): Promise<void> {
  // The builds are separate processes: on the first start they run while the database is filled.
  const [webRoot, sampleRoot, app] = await Promise.all([
    environment.serveWeb ? builtWebApp(say) : null,
    environment.sampleApp ? builtSampleApp(say) : null,
    prepareApp(environment, database, pictures),
  ])
  const server = await assembleServer(app, webRoot, undefined, sampleRoot)
  await server.listen({ host: environment.host, port: environment.port })
  const stopJobs = await startJobs(app, jobs)
  const hideReplica = await showReplica(app)
  const endCommands = await takeCommands(environment, database, app.log)
  stopOnSignals(app, server, async () => void (await Promise.all([stopJobs(), hideReplica(), endCommands()])))
  await announce(app, server)
}

/** Migrates the database, and fills an empty one with demo data if configured. */
async function prepareApp(
  environment: Environment,
  database: OwnedDatabase,
  pictures: Promise<Pictures> | undefined,
): Promise<App> {
  await database.requireOwnConnections()
  if (environment.production) await refuseMovedClock(database)
  await migrate(database)
  await makeMonths(database.kysely, 'NOW')
  database.standbys?.watch()
  const app = await assembleApp(environment, database)
  if (environment.demoData && (await isEmpty(database.kysely))) {
    say('Filling the empty database with demo data …')
    const { fillDemo } = await import('../../database/demo/fill-demo.ts')
    const { mediaStore, tokenKey } = app
    // As the owner, because the demo has a past, which the application's role may not write.
    await database.asOwner((kysely) => fillDemo({ kysely, mediaStore, tokenKey, pictures }))
  }
  return app
}

async function announce(app: App, server: FastifyInstance): Promise<void> {
  const { port } = server.server.address() as AddressInfo
  const { host } = app.environment
  const address = `http://${host.includes(':') ? `[${host}]` : host}:${port}`
  say(`Ready: ${address}`)
  if (app.environment.sampleApp) say(`Sample app: ${address}/sample/`)
  if (!app.environment.demoData) return
  for (const { role, phoneNumber, password } of await demoSignIns(app.database.kysely)) {
    say(`Sign in as ${role}: ${phoneNumber} / ${password}`)
  }
  for (const { phoneNumber, password } of await demoMembers(app.database.kysely)) {
    say(`Member of the app: ${phoneNumber} / ${password}`)
  }
  const key = await demoApiKey(app.database.kysely)
  if (key) say(`API key of the sandbox: ${key}`)
}

/**
 * On a signal: unready at once, then no new requests, open ones answered, a running job ended, the database closed,
 * exit 0. A second signal exits at once.
 */
function stopOnSignals(app: App, server: FastifyInstance, stopJobs: () => Promise<void>): void {
  const grace = app.environment.shutdownGrace * 1000
  const stop = async (exitCode: number) => {
    setTimeout(() => process.exit(1), grace + drainSeconds * 1000).unref()
    const jobsEnded = Promise.race([stopJobs(), wait(jobSeconds * 1000)])
    await stopServing(server, app, grace)
    await jobsEnded
    app.mediaStore.close()
    await app.database.close()
    await tracing()?.close()
    process.exit(exitCode)
  }
  let announced = 0
  const onSignal = () => {
    if (!app.stopping.signal.aborted) {
      announced = performance.now()
      say('Stopping …')
      void stop(0)
    } else if (performance.now() - announced > echo) process.exit(1)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, onSignal)
  handleUncaughtErrors(app.log, () => void (app.stopping.signal.aborted || stop(1)))
}
