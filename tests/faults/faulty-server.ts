import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, inject } from 'vitest'
import type { Caller, Client } from '../harness/client.ts'
import { factories } from '../harness/factories.ts'
import { type FaultyProxy, startFaultyProxy } from '../harness/faulty-proxy.ts'
import { testSecret } from '../harness/provided.ts'
import { startServer, type TestServer } from '../harness/server.ts'
import { startServer as startProcess, type ServerProcess } from '../process/server-process.ts'
import { queryRows } from '../process/scratch-database.ts'

/** The product as a separate process whose network to its database can be made to fail. */
export interface FaultyServer {
  readonly process: ServerProcess
  readonly proxy: FaultyProxy
  /** The same database without the faulty network: for preparing and checking. */
  readonly direct: TestServer
  readonly make: ReturnType<typeof factories>
  /** Rows of a statement of the database's owner, bypassing the faulty network. */
  rows<T extends Record<string, unknown>>(statement: string): Promise<T[]>
  /** Ends the process's connections on the database's side. */
  terminate(): Promise<void>
  /** Waits until this many of the process's connections match the condition, by `pg_stat_activity`. */
  untilConnections(count: number, are: string): Promise<void>
  /** One session per person, however often it is requested. */
  token(caller: Caller): Promise<string | null>
  fetch(path: string, init?: RequestInit): Promise<Outcome>
  ask(caller: Caller, query: string, options?: { key?: string; variables?: object }): Promise<Outcome>
}

export interface Outcome {
  readonly status: number
  /** The code of the first error. */
  readonly code: string | undefined
  readonly data: Record<string, unknown> | null
  /** Milliseconds until the whole response was received. */
  readonly took: number
}

/** Starts one for a test file; it ends with the file. */
export async function startFaulty(variables: Readonly<Record<string, string>> = {}): Promise<FaultyServer> {
  const direct = await startServer()
  const owner = direct.database.url!
  const proxy = await startFaultyProxy(`${owner}?application_name=product`)
  const server = await startProcess({
    DATABASE_URL: proxy.url,
    DATABASE_POOL: '4',
    DATA_DIR: await mkdtemp(join(inject('runFolder'), 'data-')),
    TOKEN_SECRET: testSecret,
    SERVE_WEB: 'no',
    ...variables,
  })
  afterAll(async () => {
    server.signal('SIGKILL')
    await server.exited
    await proxy.close()
  })
  const ours = "datname = current_database() and application_name = 'product'"
  const rows: FaultyServer['rows'] = (statement) => queryRows(owner, statement)
  const call: FaultyServer['fetch'] = async (path, init) => {
    const began = performance.now()
    const response = await fetch(server.url + path, init)
    const body = jsonOf(await response.text())
    return {
      status: response.status,
      code: body.errors?.[0]?.extensions.code,
      data: body.data ?? null,
      took: performance.now() - began,
    }
  }
  const clients = new Map<Caller, Client>()
  const tokenOf = (caller: Caller) => {
    if (!clients.has(caller)) clients.set(caller, direct.as(caller))
    return clients.get(caller)!.token()
  }
  return {
    process: server,
    proxy,
    direct,
    make: factories(direct.db),
    rows,
    async terminate() {
      await rows(`select pg_terminate_backend(pid) from pg_stat_activity where ${ours}`)
    },
    async untilConnections(count, are) {
      for (const end = Date.now() + 8_000; Date.now() < end;) {
        const [found] = await rows<{ n: number }>(
          `select count(*)::int as n from pg_stat_activity where ${ours} and ${are}`,
        )
        if (found!.n >= count) return
      }
      throw new Error(`no ${count} connections were seen for which ${are}`)
    },
    token: tokenOf,
    fetch: call,
    async ask(caller, query, { key, variables: values = {} } = {}) {
      const token = await tokenOf(caller)
      return call('/graphql', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...(key ? { 'idempotency-key': key } : {}),
        },
        body: JSON.stringify({ query, variables: values }),
      })
    },
  }
}

function jsonOf(text: string): { data?: Outcome['data']; errors?: { extensions: { code: string } }[] } {
  return text.startsWith('{') ? (JSON.parse(text) as object) : {}
}
