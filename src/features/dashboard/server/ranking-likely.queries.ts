import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Tables } from '../../../../database/tables.ts'
import { addDays } from '../../../platform/shared/day.ts'
import { type DayRange, daysOf, lengthOf } from '../day-range.ts'
import { type Extent, type Page, type RankedRow, type Ranking, sumsOf, table } from './ranking.ts'

type Db = Kysely<Tables>

/** Adding up everything costs about as much as looking up the days of one in so many people. */
const peoplePerLookup = 8
/** So many lookups are few: whether a cover needs more is only found out if all do. */
const fewLookups = 2000
/** How many people are looked up for a first guess, at the least. */
const fewestGuesses = 240
/** Rows of somewhat less than an n-th of `least` are read too: they show of whom there is no need to look up the days. */
const shareOfShare = 0.8

/**
 * Adds up only those who can be among the page's people, and finds the same as `pageOfAll`.
 *
 * The range is covered by n periods whose sums are kept in order. Whoever has at least `least` within the range has at
 * least an n-th of it within one of the periods. `least` is what the page's last person has at the least: what as many
 * people have, of whom a good guess are those who are first in the periods. Several covers are at hand (months, days,
 * all time); the one that leaves least to look up is taken.
 *
 * @returns nothing if adding up everything costs less
 */
export async function pageOfLikely(
  db: Db,
  ranking: Ranking,
  { range, people }: Extent,
  { limit, offset }: Page,
): Promise<RankedRow[] | undefined> {
  const wanted = offset + limit
  const most = Math.floor(people / peoplePerLookup)
  const guesses = Math.max(fewestGuesses, 6 * wanted)
  if (guesses > most || wanted > people) return undefined
  const covers = coversOf(ranking, range)
  const least = await leastOf(db, ranking, range, covers, wanted, guesses)
  if (least === 0) return undefined
  const cover =
    (await cheapest(db, ranking, covers, least, Math.min(fewLookups, most))) ??
    (most > fewLookups ? await cheapest(db, ranking, covers, least, most) : undefined)
  if (!cover) return undefined
  const { rows } = await sql<RankedRow>`
    select likely.person, sums.figure, sums.beside
      from (${likelyPeople(ranking, cover, least)}) likely
        cross join lateral (${sumsOfPerson(ranking, range)}) sums
    where sums.figure >= ${least} order by figure desc, person limit ${limit} offset ${offset}`.execute(db)
  // Fewer, if figures fell since the guess.
  return rows.length === limit ? rows : undefined
}

/** What so many `wanted` people have at the least within a range; 0 if fewer were guessed. */
async function leastOf(
  db: Db,
  ranking: Ranking,
  range: DayRange,
  covers: readonly Cover[],
  wanted: number,
  guesses: number,
): Promise<number> {
  const person = sql.ref(ranking.person)
  const figure = sql.ref(ranking.figure)
  const share = Math.ceil(guesses / covers.length)
  // The first of each period, and of these, those who have most in all of them.
  const first = (cover: Cover) => sql`
    (select person from ${inEachPeriod(
      cover,
      sql`select ${person} as person, ${figure} as figure from ${cover.kept}
        order by ${figure} desc, ${person} limit ${share + Math.ceil(guesses / cover.periods.length)}`,
    )} group by person order by sum(figure) desc limit ${share})`
  const { rows } = await sql<{ least: number }>`
    select figure as least from (${sql.join(covers.map(first), sql` union `)}) guessed
      cross join lateral (${sumsOfPerson(ranking, range)}) sums
    where figure is not null order by figure desc offset ${wanted - 1} limit 1`.execute(db)
  return rows[0]?.least ?? 0
}

