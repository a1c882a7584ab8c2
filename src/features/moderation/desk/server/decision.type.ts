import type { Context } from '../../../../platform/server/context.ts'
import { english } from '../../../../platform/server/english.ts'
import { builder, enumOf } from '../../../../platform/server/graphql/builder.ts'
import { termStatuses } from '../../../../platform/shared/permission.ts'
import type { TextKey } from '../../../../platform/shared/text.ts'
import { type TermModel, termModels } from '../../../../platform/shared/term-status.ts'
import { User, userById } from '../../../records/persons/server/public.ts'
import { decisionStates, secondLookReasons } from '../desk.values.ts'
import { caseById, type DecisionRow, endedSessions, newestDecision, type StepRow, stepsOf } from './case.queries.ts'
import { Case } from './case.type.ts'
import { contentOf, titleOf } from './contents.ts'
import { authorsOf, type Plan, reportersOf, sessionsToEnd } from './plan.ts'

const Model = enumOf('TermModel', termModels)
const TermStatus = enumOf('TermStatus', termStatuses)
const SecondLook = enumOf('SecondLookReason', secondLookReasons)

interface ReplyTexts {
  readonly textEn: string
  readonly textVi: string
}

const Reply = builder.objectRef<ReplyTexts>('Reply').implement({
  fields: (t) => ({ textEn: t.exposeString('textEn'), textVi: t.exposeString('textVi') }),
})

/** What a decision tells the reporters, if not the usual sentence. */
export const replyOf = ({ reply_en, reply_vi }: Pick<DecisionRow, 'reply_en' | 'reply_vi'>): ReplyTexts | null =>
  reply_en ? { textEn: reply_en, textVi: reply_vi } : null

interface Refused {
  readonly model: TermModel
  readonly id: string
  readonly reason: TextKey
}

const RefusedRecord = builder.objectRef<Refused>('RefusedRecord').implement({
  description: 'A record that a decision leaves as it is.',
  fields: (t) => ({
    model: t.expose('model', { type: Model }),
    _id: t.exposeID('id'),
    title: t.string({ resolve: ({ model, id }, _, ctx) => titleOf(ctx, model, id) }),
    message: t.string({ resolve: ({ reason }) => english(reason) }),
    reason: t.exposeString('reason', { description: 'The key of the message.' }),
  }),
})

interface Change {
  readonly model: TermModel
  readonly from: (typeof termStatuses)[number]
  readonly to: (typeof termStatuses)[number]
  readonly records: number
}

const PlannedChange = builder.objectRef<Change>('PlannedChange').implement({
  fields: (t) => ({
    model: t.expose('model', { type: Model }),
    from: t.expose('from', { type: TermStatus }),
    to: t.expose('to', { type: TermStatus }),
    records: t.exposeInt('records'),
  }),
})

export const CasePlan = builder.objectRef<Plan>('CasePlan').implement({
  description: 'What a decision would do now.',
  fields: (t) => ({
    hash: t.exposeString('hash', { description: 'Changes with whatever the decision would do.' }),
    changes: t.field({
      type: [PlannedChange],
      description: 'Statuses of members and of what is changed along with them.',
      resolve: ({ steps }) =>
        grouped(
          steps
            .filter(({ action, repeats }) => action === 'STATUS' && !repeats)
            .map(({ model, from, to }) => ({ model, from, to: to! })),
        ),
    }),
    stays: t.field({
      type: [PlannedChange],
      description: 'Members whose reports are only handled, and which stay what they are: not NORMAL.',
      resolve: ({ steps }) =>
        grouped(
          steps
            .filter(({ action, from }) => action === 'HANDLED' && from !== 'NORMAL')
            .map(({ model, from }) => ({ model, from, to: from })),
        ),
    }),
    alreadySo: t.int({
      description: 'Members that have the status already: they get the reason, and their reports are closed.',
      resolve: ({ steps }) => steps.filter(({ repeats }) => repeats).length,
    }),
    records: t.int({ resolve: ({ steps }) => steps.length }),
    reportsClosed: t.int({ resolve: ({ steps }) => steps.reduce((sum, { reports }) => sum + reports, 0) }),
    reportersTold: t.int({ resolve: ({ steps }, _, ctx) => reportersOf(ctx, steps) }),
    authorsTold: t.int({ resolve: ({ steps }) => authorsOf(steps).size }),
    sessionsEnded: t.int({ resolve: ({ steps }, _, ctx) => sessionsToEnd(ctx, steps) }),
    postsHidden: t.int({ resolve: ({ steps }) => steps.filter(({ member }) => !member).length }),
    refused: t.expose('refused', { type: [RefusedRecord] }),
    secondLook: t.expose('secondLook', {
      type: SecondLook,
      nullable: true,
      description: 'Why another person has to decide too; null if it is carried out at once.',
    }),
    inBackground: t.exposeBoolean('inBackground', { description: 'So many records that a job does it.' }),
  }),
})

function grouped(changed: readonly Omit<Change, 'records'>[]): Change[] {
  const groups = Map.groupBy(changed, ({ model, from, to }) => `${model} ${from} ${to}`)
  return [...groups.values()].map((of) => ({ ...of[0]!, records: of.length }))
}

