import { sql } from 'kysely'
import { actorId, command } from '../../../../../platform/server/command.ts'
import type { Context } from '../../../../../platform/server/context.ts'
import { eachPiece } from '../../../../../platform/server/jobs/job-items.ts'
import { Refusal } from '../../../../../platform/server/refusal.ts'
import type { TermModel } from '../../../../../platform/shared/term-status.ts'
import { setHandled } from '../../../reports/server/public.ts'
import type { CalibrationRow } from './calibration.queries.ts'

interface Reported {
  readonly model: TermModel
  readonly target_id: string
}

/**
 * Opens the reports again about which a second moderator disagreed, so that the desk decides about them in an ordinary
 * case. Once a calibration.
 *
 * @throws Refusal NOT_FOUND, also if the record is gone; CONFLICT if the answer agrees or it was decided again already;
 *   FORBIDDEN for one's own record
 */
export function decideAgain(ctx: Context, caseId: string): Promise<CalibrationRow> {
  return command(ctx, async (ctx) => {
    const found = await ctx.db
      .selectFrom('calibrations')
      .selectAll()
      .where('case_id', '=', caseId)
      .forUpdate()
      .executeTakeFirst()
    if (!found) throw new Refusal('NOT_FOUND', 'desk_text_case_gone')
    if (found.agrees !== false) throw new Refusal('CONFLICT', 'desk_text_no_disagreement')
    if (found.again_at) throw new Refusal('CONFLICT', 'desk_text_decided_again_already')
    const records = await recordsOf(ctx, caseId)
    if (records.length === 0) throw new Refusal('NOT_FOUND', 'desk_text_calibrated_gone')
    await eachPiece(records, ({ model, target_id: _id }) => setHandled(ctx, { model, _id, handled: false }))
    return ctx.db
      .updateTable('calibrations')
      .set({ again_by: actorId(ctx), again_at: sql<Date>`clock_timestamp()` })
      .where('case_id', '=', caseId)
      .returningAll()
      .executeTakeFirstOrThrow()
  })
}

/** The records that are still there, in the order in which they are locked. */
async function recordsOf(ctx: Context, caseId: string): Promise<Reported[]> {
  const { rows } = await sql<Reported>`
    select t.model, t.target_id from calibration_records r
        join report_targets t on (t.model, t.target_id) = (r.model, r.target_id)
      where r.case_id = ${caseId} and t.status <> 'DELETED' order by 1, 2`.execute(ctx.db)
  return rows
}
