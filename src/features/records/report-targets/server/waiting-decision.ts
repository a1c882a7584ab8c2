import type { Context } from '../../../../platform/server/context.ts'
import { Refusal } from '../../../../platform/server/refusal.ts'
import type { TextKey } from '../../../../platform/shared/text.ts'
import type { TermModel } from '../../../../platform/shared/term-status.ts'

/** A decision of the desk that waits for a second person, by its id and its case's. */
export interface WaitingDecision {
  readonly decision: string
  readonly case: string
  /** It was proposed about this record alone. */
  readonly proposed: boolean
}

/**
 * The decision about a record that waits for a second look, or null. Until the end of the transaction none begins to
 * wait: the record's reports and its case are locked, in this order. Call it with the record or its reports locked.
 */
export async function waitingDecision(
  ctx: Context,
  { model, id }: { readonly model: TermModel; readonly id: string },
): Promise<WaitingDecision | null> {
  const reported = await ctx.db
    .selectFrom('report_targets')
    .select(['case_id', 'handled'])
    .where('model', '=', model)
    .where('target_id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  const cases = await ctx.db
    .selectFrom('cases')
    .select('id')
    .where((eb) =>
      reported
        ? eb('id', '=', reported.case_id)
        : eb.and([eb('lead_model', '=', model), eb('lead_id', '=', id), eb('state', '=', 'SECOND_LOOK')]),
    )
    .forUpdate()
    .execute()
  if (cases.length === 0) return null
  const waiting = await ctx.db
    .selectFrom('case_decisions')
    .select(['id as decision', 'case_id as case', 'proposed'])
    .where(
      'case_id',
      'in',
      cases.map((one) => one.id),
    )
    .where('state', '=', 'WAITING')
    // A decision of the desk is about open reports, one that was proposed about a record, whether it has some or not.
    .$if(reported?.handled !== false, (query) => query.where('proposed', '=', true))
    .executeTakeFirst()
  return waiting ?? null
}

/** The refusal that names a waiting decision: `waits_for_second_look` of what was proposed, or another text. */
export const waits = ({ decision, case: of }: WaitingDecision, reason: TextKey = 'waits_for_second_look'): Refusal =>
  new Refusal('CONFLICT', reason, { params: { decision, case: of } })
