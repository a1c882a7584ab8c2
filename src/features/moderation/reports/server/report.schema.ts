import { z } from 'zod'
import { bulkBatch } from '../../../../platform/server/records/change-each.ts'
import { changeListed, listedRecords } from '../../../../platform/server/records/change-listed.ts'
import { actorId } from '../../../../platform/server/command.ts'
import type { Tally } from '../../../../platform/server/jobs/fold-tally.ts'
import { builder, enumOf } from '../../../../platform/server/graphql/builder.ts'
import { rootField } from '../../../../platform/server/graphql/fields.ts'
import { limitInput, listPageType, pageInput } from '../../../../platform/server/graphql/lists.ts'
import { BulkResult } from '../../../../platform/server/graphql/outcome.ts'
import { listSource } from '../../../../platform/server/lists/list-source.ts'
import type { WaitingFigure } from '../../../../platform/server/context.ts'
import type { Operation } from '../../../../platform/shared/operation.ts'
import { seeModerators, termStatuses } from '../../../../platform/shared/permission.ts'
import { type TermModel, termModels } from '../../../../platform/shared/term-status.ts'
import { recordId } from '../../../../platform/shared/rules.ts'
import { User, userById } from '../../../records/persons/server/public.ts'
import { reportLists } from '../report.list.ts'
import { reportOperations } from '../report.operations.ts'
import { historyPageSize, mostReportsOfTarget, reportReasons } from '../report.values.ts'
import { setHandled } from './handled.ts'
import './media-fields.ts'
import './accuracy.schema.ts'
import './member-reports.schema.ts'
import { reportKinds } from './report-kinds.ts'
import type { ReportKind } from './report-kind.ts'
import {
  blockedDetailsOf,
  type BlockedDetailRow,
  countOpenTargets,
  type ReportRow,
  reportsOf,
} from './report.queries.ts'
import type { ReportTarget } from '../../../records/report-targets/server/public.ts'

export const waiting: readonly WaitingFigure[] = [
  { operation: reportOperations.cmsGetPageReports, count: countOpenTargets },
]
export const tallies: readonly Tally[] = [
  { table: 'report_list_tally', keys: ['model', 'status', 'kind', 'handled'], sums: ['targets', 'reports'] },
]

const Report = builder.objectRef<ReportRow>('Report').implement({
  fields: (t) => ({
    _id: t.exposeID('id'),
    message: t.exposeString('message'),
    postReportType: t.expose('type', { type: enumOf('ReportReason', reportReasons) }),
    creator: t.field({
      type: User,
      nullable: true,
      description: 'Null for what the sensitive words found.',
      resolve: ({ created_by }, _, ctx) => (created_by ? ctx.load(userById, created_by) : null),
    }),
    createdAt: t.expose('created_at', { type: 'DateTime' }),
  }),
})

const BlockedDetail = builder.objectRef<BlockedDetailRow>('BlockedDetail').implement({
  fields: (t) => ({
    _id: t.exposeID('id'),
    reason: t.exposeString('reason', { description: 'Empty if it undid a change.' }),
    undoes: t.exposeID('undoes', { nullable: true, description: 'The change that it undid.' }),
    status: t.expose('status', { type: enumOf('TermStatus', termStatuses) }),
    createdAt: t.expose('created_at', { type: 'DateTime' }),
    creator: t.field({
      type: User,
      nullable: true,
      description: 'Who set the status; null for the system, and for viewers who may not decide themselves.',
      resolve: ({ created_by }, _, ctx) =>
        created_by && seeModerators.allows(ctx.viewer) ? ctx.load(userById, created_by) : null,
    }),
  }),
})

const model = z.enum(termModels)

rootField(reportOperations.cmsListReportByTargetId, {
  description: 'The newest reports of a record; empty for its creator.',
  type: [Report],
  input: z.object({
    targetId: recordId(),
    type: model,
    limit: limitInput(mostReportsOfTarget, mostReportsOfTarget),
  }),
  resolve: ({ targetId: id, type, limit }, ctx) =>
    reportsOf(ctx.db, { model: type, id, limit, offset: 0, viewerId: actorId(ctx) }).items(),
})

