import { sql } from 'kysely'
import { actorId, command } from '../../../../platform/server/command.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { invalid, Refusal } from '../../../../platform/server/refusal.ts'
import { addNote, closestOf, giveMarks, worksIn } from '../../notes/server/public.ts'
import type { UserRow } from '../../../records/persons/server/public.ts'
import { deskOperations } from '../desk.operations.ts'
import { handOverMinutes } from '../desk.values.ts'
import { caseById, type CaseRow, isAbout, isJudgedBy, isReportedBy, lockCase, refuseInvolved } from './case.queries.ts'
import { notOnlyStaff, refuseHeldByOthers } from './claim.ts'
import { auditCase } from './decide.ts'

interface HandedOver {
  readonly _id: string
  /** The colleague's id. */
  readonly to: string
  /** Kept as a note on the case. */
  readonly note: string | null
}

/**
 * Gives a case to a colleague, with a mark and, if it is open, the claim. A case that waits for a second look is claimed
 * by nobody: the mark asks the colleague to look at it.
 *
 * @throws Refusal NOT_FOUND; CONFLICT if it is closed or somebody else holds it; FORBIDDEN if the viewer may not decide it;
 *   BAD_USER_INPUT if the colleague may not
 */
export async function handOver(ctx: Context, { _id, to, note }: HandedOver): Promise<CaseRow> {
  return command(ctx, async (ctx) => {
    const found = await lockCase(ctx, _id)
    refuseUndecidable(found)
    await refuseHeldByOthers(ctx, found)
    await refuseInvolved(ctx, _id)
    // A statement after the lock: it sees a report of theirs that came before.
    const receiver = await decidersOf(ctx, found).clearSelect().select('id').where('id', '=', to).executeTakeFirst()
    if (!receiver) throw invalid('to', 'desk_text_no_decider')
    const isOpen = found.state === 'OPEN'
    const changed = await ctx.db
      .updateTable('cases')
      .set({
        held_by: isOpen ? to : null,
        held_until: isOpen ? sql<Date>`clock_timestamp() + make_interval(mins => ${handOverMinutes})` : null,
        handed_by: isOpen ? actorId(ctx) : null,
        version: found.version + 1,
      })
      .where('id', '=', _id)
      .returningAll()
      .executeTakeFirstOrThrow()
    const target = { model: 'CASE', targetId: _id } as const
    const kept = note === null ? null : await addNote(ctx, { ...target, text: note, mentions: [] })
    await giveMarks(ctx, { ...target, kind: 'HANDED_OVER', people: [to], text: note ?? '', noteId: kept?.id ?? null })
    await auditCase(ctx, deskOperations.cmsHandOverCase.name, found, changed, { handedTo: to })
    return changed
  })
}

function refuseUndecidable({ state }: CaseRow): void {
  if (state !== 'OPEN' && state !== 'SECOND_LOOK') throw new Refusal('CONFLICT', 'desk_text_not_open')
}

/** The colleagues who may decide about a case now: what the picker offers, and what handing over requires. */
const decidersOf = (ctx: Context, { id, state }: CaseRow) =>
  ctx.db
    .selectFrom('users')
    .selectAll()
    .where(worksIn(['MODERATION']))
    .where('users.id', '<>', actorId(ctx))
    .where(sql<boolean>`not ${isAbout(id, sql.ref('users.id'))}`)
    .where(sql<boolean>`not ${isReportedBy(id, sql.ref('users.id'))}`)
    .where(sql<boolean>`not ${isJudgedBy(id, sql.ref('users.id'))}`)
    // Who acts by a grant decides nothing about staff.
    .where(sql<boolean>`(users.user_group = 'ADMIN' or ${state === 'OPEN' ? notOnlyStaff(id) : isNotOnStaff(id)})`)
    // Nobody takes the second look at their own decision.
    .where(
      sql<boolean>`not exists (
        select from case_decisions d where d.case_id = ${id} and d.state = 'WAITING' and d.decided_by = users.id)`,
    )

const isNotOnStaff = (caseId: string) => sql<boolean>`not exists (
  select from case_decisions d join case_steps s on s.decision_id = d.id and s.model = 'USER'
      join users about on about.id = s.target_id and about.user_group in ('ADMIN', 'STAFF')
    where d.case_id = ${caseId} and d.state = 'WAITING')`

/** Colleagues to whom the viewer can hand a case over, by a part of their name. */
export async function findDeciders(
  ctx: Context,
  { _id, q }: { readonly _id: string; readonly q: string | null },
): Promise<UserRow[]> {
  const found = await ctx.load(caseById, _id)
  if (!found) throw new Refusal('NOT_FOUND', 'desk_text_case_gone')
  refuseUndecidable(found)
  await refuseInvolved(ctx, _id)
  return closestOf(decidersOf(ctx, found), q)
}
