import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Tables } from '../../../../database/tables.ts'
import type { Context } from '../context.ts'
import { type CursorAsked, type CursorPage, cursorPage } from '../graphql/cursor.ts'
import { isAfterCursor } from './keyset.ts'
import { isRare } from './search.ts'

/** Tables whose rows have a moment and an id, and an index on both. */
type Dated = {
  [T in keyof Tables]: Selectable<Tables[T]> extends { id: string; created_at: Date } ? T : never
}[keyof Tables]

interface Wanted {
  readonly where: readonly RawBuilder<boolean>[]
  /** The condition that a searched text makes. */
  readonly found?: RawBuilder<boolean> | undefined
}

/** A part of what a member got or did, newest first, of tables with a partition for each month: only the member's months are read. */
export async function newestOfMember<T extends 'point_entries' | 'spins'>(
  { db }: Context,
  name: T,
  userId: string,
  asked: CursorAsked,
): Promise<CursorPage<Selectable<Tables[T]>>> {
  const { after, first } = asked
  const { rows } = await sql<Selectable<Tables[T]> & { id: string; created_at: Date }>`
    select * from newest_of_member(null::${sql.table(name)}, ${userId}, ${first + 1}, ${after?.at ?? null}, ${after?.id ?? null})`.execute(
    db,
  )
  return pageOf<T>(rows, asked)
}

/** A part of a table's rows, newest first. */
export async function newestPage<T extends Dated>(
  { db }: Context,
  name: T,
  asked: CursorAsked,
  { where, found }: Wanted,
): Promise<CursorPage<Selectable<Tables[T]>>> {
  const { after, first } = asked
  const order = sql`created_at desc, id desc`
  const conditions = sql.join(
    [
      sql`true`,
      ...where,
      ...(found ? [found] : []),
      ...(after ? [isAfterCursor('desc', sql`created_at, id`, sql`${after.at}, ${after.id}`)] : []),
    ],
    sql` and `,
  )
  const table = sql.table(name)
  const matching = sql`${table} where ${conditions}`
  // An offset keeps PostgreSQL from walking along the order.
  const from =
    found && (await isRare(db, { table: name, order, among: sql.join([sql`true`, ...where], sql` and `) }, found))
      ? sql`(select * from ${matching} offset 0) ${table}`
      : matching
  const { rows } = await sql<Selectable<Tables[T]> & { id: string; created_at: Date }>`
    select * from ${from} order by ${order} limit ${first + 1}`.execute(db)
  return pageOf<T>(rows, asked)
}

const pageOf = <T extends Dated>(rows: readonly Selectable<Tables[T]>[], asked: CursorAsked) =>
  cursorPage<Selectable<Tables[T]>>(rows, asked, (row) => {
    const { created_at: at, id } = row as { created_at: Date; id: string }
    return { at, id }
  })
