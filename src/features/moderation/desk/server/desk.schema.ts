import { z } from 'zod'
import type { Tally } from '../../../../platform/server/jobs/fold-tally.ts'
import { builder, enumOf } from '../../../../platform/server/graphql/builder.ts'
import { rootField } from '../../../../platform/server/graphql/fields.ts'
import {
  limitInput,
  listPageType,
  pageInput,
  searchText,
  searchTextOrEmpty,
} from '../../../../platform/server/graphql/lists.ts'
import type { WaitingFigure } from '../../../../platform/server/context.ts'
import { namesOf, registerRecordNames } from '../../../../platform/server/records/record-names.ts'
import { exactText, recordId } from '../../../../platform/shared/rules.ts'
import { registerReading } from '../../../../platform/server/records/record-reading.ts'
import { termModels } from '../../../../platform/shared/term-status.ts'
import { nameOfPerson, User } from '../../../records/persons/server/public.ts'
import { noteText } from '../../notes/note.rules.ts'
import { deskOperations } from '../desk.operations.ts'
import { caseRecord } from '../case.record.ts'
import { caseDecision, declineNote, plannedDecision } from '../desk.rules.ts'
import { caseKinds, caseOrders, caseStates, decisionStates, longestSearch, mostPassedOver } from '../desk.values.ts'
import { caseById, countOpenCases, decisionsPage, refuseInvolved } from './case.queries.ts'
import './appeals/appeal.schema.ts'
import { finishOverturning } from './appeals/overturn.job.ts'
import './calibration/calibration.schema.ts'
import { drawCalibration } from './calibration/draw.job.ts'
import { Case } from './case.type.ts'
import { claimCase, claimNext, releaseCase, renewClaim } from './claim.ts'
import { titleOf } from './contents.ts'
import './context.type.ts'
import { decideCase } from './decide.ts'
import { finishDecisions } from './decisions.job.ts'
import { CaseDecision, CasePlan } from './decision.type.ts'
import { type DeskFigures, deskFigures } from './figures.ts'
import { findDeciders, handOver } from './hand-over.ts'
import { planDecision } from './plan.ts'
import './notices/notified-counts.ts'
import { notifyPeople } from './notices/notify.job.ts'
import { compareNew } from './prints/compare.job.ts'
import './prints/decided-before.ts'
import './proposals.ts'
import { casesPage, type OpenCount, openCounts } from './queue.ts'
import { confirmDecision, declineDecision } from './second-look.ts'
import { takeOut } from './take-out.ts'
import { undoDecision } from './undo-decision.ts'
import './usual-step.type.ts'
import { rescoreCases } from './weigh.job.ts'

export const tallies: readonly Tally[] = [
  { table: 'case_tally', keys: ['state', 'lead_model', 'severity'], sums: ['cases'] },
  { table: 'case_due_tally', keys: ['hour'], sums: ['cases'] },
  { table: 'case_decision_tally', keys: ['hour', 'step'], sums: ['done', 'undone', 'looked', 'declined'] },
]
export const jobs = [finishDecisions, compareNew, notifyPeople, rescoreCases, finishOverturning, drawCalibration]
export const waiting: readonly WaitingFigure[] = [{ operation: deskOperations.cmsGetCases, count: countOpenCases }]

registerReading('CASE', { record: caseRecord, rows: caseById, gone: 'desk_text_case_gone' })
registerRecordNames('CASE', {
  async nameOf(ctx, id) {
    const row = await ctx.load(caseById, id)
    return row && titleOf(ctx, row.lead_model, row.lead_id)
  },
  references: { takenOut: namesOf('REPORT'), putBack: namesOf('REPORT'), handedTo: nameOfPerson },
})

const model = z.enum(termModels)
const kind = z.enum(caseKinds)
const severity = z.number().int().min(1).max(4)
const _id = recordId()
enumOf('CaseKind', caseKinds)
enumOf('CaseState', caseStates)
enumOf('CaseOrder', caseOrders)
enumOf('CaseDecisionState', decisionStates)

rootField(deskOperations.cmsGetCases, {
  description: 'The queue, by when a decision is due; closed cases, newest first.',
  type: listPageType('CasePage', Case, 'total'),
  input: z.object({
    state: z.enum(caseStates).nullish(),
    model: kind.nullish(),
    severity: severity.nullish(),
    q: searchText({ longest: longestSearch })
      .nullish()
      .describe('Words of the record or of its creator’s name; closed cases are not searched.'),
    order: z
      .enum(caseOrders)
      .nullish()
      .describe('What comes first: what is due, the most severe, the oldest, the most reported.'),
    limit: limitInput(20),
    page: pageInput(),
  }),
  resolve: ({ state, model, severity, q, order, limit, page }, ctx) =>
    casesPage(ctx.db, {
      state: state ?? 'OPEN',
      model: model ?? null,
      severity: severity ?? null,
      q: q ?? null,
      order: order ?? 'DUE',
      limit,
      offset: page * limit,
    }),
})

rootField(deskOperations.cmsGetCase, {
  type: Case,
  nullable: true,
  input: z.object({ _id }),
  resolve: ({ _id }, ctx) => ctx.load(caseById, _id),
})

rootField(deskOperations.cmsPlanCaseDecision, {
  description: 'What a decision would do now. Nothing is changed.',
  type: CasePlan,
  input: z.object({ _id, decision: plannedDecision }),
  async resolve({ _id, decision }, ctx) {
    await refuseInvolved(ctx, _id)
    return planDecision(ctx, _id, decision)
  },
})

