import { z } from 'zod'
import { builder, enumFor, enumOf } from '../../../../../platform/server/graphql/builder.ts'
import { rootField } from '../../../../../platform/server/graphql/fields.ts'
import { registerRecordNames } from '../../../../../platform/server/records/record-names.ts'
import { termStatuses } from '../../../../../platform/shared/permission.ts'
import { recordId } from '../../../../../platform/shared/rules.ts'
import { User, userById } from '../../../../records/persons/server/public.ts'
import { appealAnswer } from '../../../appeals/appeal.rules.ts'
import { appealOutcomes, appealStates } from '../../../appeals/appeal.values.ts'
import { appealById, type AppealRow, detailById, detailsOf } from '../../../appeals/server/public.ts'
import { deskOperations } from '../../desk.operations.ts'
import { judgedByViewer } from '../case.queries.ts'
import { Case } from '../case.type.ts'
import { titleOf } from '../contents.ts'
import { decideAppeal } from './decide-appeal.ts'

enumOf('AppealOutcome', appealOutcomes)
registerRecordNames('APPEAL', {
  async nameOf(ctx, id) {
    const appeal = await ctx.load(appealById, id)
    return appeal && titleOf(ctx, appeal.model, appeal.target_id)
  },
})

const CaseAppeal = builder.objectRef<AppealRow>('CaseAppeal').implement({
  description: 'A member asks for another look at a decision, which somebody else decides about.',
  fields: (t) => ({
    _id: t.exposeID('id'),
    message: t.exposeString('message'),
    createdAt: t.expose('created_at', { type: 'DateTime' }),
    state: t.expose('state', { type: enumOf('AppealState', appealStates) }),
    answer: t.exposeString('answer', { nullable: true }),
    decidedAt: t.expose('decided_at', { type: 'DateTime', nullable: true }),
    decidedBy: t.field({
      type: User,
      nullable: true,
      resolve: ({ decided_by }, _, ctx) => (decided_by ? ctx.load(userById, decided_by) : null),
    }),
    status: t.field({
      type: enumFor(termStatuses),
      description: 'What the decision set.',
      resolve: async ({ detail_id }, _, ctx) => (await ctx.load(detailById, detail_id))!.status,
    }),
    reason: t.string({ resolve: async ({ detail_id }, _, ctx) => (await ctx.load(detailById, detail_id))!.reason }),
    judgedAt: t.field({
      type: 'DateTime',
      description: 'When the decision was made.',
      resolve: async ({ detail_id }, _, ctx) => (await ctx.load(detailById, detail_id))!.created_at,
    }),
    judges: t.field({
      type: [User],
      description: 'Who made the decision, and who confirmed it.',
      async resolve({ judges }, _, ctx) {
        const people = await Promise.all(judges.map((id) => ctx.load(userById, id)))
        return people.filter((person) => person !== null)
      },
    }),
    records: t.int({
      description: 'How many of the member’s records it would restore.',
      resolve: async (appeal, _, ctx) => (await detailsOf(ctx, appeal)).length,
    }),
  }),
})

builder.objectFields(Case, (t) => ({
  appeal: t.field({
    type: CaseAppeal,
    nullable: true,
    description: 'Null for a case of reports.',
    resolve: ({ lead_model, lead_id }, _, ctx) => (lead_model === 'APPEAL' ? ctx.load(appealById, lead_id) : null),
  }),
  judgedByMe: t.boolean({
    description: 'Whether the viewer made or confirmed what is appealed; others then decide about it.',
    resolve: ({ id }, _, ctx) => ctx.load(judgedByViewer, id),
  }),
}))

rootField(deskOperations.cmsDecideAppeal, {
  description: 'Decides about an appeal: what was decided stays, or all of it that concerns the member is restored.',
  type: Case,
  input: z.object({
    _id: recordId().describe('Of the case.'),
    version: z.number().int().min(1).describe('The version of the case that the viewer saw.'),
    ...appealAnswer.shape,
  }),
  resolve: (decided, ctx) => decideAppeal(ctx, decided),
})
