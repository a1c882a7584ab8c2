import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely'
import type { Tables } from '../../../../database/tables.ts'
import { addDays, startOfDay } from '../../shared/day.ts'
import {
  type FilterSpec,
  type FilterValues,
  type Sort,
  type SortedListSpec,
  type ReadFilters,
  readFilters,
} from '../../shared/list.ts'
import type { MessageKey } from '../../shared/text.ts'
import type { Operation } from '../../shared/operation.ts'
import type { Viewer } from '../../shared/permission.ts'
import { countOf, type ListPage, listPage } from '../lists/list-page.ts'
import { type Direction, directionOf, isAfterCursor } from '../lists/keyset.ts'
import type { Context } from '../context.ts'
import { type ListColumns, type ListSource, registerListSource } from '../lists/list-source.ts'
import { contains, isAmongNewest, isRare, type Means, type Records } from '../lists/search.ts'

type Filters = Record<string, FilterSpec>
type Row<T extends keyof Tables> = Selectable<Tables[T]> & { readonly id: string }
type Column<T extends keyof Tables> = keyof Selectable<Tables[T]> & string

/** The filter values on the server: a range of days is two local days, however it was sent. */
export type GivenFilters<F extends Filters = Filters> = {
  readonly [K in keyof F]?:
    | (F[K] extends { kind: 'days' }
        ? { readonly from?: string | null | undefined; readonly to?: string | null | undefined }
        : ReadFilters<F>[K])
    | null
    | undefined
}

export interface AskedPage<F extends Filters, S extends string> {
  readonly filters: GivenFilters<F>
  readonly sort: Sort<S>
  readonly limit: number
  /** Rows to skip. */
  readonly offset: number
  /** Required if the list shows different rows to different people. */
  readonly viewer?: Viewer | null
  /** How many rows match, if that is known. */
  readonly total?: number | undefined
}

interface Declaration<T extends keyof Tables, F extends Filters, S extends string> {
  readonly spec: SortedListSpec<F, S>
  readonly title: MessageKey
  /** Viewers who may call it may export the list and save views of it. */
  readonly operation: Operation
  readonly table: T
  /** The column of the rows' ids, if that is not `id`. Among the rows of the list it must be unique. */
  readonly id?: Column<T>
  /** The column of each filter, from which the condition follows by the filter's kind; or the condition. */
  readonly where: { readonly [K in keyof F]: Column<T> | Condition }
  /** The column of each order. `id` decides between equal rows, so an index should end with it. */
  readonly sorts: { readonly [K in S]: Column<T> }
  /** The filter by whose record there is a list, such as the wheel of spins: an index begins with its column. */
  readonly listOf?: keyof F & string
  /** Conditions that every row of the list meets. */
  readonly always?: Partial<Selectable<Tables[T]>>
  /** A further condition that is not an equality. */
  readonly only?: RawBuilder<boolean>
  /** The condition for the rows that a viewer may see, where people who may read the list do not all see the same rows. */
  readonly visibleTo?: (viewer: Viewer | null) => RawBuilder<boolean>
  readonly columns: ListColumns<Row<NoInfer<T>>>
  /**
   * A table of stored sums that gives the count without reading the rows: the column of the sum, and the columns of the
   * filters for which it is stored. With any other filter the matching rows are counted.
   */
  readonly tally?: Tally<keyof F & string>
}

/** The condition of a filter that no single column answers. */
type Condition = (value: string) => RawBuilder<boolean>

interface Tally<Filter extends string> {
  readonly table: keyof Tables
  readonly sum: string
  /** Days are the rows' local days. */
  readonly by: { readonly [K in Filter]?: string | Condition }
  readonly always?: Readonly<Record<string, string>>
}

/** The part of a declaration that several lists of one table share. */
export type Declared<T extends keyof Tables> = Pick<
  Declaration<T, Filters, 'CREATED_AT'>,
  'table' | 'sorts' | 'columns'
>

export interface TableList<R, F extends Filters = Filters, S extends string = string> extends ListSource<R> {
  readonly spec: SortedListSpec<F, S>
  /** The filter by whose record there is a list. */
  readonly listOf?: string | undefined
  page(db: Kysely<Tables>, asked: AskedPage<F, S> & { readonly after?: string | null | undefined }): ListPage<R>
  readonly count: Count<F>
}

type Count<F extends Filters> = (
  db: Kysely<Tables>,
  filters: GivenFilters<F>,
  viewer?: Viewer | null,
) => Promise<number>

/**
 * A list of one table's rows: pages, count, export and ids for bulk actions, all derived from one declaration of
 * filters and orders. Registers it under its name, for exports and saved views.
 */
