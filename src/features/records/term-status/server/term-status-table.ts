import { type RawBuilder, sql } from 'kysely'
import type { Tables } from '../../../../../database/tables.ts'
import type { TermStatusRecord, TermStatusTarget } from './term-status.targets.ts'

type ReasonTable = {
  [T in keyof Tables]: Tables[T] extends { reason: unknown; version: unknown } ? T : never
}[keyof Tables]

interface Options {
  /** The column of the status; `term_status` by default. */
  readonly column?: string
  /** Set if deleted records stay in the table, with the time in `deleted_at`: they have no status to change. */
  readonly softly?: true
  /** The column of the time at which the status was set, if the table has one. */
  readonly setAt?: string
}

/**
 * `lock` and `write` of a target that keeps its status in a table. The lock leaves the key free, so that others can
 * meanwhile insert rows that refer to the record.
 */
export function termStatusIn(
  name: ReasonTable,
  { column = 'term_status', softly, setAt }: Options = {},
): Pick<TermStatusTarget, 'lock' | 'write'> {
  const table = sql.table(name)
  const there = softly ? sql`and deleted_at is null` : sql``
  return {
    async lock(ctx, id) {
      const found = await sql<TermStatusRecord>`select id, version, ${sql.ref(column)} as status, reason from ${table}
        where id = ${id} ${there} for no key update`.execute(ctx.db)
      return found.rows[0] ?? null
    },
    async write(ctx, { id }, { status, reason, version }) {
      const sets: RawBuilder<unknown>[] = [
        sql`${sql.ref(column)} = ${status}`,
        sql`reason = ${reason}`,
        sql`version = ${version}`,
        ...(setAt ? [sql`${sql.ref(setAt)} = now()`] : []),
      ]
      await sql`update ${table} set ${sql.join(sets)} where id = ${id}`.execute(ctx.db)
    },
  }
}
