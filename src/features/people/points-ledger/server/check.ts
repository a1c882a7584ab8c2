import { setImmediate } from 'node:timers/promises'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Tables } from '../../../../../database/tables.ts'
import { dayOf } from '../../../../platform/shared/day.ts'
import { isDistributed } from '../../../../platform/server/database/whole-ledger.ts'

type Db = Kysely<Tables>

export interface Difference {
  /** `member` and an id, or `day`, a day and a kind of movement. */
  readonly item: string
  /** What differs, with the amounts in points. */
  readonly difference: string
}

export interface Findings {
  readonly members: number
  readonly entries: number
  readonly found: number
  /** The first of those that were found. */
  readonly differences: readonly Difference[]
}

const mostNamed = 100
/** Members that one statement reads: a few milliseconds, which the embedded database takes from everything else. */
const slice = 200
const [firstId, lastId] = ['00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff']

interface DaySums {
  readonly amount: number
  readonly earned: number
  readonly entries: number
}

/**
 * Compares all entries with the balances, the days of each member, and the daily tally. Each slice of members is one
 * statement, so what is booked meanwhile is on both sides. The tally is compared for the days that are over.
 *
 * @param stopping ends it early
 * @returns null if it was ended early
 */
export async function checkLedger(db: Db, stopping?: AbortSignal): Promise<Findings | null> {
  // Bookings that began before midnight have ended an hour later.
  const over = dayOf(new Date(Date.now() - 3_600_000))
  const summed = new Map<string, DaySums>()
  const differences: Difference[] = []
  let [members, entries, found] = [0, 0, 0]
  const note = (difference: Difference) => {
    if (found++ < mostNamed) differences.push(difference)
  }
  const distributed = await isDistributed(db)
  for (let after = firstId; after !== lastId;) {
    if (stopping?.aborted) return null
    const until = await endOfSlice(db, after)
    const part = await readSlice(db, sql`user_id > ${after} and user_id <= ${until}`)
    members += part.members
    entries += part.entries
    const wrong = part.wrong ?? []
    for (const one of distributed ? await stillWrong(db, wrong) : wrong) note(ofMember(one))
    for (const { day, kind, ...sums } of part.days ?? []) addTo(summed, `${day} ${kind}`, sums)
    after = until
    await setImmediate()
  }
  for (const difference of differingDays(summed, await talliedDays(db), over)) note(difference)
  return { members, entries, found, differences }
}

function addTo(sums: Map<string, DaySums>, key: string, { amount, earned, entries }: DaySums): void {
  const before = sums.get(key) ?? { amount: 0, earned: 0, entries: 0 }
  sums.set(key, {
    amount: before.amount + amount,
    earned: before.earned + earned,
    entries: before.entries + entries,
  })
}

async function endOfSlice(db: Db, after: string): Promise<string> {
  const last = await db
    .selectFrom('balances')
    .select('user_id')
    .where('user_id', '>', after)
    .orderBy('user_id')
    .offset(slice - 1)
    .limit(1)
    .executeTakeFirst()
  return last?.user_id ?? lastId
}

/** What is kept, and what the entries add up to: hundredths of a point. */
interface Wrong {
  readonly user_id: string
  readonly what: string
  readonly kept: number
  readonly entries: number
}

interface Slice {
  readonly members: number
  readonly entries: number
  readonly wrong: readonly Wrong[] | null
  readonly days: readonly (DaySums & { readonly day: string; readonly kind: string })[] | null
}

/** Over several workers a statement does not see one moment; over the rows of one member it does. */
async function stillWrong(db: Db, wrong: readonly Wrong[]): Promise<Wrong[]> {
  const found: Wrong[] = []
  for (const id of new Set(wrong.map(({ user_id }) => user_id)))
    found.push(...((await readSlice(db, sql`user_id = ${id}`)).wrong ?? []))
  return found
}

async function readSlice(db: Db, within: RawBuilder<unknown>): Promise<Slice> {
  const { rows } = await sql<Slice>`
    with summed as materialized (
      select user_id, local_day(created_at) as day, point_kind(cause, amount, corrects) as kind, sum(amount) as amount,
          coalesce(sum(amount) filter (where earned), 0) as earned, count(*) filter (where earned) as entries, count(*) as n
        from point_entries where ${within} group by 1, 2, 3
    ), held as (select * from balances where ${within}
    ), by_member as (select user_id, sum(amount) as amount, sum(earned) as earned from summed group by 1
    ), by_day as (
      select user_id, day, sum(earned) as earned, sum(entries) as entries from summed group by 1, 2 having sum(entries) > 0
    ), kept_days as (select * from point_days where ${within}
    ), totals as (
      select user_id, coalesce(b.active_points, 0) as active, coalesce(b.earned_points, 0) as earned,
          coalesce(m.amount, 0) as amount, coalesce(m.earned, 0) as gained
        from held b full join by_member m using (user_id)
    ), wrong as (
      select user_id, 'active points' as what, active as kept, amount as entries from totals where active <> amount
      union all select user_id, 'earned points', earned, gained from totals where earned <> gained
      union all select user_id, 'points earned on ' || day, coalesce(d.earned, 0), coalesce(e.earned, 0)
        from kept_days d full join by_day e using (user_id, day)
        where (d.earned, d.entries) is distinct from (e.earned, e.entries)
    )
    select (select count(*) from held) as members, (select coalesce(sum(n), 0)::bigint from summed) as entries,
      (select jsonb_agg(w) from wrong w) as wrong,
      (select jsonb_agg(d) from (
        select day, kind, sum(amount) as amount, sum(earned) as earned, sum(entries) as entries from summed group by 1, 2) d) as days`.execute(
    db,
  )
  return rows[0]!
}

const ofMember = ({ user_id, what, kept, entries }: Wrong): Difference => ({
  item: `member ${user_id}`,
  difference: `${what}: ${kept / 100} kept, ${entries / 100} by the entries`,
})

async function talliedDays(db: Db): Promise<Map<string, DaySums>> {
  const { rows } = await sql<DaySums & { key: string }>`
    select day || ' ' || kind as key, sum(amount)::bigint as amount, sum(earned)::bigint as earned, sum(entries)::bigint as entries
      from point_tally group by 1`.execute(db)
  return new Map(rows.map((row) => [row.key, row]))
}

const nothing: DaySums = { amount: 0, earned: 0, entries: 0 }

function differingDays(
  summed: ReadonlyMap<string, DaySums>,
  tallied: ReadonlyMap<string, DaySums>,
  over: string,
): Difference[] {
  const keys = [...new Set([...summed.keys(), ...tallied.keys()])].filter((key) => key.slice(0, 10) < over).toSorted()
  return keys.flatMap((key) => {
    const [here, kept] = [summed.get(key) ?? nothing, tallied.get(key) ?? nothing]
    if (here.amount === kept.amount && here.earned === kept.earned && here.entries === kept.entries) return []
    return [{ item: `day ${key}`, difference: `${kept.amount / 100} kept, ${here.amount / 100} by the entries` }]
  })
}
