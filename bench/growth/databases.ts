import { spawnSync } from 'node:child_process'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { queryRows } from '../../tests/process/scratch-database.ts'
import { migrateDatabase } from '../harness/databases.ts'
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
  const found = await queryRows(server, `select from pg_database where datname = '${name}'`)
  if (found.length === 0) {
    await queryRows(server, `create database ${name}`)
    await fill(url.href, people)
  }
  await migrateDatabase(url.href)
  await queryRows(url.href, 'vacuum analyze')
  return url.href
}

async function fill(url: string, people: number): Promise<void> {
  const parameters = ['--disable-warning=ExperimentalWarning', 'database/demo/fill.ts', '--users', String(people)]
  const env = { ...process.env, DATABASE_URL: url, DATA_DIR: await mkdtemp(join(tmpdir(), 'growth-')) }
  const { status } = spawnSync(process.execPath, parameters, { cwd: root, env, stdio: 'inherit' })
  if (status !== 0) throw new Error(`the fill of ${people} people ended with ${status}`)
}
