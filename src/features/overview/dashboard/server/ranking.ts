import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Tables } from '../../../../../database/tables.ts'
import { Refusal } from '../../../../platform/server/refusal.ts'
import type { ListPage } from '../../../../platform/server/lists/list-page.ts'
import type { RankedRow, Ranking } from './ranking.values.ts'
import { pageOfShortlist } from './shortlists.ts'

type Db = Kysely<Tables>

export interface RankingQuery {
  /** Local days, both included; null means no limit. */
  readonly from: string | null
  readonly to: string | null
  readonly limit: number
  /** Rows to skip. */
  readonly offset: number
  /** A query for person ids: only these people are ranked. */
  readonly among?: RawBuilder<unknown> | undefined
}

/** The people of a range, largest figure first, then by id; with an exact count of them. */
export function ranked(db: Db, ranking: Ranking, query: RankingQuery): ListPage<RankedRow> {
  const { from, to, among } = query
  if (from !== null && from === to && !among) return rankedOnDay(db, ranking, from, query)
  let added: ReturnType<typeof addUp> | undefined
  const read = () => (added ??= addUp(db, ranking, query))
  const fromShortlist = async () =>
    from === null || to === null || among ? null : refuseTimeout(pageOfShortlist(db, ranking, { ...query, from, to }))
  return {
    items: async () => (await fromShortlist()) ?? (await read()).items,
    total: async () => (await read()).counter,
  }
}

/** An index has the rows of one day in order, so a page is fast however many there are. */
function rankedOnDay(
  db: Db,
  { days, person, figure, extra }: Ranking,
  day: string,
  { limit, offset }: RankingQuery,
): ListPage<RankedRow> {
  const rows = sql`${sql.table(days)} where day = ${day}`
  return {
    items: async () =>
      (
        await sql<RankedRow>`
          select ${sql.ref(person)} as person, ${sql.ref(figure)}::bigint as figure, ${extra ? sql.ref(extra) : sql`0`} as extra
            from ${rows} order by ${sql.ref(figure)} desc, person limit ${limit} offset ${offset}`.execute(db)
      ).rows,
    total: async () =>
      (await sql<{ people: number }>`select count(*) as people from ${rows}`.execute(db)).rows[0]!.people,
  }
}

/** Adds up every row of the range; page and count come from the same pass. */
async function addUp(
  db: Db,
  { days, person, figure, extra }: Ranking,
  { from, to, limit, offset, among }: RankingQuery,
): Promise<{ items: RankedRow[]; counter: number }> {
  const { rows } = await refuseTimeout(
    sql<Partial<RankedRow> & { counter: number }>`
      with sums as materialized (
          select ${sql.ref(person)} as person, sum(${sql.ref(figure)})::bigint as figure,
              ${extra ? sql`sum(${sql.ref(extra)})::bigint` : sql`0`} as extra
            from ${sql.table(days)}
            where day between ${from ?? '-infinity'} and ${to ?? 'infinity'}
              ${among ? sql`and ${sql.ref(person)} in (${among})` : sql``}
            group by 1),
        page as (select * from sums order by figure desc, person limit ${limit} offset ${offset})
      select counted.counter, page.* from (select count(*) as counter from sums) counted left join page on true
        order by page.figure desc, page.person`.execute(db),
  )
  // Each row of the page carries the count; an empty page is one row of nulls with the count.
  const items = rows.flatMap(({ person, figure = 0, extra = 0 }) => (person ? [{ person, figure, extra }] : []))
  return { items, counter: rows[0]!.counter }
}

/** PostgreSQL's code for a cancelled statement (here: `statement_timeout`). */
const ended = '57014'

/** Turns a statement timeout into a refusal that says what the person can do. */
async function refuseTimeout<T>(sum: Promise<T>): Promise<T> {
  try {
    return await sum
  } catch (error) {
    if ((error as { code?: unknown }).code !== ended) throw error
    throw new Refusal('BAD_USER_INPUT', 'dashboard_text_range_too_long')
  }
}
