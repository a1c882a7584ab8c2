import { z } from 'zod'
import { actorId } from '../../../../platform/server/command.ts'
import { enumFor, enumNamed, memberBuilder } from '../../../../platform/server/graphql/builder.ts'
import { asked, cursorInput, cursorPage, cursorPageType } from '../../../../platform/server/graphql/cursor.ts'
import { rootField } from '../../../../platform/server/graphql/fields.ts'
import { termModels } from '../../../../platform/shared/term-status.ts'
import { memberOwnReportOperations } from '../report.operations.ts'
import { reasonsOfMembers } from '../report.values.ts'
import { type OwnReport, reportOutcomes, reportsBy } from '../server/reports-of-member.ts'

const Report = memberBuilder.objectRef<OwnReport>('MyReport').implement({
  description: 'A report that the member made.',
  fields: (t) => ({
    _id: t.exposeID('id'),
    model: t.expose('model', { type: enumFor(termModels, 'MEMBER') }),
    targetId: t.exposeID('target_id'),
    // Members report for no other reason.
    reason: t.field({
      type: enumNamed('ReportReason', reasonsOfMembers, 'MEMBER'),
      resolve: ({ type }) => type as (typeof reasonsOfMembers)[number],
    }),
    createdAt: t.expose('created_at', { type: 'DateTime' }),
    outcome: t.expose('outcome', {
      type: enumNamed('ReportOutcome', reportOutcomes, 'MEMBER'),
      description:
        'WAITING until staff have dealt with it; then whether the record is hidden, suspended or blocked now.',
    }),
  }),
})

rootField(memberOwnReportOperations.myReports, {
  description: 'What the member has reported, the newest first.',
  type: cursorPageType('MyReportPage', Report),
  input: z.object(cursorInput),
  async resolve(given, ctx) {
    const part = asked(given)
    return cursorPage(await reportsBy(ctx, actorId(ctx), part), part, ({ created_at: at, id }) => ({ at, id }))
  },
})
