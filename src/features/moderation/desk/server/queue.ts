import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Tables } from '../../../../../database/tables.ts'
import { countOf, type ListPage, listPage } from '../../../../platform/server/lists/list-page.ts'
import { contains, isAmongNewest } from '../../../../platform/server/lists/search.ts'
import type { CaseKind, CaseOrder, CaseState } from '../desk.values.ts'
import type { CaseRow } from './case.queries.ts'

interface Asked {
  readonly state: CaseState
  readonly model: CaseKind | null
  readonly severity: number | null
  /** Words of the record, or of its creator's name. */
  readonly q: string | null
  readonly order: CaseOrder
  readonly limit: number
  readonly offset: number
}

type Order = readonly (readonly [column: string, dir: 'asc' | 'desc'])[]

/** Each is the order of an index, alone and with the kind of record before it. */
const orders: Readonly<Record<CaseOrder, Order>> = {
  DUE: [['due_at', 'asc']],
  SEVERITY: [
    ['severity', 'desc'],
    ['due_at', 'asc'],
  ],
  AGE: [['opened_at', 'asc']],
  REPORTS: [
    ['reports', 'desc'],
    ['due_at', 'asc'],
  ],
}

/** The queue in an order; closed cases, newest first, are found by no words. */
export function casesPage(
  db: Kysely<Tables>,
  { state, model, severity, q, order, limit, offset }: Asked,
): ListPage<CaseRow> {
  const columns: Order = [...(state === 'CLOSED' ? ([['closed_at', 'desc']] as const) : orders[order]), lastly(state)]
  const tallied: RawBuilder<unknown>[] = [
    sql`state = ${state}`,
    ...(model ? [sql`lead_model = ${model}`] : []),
    ...(severity ? [sql`severity = ${severity}`] : []),
  ]
  const newest = isAmongNewest({ table: 'cases', order: sql`due_at, id`, among: sql`state = ${state}` }, sql.ref('id'))
  const matching = sql.join(q ? [...tallied, contains(sql.ref('search'), q, { newest })] : tallied, sql` and `)
  const countTo = async (most: number | null) => {
    const tally = sql<{ n: number }>`select coalesce(sum(cases), 0)::bigint as n from case_tally where ${matching}`
    const { rows } = await (q === null ? tally : countOf(sql`from cases where ${matching}`, most)).execute(db)
    return rows[0]!.n
  }
  return listPage({
    dir: 'ASC',
    limit,
    offset,
    count: () => countTo(null),
    countTo: q === null ? undefined : countTo,
    async read(direction, count, skipped) {
      const sorted = columns.map(([column, dir]) => sql`${sql.ref(column)} ${sql.raw(turned(dir, direction))}`)
      const { rows } = await sql<CaseRow>`
        select * from cases where ${matching} order by ${sql.join(sorted)} limit ${count} offset ${skipped}`.execute(db)
      return rows
    },
  })
}

const lastly = (state: CaseState) => ['id', state === 'CLOSED' ? 'desc' : 'asc'] as const

/** Pages near the end are read backward. */
const turned = (dir: 'asc' | 'desc', direction: 'asc' | 'desc') =>
  (dir === 'asc') === (direction === 'asc') ? 'asc' : 'desc'

export interface OpenCount {
  readonly model: CaseKind
  readonly severity: number
  readonly open: number
}

/** How many cases are open, by kind of record and severity; without those that have none. */
export async function openCounts(db: Kysely<Tables>): Promise<OpenCount[]> {
  const { rows } = await sql<OpenCount>`
    select lead_model as model, severity, sum(cases)::bigint as open from case_tally
      where state = 'OPEN' group by 1, 2 having sum(cases) > 0 order by 1, 2`.execute(db)
  return rows
}
