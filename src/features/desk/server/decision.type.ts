import { sql } from 'kysely'
import { english } from '../../../platform/server/english.ts'
import { builder, enumOf } from '../../../platform/server/graphql/builder.ts'
import { termStatuses } from '../../../platform/shared/permission.ts'
import type { TextKey } from '../../../platform/shared/text.ts'
import type { ReportTarget } from '../../reports/server/public.ts'
import { type TermModel, termModels } from '../../term-status/term-status.values.ts'
import { User, userById } from '../../users/server/public.ts'
import { decisionStates, secondLookReasons } from '../desk.values.ts'
import { caseById, type DecisionRow, newestDecision, progressOf } from './case.queries.ts'
import { Case, CaseMember } from './case.type.ts'
import { contentOf, titleOf } from './contents.ts'
import { authorsOf, type Plan, reportersOf, sessionsToEnd } from './plan.ts'

const Model = enumOf('TermModel', termModels)
const TermStatus = enumOf('TermStatus', termStatuses)
const SecondLook = enumOf('SecondLookReason', secondLookReasons)

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
      resolve: changesOf,
    }),
    alreadySo: t.int({
      description: 'Members that have the status already, whose reports are only handled.',
      resolve: ({ decision, steps }) =>
        decision.status === null ? 0 : steps.filter(({ action }) => action === 'HANDLED').length,
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

function changesOf({ steps }: Plan): Change[] {
  const changed = steps.filter(({ action }) => action === 'STATUS')
  const groups = Map.groupBy(changed, ({ model, from, to }) => `${model} ${from} ${to}`)
  return [...groups.values()].map((of) => ({
    model: of[0]!.model,
    from: of[0]!.from,
    to: of[0]!.to!,
    records: of.length,
  }))
}

export const CaseDecision = builder.objectRef<DecisionRow>('CaseDecision').implement({
  fields: (t) => ({
    _id: t.exposeID('id'),
    case: t.field({ type: Case, resolve: async (decision, _, ctx) => (await ctx.load(caseById, decision.case_id))! }),
    state: t.expose('state', { type: enumOf('CaseDecisionState', decisionStates) }),
    status: t.expose('status', { type: TermStatus, nullable: true, description: 'Null: no violation.' }),
    reason: t.exposeString('reason'),
    until: t.expose('until', { type: 'DateTime', nullable: true, description: 'When the suspension ends.' }),
    hidePosts: t.exposeInt('hide_posts'),
    secondLook: t.expose('second_look', { type: SecondLook, nullable: true }),
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
      description: 'Records that it was tried on so far.',
      resolve: async ({ id }, _, ctx) => (await ctx.load(progressOf, id)).done,
    }),
    total: t.int({ resolve: async ({ id }, _, ctx) => (await ctx.load(progressOf, id)).total }),
    refused: t.field({
      type: [RefusedRecord],
      description: 'Records that it left as they were.',
      resolve: async ({ id }, _, ctx) =>
        (await ctx.load(progressOf, id)).refused.map(({ model, target_id, refusal }) => ({
          model: model as TermModel,
          id: target_id,
          reason: refusal as TextKey,
        })),
    }),
    undoUntil: t.expose('undo_until', { type: 'DateTime', nullable: true }),
    undoneAt: t.expose('undone_at', { type: 'DateTime', nullable: true }),
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

export const UndoneDecision = builder.objectRef<DecisionRow>('UndoneDecision').implement({
  fields: (t) => ({
    decision: t.field({ type: CaseDecision, resolve: (decision) => decision }),
    changedSince: t.field({
      type: [CaseMember],
      description: 'Records that somebody changed since, which stay as they are.',
      async resolve({ id }, _, ctx) {
        const { rows } = await sql<ReportTarget>`
          select t.*, t.target_id as id from case_steps s join report_targets t using (model, target_id)
          where s.decision_id = ${id} and s.undone = 'CHANGED' order by s.position`.execute(ctx.db)
        const contents = await Promise.all(rows.map(({ model, target_id }) => contentOf(ctx, model, target_id)))
        return rows.flatMap((target, i) => (contents[i] ? [{ target, content: contents[i] }] : []))
      },
    }),
    sessionsEnded: t.int({
      description: 'Sessions that the decision ended, and that stay ended.',
      async resolve({ id, decided_at }, _, ctx) {
        const { rows } = await sql<{ n: number }>`
          select count(*) as n from case_steps s join sessions e on e.user_id = s.target_id
          where s.decision_id = ${id} and s.model = 'USER' and s.status_after in ('BLOCKED', 'SUSPENDING')
            and e.end_reason = 'status' and e.ended_at >= ${decided_at}`.execute(ctx.db)
        return rows[0]!.n
      },
    }),
  }),
})
