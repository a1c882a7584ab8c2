import { z } from 'zod'
import { type Context, defineLoader, inOrder } from '../../../../platform/server/context.ts'
import { builder, enumFor, enumNamed } from '../../../../platform/server/graphql/builder.ts'
import { asked, cursorInput, cursorPageType } from '../../../../platform/server/graphql/cursor.ts'
import { rootField } from '../../../../platform/server/graphql/fields.ts'
import { recordId } from '../../../../platform/shared/rules.ts'
import { type CorrectionStatus, correctionStatuses } from '../../../people/support/correction.list.ts'
import { voucherCodeOperations } from '../voucher-code.operations.ts'
import { myVoucherStatuses, redemptionCauses } from '../voucher.values.ts'
import { type RedemptionRow, redemptionsOf } from './redemptions.ts'
import { codeById } from './voucher-code.type.ts'
import { voucherById } from './voucher.queries.ts'

/** What became of the request to give its points back; null without one. */
const refundOf = defineLoader<string, CorrectionStatus | null>(async (ctx, ids) => {
  const rows = await ctx.db
    .selectFrom('point_corrections')
    .select(['redemption_id', 'status'])
    .where('redemption_id', 'in', ids)
    .where('status', '<>', 'DECLINED')
    .execute()
  return inOrder(ids, rows, ({ redemption_id }) => redemption_id!).map((row) => row?.status ?? null)
})

const codeOf = async ({ code_id }: RedemptionRow, ctx: Context) => (await ctx.load(codeById, code_id))!

const MemberCode = builder.objectRef<RedemptionRow>('MemberCode').implement({
  description: 'A code that a member got.',
  fields: (t) => ({
    _id: t.exposeID('id'),
    code: t.string({ resolve: async (got, _, ctx) => (await codeOf(got, ctx)).code }),
    voucherTitle: t.string({
      resolve: async (got, _, ctx) => (await ctx.load(voucherById, (await codeOf(got, ctx)).voucher_id))!.title,
    }),
    cause: t.expose('cause', { type: enumNamed('MemberCodeCause', redemptionCauses) }),
    price: t.expose('price', { type: 'Points', description: 'What it cost then; 0 if it was not bought.' }),
    status: t.field({
      type: enumNamed('MemberCodeStatus', myVoucherStatuses),
      description: 'ENDED: it was not used in time.',
      async resolve(got, _, ctx) {
        if (got.used_at) return 'USED'
        return (await codeOf(got, ctx)).end_date > new Date() ? 'USABLE' : 'ENDED'
      },
    }),
    refund: t.field({
      type: enumFor(correctionStatuses),
      nullable: true,
      description: 'Of the request to give its points back; null without one, or if it was declined.',
      resolve: ({ id }, _, ctx) => ctx.load(refundOf, id),
    }),
    usedAt: t.expose('used_at', { type: 'DateTime', nullable: true }),
    endDate: t.field({ type: 'DateTime', resolve: async (got, _, ctx) => (await codeOf(got, ctx)).end_date }),
    createdAt: t.expose('created_at', { type: 'DateTime', description: 'When the member got it.' }),
  }),
})

rootField(voucherCodeOperations.cmsMemberCodes, {
  description: 'The codes that a member got, the newest first. Unused ones are gone once their points were given back.',
  type: cursorPageType('MemberCodePage', MemberCode, builder),
  input: z.object({ userId: recordId(), ...cursorInput }),
  resolve: ({ userId, ...page }, ctx) => redemptionsOf(ctx, userId, asked(page)),
})
