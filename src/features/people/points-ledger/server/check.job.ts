import { type Kysely, type Selectable, sql } from 'kysely'
import type { LedgerChecks, Tables } from '../../../../../database/tables.ts'
import { type App } from '../../../../platform/server/context.ts'
import { type ItemJob, itemJob } from '../../../../platform/server/jobs/job-items.ts'
import { dayOf, localParts } from '../../../../platform/shared/day.ts'
import { checkLedger } from './check.ts'

const name = 'verify ledger'
const everySeconds = 60 * 60

export interface LedgerCheck extends Selectable<LedgerChecks> {
  readonly differing: readonly string[]
}

/** The last check; null before the first. */
export async function lastCheck(db: Kysely<Tables>): Promise<LedgerCheck | null> {
  const check = await db.selectFrom('ledger_checks').selectAll().orderBy('day', 'desc').limit(1).executeTakeFirst()
  if (!check) return null
  const items = await db.selectFrom('ledger_differences').select('item').orderBy('item').execute()
  return { ...check, differing: items.map(({ item }) => item) }
}

/** The local hour from which the check of a night begins. */
const fromHour = 2

/** Once each night; again each hour while something differs, until it does not. */
async function isDue(db: Kysely<Tables>): Promise<boolean> {
  const last = await lastCheck(db)
  if (!last || last.differences > 0) return true
  const now = new Date()
  return last.day < dayOf(now) && localParts(now).getUTCHours() >= fromHour
}

async function check({ database: { kysely }, stopping }: App): Promise<void> {
  const findings = await checkLedger(kysely, stopping.signal)
  if (!findings) return
  const { members, entries, found, differences } = findings
  // One row for a member, of whom several figures may differ.
  const rows = [...new Map(differences.map((one) => [one.item, one])).values()]
  await kysely.transaction().execute(async (trx) => {
    await trx.deleteFrom('ledger_differences').execute()
    if (rows.length > 0) await trx.insertInto('ledger_differences').values(rows).execute()
    // What is in order again need not wait for its next try.
    const items = rows.map(({ item }) => item)
    await sql`delete from job_failures where job = ${name} and item <> all (${items}::text[])`.execute(trx)
    const made = { members, entries, differences: found, finished_at: new Date() }
    await trx
      .insertInto('ledger_checks')
      .values({ day: dayOf(new Date()), ...made })
      .onConflict((oc) => oc.column('day').doUpdateSet(made))
      .execute()
  })
}

/** What differs are the items: each is shown among the jobs, by its name, until a later check finds it in order. */
const differing = itemJob({
  name,
  everySeconds,
  due: (db) => db.selectFrom('ledger_differences').selectAll().orderBy('item'),
  item: sql`item`,
  work: async (_, { difference }) => {
    throw new Error(difference)
  },
})

export const verifyLedger: ItemJob = {
  ...differing,
  run: async (app, within) => {
    if (await isDue(app.database.kysely)) await check(app)
    return differing.run(app, within)
  },
}
