/** A primary with two standbys that can be held back, and the product in front of them. */
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { testSecret } from '../../tests/harness/provided.ts'
import { makeAdmin } from '../../tests/process/admin.ts'
import { signIn } from '../../tests/process/api-client.ts'
import { type ServerProcess, startServer, type Variables } from '../../tests/process/server-process.ts'
import type { Reader } from '../own-writes.ts'
import { type Postgres, startPrimary, startStandby } from '../postgres.ts'
import { requirePrograms } from '../../tests/runner/programs.ts'
import { until } from '../until.ts'

export interface Scene {
  readonly folder: string
  readonly primary: Postgres
  readonly standbys: readonly [Postgres, Postgres]
  /** The product, which reads from both standbys. */
  readonly product: ServerProcess
  readonly reader: Reader
  /** Another one beside it, which reads from the primary alone. */
  startAlone(): Promise<ServerProcess>
  remove(): Promise<void>
}

const database = 'backoffice'
/** Milliseconds of a start, the first of which fills the demo; and for the standbys to have it. */
const patience = 600_000

/**
 * @param demo whether there are rows to list
 * @throws an Error that names Debian's packages that are missing
 */
export async function openScene(demo: boolean): Promise<Scene> {
  await requirePrograms('initdb', 'setpriv')
  const folder = mkdtempSync(join(tmpdir(), 'prove-'))
  chmodSync(folder, 0o755)
  mkdirSync(join(folder, 'media'))
  const settings = { fsync: 'off', shared_buffers: '64MB', max_connections: 200 }
  const primary = await startPrimary(folder, settings)
  await primary.rows(`create database ${database}`)
  const variables: Variables = {
    NODE_ENV: 'production',
    TOKEN_SECRET: testSecret,
    DATABASE_URL: primary.url(database),
    DATABASE_POOL: '30',
    DATA_DIR: join(folder, 'media'),
    SERVE_WEB: 'no',
    DEMO_DATA: demo ? 'yes' : 'no',
    LOG_LEVEL: 'error',
  }
  const startAlone = () => startServer(variables, patience)
  await (await startAlone()).stop()
  const admin = await makeAdmin(variables, { phoneNumber: '0909000001', fullName: 'Reader', password: 'sen-hong-2604' })
  const standbys = [
    await startStandby(folder, primary, 'one', settings),
    await startStandby(folder, primary, 'two', settings),
  ] as const
  const urls = standbys.map((standby) => standby.url(database)).join(',')
  const product = await startServer({ ...variables, DATABASE_READ_URLS: urls }, patience)
  return {
    folder,
    primary,
    standbys,
    product,
    reader: { url: product.url, token: (await signIn(product.url, admin)).idToken },
    startAlone,
    async remove() {
      await product.stop()
      for (const server of [...standbys, primary]) await server.kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Reads so far, by the server that answered, as the product counts them: the primary, then the standbys. */
export async function readsOf({ product, standbys }: Scene): Promise<{ primary: number; standbys: number[] }> {
  const text = await (await fetch(`${product.url}/metrics`)).text()
  const of = (source: string) =>
    Number(new RegExp(`database_reads_total\\{source="${source}"\\} (\\d+)`).exec(text)?.[1])
  return { primary: of('primary'), standbys: standbys.map(({ port }) => of(`127.0.0.1:${port}`)) }
}

export const untilServing = (scene: Scene): Promise<void> =>
  until(
    'both standbys serve',
    async () => {
      const text = await (await fetch(`${scene.product.url}/metrics`)).text()
      return (text.match(/database_standby_serves\{[^}]*\} 1/g) ?? []).length === 2
    },
    60_000,
  )

export const hold = (standby: Postgres) => standby.rows('select pg_wal_replay_pause()')
export const letGo = (standby: Postgres) => standby.rows('select pg_wal_replay_resume()')

/** Holds each standby back for 0 to 2 s, again and again, until the returned function is called. */
export function holdBack({ standbys }: Scene): () => Promise<void> {
  const over = new AbortController()
  const holding = standbys.map(async (standby) => {
    while (!over.signal.aborted) {
      await hold(standby)
      await wait(Math.random() * 2_000)
      await letGo(standby)
      await wait(Math.random() * 1_000)
    }
  })
  // Told by the one who stops it.
  for (const one of holding) one.catch(() => {})
  return async () => {
    over.abort()
    await Promise.all(holding)
  }
}