export function tableList<T extends keyof Tables, const F extends Filters, const S extends string>(
  declared: Declaration<T, F, S>,
): TableList<Row<T>, F, S> {
  const { spec, title, operation, columns, tally, id: idColumn = 'id' } = declared
  const table = sql.table(declared.table)
  const of = (column: string) => sql.ref<string>(`${declared.table}.${column}`)
  const id = of(idColumn)
  const inOrder = (column: RawBuilder<unknown>, dir: Direction) => sql`${column} ${sql.raw(dir)}, ${id} ${sql.raw(dir)}`
  /** What every row of the list meets, for this viewer. */
  const shown = (viewer: Viewer | null = null) =>
    sql.join<boolean>(
      [
        declared.visibleTo?.(viewer) ?? sql`true`,
        ...Object.entries(declared.always ?? {}).map(([column, value]) =>
          value === null ? sql`${of(column)} is null` : sql`${of(column)} = ${value}`,
        ),
        ...(declared.only ? [declared.only] : []),
      ],
      sql` and `,
    )
  const columnOf = (name: string) => refTo(declared.where[name]!, of)
  const { listOf } = declared
  /** What the rows meet among which newest ones are looked for. */
  const inList = (filters: GivenFilters, viewer: Viewer | null) => {
    const own = listOf && filters[listOf] != null ? { [listOf]: filters[listOf] } : {}
    return sql.join<boolean>(
      [shown(viewer), ...conditions(spec.filters, own, columnOf, momentsWithin, { id })],
      sql` and `,
    )
  }
  const newestShown = (filters: GivenFilters, viewer: Viewer | null): Records => ({
    table: declared.table,
    order: inOrder(of(declared.sorts[spec.defaultSort.type]), directionOf(spec.defaultSort)),
    among: inList(filters, viewer),
  })
  const matching = (filters: GivenFilters, viewer: Viewer | null = null) => {
    const means = { id, newest: isAmongNewest(newestShown(filters, viewer), id) }
    return sql.join<boolean>(
      [shown(viewer), ...conditions(spec.filters, filters, columnOf, momentsWithin, means)],
      sql` and `,
    )
  }

  const givenBy = (texts: Readonly<Record<string, string>>) =>
    readFilters(spec, texts as FilterValues<F>) as GivenFilters<F>
  const matchingTexts = ({ viewer }: Context, texts: Readonly<Record<string, string>>) =>
    matching(givenBy(texts), viewer)

  const named = idColumn === 'id' ? sql`*` : sql`*, ${id} as id`
  // If the id is unique only within the list, the list's conditions are needed again.
  const among = idColumn === 'id' ? sql<boolean>`true` : shown()
  const rows = async (db: Kysely<Tables>, ids: RawBuilder<unknown>, order: RawBuilder<unknown>) =>
    (
      await sql<Row<T>>`select ${named} from ${table} where ${among} and ${id} in (${ids}) order by ${order}`.execute(
        db,
      )
    ).rows

  const tallyFor = (filters: GivenFilters<F>) =>
    tally && Object.keys(given(filters)).every((name) => name in tally.by) ? tally : undefined

  /** Where no tally knows the number, counting stops at `most`. */
  const countTo = async (db: Kysely<Tables>, filters: GivenFilters<F>, viewer: Viewer | null, most: number | null) => {
    const kept = tallyFor(filters)
    const query = kept
      ? sumOf(spec.filters, kept, filters)
      : countOf(sql`from ${table} where ${matching(filters, viewer)}`, most)
    return (await query.execute(db)).rows[0]!.n
  }
  const count: Count<F> = (db, filters, viewer = null) => countTo(db, filters, viewer, null)

  const matchesAreRare: (...of: Parameters<Count<F>>) => Promise<boolean> = async (db, filters, viewer) => {
    const texts = Object.entries(given(filters)).filter(([name]) => spec.filters[name]!.kind === 'text')
    if (texts.length === 0) return false
    return isRare(db, newestShown(filters, viewer ?? null), matching(Object.fromEntries(texts) as GivenFilters, viewer))
  }

  const list: TableList<Row<T>, F, S> = {
    spec,
    listOf,
    title,
    operation,
    columns,
    count,
    // Finds the ids first and the rows afterwards, so that a deep page does not read the whole rows that it skips.
    page: (db, { filters, sort, limit, offset, after, viewer = null, total }) =>
      listPage({
        dir: sort.dir,
        limit,
        offset,
        count: async () => total ?? count(db, filters, viewer),
        countTo: total === undefined && !tallyFor(filters) ? (most) => countTo(db, filters, viewer, most) : undefined,
        read: async (dir, limit, offset) => {
          const column = of(declared.sorts[sort.type])
          const order = inOrder(column, dir)
          const place = after && sql`select ${column}, ${id} from ${table} where ${among} and ${id} = ${after}`
          const past = place ? sql` and ${isAfterCursor(dir, sql`${column}, ${id}`, place)}` : sql``
          const found = sql`${table} where ${matching(filters, viewer)}${past}`
          // An offset keeps PostgreSQL from walking along the order.
          const from = (await matchesAreRare(db, filters, viewer))
            ? sql`(select * from ${found} offset 0) as ${table}`
            : found
          const ids = sql`select ${id} from ${from} order by ${order} limit ${limit} offset ${place ? 0 : offset}`
          return rows(db, ids, order)
        },
      }),
    total: (ctx, filters) => count(ctx.db, givenBy(filters), ctx.viewer),
    async idsAfter(ctx, filters, after, limit) {
      const past = after ? sql` and ${id} > ${after}` : sql``
      const found = await sql<{ id: string }>`select ${id} as id from ${table}
        where ${matchingTexts(ctx, filters)}${past} order by ${id} limit ${limit}`.execute(ctx.db)
      return found.rows.map(({ id }) => id)
    },
    async among(ctx, filters, ids) {
      const found = await sql<{ id: string }>`select ${id} as id from ${table}
        where ${id} = any(${ids}::uuid[]) and ${matchingTexts(ctx, filters)}`.execute(ctx.db)
      return found.rows.map(({ id }) => id)
    },
    rowsAfter(ctx, filters, sort, after, limit) {
      const dir = directionOf(sort)
      const name = declared.sorts[sort.type as S]
      const column = of(name)
      const order = inOrder(column, dir)
      const past = after
        ? sql` and ${isAfterCursor(dir, sql`${column}, ${id}`, sql`${after[name as keyof Row<T>]}, ${after.id}`)}`
        : sql``
      const ids = sql`select ${id} from ${table} where ${matchingTexts(ctx, filters)}${past}
        order by ${order} limit ${limit}`
      return rows(ctx.db, ids, order)
    },
  }
  registerListSource(list)
  return list
}

