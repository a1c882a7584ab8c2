import { type Kysely, sql } from 'kysely'
import type { Tables } from '../tables.ts'
import { chained } from './audit.ts'
import { insertRows } from './insert.ts'
import { hashText, idOf, type Random, randomOf } from './random.ts'
import { moderatorIds, type World } from './world.ts'

const day = 86_400_000
/** How many weeks were calibrated before the last one, which the product draws when it runs; and how much of each. */
const weeks = 4
const percent = 35

interface Drawn {
  readonly case_id: string
  readonly week: string
  readonly judges: readonly string[]
  readonly others: readonly string[]
}

/** What reporters were right about, counted from the generated reports and decisions as the product keeps it. */
export async function countReporters(owner: Kysely<Tables>): Promise<void> {
  await sql`update blocked_details set reported_until = null`.execute(owner)
  await sql`select recount_reporters()`.execute(owner)
}

/** Some weeks of calibration: second moderators agreed with most decisions, and nobody was told. */
export async function insertCalibration(owner: Kysely<Tables>, world: World): Promise<void> {
  const moderators = moderatorIds(world)
  const kind = hashText(`${world.options.seed}/calibration`)
  for (let back = weeks + 1; back >= 2; back--)
    await sql`select draw_calibration(
      (date_trunc('week', ${new Date(world.now)}::timestamptz at time zone 'Asia/Ho_Chi_Minh') - make_interval(weeks => ${back}))::date,
      ${percent}, ${moderators}::uuid[])`.execute(owner)
  const { rows } = await sql<Drawn>`
    select k.case_id, to_char(k.week, 'YYYY-MM-DD') as week, k.judges, array(
        select m from unnest(${moderators}::uuid[]) m
          where m <> all (k.judges) and not case_is_about(k.case_id, m) and not case_reported_by(k.case_id, m)) as others
      from calibrations k order by k.week desc, k.first_case`.execute(owner)
  const answers = rows.map((drawn, i) =>
    answerOf(drawn, { random: randomOf(kind, i), agrees: i % 5 !== 1, nextId: (at) => idOf(kind, i, at) }),
  )
  await insertRows(
    owner,
    'case_decisions',
    answers.map(({ decision }) => decision),
  )
  await sql`update calibrations k set answer_id = a.id, answered_by = a.decided_by, answered_at = a.decided_at, agrees = a.status is null
    from jsonb_to_recordset(${JSON.stringify(answers.map(({ decision }) => decision))}::jsonb)
      a (id uuid, case_id uuid, decided_by uuid, decided_at timestamptz, status text)
    where k.case_id = a.case_id`.execute(owner)
  await sql`update cases c set state = 'CLOSED', version = 3, closed_at = k.answered_at, opened_at = k.answered_at - interval '5 hours',
      due_at = k.answered_at - interval '5 hours' + time_to_decide(c.severity)
    from calibrations k where k.case_id = c.id`.execute(owner)
  await sql`update case_decisions d set opened_at = c.opened_at from cases c where c.id = d.case_id and c.calibrates`.execute(
    owner,
  )
  await insertRows(
    owner,
    'audit_entries',
    answers.flatMap(({ entries }) => entries),
  )
}

interface Answer {
  readonly random: Random
  readonly agrees: boolean
  readonly nextId: (at: number) => string
}

/** What a second moderator decided in the week after, and its audit entry. */
function answerOf({ case_id, week, others }: Drawn, { random, agrees, nextId }: Answer) {
  const at = Date.parse(`${week}T02:00:00Z`) + 7 * day + random.below(4 * day)
  const decided_at = new Date(at).toISOString()
  const decided_by = random.pick(others)
  const [status, reason] = agrees ? [null, ''] : ['HIDDEN', 'Quảng cáo trá hình']
  const decision = {
    id: nextId(at),
    case_id,
    state: 'APPLIED',
    status,
    reason,
    decided_by,
    decided_at,
    undo_until: decided_at,
    told_at: decided_at,
    told_reporters: 0,
    told_authors: 0,
  }
  const entry = {
    id: nextId(at + 1),
    request_id: nextId(at + 2),
    actor_id: decided_by,
    action: 'cmsDecideCase',
    before: { state: 'OPEN' },
    after: { state: 'APPLYING', status, until: null, hidePosts: 0, records: 0 },
    reason: reason || null,
    version: 2,
    created_at: new Date(at),
  }
  return { decision, entries: chained({ model: 'CASE', target_id: case_id }, [entry]) }
}
