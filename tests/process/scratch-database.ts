import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { giveClock } from '../harness/clock/database.ts'

export const testDatabaseUrl = process.env.TEST_DATABASE_URL

interface Options {
  /** A PostgreSQL server; the one that TEST_DATABASE_URL names unless given. */
  readonly server?: string | undefined
  /** The address of a database that is copied, and that nobody is connected to. */
  readonly template?: string | undefined
  /** Production refuses a database with the clock of the tests. */
  readonly clock?: 'real' | undefined
}

/** Creates a database, which is empty unless it is a copy. */
export async function createDatabase({ server = testDatabaseUrl, template, clock }: Options = {}): Promise<{
  url: string
  drop(): Promise<void>
}> {
  if (!server) throw new Error('TEST_DATABASE_URL is not set')
  const name = `process_${randomBytes(6).toString('hex')}`
  await onServer(server, `create database ${name}${template ? ` template ${new URL(template).pathname.slice(1)}` : ''}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  // A copy has it already.
  if (!template && clock !== 'real') await giveClock(url.href)
  return { url: url.href, drop: () => onServer(server, `drop database if exists ${name} with (force)`) }
}

/** Rows of one query, on its own connection. */
export async function queryRows<T extends pg.QueryResultRow>(url: string, text: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<T>(text)).rows
  } finally {
    await client.end()
  }
}

async function onServer(server: string, statement: string): Promise<void> {
  await queryRows(server, statement)
}
