import { createHash } from 'node:crypto'
import { type CompiledQuery, type Kysely, type RawBuilder, sql } from 'kysely'
import pg from 'pg'
import type { Tables } from '../../../../database/tables.ts'

/** Marks the position of the value. */
const hole = Symbol('value')

/**
 * A query that nearly every request sends, with one value: built and compiled once per process. A list of keys is one
 * value too (`= any (…)`), so that its length does not change the text.
 */
export function fixedStatement<V, R>(
  build: (db: Kysely<Tables>, value: RawBuilder<V>) => CompiledQuery<R>,
): (db: Kysely<Tables>, value: V) => Promise<R[]> {
  let compiled: CompiledQuery<R> | undefined
  return async (db, value) => {
    compiled ??= named(build(db, sql<V>`${hole}`))
    const parameters = compiled.parameters.map((parameter) => (parameter === hole ? value : parameter))
    return (await db.executeQuery<R>({ ...compiled, parameters })).rows
  }
}

const names = new Map<string, string>()

/** Makes PostgreSQL keep the statement's plan. */
function named<R>(query: CompiledQuery<R>): CompiledQuery<R> {
  if (/\bselect (.*\.)?\*/.test(query.sql)) {
    throw new Error('name the columns: a kept "select *" fails once a migration adds one while a replica is running')
  }
  names.set(query.sql, createHash('sha256').update(query.sql).digest('base64url'))
  return query
}

/** A connection that prepares a named statement when it first executes it. */
export class PreparingClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config)
    const send = this.query.bind(this) as (...args: unknown[]) => unknown
    const prepared = (text: unknown, values: unknown, ...rest: unknown[]) => {
      const name = names.get(text as string)
      return name ? send({ name, text, values }, ...rest) : send(text, values, ...rest)
    }
    this.query = prepared as pg.Client['query']
  }
}
