import { sql } from 'kysely'
import { actorId } from '../../../../../platform/server/command.ts'
import type { Context } from '../../../../../platform/server/context.ts'
import { isNoViolation } from '../../desk.values.ts'
import type { DecisionRow } from '../case.queries.ts'

/**
 * Compares what a second moderator decided about a calibration with what stands: that nothing is wrong. Call it with the
 * case locked, and a decision without steps. If the record was edited since it was drawn, the answer says nothing.
 */
export async function answerCalibration(ctx: Context, decision: DecisionRow): Promise<DecisionRow> {
  const { id, case_id, decided_at, status, hide_posts } = decision
  const isAsDrawn = await sameRecords(ctx, case_id)
  await ctx.db
    .updateTable('calibrations')
    .set({
      answer_id: id,
      answered_by: actorId(ctx),
      answered_at: decided_at,
      agrees: isAsDrawn ? isNoViolation(status) && hide_posts === 0 : null,
      void_at: isAsDrawn ? null : decided_at,
    })
    .where('case_id', '=', case_id)
    .execute()
  await sql`select close_case_of_calibration(${case_id})`.execute(ctx.db)
  // Told nobody, and too late to undo: the answer is given once.
  return ctx.db
    .updateTable('case_decisions')
    .set({ state: 'APPLIED', undo_until: decided_at, told_at: decided_at, told_reporters: 0, told_authors: 0 })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

async function sameRecords(ctx: Context, caseId: string): Promise<boolean> {
  const { rows } = await sql<{ same: boolean }>`
    select coalesce(bool_and(record_version(r.model, r.target_id) = r.version), false) as same
      from calibration_records r where r.case_id = ${caseId}`.execute(ctx.db)
  return rows[0]!.same
}
