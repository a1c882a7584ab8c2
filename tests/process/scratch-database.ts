import { randomBytes } from 'node:crypto'
import pg from 'pg'

export const testDatabaseUrl = process.env.TEST_DATABASE_URL

/** Creates an empty database on the server that TEST_DATABASE_URL names. */
export async function createDatabase(server = testDatabaseUrl): Promise<{ url: string; drop(): Promise<void> }> {
  if (!server) throw new Error('TEST_DATABASE_URL is not set')
  const name = `process_${randomBytes(6).toString('hex')}`
  await onServer(server, `create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
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
