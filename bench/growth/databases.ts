import { spawnSync } from 'node:child_process'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { openDatabase } from '../../src/platform/server/database/database.ts'
import { migrate } from '../../src/platform/server/database/migrate.ts'
import { root } from '../harness/server.ts'

/**
 * A migrated and analysed database with so many people, named growth_N. It is filled if it does not exist, and kept.
 *
 * @returns its address
 */
export async function databaseOf(people: number, server: string): Promise<string> {
  const name = `growth_${people}`
  const url = new URL(server)
  url.pathname = `/${name}`
  const { rowCount } = await query(server, `select from pg_database where datname = '${name}'`)
  if (!rowCount) {
    await query(server, `create database ${name}`)
    await fill(url.href, people)
  }
  const database = await openDatabase({ databaseUrl: url.href, databasePool: 1, dataDir: '' })
  await migrate(database)
  await database.close()
  await query(url.href, 'vacuum analyze')
  return url.href
}

async function fill(url: string, people: number): Promise<void> {
  const parameters = ['--disable-warning=ExperimentalWarning', 'database/demo/fill.ts', '--users', String(people)]
  const env = { ...process.env, DATABASE_URL: url, DATA_DIR: await mkdtemp(join(tmpdir(), 'growth-')) }
  const { status } = spawnSync(process.execPath, parameters, { cwd: root, env, stdio: 'inherit' })
  if (status !== 0) throw new Error(`the fill of ${people} people ended with ${status}`)
}

async function query(url: string, text: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await client.query(text)
  } finally {
    await client.end()
  }
}
