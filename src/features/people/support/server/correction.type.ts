import { builder, enumOf } from '../../../../platform/server/graphql/builder.ts'
import { User, userById } from '../../../records/persons/server/public.ts'
import { correctionStatuses } from '../correction.list.ts'
import type { CorrectionRow } from './correction.commands.ts'

const Status = enumOf('PointCorrectionStatus', correctionStatuses)

/** What has codes adds the voucher of a refund. */
export const PointCorrection = builder.objectRef<CorrectionRow>('PointCorrection').implement({
  description: 'Points that staff give, take or give back by hand.',
  fields: (t) => ({
    _id: t.exposeID('id'),
    user: t.field({ type: User, resolve: async (row, _, ctx) => (await ctx.load(userById, row.user_id))! }),
    amount: t.expose('amount', { type: 'Points', description: 'Negative for what is taken away.' }),
    reason: t.exposeString('reason'),
    status: t.expose('status', {
      type: Status,
      description: 'WAITING: it is so much that a second person has to confirm it.',
    }),
    askedBy: t.field({ type: User, resolve: async (row, _, ctx) => (await ctx.load(userById, row.asked_by))! }),
    decidedBy: t.field({
      type: User,
      nullable: true,
      description: 'The second person; null for what needed none.',
      resolve: (row, _, ctx) => (row.decided_by ? ctx.load(userById, row.decided_by) : null),
    }),
    decisionReason: t.exposeString('decision_reason', { nullable: true }),
    decidedAt: t.expose('decided_at', { type: 'DateTime', nullable: true }),
    createdAt: t.expose('created_at', { type: 'DateTime' }),
    version: t.exposeInt('version'),
  }),
})
