import { type CompiledQuery, Kysely, PostgresDialect } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import { badgeRequests } from '../../src/features/badge-requests/server/badge-request.list.ts'
import { groups } from '../../src/features/groups/server/group.lists.ts'
import { pages } from '../../src/features/pages/server/page.lists.ts'
import { blockedPosts, posts } from '../../src/features/posts/server/post.lists.ts'
import { products } from '../../src/features/products/server/product.lists.ts'
import { reportKinds } from '../../src/features/reports/server/report-kinds.ts'
import { pageOfUsers, type UserFilters, type UserSort } from '../../src/features/users/server/user.queries.ts'
import { userList } from '../../src/features/users/user.list.ts'
import { verifies } from '../../src/features/verifies/server/verify.lists.ts'
import type { ListPage } from '../../src/platform/server/graphql/lists.ts'
import type { TableList } from '../../src/platform/server/records/table-list.ts'
import type { ListSpec } from '../../src/platform/shared/list.ts'
import { type Filter, type ListCase, type Operation, reportedModel } from './cases.ts'
import { type PageName, pageNumber, type Side } from './side.ts'

const limit = 10
const lists = {
  cmsGetPosts: posts,
  cmsGetBlockedPosts: blockedPosts,
  cmsGetPages: pages,
  cmsPartnerProducts: products,
  getCmsGroups: groups,
  cmsGetVerifies: verifies,
  cmsListRequestBadges: badgeRequests,
} satisfies Partial<Record<Operation, unknown>>

/** The query plans of a list's page, with the rows and blocks that were read. */
export async function plansOf(side: Side, one: ListCase, page: PageName | number, text?: string): Promise<string[]> {
  const sent: CompiledQuery[] = []
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: side.database }),
    log: (event) => void sent.push(event.query),
  })
  const list = listOf(db, side, one, text)
  const number = typeof page === 'number' ? page : pageNumber(page, await list(1).total())
  sent.length = 0
  const asked = list(number)
  await asked.items()
  await asked.total()
  const plans: string[] = []
  for (const query of sent) {
    const { rows } = await side.database.query<Record<'QUERY PLAN', string>>({
      text: `explain (analyze, buffers) ${query.sql}`,
      values: [...query.parameters],
    })
    plans.push([query.sql, ...rows.map((row) => `    ${row['QUERY PLAN']}`)].join('\n'))
  }
  return plans
}

function listOf(
  db: Kysely<Tables>,
  side: Side,
  { operation, filter, sort }: ListCase,
  text: string | undefined,
): (page: number) => ListPage<unknown> {
  const paged = (page: number) => ({ limit, offset: (page - 1) * limit })
  if (operation === 'cmsGetUsers') {
    const badge = side.badges.find(({ title }) => title === filter.badgeId)
    const filters = {
      ...givenFilters(userList, filter),
      ...(badge ? { badgeId: badge.id } : {}),
      ...(text ? { query: text } : {}),
    } as UserFilters
    return (page) => pageOfUsers(db, { filters, sort: sort as UserSort, ...paged(page) })
  }
  const model = reportedModel(operation)
  // Each list has its own names of filters and sorts, which `cases.ts` takes from the same declaration.
  const list = (model
    ? reportKinds[model].list
    : lists[operation as keyof typeof lists]) as unknown as TableList<unknown>
  const filters = { ...givenFilters(list.spec, filter), ...(text ? { q: text } : {}) }
  return (page) => list.page(db, { filters, sort, ...paged(page) })
}

/** The filter values as the server reads them. */
const givenFilters = (spec: ListSpec, filter: Filter) =>
  Object.fromEntries(
    Object.entries(filter).map(([name, value]) => {
      const { kind } = spec.filters[name]!
      if (kind === 'choices') return [name, value.split(',')]
      if (kind !== 'days') return [name, value]
      const [from, to] = value.split('_')
      return [name, { from, to }]
    }),
  )
