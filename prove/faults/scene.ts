/** One PostgreSQL on a disk of its own, and the product in front of it under writes of staff and of members. */
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { emptyJournal, type Journal } from '../../bench/crash/journal.ts'
import { type Members, seedMembers } from '../../bench/crash/member-seed.ts'
import { lanesOfMembers } from '../../bench/crash/members.ts'
import { testSecret } from '../../tests/harness/provided.ts'
import { type ServerProcess, startServer, type Variables } from '../../tests/process/server-process.ts'
import { lostWrites, settled, withDatabase } from '../acknowledged.ts'
import { freePorts } from '../ports.ts'
import { type Postgres, startPrimary } from '../postgres.ts'
import { requirePrograms } from '../../tests/runner/programs.ts'
import { until } from '../until.ts'
import { type Load, startLoad } from '../failover/load.ts'
import { type Disk, mountDisk } from './disk.ts'

export interface Scene {
  readonly folder: string
  /** The disk of the database. */
  readonly disk: Disk
  readonly postgres: Postgres
  readonly databaseUrl: string
  readonly members: Members
  /** Everything acknowledged since the beginning. */
  readonly journal: Journal
  variables(more?: Variables): Variables
  start(more?: Variables): Promise<ServerProcess>
  remove(): Promise<void>
}

/** Megabytes: the demo, its indexes and what is written before it is copied to its tables. */
const diskSize = 900
const database = 'backoffice'
/** Milliseconds of a start, the first of which fills the demo; and of a load to be at work again. */
const filling = 600_000
export const patience = 90_000

/** @throws an Error that names Debian's packages that are missing */
export async function openScene(): Promise<Scene> {
  await requirePrograms('initdb', 'setpriv')
  const folder = mkdtempSync(join(tmpdir(), 'prove-'))
  // PostgreSQL and HAProxy run as another user, who must reach their folders.
  chmodSync(folder, 0o755)
  const disk = mountDisk(join(folder, 'database'), diskSize)
  mkdirSync(join(folder, 'media'))
  const postgres = await startPrimary(disk.folder, {
    max_wal_size: '128MB',
    min_wal_size: '32MB',
    shared_buffers: '64MB',
  })
  await postgres.rows(`create database ${database}`)
  const databaseUrl = postgres.url(database)
  const variables = (more: Variables = {}): Variables => ({
    NODE_ENV: 'production',
    TOKEN_SECRET: testSecret,
    DATABASE_URL: databaseUrl,
    DATA_DIR: join(folder, 'media'),
    SERVE_WEB: 'no',
    DEMO_DATA: 'yes',
    LOG_LEVEL: 'error',
    ...more,
  })
  const start = (more?: Variables) => startServer(variables(more), filling)
  await (await start()).stop()
  const members = await withDatabase(databaseUrl, ({ asOwner }) => asOwner((db) => seedMembers(db, lanesOfMembers)))
  return {
    folder,
    disk,
    postgres,
    databaseUrl,
    members,
    journal: emptyJournal(),
    variables,
    start,
    async remove() {
      await postgres.kill()
      disk.remove()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** A server that is killed and started again at the same address. */
export async function fixedPort(): Promise<Variables> {
  const [port] = await freePorts(1)
  return { PORT: String(port) }
}

export const startLoadOf = ({ members, journal }: Scene, url: string): Promise<Load> => startLoad(url, members, journal)

/** Waits until staff and members have written after this moment, and nobody got a wrong answer. */
export async function untilWritten(load: Load, what: string): Promise<void> {
  const since = performance.now()
  const written = async () =>
    load.wrong.length > 0 || Object.values(load.acknowledgedAt).every((moments) => (moments.at(-1) ?? 0) > since)
  await until(`${what}: writes are acknowledged again`, written, patience)
  if (load.wrong.length > 0) throw new Error(`${what}: ${load.wrong.slice(0, 3).join(' | ')}`)
}

/** Ends the load, sends again what had no answer, and compares everything acknowledged with the database. */
export async function whatBroke(
  scene: Scene,
  server: Pick<ServerProcess, 'url' | 'stop'> & Partial<Pick<ServerProcess, 'output'>>,
  load: Load,
): Promise<string[]> {
  await load.stop()
  const { journal, databaseUrl, members } = scene
  const broken = await settled(server.url, load)
  const { code } = await server.stop()
  if (code !== 0) broken.push(`the server ended with ${code} after SIGTERM: ${server.output?.().slice(-2_000) ?? ''}`)
  return [...broken, ...(await lostWrites(databaseUrl, journal, members))]
}
