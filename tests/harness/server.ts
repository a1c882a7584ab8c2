import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { type Kysely, sql } from 'kysely'
import { afterAll, inject, onTestFinished } from 'vitest'
import type { Tables } from '../../database/tables.ts'
import { assembleApp, assembleServer } from '../../src/app/assemble.ts'
import type { Audience } from '../../src/platform/shared/operation.ts'
import { recordKinds } from '../../src/platform/shared/record.ts'
import type { App } from '../../src/platform/server/context.ts'
import type { OwnedDatabase } from '../../src/platform/server/database/database.ts'
import { readEnvironment } from '../../src/platform/server/environment.ts'
import { openLog } from '../../src/platform/server/log.ts'
import { type Clock, clockOf } from './clock/clock.ts'
import { moveDatabase } from './clock/database.ts'
import { type Caller, type Client, clientOf, documentId } from './client.ts'
import { testSecret } from './provided.ts'
import { makeTestDatabase, type TestDatabase } from './test-database.ts'

export interface TestServer {
  readonly engine: TestDatabase['engine']
  readonly app: App
  readonly fastify: FastifyInstance
  /** The database as the application sees it. */
  readonly db: Kysely<Tables>
  readonly database: TestDatabase
  /** Runs something with the owner's rights, which the application has not. */
  readonly asOwner: OwnedDatabase['asOwner']
  /** Of this process and the database; the end of the test moves it back. */
  readonly clock: Clock
  /** A client signed in as a person (in its own session), with a given token, or not at all. */
  as(caller: Caller): Client
  /** The same in the API of members. */
  asMember(caller: Caller): Client
  /** The same in the API of an audience, for tests that cover both. */
  asOf(audience: Audience, caller: Caller): Client
  /** The server itself, of one that is seen from inside its sandbox. */
  readonly outside?: TestServer
  /** Another instance of the application on the same database: a restart, or a second replica. */
  again(options?: ServerOptions): Promise<TestServer>
}

export interface ServerOptions {
  /** Environment variables to set. */
  readonly env?: Readonly<Record<string, string>>
  /** Documents that count as our own client's. */
  readonly persisted?: readonly string[]
}

/** The whole application on an empty database, used without a port. Call it at the top of a test file. */
export async function startServer(options: ServerOptions = {}): Promise<TestServer> {
  const closing: (() => Promise<unknown>)[] = []
  afterAll(async () => {
    for (const close of closing.toReversed()) await close()
  })
  const database = await makeTestDatabase()
  closing.push(() => database.remove())
  const server = await assemble(database, options, closing)
  closing.push(() => requireDeclaredNames(server.db))
  return server
}

/**
 * Fails if the product has written a field to the audit log that its record does not declare: only readers of the whole
 * log would see it. Whatever the file tested is covered, new records too.
 */
async function requireDeclaredNames(db: Kysely<Tables>): Promise<void> {
  // Some tests leave a database that does not answer, or without its tables.
  const written = await sql<{ model: string; name: string }>`
    select distinct model, name from audit_entries cross join lateral
      jsonb_object_keys(coalesce(before, '{}') || coalesce(after, '{}')) name`
    .execute(db)
    .catch(() => ({ rows: [] }))
  const unknown = written.rows.filter(({ model, name }) => {
    const record = recordKinds[model]
    return record && !record.fields.includes(name) && !record.seenAs?.[name]
  })
  if (unknown.length > 0) throw new Error(`not declared in *.record.ts: ${JSON.stringify(unknown)}`)
}

async function assemble(
  database: TestDatabase,
  options: ServerOptions,
  closing: (() => Promise<unknown>)[],
): Promise<TestServer> {
  const environment = readEnvironment({
    NODE_ENV: 'test',
    DATA_DIR: await mkdtemp(join(inject('runFolder'), 'data-')),
    TOKEN_SECRET: testSecret,
    LOG_LEVEL: 'silent',
    ...options.env,
  })
  const connected = await database.connect()
  const app = await assembleApp(environment, connected, openLog(environment.logLevel))
  const fastify = await assembleServer(
    app,
    null,
    options.persisted && new Map(options.persisted.map((text) => [documentId(text), text])),
  )
  closing.push(async () => {
    await fastify.close()
    app.mediaStore.close()
    await connected.close()
  })
  return {
    engine: database.engine,
    app,
    fastify,
    // With the longer limits of background work: tests may prepare many rows at once.
    db: connected.background,
    database,
    asOwner: connected.asOwner,
    clock: clockOf(async (ahead) => {
      for (const url of [database.url ?? [], database.workerUrls].flat()) await moveDatabase(url, ahead)
    }, onTestFinished),
    as: (caller) => clientOf(fastify, app, caller),
    asMember: (caller) => clientOf(fastify, app, caller, 'MEMBER'),
    asOf: (audience, caller) => clientOf(fastify, app, caller, audience),
    again: (other = {}) => assemble(database, other, closing),
  }
}
