import {
  type CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
} from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Tables } from '../../database/tables.ts'
import { pageOfUsers } from '../../src/features/records/persons/server/user.queries.ts'
import { listSources } from '../../src/platform/server/lists/list-source.ts'
import type { TableList } from '../../src/platform/server/records/table-list.ts'
import { noId } from '../harness/factories.ts'
import { startServer } from '../harness/server.ts'

/** A driver that answers each statement with a row in which everything is common. */
class Common extends DummyDriver {
  override acquireConnection() {
    return Promise.resolve({
      executeQuery: async () => ({ rows: [{ rare: false, n: 1_000_000, matches: 1_000_000 }] as never[] }),
      async *streamQuery() {},
    })
  }
}

/** The statements that reading from a database would send. */
async function statementsOf(read: (db: Kysely<Tables>) => Promise<unknown>): Promise<CompiledQuery[]> {
  const sent: CompiledQuery[] = []
  const db = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new Common(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => void sent.push(query),
  })
  await read(db)
  return sent
}

const server = await startServer()

/** A statement's plan, if PostgreSQL uses an index wherever there is one. */
async function planOf(statement: CompiledQuery): Promise<string> {
  return server.db.transaction().execute(async (trx) => {
    await sql`set local enable_seqscan = off`.execute(trx)
    await sql`set local enable_bitmapscan = off`.execute(trx)
    await sql`set local enable_sort = off`.execute(trx)
    const { rows } = await trx.executeQuery<{ 'QUERY PLAN': string }>({
      ...statement,
      sql: `explain ${statement.sql}`,
    })
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  })
}

const lists = listSources().filter((list): list is TableList<unknown> => 'page' in list)
/** The rules for points are too few for an index. */
const short = new Set(['TrustedPointConfig'])
const searched = lists.filter(
  ({ spec }) => !short.has(spec.name) && Object.values(spec.filters).some(({ kind }) => kind === 'text'),
)

const withinOf = ({ listOf }: TableList<unknown>) => (listOf ? { [listOf]: noId } : {})

describe('how common a text is, is asked of the newest records, which come from an index', () => {
  test.each(searched.map((list) => [list.spec.name, list] as const))('of %s', async (_, list) => {
    const [text] = Object.entries(list.spec.filters).find(([, { kind }]) => kind === 'text')!
    const [probe] = await statementsOf((db) =>
      list
        .page(db, {
          filters: { ...withinOf(list), [text]: 'nguyen' },
          sort: list.spec.defaultSort,
          limit: 10,
          offset: 0,
        })
        .items(),
    )
    expect(probe!.sql).toContain('as rare')
    expect(await planOf(probe!)).not.toMatch(/-> {2}Sort|Seq Scan/)
  })
})

describe('a page in the middle of a filtered list walks along the index of its order alone', () => {
  const newest = { type: 'CREATED_AT', dir: 'DESC' } as const
  const middle = { limit: 10, offset: 400_000 }
  const pageOf = (list: string, filters: object) => (db: Kysely<Tables>) =>
    lists.find(({ spec }) => spec.name === list)!.page(db, { filters, sort: newest, ...middle })
  const users =
    (type: 'CREATED_AT' | 'FULL_NAME', filters: object = {}) =>
    (db: Kysely<Tables>) =>
      pageOfUsers(db, { filters: { termStatus: ['NORMAL'], ...filters }, sort: { type, dir: 'DESC' }, ...middle })

  test.each([
    ['posts by status', 'posts_by_created', pageOf('Post', { status: ['NORMAL'] })],
    ['products by status', 'products_by_created', pageOf('Product', { termStatus: ['NORMAL'] })],
    ['products by type', 'products_by_created', pageOf('Product', { type: 'HOTEL', onTravelStore: 'NO' })],
    ['people by status', 'users_by_created', users('CREATED_AT')],
    ['people by name', 'users_by_name', users('FULL_NAME')],
    [
      'people by group',
      'users_by_created',
      users('CREATED_AT', { group: ['MEMBER', 'STAFF'], gender: ['MALE', 'OTHER'] }),
    ],
  ])('%s', async (_, index, page) => {
    const statements = await statementsOf((db) => page(db).items())
    expect(await planOf(statements.at(-1)!)).toContain(`Index Only Scan Backward using ${index}`)
  })

  test('people by points, with the ids of those who do not match in memory', async () => {
    const asked = { filters: { group: ['MEMBER' as const] }, sort: { type: 'POINT', dir: 'DESC' } as const, ...middle }
    const statements = await statementsOf((db) => pageOfUsers(db, asked).items())
    const plan = await planOf(statements.at(-1)!)
    // PostgreSQL 17 writes the same with its column.
    expect(plan).toMatch(
      /Index Only Scan Backward using balances_by_points[^]*Filter: \(NOT \((ANY \(user_id = \()?hashed SubPlan/,
    )
  })
})
