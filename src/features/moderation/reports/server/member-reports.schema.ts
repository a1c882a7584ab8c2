import { z } from 'zod'
import { builder, enumNamed, enumOf } from '../../../../platform/server/graphql/builder.ts'
import { asked, cursorInput, cursorPage, cursorPageType } from '../../../../platform/server/graphql/cursor.ts'
import { rootField } from '../../../../platform/server/graphql/fields.ts'
import { recordId } from '../../../../platform/shared/rules.ts'
import { termModels } from '../../../../platform/shared/term-status.ts'
import { reportOperations } from '../report.operations.ts'
import { reportReasons } from '../report.values.ts'
import { type OwnReport, type ReportedOfMember, reportedOf, reportOutcomes, reportsBy } from './reports-of-member.ts'

const Model = enumOf('TermModel', termModels)
const page = z.object({ userId: recordId(), ...cursorInput })

const ReportByMember = builder.objectRef<OwnReport>('ReportByMember').implement({
  description: 'A report that a member made. Not of which record: whoever helps members knows no reporter of a record.',
  fields: (t) => ({
    _id: t.exposeID('id'),
    model: t.expose('model', { type: Model }),
    reason: t.expose('type', { type: enumOf('ReportReason', reportReasons) }),
    outcome: t.expose('outcome', { type: enumNamed('ReportByMemberOutcome', reportOutcomes) }),
    createdAt: t.expose('created_at', { type: 'DateTime' }),
  }),
})

const outcomeOf = ({ handled, status }: ReportedOfMember) =>
  handled ? (status === 'NORMAL' ? 'NO_VIOLATION' : 'ACTED') : 'WAITING'

const ReportedOfMemberType = builder.objectRef<ReportedOfMember>('ReportedOfMember').implement({
  description: 'A record of a member that was reported, or the member. Not by whom.',
  fields: (t) => ({
    _id: t.exposeID('target_id'),
    model: t.expose('model', { type: Model }),
    reports: t.exposeInt('total'),
    outcome: t.field({ type: enumNamed('ReportByMemberOutcome', reportOutcomes), resolve: outcomeOf }),
    lastReportAt: t.expose('last_report_at', { type: 'DateTime' }),
  }),
})

rootField(reportOperations.cmsMemberReports, {
  description: 'What a member reported, the newest first.',
  type: cursorPageType('ReportByMemberPage', ReportByMember, builder),
  input: page,
  async resolve({ userId, ...given }, ctx) {
    const part = asked(given)
    return cursorPage(await reportsBy(ctx, userId, part), part, ({ created_at: at, id }) => ({ at, id }))
  },
})
rootField(reportOperations.cmsMemberReported, {
  description: 'The records of a member that were reported, and the member, those reported last first.',
  type: cursorPageType('ReportedOfMemberPage', ReportedOfMemberType, builder),
  input: page,
  async resolve({ userId, ...given }, ctx) {
    const part = asked(given)
    const rows = await reportedOf(ctx, userId, part)
    return cursorPage(rows, part, ({ last_report_at: at, target_id: id }) => ({ at, id }))
  },
})