const refTo = (where: string | Condition, ref: (column: string) => RawBuilder<unknown>) =>
  typeof where === 'string' ? ref(where) : where

type Within = (column: RawBuilder<unknown>, from: string | undefined, to: string | undefined) => RawBuilder<boolean>[]

/** The condition for moments within local days. */
const momentsWithin: Within = (column, from, to) => [
  ...(from ? [sql<boolean>`${column} >= ${startOfDay(from)}`] : []),
  ...(to ? [sql<boolean>`${column} < ${startOfDay(addDays(to, 1))}`] : []),
]

const daysWithin: Within = (column, from, to) => [
  ...(from ? [sql<boolean>`${column} >= ${from}`] : []),
  ...(to ? [sql<boolean>`${column} <= ${to}`] : []),
]

function conditions(
  specs: Filters,
  filters: GivenFilters,
  columnOf: (name: string) => RawBuilder<unknown> | Condition,
  within: Within,
  means: Pick<Means, 'id' | 'newest'> = {},
): RawBuilder<boolean>[] {
  return Object.entries(given(filters)).flatMap(([name, value]) => {
    const column = columnOf(name)
    if (typeof column === 'function') return column(value as string)
    const spec = specs[name]!
    switch (spec.kind) {
      case 'text':
        return contains(column as RawBuilder<string>, value as string, { ...means, phones: spec.phones })
      case 'days': {
        const { from, to } = value as { from?: string; to?: string }
        return within(column, from ?? undefined, to ?? undefined)
      }
      case 'day':
        return within(column, value as string, value as string)
      case 'choices':
        return sql<boolean>`${column} in (${sql.join(value as string[])})`
      case 'yesNo':
        return sql<boolean>`${column} = ${value === 'YES'}`
      default:
        return sql<boolean>`${column} = ${value}`
    }
  })
}

function sumOf(specs: Filters, tally: Tally<string>, filters: GivenFilters): RawBuilder<{ n: number }> {
  const always = Object.entries(tally.always ?? {}).map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
  const asked = conditions(specs, filters, (name) => refTo(tally.by[name]!, (column) => sql.ref(column)), daysWithin)
  return sql<{ n: number }>`select coalesce(sum(${sql.ref(tally.sum)}), 0)::bigint as n from ${sql.table(tally.table)}
    where ${sql.join([sql`true`, ...always, ...asked], sql` and `)}`
}

/** The filters that have a value. */
function given(filters: GivenFilters): Record<string, unknown> {
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== null && value !== undefined))
}