const ChangedRecord = builder.objectRef<StepRow>('ChangedRecord').implement({
  description: 'A record that somebody changed after a decision, so that its undo leaves it as it is.',
  fields: (t) => ({
    model: t.field({ type: Model, resolve: ({ model }) => model as TermModel }),
    _id: t.exposeID('target_id'),
    title: t.string({ resolve: ({ model, target_id }, _, ctx) => titleOf(ctx, model, target_id) }),
    termStatus: t.field({
      type: TermStatus,
      nullable: true,
      description: 'Null if it is gone.',
      resolve: async ({ model, target_id }, _, ctx) =>
        (await contentOf(ctx, model as TermModel, target_id))?.status ?? null,
    }),
  }),
})

/** How far a decision has been carried out or, once somebody undoes it, taken back. */
async function progressOf({ id, state }: DecisionRow, ctx: Context): Promise<{ done: number; total: number }> {
  const steps = await ctx.load(stepsOf, id)
  const isUndo = state === 'UNDOING' || state === 'UNDONE'
  const toDo = isUndo ? steps.filter(({ outcome }) => outcome === 'DONE') : steps
  return { done: toDo.filter((step) => (isUndo ? step.undone : step.outcome) !== null).length, total: toDo.length }
}

export const CaseDecision = builder.objectRef<DecisionRow>('CaseDecision').implement({
  fields: (t) => ({
    _id: t.exposeID('id'),
    case: t.field({ type: Case, resolve: async (decision, _, ctx) => (await ctx.load(caseById, decision.case_id))! }),
    state: t.expose('state', { type: enumOf('CaseDecisionState', decisionStates) }),
    status: t.expose('status', {
      type: TermStatus,
      nullable: true,
      description: 'The status that the decision sets. Null if it found no violation.',
    }),
    reason: t.exposeString('reason'),
    until: t.expose('until', { type: 'DateTime', nullable: true, description: 'When the suspension ends.' }),
    hidePosts: t.exposeInt('hide_posts'),
    secondLook: t.expose('second_look', { type: SecondLook, nullable: true }),
    closedElsewhere: t.boolean({
      description: 'Declined by nobody: the case was closed in a list while the decision waited for a second look.',
      resolve: ({ state, second_by }) => state === 'DECLINED' && second_by === null,
    }),
    reply: t.field({
      type: Reply,
      nullable: true,
      description: 'What reporters are told instead of the usual sentence.',
      resolve: (decision) => replyOf(decision),
    }),
    note: t.exposeString('note', { description: 'What the second person wrote who declined it.' }),
    by: t.field({ type: User, resolve: async (decision, _, ctx) => (await ctx.load(userById, decision.decided_by))! }),
    createdAt: t.expose('decided_at', { type: 'DateTime' }),
    secondBy: t.field({
      type: User,
      nullable: true,
      resolve: (decision, _, ctx) => (decision.second_by ? ctx.load(userById, decision.second_by) : null),
    }),
    secondAt: t.expose('second_at', { type: 'DateTime', nullable: true }),
    done: t.int({
      description: 'Records that it, or its undo, was tried on so far.',
      resolve: async (decision, _, ctx) => (await progressOf(decision, ctx)).done,
    }),
    total: t.int({ resolve: async (decision, _, ctx) => (await progressOf(decision, ctx)).total }),
    refused: t.field({
      type: [RefusedRecord],
      description: 'Records that it left as they were.',
      resolve: async ({ id }, _, ctx) =>
        (await ctx.load(stepsOf, id))
          .filter(({ outcome }) => outcome === 'REFUSED')
          .map(({ model, target_id, refusal }) => ({
            model: model as TermModel,
            id: target_id,
            reason: refusal as TextKey,
          })),
    }),
    changedSince: t.field({
      type: [ChangedRecord],
      description: 'Records that its undo left as they were, because somebody had changed them since.',
      resolve: async ({ id }, _, ctx) => (await ctx.load(stepsOf, id)).filter(({ undone }) => undone === 'CHANGED'),
    }),
    sessionsEnded: t.int({
      description: 'Sessions that it ended; an undo leaves them ended.',
      resolve: ({ id }, _, ctx) => ctx.load(endedSessions, id),
    }),
    undoUntil: t.expose('undo_until', { type: 'DateTime', nullable: true }),
    undoneAt: t.expose('undone_at', { type: 'DateTime', nullable: true }),
    calibrates: t.boolean({
      description: 'Whether it is the answer to a calibration, of which nothing is done.',
      resolve: async ({ case_id }, _, ctx) => (await ctx.load(caseById, case_id))!.calibrates,
    }),
    mine: t.boolean({ resolve: ({ decided_by }, _, { viewer }) => decided_by === viewer?._id }),
  }),
})

builder.objectFields(Case, (t) => ({
  decision: t.field({
    type: CaseDecision,
    nullable: true,
    description: 'The newest decision about it.',
    resolve: (row, _, ctx) => ctx.load(newestDecision, row.id),
  }),
}))
