import { type CompiledQuery, Kysely, PostgresDialect } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import type { postList } from '../../src/features/posts/post.list.ts'
import { blockedPosts, posts } from '../../src/features/posts/server/post.lists.ts'
import { reportKinds } from '../../src/features/reports/server/report-kinds.ts'
import type { ReportSort } from '../../src/features/reports/report.list.ts'
import { pageOfUsers, type UserFilters, type UserSort } from '../../src/features/users/server/user.queries.ts'
import { verifies } from '../../src/features/verifies/server/verify.lists.ts'
import type { verifyList } from '../../src/features/verifies/verify.list.ts'
import type { GivenFilters } from '../../src/platform/server/records/table-list.ts'
import type { ListPage } from '../../src/platform/server/graphql/lists.ts'
import { type ListCase, reportedModel } from './cases.ts'
import { type PageName, pageNumber, type Side } from './side.ts'

const limit = 10

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
  const { createdAt, badgeId, ...plain } = filter
  if (operation === 'cmsGetUsers') {
    const badge = side.badges.find(({ title }) => title === badgeId)
    const filters = {
      ...plain,
      ...(badge ? { badgeId: badge.id } : {}),
      ...(text ? { query: text } : {}),
    } as UserFilters
    return (page) => pageOfUsers(db, { filters, sort: sort as UserSort, limit, offset: (page - 1) * limit })
  }
  const model = reportedModel(operation)
  if (model) {
    const order = { type: sort.type as ReportSort, dir: sort.dir }
    const { list } = reportKinds[model]
    const filters = Object.fromEntries(
      Object.entries(filter).map(([name, value]) => [
        name,
        list.spec.filters[name]!.kind === 'choices' ? [value] : value,
      ]),
    )
    return (page) => list.page(db, { filters, sort: order, limit, offset: (page - 1) * limit })
  }
  const order = { type: 'CREATED_AT', dir: sort.dir } as const
  if (operation === 'cmsGetVerifies') {
    const filters = { ...plain, q: text } as GivenFilters<(typeof verifyList)['filters']>
    return (page) => verifies.page(db, { filters, sort: order, limit, offset: (page - 1) * limit })
  }
  const [from, to] = createdAt?.split('_') ?? []
  const given = { ...plain, q: text, createdAt: { from, to } } as GivenFilters<(typeof postList)['filters']>
  const list = operation === 'cmsGetBlockedPosts' ? blockedPosts : posts
  return (page) => list.page(db, { filters: given, sort: order, limit, offset: (page - 1) * limit })
}
