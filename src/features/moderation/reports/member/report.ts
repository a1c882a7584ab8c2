import { z } from 'zod'
import { refuseOwnRecord } from '../../../../platform/server/access/own-record.ts'
import { actorId, command } from '../../../../platform/server/command.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { memberBuilder } from '../../../../platform/server/graphql/builder.ts'
import { rootField } from '../../../../platform/server/graphql/fields.ts'
import { Refusal } from '../../../../platform/server/refusal.ts'
import { recordId, text } from '../../../../platform/shared/rules.ts'
import { termModels } from '../../../../platform/shared/term-status.ts'
import { memberReportOperations } from '../report.operations.ts'
import { longestMessage, reasonsOfMembers } from '../report.values.ts'
import { addReport } from '../server/new-report.ts'
import { requireReportable } from './reportable.ts'

const reportOfMember = z.object({
  model: z.enum(termModels).meta({ graphql: 'ReportedModel' }),
  _id: recordId(),
  reason: z.enum(reasonsOfMembers).meta({ graphql: 'ReportReason' }),
  message: text(longestMessage).default(''),
})

/**
 * Reports a record to the moderators.
 *
 * @throws Refusal NOT_FOUND; FORBIDDEN for one’s own record; CONFLICT for one that the member reported before
 */
function reportRecord(
  ctx: Context,
  { model, _id, reason: type, message }: z.output<typeof reportOfMember>,
): Promise<{ id: string }> {
  return command(ctx, async (ctx) => {
    await requireReportable(ctx, model, _id)
    await refuseOwnRecord(ctx, model, _id, 'reports_text_own')
    const id = await addReport(ctx, { model, target_id: _id, type, message, created_by: actorId(ctx) })
    if (id === null) throw new Refusal('CONFLICT', 'reports_text_reported')
    return { id }
  })
}

rootField(memberReportOperations.report, {
  description: 'Reports a record to the moderators, once a member.',
  type: memberBuilder.objectRef<{ id: string }>('ReportSent').implement({
    description: 'A report that was sent.',
    fields: (t) => ({ _id: t.exposeID('id') }),
  }),
  input: z.object({ data: reportOfMember.meta({ graphql: 'ReportInput' }) }),
  resolve: ({ data }, ctx) => reportRecord(ctx, data),
})