/** The cover by which fewest people are looked up, if those are fewer than `most`. */
async function cheapest(
  db: Db,
  ranking: Ranking,
  covers: readonly Cover[],
  least: number,
  most: number,
): Promise<Cover | undefined> {
  // Each is counted only as far as the one before.
  const counts = covers.map((cover, i) => {
    const limit =
      i === 0
        ? most * rowsPerLookup(cover)
        : sql`${sql.ref(`cover_${i - 1}.lookups`)} * ${sql.lit(rowsPerLookup(cover))}`
    return sql`lateral (select count(*) / ${sql.lit(rowsPerLookup(cover))} as lookups from (
      select from ${tellingRows(ranking, cover, least)} limit ${limit}) told) ${sql.ref(`cover_${i}`)}`
  })
  const { rows } = await sql<{ lookups: number[] }>`
    select array[${sql.join(covers.map((_, i) => sql.ref(`cover_${i}.lookups`)))}]::int[] as lookups
      from ${sql.join(counts, sql` cross join `)}`.execute(db)
  const { lookups } = rows[0]!
  const fewest = Math.min(...lookups)
  return fewest < most ? covers[lookups.indexOf(fewest)] : undefined
}

/**
 * How many of a cover's telling rows end in one lookup, as a rule: each row if it is the only period's; of more periods'
 * rows fewer, since one of them does not tell enough.
 */
const rowsPerLookup = ({ periods }: Cover) => (periods.length === 1 ? 1 : 1 + Math.floor(14 / periods.length))

/** Periods that hold a range together, each with its people in order. */
interface Cover {
  readonly periods: readonly string[]
  /** The rows of the period that begins at `start`. */
  readonly kept: RawBuilder<unknown>
}

/** More periods than so many bound nothing. */
const mostPeriods = 31

/** Those that bound most closely, as a rule, come first. */
function coversOf(ranking: Ranking, range: DayRange): Cover[] {
  const sums = sql`${table(ranking, 'sums')} where period = start`
  const days = sql`${table(ranking, 'days')} where day = start`
  const covers = [
    { periods: monthsOf(range), kept: sums },
    { periods: lengthOf(range) > mostPeriods ? [] : daysOf(range), kept: days },
    { periods: ['-infinity'], kept: sums },
  ]
  return covers.filter(({ periods }) => periods.length > 0 && periods.length <= mostPeriods)
}

/** The first days of the months that share days with a range. */
function monthsOf({ from, to }: DayRange): string[] {
  const months: string[] = []
  for (let month = firstOfMonth(from); month <= to; month = firstOfMonth(addDays(month, 31))) months.push(month)
  return months
}

const firstOfMonth = (day: string) => `${day.slice(0, 7)}-01`

/** Rows of each period, found by its index: `offset 0` keeps the planner from reading all periods at once instead. */
const inEachPeriod = ({ periods }: Cover, rows: RawBuilder<unknown>) =>
  sql`unnest(array[${sql.join(periods)}]::date[]) start cross join lateral (${rows} offset 0) rows`

/** The rows of a cover that tell who may have `least`. */
const tellingRows = (ranking: Ranking, cover: Cover, least: number) =>
  inEachPeriod(
    cover,
    sql`select ${sql.ref(ranking.person)} as person, ${sql.ref(ranking.figure)} as figure from ${cover.kept}
      and ${sql.ref(ranking.figure)} >= ${lowestTelling(cover, least)}`,
  )

/** The figure from which rows of the periods are read. */
const lowestTelling = ({ periods }: Cover, least: number) =>
  Math.ceil((least * (periods.length === 1 ? 1 : shareOfShare)) / periods.length)

/** Whoever may have `least`: in the periods of which no row was read, a person has less than the lowest that was. */
const likelyPeople = (ranking: Ranking, cover: Cover, least: number) => sql`
  select person from ${tellingRows(ranking, cover, least)} group by person
  having sum(figure) + (${cover.periods.length} - count(*)) * ${lowestTelling(cover, least) - 1}::bigint >= ${least}`

/** The sums of `person` within a range. */
const sumsOfPerson = (ranking: Ranking, { from, to }: DayRange) => sql`
  select ${sumsOf(ranking)} from ${table(ranking, 'days')} where ${sql.ref(ranking.person)} = person and day between ${from} and ${to}`
