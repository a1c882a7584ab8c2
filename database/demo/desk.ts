import { type Kysely, sql } from 'kysely'
import type { Tables } from '../tables.ts'
import { chained } from './audit.ts'
import { insertRows } from './insert.ts'
import { idOf } from './random.ts'
import { copied } from './texts/vietnamese.ts'
import type { World } from './world.ts'

const minute = 60_000
const hour = 60 * minute

interface CaseOfOne {
  readonly id: string
  readonly model: string
  readonly target_id: string
  readonly last_report_at: Date
  readonly closed_until: Date | null
  readonly handled: boolean
  readonly version: number
  /** What the record's status became when its reports were closed; null if they were only marked as handled. */
  readonly status: string | null
  readonly reason: string | null
  readonly decided_by: string | null
  readonly decided_at: Date | null
}

/**
 * What moderators have done at the desk: the last weeks' decisions, one that was undone, one that waits for a second
 * look, claims, and a warning that was found harmless before others copied it. The product finds the near duplicates
 * when it runs.
 */
export async function insertDesk(db: Kysely<Tables>, world: World): Promise<void> {
  const desk = deskOf(db, world)
  const [ring] = await cases(
    db,
    sql`not t.handled and t.model = 'POST' and exists (
      select from posts p where p.id = t.target_id and starts_with(p.content, ${copied.posts[1].text}))`,
  )
  const decided = (await cases(db, sql`t.handled`)).filter(({ decided_at }) => decided_at !== null)
  for (const of of decided) if (of.last_report_at.getTime() > world.now - 45 * 24 * hour) desk.decided(of)
  await sql`update cases c set closed_at = d.at
    from jsonb_to_recordset(${JSON.stringify(decided.map(({ id, decided_at: at }) => ({ id, at })))}::jsonb) d (id uuid, at timestamptz)
    where c.id = d.id and c.state = 'CLOSED'`.execute(db)
  // Not the copied ones, which the product puts into one case as soon as it runs.
  const open = await cases(
    db,
    sql`not t.handled and t.model = 'COMMENT' and not exists (
      select from comments c where c.id = t.target_id
        and (starts_with(c.content, ${copied.comment.text}) or c.created_by = any(${desk.staff}::uuid[])))`,
  )
  const [waiting, undone, ...others] = open.slice(-4)
  if (ring) await desk.foundHarmless(ring)
  if (waiting) await desk.waiting(waiting)
  if (undone) await desk.undone(undone)
  await desk.write()
  for (const [i, { id }] of others.entries())
    await db
      .updateTable('cases')
      .set({ held_by: desk.holders[i % 2]!, held_until: new Date(world.now + 5 * minute) })
      .where('id', '=', id)
      .execute()
  // Some were opened before all blocks of their creators were stored.
  await sql`select settle_case(id) from cases where state <> 'CLOSED'`.execute(db)
  await db.deleteFrom('creators_to_weigh').execute()
}

/** Cases of one record, the one that was reported first comes first, with what was decided about the record. */
async function cases(db: Kysely<Tables>, which: ReturnType<typeof sql>): Promise<CaseOfOne[]> {
  const { rows } = await sql<CaseOfOne>`
    select c.id, t.model, t.target_id, t.last_report_at, t.closed_until, t.handled, t.version, d.status, d.reason,
        coalesce(d.created_by, m.actor_id) as decided_by, coalesce(d.created_at, m.created_at) as decided_at
      from report_targets t join cases c on c.id = t.case_id
        left join lateral (
          select * from blocked_details b where (b.model, b.target_id) = (t.model, t.target_id) and b.created_at >= t.last_report_at
          order by created_at limit 1) d on true
        left join lateral (
          select * from audit_entries a where a.chain = 'REPORT:' || t.target_id order by position limit 1) m on true
      where ${which} and t.status <> 'DELETED'
      order by t.last_report_at, t.target_id`.execute(db)
  return rows
}

interface Decided {
  readonly state: 'APPLIED' | 'UNDONE' | 'WAITING'
  readonly status: string | null
  readonly reason?: string | null
  readonly by: string
  readonly at: Date
}

