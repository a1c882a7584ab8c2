import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import * as manifest from '../features/server.ts'
import { takeCheckpoints } from '../platform/server/audit/checkpoint.ts'
import type { App, Job } from '../platform/server/context.ts'
import type { Database } from '../platform/server/database/database.ts'
import type { Environment } from '../platform/server/environment.ts'
import { reportFailedAttempts } from '../platform/server/access/failed-attempts.ts'
import type { Feature } from '../platform/server/feature.ts'
import { foldTallies, makeMonthsAhead, removeExpired, vacuumEmbedded } from '../platform/server/jobs/housekeeping.ts'
import { buildServer } from '../platform/server/http/server.ts'
import { type Log, openLog } from '../platform/server/log.ts'
import { openMediaStore } from '../platform/server/files/media-store.ts'
import { tokenKey } from '../platform/server/access/token-key.ts'
import { makeBackups, verifyBackups } from './backup-jobs.ts'
import { schema, schemas } from './schema.ts'

const root = resolve(import.meta.dirname, '../..')
const persistedFile = join(root, 'src/generated/graphql/persisted-documents.json')

const features: readonly Feature[] = Object.values(manifest)

/** The recurring jobs of the platform and of all features. */
export const jobs: readonly Job[] = [
  foldTallies(features.flatMap(({ tallies }) => tallies ?? [])),
  removeExpired,
  makeMonthsAhead,
  vacuumEmbedded,
  takeCheckpoints,
  reportFailedAttempts,
  makeBackups,
  verifyBackups,
  ...features.flatMap((feature) => feature.jobs ?? []),
]

/** Everything that lives as long as the process, around an open database. */
export async function assembleApp(
  environment: Environment,
  { engine, kysely, background, sandbox, standbys, vacuum, listen, close }: Database,
  log: Log = openLog(environment.logLevel),
): Promise<App> {
  const mediaStore = await openMediaStore(environment)
  return {
    environment,
    schema,
    // Without what only the owner may do: see `OwnedDatabase`.
    database: { engine, kysely, background, sandbox, standbys, vacuum, listen, close },
    sandbox: false,
    log,
    mediaStore,
    tokenKey: await tokenKey(environment),
    jobs,
    waiting: features.flatMap(({ waiting }) => waiting ?? []),
    stopping: new AbortController(),
  }
}

/** The HTTP server with all features. */
export function assembleServer(
  app: App,
  webRoot: string | null,
  persisted: ReadonlyMap<string, string> = persistedDocuments(),
  sampleRoot: string | null = null,
) {
  return buildServer(app, {
    schemas,
    persisted,
    webRoot,
    metrics: features.flatMap(({ metrics }) => metrics ?? []),
    sampleRoot,
    routes: features.flatMap(({ routes }) => routes ?? []),
  })
}

/** The web app's GraphQL documents, by their hash. */
export function persistedDocuments(): Map<string, string> {
  if (!existsSync(persistedFile)) return new Map()
  return new Map(Object.entries(JSON.parse(readFileSync(persistedFile, 'utf8')) as Record<string, string>))
}
