import { type Selectable, sql } from 'kysely'
import { columnsOf, type Tables } from '../../../../database/tables.ts'
import { type Context, defineLoader, inOrder, type Loader } from '../context.ts'
import { fixedStatement } from '../database/statement.ts'

type TableWithId = { [T in keyof Tables]: Selectable<Tables[T]> extends { id: string } ? T : never }[keyof Tables]

/**
 * The settings that the sandbox shares show pictures, and for staff also who made them, which are outside of it. Of anything else
 * outside nothing is seen there.
 */
const seenFromSandbox = ({ app, audience }: Context, table: keyof Tables): boolean =>
  app.sandbox && (table === 'media' || (table === 'users' && audience === 'STAFF'))

type RowLoader<T extends TableWithId> = Loader<string, Selectable<Tables[T]> | null>

/** Reads rows of `table`, which stands at `place`. */
function rowsAt<T extends TableWithId>(table: T, place: string) {
  type Row = Selectable<Tables[T]> & { id: string }
  const columns = sql.join(columnsOf[table].map((column) => sql.ref(column)))
  return fixedStatement<{ ids: readonly string[] }, Row>((db, { ids }) =>
    sql<Row>`select ${columns} from ${sql.table(place)} where id = any (${ids})`.compile(db),
  )
}

/** As `loaderById`, for what somebody asks for by its id: in the sandbox, what is outside of it is missing. */
export function askedById<T extends TableWithId>(table: T): RowLoader<T> {
  const read = rowsAt(table, table)
  return defineLoader(async (ctx, ids) => inOrder(ids, await read(ctx.db, { ids }), (row) => row.id))
}

/** Loads whole rows of a table by their ids, null for a missing one. */
export function loaderById<T extends TableWithId>(table: T): RowLoader<T> {
  const read = rowsAt(table, table)
  const readOutside = rowsAt(table, `public.${table}`)
  return defineLoader(async (ctx, ids) => {
    const found = inOrder(ids, await read(ctx.db, { ids }), (row) => row.id)
    const gone = ids.filter((_, i) => found[i] === null)
    if (!seenFromSandbox(ctx, table) || gone.length === 0) return found
    const outside = inOrder(gone, await readOutside(ctx.db, { ids: gone }), (row) => row.id)
    return found.map((row) => row ?? outside.shift()!)
  })
}
