import { existsSync, readFileSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { randomBytes } from 'node:crypto'
import { join, resolve } from 'node:path'
import { foldDashboardTallies } from '../features/dashboard/server/dashboard.jobs.ts'
import { foldAuditTally } from '../features/audit/server/tally.ts'
import { verifyAuditLog } from '../features/audit/server/verification.ts'
import { registerExportRoute } from '../features/exports/server/export.route.ts'
import { registerLiveRoute } from '../features/live/server/live.route.ts'
import { sweepPresence } from '../features/live/server/presence.ts'
import { registerMediaRoutes } from '../features/media/server/media.routes.ts'
import { sweepOrphans } from '../features/media/server/media.sweep.ts'
import type { App } from '../platform/server/context.ts'
import type { Database } from '../platform/server/database/database.ts'
import type { Environment } from '../platform/server/environment.ts'
import { foldTallies, removeExpired, vacuumEmbedded } from '../platform/server/housekeeping.ts'
import { buildServer } from '../platform/server/http/server.ts'
import type { Job } from '../platform/server/jobs.ts'
import { type Log, openLog } from '../platform/server/log.ts'
import { openMediaStore } from '../platform/server/media-store.ts'
import { schema } from './schema.ts'

const root = resolve(import.meta.dirname, '../..')
const persistedFile = join(root, 'src/generated/graphql/persisted-documents.json')

/** The recurring work of all rooms. */
export const jobs: readonly Job[] = [
  foldTallies,
  foldDashboardTallies,
  removeExpired,
  vacuumEmbedded,
  foldAuditTally,
  verifyAuditLog,
  sweepPresence,
  { name: 'sweep media', everySeconds: 6 * 3_600, run: async (app) => void (await sweepOrphans(app)) },
]

/** What lives as long as the process, around an open database. */
export async function assembleApp(
  environment: Environment,
  database: Database,
  log: Log = openLog(environment.logLevel),
): Promise<App> {
  return { environment, database, log, mediaStore: openMediaStore(environment), tokenKey: await tokenKey(environment) }
}

/** The HTTP server with all rooms. */
export function assembleServer(
  app: App,
  webRoot: string | null,
  persisted: ReadonlyMap<string, string> = persistedDocuments(),
) {
  return buildServer(app, {
    schema,
    persisted,
    webRoot,
    routes: [registerMediaRoutes, registerExportRoute, registerLiveRoute],
  })
}

/** Our own client's documents, by their hash. */
export function persistedDocuments(): Map<string, string> {
  if (!existsSync(persistedFile)) return new Map()
  return new Map(Object.entries(JSON.parse(readFileSync(persistedFile, 'utf8')) as Record<string, string>))
}

/** Production's secret, or one made on the first start and kept beside the data. */
async function tokenKey({ tokenSecret, dataDir }: Environment): Promise<Uint8Array> {
  if (tokenSecret) return Buffer.from(tokenSecret)
  const file = join(dataDir, 'token-secret')
  await mkdir(dataDir, { recursive: true })
  // 'wx': of two processes that make it at once, one does, and both read the same.
  await writeFile(file, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600 }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    },
  )
  return Buffer.from(await readFile(file, 'utf8'))
}
