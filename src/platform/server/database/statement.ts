import { createHash } from 'node:crypto'
import { type CompiledQuery, type Kysely, type RawBuilder, sql } from 'kysely'
import pg from 'pg'
import type { Tables } from '../../../../database/tables.ts'

/** Marks the position of a value. */
class Hole {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

type Holes<V> = { readonly [K in keyof V]: RawBuilder<V[K]> }

const holes = new Proxy({}, { get: (_, name) => sql`${new Hole(String(name))}` })

/**
 * A query that is sent very often: built and compiled once per process, and planned once per connection. A list of keys is
 * one value (`= any (…)`), so that its length does not change the text.
 *
 * @param build gets the positions of the values by their names
 */
export function fixedStatement<V extends object, R>(
  build: (db: Kysely<Tables>, values: Holes<V>) => CompiledQuery<R>,
): (db: Kysely<Tables>, values: V) => Promise<R[]> {
  let compiled: CompiledQuery<R> | undefined
  return async (db, values) => {
    compiled ??= named(build(db, holes as Holes<V>))
    const given = values as Readonly<Record<string, unknown>>
    const parameters = compiled.parameters.map((value) => (value instanceof Hole ? given[value.name] : value))
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