rootField(deskOperations.cmsGetCaseDecisions, {
  type: listPageType('CaseDecisionPage', CaseDecision, 'total'),
  input: z.object({
    mine: z.boolean().nullish().describe('Whether only cases of the viewer are listed.'),
    state: z.enum(decisionStates).nullish(),
    limit: limitInput(20),
    page: pageInput(),
  }),
  resolve: ({ mine, state, limit, page }, ctx) =>
    decisionsPage(ctx.db, {
      by: mine ? ctx.viewer!._id : null,
      state: state ?? null,
      limit,
      offset: page * limit,
    }),
})

const OpenCases = builder.objectRef<OpenCount>('OpenCases').implement({
  fields: (t) => ({
    model: t.expose('model', { type: enumOf('CaseKind', caseKinds) }),
    severity: t.exposeInt('severity'),
    open: t.exposeInt('open'),
  }),
})
const SeverityCount = builder.objectRef<DeskFigures['bySeverity'][number]>('SeverityCount').implement({
  fields: (t) => ({ severity: t.exposeInt('severity'), open: t.exposeInt('open') }),
})

rootField(deskOperations.cmsGetDeskFigures, {
  type: builder.objectRef<DeskFigures>('DeskFigures').implement({
    fields: (t) => ({
      open: t.exposeInt('open'),
      overdue: t.exposeInt('overdue'),
      waitingForSecondLook: t.exposeInt('waiting'),
      appeals: t.exposeInt('appeals', { description: 'How many of the open cases are appeals.' }),
      oldestOpenedAt: t.expose('oldest', { type: 'DateTime', nullable: true }),
      bySeverity: t.expose('bySeverity', { type: [SeverityCount] }),
      byKind: t.field({
        type: [OpenCases],
        description: 'The open cases by kind of record and severity.',
        resolve: (_, __, ctx) => openCounts(ctx.db),
      }),
      decided: t.exposeInt('decided', { description: 'In the last seven days, as the figures below.' }),
      medianMinutes: t.exposeFloat('medianMinutes', {
        nullable: true,
        description: 'From the opening of a case to its decision.',
      }),
      undoneShare: t.exposeFloat('undoneShare', { nullable: true }),
      secondLookAgreement: t.exposeFloat('agreement', { nullable: true }),
    }),
  }),
  resolve: (_, ctx) => deskFigures(ctx.db),
})

rootField(deskOperations.cmsClaimNextCase, {
  description: 'Claims the case that is due first. Null: there is none.',
  type: Case,
  nullable: true,
  input: z.object({
    model: kind.nullish(),
    severity: severity.nullish(),
    after: recordId().nullish().describe('The case that the viewer leaves; the search goes on behind it.'),
    passedOver: z.array(recordId()).max(mostPassedOver).nullish().describe('Cases that the viewer left for later.'),
  }),
  resolve: ({ model, severity, after, passedOver }, ctx) =>
    claimNext(ctx, {
      model: model ?? null,
      severity: severity ?? null,
      after: after ?? null,
      passedOver: passedOver ?? [],
    }),
})
rootField(deskOperations.cmsClaimCase, {
  type: Case,
  input: z.object({ _id }),
  resolve: ({ _id }, ctx) => claimCase(ctx, _id),
})
rootField(deskOperations.cmsRenewCaseClaim, {
  type: Case,
  input: z.object({ _id }),
  resolve: ({ _id }, ctx) => renewClaim(ctx, _id),
})
rootField(deskOperations.cmsReleaseCase, {
  type: Case,
  input: z.object({ _id }),
  resolve: ({ _id }, ctx) => releaseCase(ctx, _id),
})

rootField(deskOperations.cmsFindDeciders, {
  description: 'Colleagues who may decide about a case: to whom it can be handed over.',
  type: [User],
  input: z.object({ _id, q: searchTextOrEmpty({ longest: longestSearch }) }),
  resolve: ({ _id, q }, ctx) => findDeciders(ctx, { _id, q: q ?? null }),
})
rootField(deskOperations.cmsHandOverCase, {
  description:
    'Gives a case to a colleague, who gets the claim and a mark; of one that waits for a second look, only the mark.',
  type: Case,
  input: z.object({ _id, to: recordId(), note: noteText.nullish().describe('Kept as a note on the case.') }),
  resolve: ({ _id, to, note }, ctx) => handOver(ctx, { _id, to, note: note ?? null }),
})

rootField(deskOperations.cmsDecideCase, {
  type: CaseDecision,
  input: z.object({
    _id,
    version: z.number().int().min(1).describe('The version of the case that the viewer saw.'),
    decision: caseDecision,
    planHash: exactText(100).describe('Of the plan that the viewer saw.'),
  }),
  resolve: (decided, ctx) => decideCase(ctx, decided),
})
rootField(deskOperations.cmsTakeOutOfCase, {
  description: 'Gives a record a case of its own. Returns the case that it left.',
  type: Case,
  input: z.object({ _id, model, targetId: recordId() }),
  resolve: (record, ctx) => takeOut(ctx, record),
})
rootField(deskOperations.cmsConfirmCaseDecision, {
  description: 'Confirms somebody else’s decision, which is then carried out.',
  type: CaseDecision,
  input: z.object({ _id, planHash: exactText(100).nullish() }),
  resolve: ({ _id, planHash }, ctx) => confirmDecision(ctx, { _id, planHash: planHash ?? null }),
})
rootField(deskOperations.cmsDeclineCaseDecision, {
  type: CaseDecision,
  input: z.object({ _id, note: declineNote }),
  resolve: (declined, ctx) => declineDecision(ctx, declined),
})
rootField(deskOperations.cmsUndoCaseDecision, {
  description: 'Undoes the viewer’s own decision, record by record, where nothing changed since.',
  type: CaseDecision,
  input: z.object({ _id }),
  resolve: ({ _id }, ctx) => undoDecision(ctx, _id),
})
