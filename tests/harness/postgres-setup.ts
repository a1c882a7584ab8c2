import { rm } from 'node:fs/promises'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { hashPassword } from '../../src/features/staff/session/server/public.ts'
import { openDatabase } from '../../src/platform/server/database/database.ts'
import { migrate } from '../../src/platform/server/database/migrate.ts'
import { giveClock } from './clock/database.ts'
import { keepPristine } from './database-reuse.ts'
import { testPassword, testSecret } from './provided.ts'
import { makeRunFolder } from './run-folder.ts'
import { urlOf } from './test-database.ts'

const prefix = 'backoffice_test_'

/** Migrates one database of the server; every worker copies it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const serverUrl = process.env.TEST_DATABASE_URL!
  const run = `${prefix}${Date.now().toString(36)}${process.pid.toString(36)}`
  const template = `${run}_template`
  const folder = makeRunFolder('postgres')
  // Kept open under the run's name while it lives, so that other runs know that its databases are in use.
  const server = new pg.Client({ connectionString: serverUrl, application_name: run })
  await server.connect()
  await dropDatabases(server, await ofDeadRuns(server))
  await server.query(`create database ${template}`)
  const databaseUrl = urlOf(serverUrl, template)
  await giveClock(databaseUrl)
  const database = await openDatabase({ databaseUrl, databasePool: 1, dataDir: folder, tokenSecret: testSecret })
  await migrate(database)
  await database.asOwner(keepPristine)
  await database.close()
  project.provide('testDatabase', { engine: 'postgres', serverUrl, run, template })
  project.provide('runFolder', folder)
  project.provide('passwordHash', await hashPassword(testPassword))
  return async () => {
    await dropDatabases(server, await databasesLike(server, `${run}_`))
    await server.end()
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

async function dropDatabases(server: pg.Client, names: readonly string[]): Promise<void> {
  for (const name of names) await server.query(`drop database if exists ${name} with (force)`)
}
