import { type Selectable, sql } from 'kysely'
import { columnsOf, type Tables } from '../../../../database/tables.ts'
import { defineLoader, inOrder, type Loader } from '../context.ts'
import { fixedStatement } from '../database/statement.ts'

type TableWithId = { [T in keyof Tables]: Selectable<Tables[T]> extends { id: string } ? T : never }[keyof Tables]

/** Loads whole rows of a table by their ids, null for a missing one. */
export function loaderById<T extends TableWithId>(table: T): Loader<string, Selectable<Tables[T]> | null> {
  type Row = Selectable<Tables[T]> & { id: string }
  const columns = sql.join(columnsOf[table].map((column) => sql.ref(column)))
  const read = fixedStatement<{ ids: readonly string[] }, Row>((db, { ids }) =>
    sql<Row>`select ${columns} from ${sql.table(table)} where id = any (${ids})`.compile(db),
  )
  return defineLoader(async (ctx, ids) => inOrder(ids, await read(ctx.db, { ids }), (row) => row.id))
}
