import { rm } from 'node:fs/promises'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { hashPassword } from '../../src/features/staff/session/server/public.ts'
import { openDatabase, type OwnedDatabase } from '../../src/platform/server/database/database.ts'
import { migrate } from '../../src/platform/server/database/migrate.ts'
import { giveClock } from './clock/database.ts'
import { keepPristine } from './database-reuse.ts'
import { testPassword, testSecret } from './provided.ts'
import { makeRunFolder } from './run-folder.ts'
import { urlOf } from './test-database.ts'

const prefix = 'backoffice_test_'

/** What a run does with the migrated database before it is copied, and with the same one of each worker. */
type Finish = (database: OwnedDatabase, workerUrls: readonly string[]) => Promise<void>

/**
 * Migrates one database of the server; every worker of Vitest copies it.
 *
 * @param workerUrls servers that have an empty one of the same name
 * @returns what ends the run
 */
export async function provideTemplate(
  project: TestProject,
  serverUrl: string,
  workerUrls: readonly string[] = [],
  finish?: Finish,
): Promise<() => Promise<void>> {
  const run = `${prefix}${Date.now().toString(36)}${process.pid.toString(36)}`
  const template = `${run}_template`
  const folder = makeRunFolder('postgres')
  // Kept open under the run's name while it lives, so that other runs know that its databases are in use.
  const servers = [serverUrl, ...workerUrls].map(
    (connectionString) => new pg.Client({ connectionString, application_name: run }),
  )
  for (const server of servers) {
    await server.connect()
    await dropDatabases(server, await ofDeadRuns(server))
    await server.query(`create database ${template}`)
  }
  const urls = [serverUrl, ...workerUrls].map((url) => urlOf(url, template))
  for (const url of urls) await giveClock(url)
  const [databaseUrl, ...templates] = urls as [string, ...string[]]
  const database = await openDatabase({ databaseUrl, databasePool: 1, dataDir: folder, tokenSecret: testSecret })
  await migrate(database)
  await database.asOwner(keepPristine)
  await finish?.(database, templates)
  await database.close()
  for (const server of servers) await endConnections(server, template)
  project.provide('testDatabase', { engine: 'postgres', serverUrl, run, template, workerUrls })
  project.provide('runFolder', folder)
  project.provide('passwordHash', await hashPassword(testPassword))
  return async () => {
    for (const server of servers) {
      await dropDatabases(server, await databasesLike(server, `${run}_`))
      await server.end()
    }
    await rm(folder, { recursive: true, force: true })
  }
}

async function databasesLike(server: pg.Client, start: string): Promise<string[]> {
  const { rows } = await server.query<{ datname: string }>(
    'select datname from pg_database where starts_with(datname, $1)',
    [start],
  )
  return rows.map((row) => row.datname)
}

async function ofDeadRuns(server: pg.Client): Promise<string[]> {
  const { rows } = await server.query<{ application_name: string }>(
    'select application_name from pg_stat_activity where starts_with(application_name, $1)',
    [prefix],
  )
  const alive = rows.map((row) => `${row.application_name}_`)
  return (await databasesLike(server, prefix)).filter((name) => !alive.some((start) => name.startsWith(start)))
}

/** A database that somebody uses, such as a daemon of an extension, cannot be copied. */
async function endConnections(server: pg.Client, name: string): Promise<void> {
  await server.query(`alter database ${name} allow_connections false`)
  await server.query('select pg_terminate_backend(pid, 10000) from pg_stat_activity where datname = $1', [name])
}

async function dropDatabases(server: pg.Client, names: readonly string[]): Promise<void> {
  for (const name of names) await server.query(`drop database if exists ${name} with (force)`)
}
