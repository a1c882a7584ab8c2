import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../../../database/tables.ts'
import type { ListPage } from '../../../platform/server/graphql/lists.ts'
import { pageOfLikely } from './ranking-likely.queries.ts'
import {
  besideOf,
  type Extent,
  type OpenRange,
  type Page,
  type RankedRow,
  type Ranking,
  sumsOf,
  table,
} from './ranking.ts'

type Db = Kysely<Tables>

/** The people of a range, most first, then by id; with an exact count of them. */
export function ranked(db: Db, ranking: Ranking, range: OpenRange, page: Page): ListPage<RankedRow> {
  let found: Promise<Extent | undefined> | undefined
  const extent = () => (found ??= extentOf(db, ranking, range))
  return {
    total: async () => (await extent())?.people ?? 0,
    items: async () => {
      const held = await extent()
      return held ? pageOf(db, ranking, held, page) : []
    },
  }
}

/** Counts exactly, from the gaps, at the same cost however many people there are. Nothing if nobody is there. */
export async function extentOf(db: Db, ranking: Ranking, { from, to }: OpenRange): Promise<Extent | undefined> {
  const gaps = table(ranking, 'gap_tally')
  // Day by day, so that of each only those are read who were not there before within the range.
  const { rows } = await sql<{ first: string; last: string; from: string; to: string; people: number }>`
    with bounds as (select (select min(day) from ${gaps}) as first, (select max(day) from ${gaps}) as last),
      cut as (select *, greatest(first, ${from}::date) as "from", least(last, ${to}::date) as "to" from bounds)
    select cut.*, coalesce((
        select sum(people) from generate_series("from"::timestamp, "to", '1 day') start
          cross join lateral (select people from ${gaps} where day = start::date and previous_day < "from" offset 0) gaps
      ), 0)::bigint as people from cut`.execute(db)
  const { first, last, people, ...range } = rows[0]!
  return people === 0 ? undefined : { range, people, isWhole: range.from === first && range.to === last }
}

/** Adding up the days of fewer people takes less time than finding out whose are needed. */
const manyPeople = 10_000

async function pageOf(db: Db, ranking: Ranking, extent: Extent, page: Page): Promise<RankedRow[]> {
  if (page.offset >= extent.people) return []
  return (
    (await pageInOrder(db, ranking, extent, page)) ??
    (extent.people < manyPeople ? undefined : await pageOfLikely(db, ranking, extent, page)) ??
    (await pageOfAll(db, ranking, extent, page))
  )
}

/** One day, and all time, stand in order as they are kept. */
async function pageInOrder(db: Db, ranking: Ranking, extent: Extent, page: Page): Promise<RankedRow[] | undefined> {
  const { from, to } = extent.range
  const isDay = from === to
  // The sums have nothing beside the figure.
  if (!isDay && (!extent.isWhole || ranking.beside)) return undefined
  const person = sql.ref(ranking.person)
  const figure = sql.ref(ranking.figure)
  const kept = isDay
    ? sql`${table(ranking, 'days')} where day = ${from}`
    : sql`${table(ranking, 'sums')} where period = '-infinity'`
  const { rows } = await sql<RankedRow>`
    select ${person} as person, ${figure}::bigint as figure, ${isDay ? besideOf(ranking) : sql`0`} as beside from ${kept}
    order by ${figure} desc, ${person} limit ${page.limit} offset ${page.offset}`.execute(db)
  return rows
}

/** Adds up everything within the range. */
export async function pageOfAll(db: Db, ranking: Ranking, { range }: Extent, page: Page): Promise<RankedRow[]> {
  const person = sql.ref(ranking.person)
  const { rows } = await sql<RankedRow>`
    select ${person} as person, ${sumsOf(ranking)} from ${table(ranking, 'days')}
    where day between ${range.from} and ${range.to} group by 1
    order by figure desc, person limit ${page.limit} offset ${page.offset}`.execute(db)
  return rows
}
