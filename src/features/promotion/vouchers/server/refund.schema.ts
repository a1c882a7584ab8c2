import { z } from 'zod'
import { builder } from '../../../../platform/server/graphql/builder.ts'
import { rootField } from '../../../../platform/server/graphql/fields.ts'
import { recordId, requiredText } from '../../../../platform/shared/rules.ts'
import { PointCorrection } from '../../../people/support/server/public.ts'
import { voucherCodeOperations } from '../voucher-code.operations.ts'
import { refundRedemption } from './refund.commands.ts'
import { codeById } from './voucher-code.type.ts'
import { voucherById } from './voucher.queries.ts'

builder.objectField(PointCorrection, 'voucherTitle', (t) =>
  t.string({
    nullable: true,
    description: 'Of a refund: the voucher whose price is given back.',
    async resolve({ code_id }, _, ctx) {
      const code = code_id && (await ctx.load(codeById, code_id))
      return code ? (await ctx.load(voucherById, code.voucher_id))!.title : null
    },
  }),
)

rootField(voucherCodeOperations.cmsRefundRedemption, {
  description:
    'Gives back the points that a member paid for a code, once. A code that was not used is free again. A high price waits for a second person.',
  type: PointCorrection,
  input: z.object({
    _id: recordId(),
    reason: requiredText('vouchers_text_refund_reason', 500).describe('The member reads it.'),
  }),
  resolve: ({ _id, reason }, ctx) => refundRedemption(ctx, _id, reason),
})
