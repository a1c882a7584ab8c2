import { type CompiledQuery, Kysely, PostgresDialect } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import '../../src/features/server.ts'
import { pageOfUsers, type UserFilters, type UserSort } from '../../src/features/records/persons/server/user.queries.ts'
import type { ListPage } from '../../src/platform/server/lists/list-page.ts'
import { listSources } from '../../src/platform/server/lists/list-source.ts'
import type { TableList } from '../../src/platform/server/records/table-list.ts'
import { readDays } from '../../src/platform/shared/list.ts'
import type { ListCase } from './cases.ts'
import { listOf } from './measured.ts'
import { type PageName, pageNumber, type Side } from './side.ts'

const limit = 10

/** The query plans of a list's page, with the rows and blocks that were read; none of lists with their own SQL. */
export async function plansOf(side: Side, one: ListCase, page: PageName | number): Promise<string[]> {
  const sent: CompiledQuery[] = []
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: side.database }),
    log: (event) => void sent.push(event.query),
  })
  const list = pagesOf(db, side, one)
  if (!list) return []
  const number = typeof page === 'number' ? page : pageNumber(page, await counterOf(list(1)))
  sent.length = 0
  const asked = list(number)
  await asked.items()
  await counterOf(asked)
  // On one connection, because a list may set in a transaction what the planner may use.
  const client = await side.database.connect()
  const plans: string[] = []
  for (const { sql, parameters } of sent) {
    const isRead = /^\s*(with|select)\b/i.test(sql) && !sql.includes('set_config(')
    const text = isRead ? `explain (analyze, buffers) ${sql}` : sql
    const { rows } = await client.query<Record<string, string>>({ text, values: [...parameters] })
    if (isRead) plans.push([sql, ...rows.map((row) => `    ${row['QUERY PLAN']}`)].join('\n'))
  }
  client.release()
  return plans
}

/** The counter that screens ask for. */
const counterOf = ({ atLeast, total }: ListPage<unknown>) => (atLeast ?? total)()

function pagesOf(db: Kysely<Tables>, side: Side, one: ListCase): ((page: number) => ListPage<unknown>) | undefined {
  const { operation, sort } = one
  const { spec } = listOf(operation)
  const filters = givenFilters(side, one)
  const paged = (page: number) => ({ limit, offset: (page - 1) * limit })
  if (operation === 'cmsGetUsers')
    return (page) => pageOfUsers(db, { filters: filters as UserFilters, sort: sort as UserSort, ...paged(page) })
  const list = listSources().find((source) => source.spec.name === spec.name) as TableList<unknown> | undefined
  return list?.page && ((page) => list.page(db, { filters, sort, ...paged(page) }))
}

/** The filter values as the server reads them. */
const givenFilters = (side: Side, { operation, filter }: ListCase) =>
  Object.fromEntries(
    Object.entries(filter).map(([name, value]) => {
      const { kind } = listOf(operation).spec.filters[name]!
      if (kind === 'reference') return [name, side.idOf(name, value)]
      if (kind === 'choices') return [name, value.split(',')]
      return [name, kind === 'days' ? readDays(value) : value]
    }),
  )
