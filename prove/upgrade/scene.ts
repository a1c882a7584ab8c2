/** A PostgreSQL, and two replicas of the product behind HAProxy, each of which may be of another version. */
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testSecret } from '../../tests/harness/provided.ts'
import { root, type ServerProcess, startServer } from '../../tests/process/server-process.ts'
import { haproxyEnvironment } from '../failover/configuration.ts'
import { freePorts } from '../ports.ts'
import { startPrimary } from '../postgres.ts'
import { startProgram } from '../processes.ts'
import { pathOf, requirePrograms } from '../../tests/runner/programs.ts'
import { until } from '../until.ts'
import { checkOut } from './version.ts'

export interface Scene {
  readonly folder: string
  /** The short name of the version before, and where each version is. */
  readonly before: string
  readonly homes: { readonly before: string; readonly now: string }
  /** HAProxy's address of the product. */
  readonly url: string
  readonly databaseUrl: string
  /** Ends a replica and starts the version at `home` in its place. @throws Error if it did not end well */
  replace(i: number, home: string): Promise<void>
  /** Ends both replicas. */
  stop(): Promise<void>
  /** Ends what is around them. The folder remains. */
  close(): Promise<void>
  remove(): void
}

const host = '127.0.0.1'
export const replicas = [0, 1] as const
/** Milliseconds of a start, the first of which fills the demo; and of being ready after it. */
const filling = 300_000
const patience = 30_000
/** Seconds in which a replica that is ending still answers, until HAProxy has noticed twice: `deploy/ha/haproxy.cfg`. */
const grace = 4

/** @throws an Error that names Debian's packages that are missing */
export async function openScene(commit: string): Promise<Scene> {
  await requirePrograms('initdb', 'setpriv', 'haproxy')
  const folder = mkdtempSync(join(tmpdir(), 'prove-'))
  chmodSync(folder, 0o755)
  mkdirSync(join(folder, 'media'))
  const homes = { before: join(folder, 'before'), now: root }
  const before = checkOut(commit, homes.before)
  const postgres = await startPrimary(folder)
  await postgres.rows('create database backoffice')
  const databaseUrl = postgres.url('backoffice')
  const [product, unused, ...productPorts] = (await freePorts(4)) as [number, number, number, number]
  const url = `http://${host}:${product}`
  const none = [unused, unused, unused]
  const proxy = startProgram({
    name: 'haproxy',
    program: pathOf('haproxy'),
    parameters: ['-db', '-f', join(root, 'deploy/ha/haproxy.cfg')],
    environment: haproxyEnvironment({ primary: unused, product, postgres: none, rests: none, productPorts }),
    log: join(folder, 'haproxy.log'),
  })
  const start = (i: number, home: string) => {
    const variables = {
      NODE_ENV: 'production',
      TOKEN_SECRET: testSecret,
      DATABASE_URL: databaseUrl,
      PORT: String(productPorts[i]),
      DATA_DIR: join(folder, 'media'),
      TRUST_PROXY: '1',
      DEMO_DATA: 'yes',
      LOG_LEVEL: 'error',
      SHUTDOWN_GRACE: String(grace),
    }
    return startServer(variables, filling, home)
  }
  const untilReady = (address: string) =>
    until(`${address} is ready`, async () => (await fetch(`${address}/readyz`)).ok, patience)
  const running: ServerProcess[] = []
  for (const i of replicas) running.push(await start(i, homes.before))
  await untilReady(url)
  return {
    folder,
    before,
    homes,
    url,
    databaseUrl,
    async replace(i, home) {
      const { code } = await running[i]!.stop()
      if (code !== 0) throw new Error(`replica ${i} ended with ${code}: ${running[i]!.output().slice(-500)}`)
      running[i] = await start(i, home)
      await untilReady(running[i].url)
    },
    stop: async () => void (await Promise.all(running.map((replica) => replica.stop()))),
    async close() {
      await proxy.kill()
      await postgres.kill()
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
