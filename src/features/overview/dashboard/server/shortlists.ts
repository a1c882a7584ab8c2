import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../../../../database/tables.ts'
import type { App } from '../../../../platform/server/context.ts'
import { distributed, isDistributed } from '../../../../platform/server/database/whole-ledger.ts'
import { itemJob } from '../../../../platform/server/jobs/job-items.ts'
import { creatorReportRanking, pointRanking, type RankedRow, type Ranking } from './ranking.values.ts'

/** How many people are on a shortlist. */
const shortlisted = 1_000
/** How many days a ranking may have that its shortlist has not, and the other way round. */
const mostDifferent = 2

const rankings: readonly Ranking[] = [pointRanking, creatorReportRanking]

interface Due {
  readonly ranking: Ranking['days']
  readonly days: number
}

/** The last day that is over, and whose transactions have ended, too. */
const lastDay = sql<string>`local_day(now() - interval '1 hour') - 1`

/** Makes the shortlists once a day, and those anew that a late figure ended. */
export const makeShortlists = itemJob<Due>({
  name: 'shortlist rankings',
  inSandbox: true,
  everySeconds: 60,
  due: (db) =>
    db
      .selectFrom(
        sql<Due>`(values ${sql.join(
          rankings.flatMap(({ days: ranking, shortlists = [] }) =>
            shortlists.map((days) => sql`(${ranking}::text, ${days}::int)`),
          ),
        )})`.as<'wanted'>(sql`wanted (ranking, days)`),
      )
      .select(['ranking', 'days'])
      .where(
        sql<boolean>`not exists (select from ranking_shortlists s
          where s.ranking = wanted.ranking and s.days = wanted.days and s.last_day = ${lastDay})
          and (wanted.ranking <> ${pointRanking.days} or not ${distributed})`,
      ) as never,
  item: sql`ranking || ' ' || days`,
  async work(app, { ranking, days }) {
    await makeShortlist(
      app,
      rankings.find((one) => one.days === ranking)!,
      days,
    )
    return true
  },
})

async function makeShortlist(
  { database }: App,
  { days: table, person, figure, extra }: Ranking,
  days: number,
): Promise<void> {
  await database.kysely.transaction().execute(async (trx) => {
    // Waits for the transactions with late figures; from here on, one waits for this and ends the shortlist.
    await sql`select pg_advisory_xact_lock(hashtext('ranking_shortlists'))`.execute(trx)
    await sql`
      with best as materialized (
          select ${sql.ref(person)} as person, sum(${sql.ref(figure)})::bigint as figure, ${extra ? sql`sum(${sql.ref(extra)})::bigint` : sql`0`} as extra
            from ${sql.table(table)} where day > ${lastDay} - ${days}::int and day <= ${lastDay}
            group by 1 order by 2 desc limit ${shortlisted + 1})
      insert into ranking_shortlists (ranking, days, last_day, people, figures, extras, least)
        select ${table}, ${days}, ${lastDay}, coalesce(array_agg(person), '{}'), coalesce(array_agg(figure), '{}'), coalesce(array_agg(extra), '{}'),
            case when count(*) > ${shortlisted} then min(figure) else 0 end
          from best
        on conflict (ranking, days) do update set last_day = excluded.last_day, people = excluded.people,
          figures = excluded.figures, extras = excluded.extras, least = excluded.least`.execute(trx)
  })
}

interface Page {
  /** Local days, both included. */
  readonly from: string
  readonly to: string
  readonly limit: number
  readonly offset: number
}

/**
 * A page of a ranking, from a shortlist of nearly its days; null if there is none, or if somebody else might be on the
 * page. The figures of those who are on the shortlist are corrected by the days that differ. Everybody else has at most
 * the shortlist's least figure, so only those can be before the last of the page who got the rest on the other days. The
 * statement sees the shortlist and the days at one moment.
 *
 * While the ledger is distributed, points have none: Citus does not plan this statement, and the workers add up everybody side by
 * side.
 */
export async function pageOfShortlist(
  db: Kysely<Tables>,
  { days: table, person, figure, extra }: Ranking,
  { from, to, limit, offset }: Page,
): Promise<RankedRow[] | null> {
  if (table === pointRanking.days && (await isDistributed(db))) return null
  const [rows, who, value] = [sql`${sql.table(table)} d`, sql`d.${sql.ref(person)}`, sql`d.${sql.ref(figure)}`]
  const more = extra ? sql`d.${sql.ref(extra)}` : sql`0`
  const { rows: page } = await sql<Partial<RankedRow> & { enough: boolean }>`
    with list as materialized (
        select s.* from ranking_shortlists s, lateral (
            select abs(last_day - days + 1 - ${from}::date) as first, abs(last_day - ${to}::date) as last) off
          where ranking = ${table} and off.first <= ${mostDifferent} and off.last <= ${mostDifferent}
          order by off.first + off.last limit 1),
      -- The ranking's own days count once more, those of the shortlist once less.
      different as materialized (
        select day, sum(times) as times from (
          select day::date, 1 as times from generate_series(${from}::date, ${to}::date, interval '1 day') day
          union all
          select last_day - back, -1 from list, generate_series(0, days - 1) back) days
        group by 1 having sum(times) <> 0),
      listed as materialized (
        select l.person, l.figure + coalesce(c.figure, 0) as figure, l.extra + coalesce(c.extra, 0) as extra
          from list, unnest(people, figures, extras) l (person, figure, extra) cross join lateral (
            select sum(times * ${value})::bigint as figure, sum(times * ${more})::bigint as extra
              from different join ${rows} on d.day = different.day where ${who} = l.person) c),
      last_of_page as materialized (
        select coalesce((select figure from listed where figure > 0 order by figure desc limit 1 offset ${limit + offset - 1}), 0) as figure),
      candidates as materialized (
        select distinct ${who} as person from list, last_of_page last, different join ${rows} on d.day = different.day
          where times = 1
            -- On one of these days, at least an equal part of what is missing.
            and ${value} >= (last.figure - list.least) / ${mostDifferent * 2}
            and not ${who} = any(list.people)),
      others as (
        select c.person, f.* from candidates c cross join lateral (
          select sum(${value})::bigint as figure, sum(${more})::bigint as extra
            from ${rows} where ${who} = c.person and d.day between ${from} and ${to}) f),
      page as (
        select * from (select * from listed where figure > 0 union all select * from others) ranked
          order by figure desc, person limit ${limit} offset ${offset})
    select list.least = 0 or last.figure > list.least as enough, page.*
      from list cross join last_of_page last left join page on true
      order by page.figure desc, page.person`.execute(db)
  if (!page[0]?.enough) return null
  return page.flatMap(({ person, figure = 0, extra = 0 }) => (person ? [{ person, figure, extra }] : []))
}