/** Writes what a moderator decides about cases of one record, as the actions would have left it. */
function deskOf(db: Kysely<Tables>, world: World) {
  const { desk: kind } = world.kinds
  let count = 0
  const nextId = (at: number) => idOf(kind, count++, at)
  const [first, second] = [world.userId(0), world.userId(3)] as const

  const [decisions, steps, entries]: [object[], object[], object[]] = [[], [], []]
  const keep = (of: CaseOfOne, { state, status, reason, by, at }: Decided) => {
    const id = nextId(at.getTime())
    const carriedOut = state !== 'WAITING'
    const undoneAt = new Date(at.getTime() + 4 * minute)
    decisions.push({
      id,
      case_id: of.id,
      state,
      status,
      reason: reason ?? '',
      second_look: carriedOut ? null : 'ASKED',
      decided_by: by,
      decided_at: at,
      undo_until: carriedOut ? new Date(at.getTime() + 10 * minute) : null,
      undone_at: state === 'UNDONE' ? undoneAt : null,
    })
    steps.push({
      decision_id: id,
      position: 1,
      action: status === null ? 'HANDLED' : 'STATUS',
      model: of.model,
      target_id: of.target_id,
      member: true,
      status_before: 'NORMAL',
      status_after: status,
      last_report_at: of.last_report_at,
      reports_after: of.closed_until,
      version_before: 1,
      version_after: carriedOut ? 2 : null,
      outcome: carriedOut ? 'DONE' : null,
      undone: state === 'UNDONE' ? 'DONE' : null,
    })
    const entry = (created_at: Date) => ({
      id: nextId(created_at.getTime()),
      actor_id: by,
      request_id: nextId(created_at.getTime()),
      created_at,
    })
    const decision = {
      ...entry(at),
      action: 'cmsDecideCase',
      before: { state: 'OPEN' },
      after: { state: carriedOut ? 'APPLYING' : 'SECOND_LOOK', status, until: null, hidePosts: 0, records: 1 },
      reason: reason || null,
      version: 2,
    }
    // Closing the case in between raised the version without an entry.
    const undo = {
      ...entry(undoneAt),
      action: 'cmsUndoCaseDecision',
      before: { state: 'CLOSED' },
      after: { state: 'CLOSED' },
      reason: null,
      version: 4,
    }
    entries.push(...chained({ model: 'CASE', target_id: of.id }, state === 'UNDONE' ? [decision, undo] : [decision]))
  }

  /** Marks the reports of a record as handled, and opens them again if the mark was taken away. */
  const mark = async ({ model, target_id, last_report_at }: CaseOfOne, by: string, times: readonly Date[]) => {
    const marks = times.map((created_at, k) => ({
      id: nextId(created_at.getTime()),
      action: k === 0 ? 'cmsDecideCase' : 'cmsUndoCaseDecision',
      actor_id: by,
      before: { isAdminReport: k === 1, lastReportAt: last_report_at.toISOString() },
      after: { isAdminReport: k === 0, lastReportAt: last_report_at.toISOString() },
      reason: null,
      version: k + 2,
      request_id: nextId(created_at.getTime()),
      created_at,
    }))
    entries.push(...chained({ model: 'REPORT', target_id }, marks))
    await db
      .updateTable('report_targets')
      .set({ handled: times.length === 1, version: times.length + 1 })
      .where('model', '=', model as 'POST')
      .where('target_id', '=', target_id)
      .execute()
  }

  const after = ({ last_report_at }: CaseOfOne, minutes: number) =>
    new Date(Math.min(last_report_at.getTime() + minutes * minute, world.now - 20 * minute))

  return {
    staff: [first, second, world.userId(4)],
    holders: [second, world.userId(4)] as const,
    async write() {
      await insertRows(db, 'case_decisions', decisions)
      await insertRows(db, 'case_steps', steps)
      await insertRows(db, 'audit_entries', entries)
    },
    /** The decision about a case that a mark or a change of status had closed before. */
    decided: (of: CaseOfOne) =>
      keep(of, { state: 'APPLIED', status: of.status, reason: of.reason, by: of.decided_by!, at: of.decided_at! }),
    async foundHarmless(of: CaseOfOne) {
      const at = after(of, 35)
      await mark(of, second, [at])
      keep(of, { state: 'APPLIED', status: null, by: second, at })
    },
    async undone(of: CaseOfOne) {
      const at = after(of, 50)
      await mark(of, first, [at, new Date(at.getTime() + 4 * minute)])
      keep(of, { state: 'UNDONE', status: null, by: first, at })
      await db.updateTable('cases').set({ version: 5 }).where('id', '=', of.id).execute()
    },
    async waiting(of: CaseOfOne) {
      keep(of, {
        state: 'WAITING',
        status: 'BLOCKED',
        reason: 'Quấy rối nhiều người',
        by: second,
        at: after(of, 25),
      })
      await db.updateTable('cases').set({ state: 'SECOND_LOOK', version: 2 }).where('id', '=', of.id).execute()
    },
  }
}
