import { sql } from 'kysely'
import { command } from '../../../../../platform/server/command.ts'
import { type Context, ownContext } from '../../../../../platform/server/context.ts'
import { itemJob } from '../../../../../platform/server/jobs/job-items.ts'
import { announceChange } from '../../../../../platform/server/live/announce.ts'
import { caseById, type DecisionRow } from '../case.queries.ts'
import { replyOf } from '../decision.type.ts'
import { authorText, reporterText } from './notice-texts.ts'

/** Seconds after the promised time to undo: until then an undo may still be on its way. */
const allowance = 2

const isDue = sql<boolean>`state = 'APPLIED' and told_at is null
  and undo_until < clock_timestamp() - make_interval(secs => ${allowance})`

/** Sends the notices of decisions that can no longer be undone, those of a decision in one transaction. */
export const notifyPeople = itemJob({
  name: 'notify people of decisions',
  inSandbox: true,
  everySeconds: 20,
  due: (db) => db.selectFrom('case_decisions').select('id').where(isDue).orderBy('undo_until'),
  item: sql`id::text`,
  work: (app, { id }) => command(ownContext(app, `notices of ${id}`), (ctx) => notifyOf(ctx, id)),
})

/** Returns false if the notices were sent already, or the decision was undone. */
async function notifyOf(ctx: Context, id: string): Promise<boolean> {
  const decision = await ctx.db
    .selectFrom('case_decisions')
    .selectAll()
    .where('id', '=', id)
    .where(isDue)
    .forUpdate()
    .executeTakeFirst()
  if (!decision) return false
  // Authors first: they get no second notice as reporters.
  const told_authors = await notifyAuthors(ctx, decision)
  const told_reporters = await notifyReporters(ctx, decision)
  await ctx.db
    .updateTable('case_decisions')
    .set({ told_at: sql<Date>`clock_timestamp()`, told_authors, told_reporters })
    .where('id', '=', id)
    .execute()
  const { id: caseId, version } = (await ctx.load(caseById, decision.case_id))!
  await announceChange(ctx, { model: 'CASE', id: caseId, version, by: null })
  return true
}

interface Author {
  readonly id: string
  readonly account: boolean
  readonly member: boolean
}

/** Notifies the authors of what got another status than NORMAL. */
async function notifyAuthors(ctx: Context, decision: DecisionRow): Promise<number> {
  const { rows: authors } = await sql<Author>`
    select author as id, bool_or(model = 'USER') as account, bool_or(member) as member
      from (
        select s.model, s.member, coalesce(
            (select creator_id from report_targets t where (t.model, t.target_id) = (s.model, s.target_id)),
            (select created_by from posts p where s.model = 'POST' and p.id = s.target_id)) as author
          from case_steps s
          where s.decision_id = ${decision.id} and s.action = 'STATUS' and s.outcome = 'DONE' and s.status_after <> 'NORMAL'
            and not s.repeats) changed
      where author is not null group by 1 order by 1`.execute(ctx.db)
  if (authors.length === 0) return 0
  const reason = await reasonOf(ctx, decision)
  const until = decision.until && (await localTime(ctx, decision.until))
  const notices = authors.map(({ id, account, member }) => ({
    decision_id: decision.id,
    person_id: id,
    told_as: 'AUTHOR' as const,
    // The author of nothing but posts that were hidden along.
    ...authorText({ isAccount: account, status: member ? violation(decision)! : 'HIDDEN', until, reason }),
    created_at: sql<Date>`clock_timestamp()`,
  }))
  await ctx.db.insertInto('case_notices').values(notices).execute()
  return notices.length
}

/** The status that a decision gives to what it is about; null if that is no violation. */
function violation({ status }: DecisionRow) {
  return status === null || status === 'NORMAL' ? null : status
}

/** Notifies the people whose reports the decision closed. */
async function notifyReporters(ctx: Context, decision: DecisionRow): Promise<number> {
  const usual = reporterText(violation(decision) !== null)
  const { textEn = usual.text_en, textVi = usual.text_vi } = replyOf(decision) ?? {}
  const { numAffectedRows } = await sql`
    insert into case_notices (decision_id, person_id, told_as, text_en, text_vi, created_at)
      select distinct ${decision.id}::uuid, r.created_by, 'REPORTER', ${textEn}, ${textVi}, clock_timestamp()::timestamptz(3)
        from case_steps s join reports r on (r.model, r.target_id) = (s.model, s.target_id)
          and r.created_at <= s.last_report_at and r.created_at > coalesce(s.reports_after, '-infinity')
        where s.decision_id = ${decision.id} and s.outcome in ('DONE', 'SAME') and r.created_by is not null
      on conflict do nothing`.execute(ctx.db)
  return Number(numAffectedRows)
}

/** A prepared reason in both languages, as long as it is what was written; otherwise what was written. */
async function reasonOf(ctx: Context, { preset_id, reason }: DecisionRow): Promise<{ en: string; vi: string }> {
  const preset =
    preset_id && (await ctx.db.selectFrom('preset_reasons').selectAll().where('id', '=', preset_id).executeTakeFirst())
  const isWritten = preset && [preset.text_en, preset.text_vi].includes(reason)
  return isWritten ? { en: preset.text_en, vi: preset.text_vi } : { en: reason, vi: reason }
}

async function localTime(ctx: Context, at: Date): Promise<string> {
  const { rows } = await sql<{ text: string }>`
    select to_char(${at}::timestamptz at time zone 'Asia/Ho_Chi_Minh', 'DD/MM/YYYY FMHH24:MI') as text`.execute(ctx.db)
  return rows[0]!.text
}