const historyInput = z
  .object({ id: recordId(), forModel: model, limit: limitInput(historyPageSize), page: pageInput() })
  .transform(({ id, forModel, limit, page }) => ({ id, model: forModel, limit, offset: page * limit }))

rootField(reportOperations.cmsGetDetailReports, {
  description: 'The reports of a record; its creator is only told how many there are.',
  type: listPageType('DetailReportPage', Report, 'total'),
  input: historyInput,
  resolve: (part, ctx) => reportsOf(ctx.db, { ...part, viewerId: actorId(ctx) }),
})
rootField(reportOperations.cmsGetBlockedDetailList, {
  description: 'Every change of a record’s status, back to NORMAL included.',
  type: listPageType('BlockedDetailPage', BlockedDetail, 'total'),
  input: historyInput,
  resolve: (part, ctx) => blockedDetailsOf(ctx.db, { ...part, viewerId: actorId(ctx) }),
})

const ReportedRecord = builder.objectRef<ReportTarget>('ReportedRecord').implement({
  description: 'What is kept of the reports of a record.',
  fields: (t) => ({
    _id: t.exposeID('id'),
    model: t.expose('model', { type: enumOf('TermModel', termModels) }),
    totalReports: t.exposeInt('total'),
    lastReportAt: t.expose('last_report_at', { type: 'DateTime' }),
    isAdminReport: t.exposeBoolean('handled'),
    handledVersion: t.exposeInt('version'),
  }),
})

const moment = z.date().meta({ graphql: 'DateTime' })
const lastReportAt = moment.describe('When the newest report came that the caller saw; a newer one is a conflict.')

rootField(reportOperations.cmsMarkReportsHandled, {
  type: ReportedRecord,
  input: z.object({ model, _id: recordId(), lastReportAt }),
  resolve: (mark, ctx) => setHandled(ctx, { ...mark, handled: true }),
})
rootField(reportOperations.cmsUnmarkReportsHandled, {
  type: ReportedRecord,
  input: z.object({ model, _id: recordId() }),
  resolve: (mark, ctx) => setHandled(ctx, { ...mark, handled: false }),
})

/** The operations that the specification names for one model return a row of that model's list. */
function markOf<R>(model: TermModel, { Row, load }: ReportKind<R>, mark: Operation, unmark: Operation): void {
  rootField(mark, {
    type: Row,
    input: z.object({ _id: recordId(), lastReportAt: lastReportAt.nullish() }),
    async resolve(given, ctx) {
      await setHandled(ctx, { ...given, model, handled: true })
      return load(ctx, given._id) as never
    },
  })
  rootField(unmark, {
    type: Row,
    input: z.object({ _id: recordId() }),
    async resolve({ _id }, ctx) {
      await setHandled(ctx, { _id, model, handled: false })
      return load(ctx, _id) as never
    },
  })
}
const { cmsMarkPostReportHandled, cmsUnmarkPostReportHandled } = reportOperations
markOf('POST', reportKinds.POST, cmsMarkPostReportHandled, cmsUnmarkPostReportHandled)
const { cmsMarkCommentReportHandled, cmsUnmarkCommentReportHandled } = reportOperations
markOf('COMMENT', reportKinds.COMMENT, cmsMarkCommentReportHandled, cmsUnmarkCommentReportHandled)

const seen = z
  .array(z.object({ _id: recordId(), lastReportAt }).meta({ graphql: 'SeenReportsInput' }))
  .max(bulkBatch)
  .nullish()
  .describe('Of the records whose reports the caller saw: the others are marked whatever was reported.')

rootField(reportOperations.cmsMarkReportsHandledOfMany, {
  type: BulkResult,
  input: listedRecords.extend({ model, handled: z.boolean(), seen }),
  resolve({ model, handled, seen, ...records }, ctx) {
    const newest = new Map(seen?.map(({ _id, lastReportAt }) => [_id, lastReportAt]))
    return changeListed(
      ctx,
      () => listSource(ctx, reportLists[model].name),
      records,
      async (ctx, _id) => (await setHandled(ctx, { model, _id, handled, lastReportAt: newest.get(_id) })).version,
    )
  },
})
