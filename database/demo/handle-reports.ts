import { type Kysely, sql } from 'kysely'
import { chainOf } from '../../src/platform/server/audit/audit.ts'
import { entryHash } from '../../src/platform/server/audit/entry-hash.ts'
import type { Tables } from '../tables.ts'
import { bytea } from './audit.ts'
import { insertRows } from './insert.ts'
import { idOf, randomOf } from './random.ts'
import { moderatorIds, type World } from './world.ts'

const day = 86_400_000

/** Closes the reports that came before their record's status was set, and marks some older ones as handled by hand. */
export async function handleReports(db: Kysely<Tables>, world: World): Promise<void> {
  await sql`update report_targets t set handled = true, version = 2
    from (select model, target_id, max(created_at) as at from blocked_details group by 1, 2) decided
    where (t.model, t.target_id) = (decided.model, decided.target_id) and t.last_report_at <= decided.at`.execute(db)
  // A report after that opened the record again: only those since then are open.
  await sql`update report_targets t
    set closed_until = (select max(created_at) from reports r where (r.model, r.target_id) = (t.model, t.target_id) and r.created_at <= decided.at)
    from (
      select d.model, d.target_id, max(d.created_at) as at from blocked_details d join report_targets n using (model, target_id)
        where d.created_at < n.last_report_at group by 1, 2) decided
    where (t.model, t.target_id) = (decided.model, decided.target_id)`.execute(db)
  const { rows: open } = await sql<Open>`
    select model, target_id, last_report_at, array(
        select m from unnest(${moderatorIds(world)}::uuid[]) m where not belongs_to(model, target_id, m)) as others
      from report_targets where not handled order by 1, 2`.execute(db)
  const marks = open.flatMap(({ model, target_id, last_report_at, others }, i) => {
    const random = randomOf(world.kinds.handled, i)
    const at = last_report_at.getTime() + Math.floor(random.next() * 3 * day)
    const isOld = last_report_at.getTime() < world.now - 14 * day
    if (!random.chance(isOld ? 0.85 : 0.45) || at > world.now - 3 * day) return []
    return { model, target_id, entry: entryOf(world, i, { target_id, last_report_at, others }, at) }
  })
  await insertRows(
    db,
    'audit_entries',
    marks.map(({ entry }) => entry),
  )
  await sql`update report_targets t set handled = true, version = 2
    from jsonb_to_recordset(${JSON.stringify(marks.map(({ model, target_id }) => ({ model, target_id })))}::jsonb) m (model text, target_id uuid)
    where (t.model, t.target_id) = (m.model, m.target_id)`.execute(db)
}

interface Open {
  readonly model: string
  readonly target_id: string
  readonly last_report_at: Date
  /** The moderators whom it does not belong to. */
  readonly others: readonly string[]
}

/** The audit entry that the action would have written. */
function entryOf(
  world: World,
  i: number,
  { target_id, last_report_at: lastReportAt, others }: Omit<Open, 'model'>,
  at: number,
) {
  const { handled } = world.kinds
  const entry = {
    id: idOf(handled, 2 * i, at),
    chain: chainOf('REPORT', target_id),
    position: 1,
    action: 'cmsMarkReportsHandled',
    model: 'REPORT',
    target_id,
    actor_id: randomOf(handled, -i - 1).pick(others),
    before: { isAdminReport: false, lastReportAt: lastReportAt.toISOString() },
    after: { isAdminReport: true, lastReportAt: lastReportAt.toISOString() },
    reason: null,
    version: 2,
    request_id: idOf(handled, 2 * i + 1, at),
    created_at: new Date(at),
    previous_hash: null,
  }
  return { ...entry, hash: bytea(entryHash(entry)) }
}
