import { type CompiledQuery, type Kysely, type RawBuilder, sql } from 'kysely'
import type { Tables } from '../../../../database/tables.ts'

/** Stands where the value goes. */
const hole = Symbol('value')

/**
 * A read that nearly every request sends, with one value in it: built and compiled once in the life of the process. A
 * list of keys is one value too (`= any (…)`), so that its length does not change the text.
 */
export function fixedStatement<V, R>(
  build: (db: Kysely<Tables>, value: RawBuilder<V>) => CompiledQuery<R>,
): (db: Kysely<Tables>, value: V) => Promise<R[]> {
  let compiled: CompiledQuery<R> | undefined
  return async (db, value) => {
    compiled ??= build(db, sql<V>`${hole}`)
    const parameters = compiled.parameters.map((parameter) => (parameter === hole ? value : parameter))
    return (await db.executeQuery<R>({ ...compiled, parameters })).rows
  }
}
