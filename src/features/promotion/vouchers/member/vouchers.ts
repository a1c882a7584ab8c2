import { z } from 'zod'
import { actorId } from '../../../../platform/server/command.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { enumNamed, memberBuilder } from '../../../../platform/server/graphql/builder.ts'
import { asked, cursorInput, cursorPageType } from '../../../../platform/server/graphql/cursor.ts'
import { rootField } from '../../../../platform/server/graphql/fields.ts'
import { isMasked, maskedText } from '../../../../platform/server/rehearsal.ts'
import { exactText, recordId } from '../../../../platform/shared/rules.ts'
import { MemberMedia } from '../../../records/media/member/public.ts'
import { MyPoints } from '../../../records/persons/member/public.ts'
import { balanceOf } from '../../../records/persons/server/public.ts'
import { type RedemptionRow, redemptionsOf } from '../server/redemptions.ts'
import { testCodesLeft } from '../server/test-codes.ts'
import { codeById } from '../server/voucher-code.type.ts'
import { mediasOf, quantitiesOf, voucherById, type VoucherRow } from '../server/voucher.queries.ts'
import { memberVoucherOperations } from '../voucher.operations.ts'
import { longestTypedCode } from '../voucher-code.values.ts'
import { myVoucherStatuses, redemptionCauses, voucherTypes } from '../voucher.values.ts'
import { buyVoucher, enterVoucherCode, useVoucher } from './voucher.commands.ts'
import { voucherForMember, vouchersForPoints } from './voucher.queries.ts'

const VoucherContact = memberBuilder.objectRef<VoucherRow>('VoucherContact').implement({
  description: 'Whom members ask about a voucher.',
  fields: (t) => ({
    phoneNumber: t.exposeString('contact_phone_number', { nullable: true, personal: false }),
    email: t.exposeString('contact_email', { nullable: true, personal: false }),
    address: t.exposeString('contact_address', { nullable: true, personal: false }),
  }),
})

export const MemberVoucher = memberBuilder.objectRef<VoucherRow>('Voucher').implement({
  description: 'What members get codes of: for points, as a prize, or for friends who registered.',
  fields: (t) => ({
    _id: t.exposeID('id'),
    type: t.expose('type', { type: enumNamed('VoucherType', voucherTypes, 'MEMBER') }),
    title: t.exposeString('title'),
    titleEn: t.exposeString('title_en'),
    highlight: t.exposeString('highlight'),
    highlightEn: t.exposeString('highlight_en'),
    description: t.exposeString('description'),
    descriptionEn: t.exposeString('description_en'),
    termAndCondition: t.exposeString('term_and_condition'),
    termAndConditionEn: t.exposeString('term_and_condition_en'),
    contact: t.field({ type: VoucherContact, resolve: (voucher) => voucher }),
    medias: t.field({ type: [MemberMedia], resolve: (voucher, _, ctx) => mediasOf(ctx, voucher) }),
    pointSpend: t.expose('point_spend', { type: 'Points', description: 'What one code costs.' }),
    startDate: t.expose('start_date', { type: 'DateTime' }),
    endDate: t.expose('end_date', { type: 'DateTime' }),
    available: t.float({
      description: 'How many can still be had.',
      resolve: async ({ id }, _, ctx) =>
        ctx.app.sandbox ? testCodesLeft : (await ctx.load(quantitiesOf, id)).available,
    }),
  }),
})

const codeOf = async ({ code_id }: RedemptionRow, ctx: Context) => (await ctx.load(codeById, code_id))!

export const MyVoucher = memberBuilder.objectRef<RedemptionRow>('MyVoucher').implement({
  description: 'A code that the member got.',
  fields: (t) => ({
    _id: t.exposeID('id'),
    code: t.string({
      description: 'MASKED in the answer of a dry run.',
      resolve: async (mine, _, ctx) => (isMasked(ctx) ? maskedText : (await codeOf(mine, ctx)).code),
    }),
    voucher: t.field({
      type: MemberVoucher,
      resolve: async (mine, _, ctx) => (await ctx.load(voucherById, (await codeOf(mine, ctx)).voucher_id))!,
    }),
    cause: t.expose('cause', {
      type: enumNamed('MyVoucherCause', redemptionCauses, 'MEMBER'),
      description: 'How the member got it.',
    }),
    price: t.expose('price', { type: 'Points', description: 'What it cost then.' }),
    startDate: t.field({
      type: 'DateTime',
      description: 'From when on it can be used.',
      resolve: async (mine, _, ctx) => (await codeOf(mine, ctx)).start_date,
    }),
    endDate: t.field({
      type: 'DateTime',
      description: 'Until when it can be used.',
      resolve: async (mine, _, ctx) => (await codeOf(mine, ctx)).end_date,
    }),
    usedAt: t.expose('used_at', { type: 'DateTime', nullable: true }),
    createdAt: t.expose('created_at', { type: 'DateTime', description: 'When the member got it.' }),
  }),
})

rootField(memberVoucherOperations.vouchers, {
  description: 'What can be bought for points now, the newest first.',
  type: cursorPageType('VoucherPage', MemberVoucher),
  input: z.object(cursorInput),
  resolve: (page, ctx) => vouchersForPoints(ctx, asked(page)),
})
rootField(memberVoucherOperations.voucher, {
  description: 'A voucher that is offered now, or of which the member has a code.',
  type: MemberVoucher,
  input: z.object({ _id: recordId() }),
  resolve: ({ _id }, ctx) => voucherForMember(ctx, _id),
})
rootField(memberVoucherOperations.myVouchers, {
  description: 'The codes that the member got, the newest first.',
  type: cursorPageType('MyVoucherPage', MyVoucher),
  input: z.object({
    ...cursorInput,
    status: z
      .enum(myVoucherStatuses)
      .meta({ graphql: 'MyVoucherStatus' })
      .nullish()
      .describe('ENDED: it was not used in time.'),
  }),
  resolve: ({ status, ...page }, ctx) => redemptionsOf(ctx, actorId(ctx), asked(page), status ?? null),
})
rootField(memberVoucherOperations.buyVoucher, {
  description: 'Buys a code for its full price. A campaign that asks for no friends gives each member one for nothing.',
  type: memberBuilder.objectRef<RedemptionRow>('VoucherPurchase').implement({
    description: 'A code that was bought, and the points that are left.',
    fields: (t) => ({
      redemption: t.field({ type: MyVoucher, resolve: (bought) => bought }),
      points: t.field({
        type: MyPoints,
        resolve: async ({ user_id }, _, ctx) => (await ctx.load(balanceOf, user_id))!,
      }),
    }),
  }),
  input: z.object({ _id: recordId() }),
  resolve: ({ _id }, ctx) => buyVoucher(ctx, _id),
})
rootField(memberVoucherOperations.useVoucher, {
  description: 'Marks a code of the member as used, once.',
  type: MyVoucher,
  input: z.object({ redemptionId: recordId() }),
  resolve: ({ redemptionId }, ctx) => useVoucher(ctx, redemptionId),
})
rootField(memberVoucherOperations.enterVoucherCode, {
  description: 'Gives the member a printed code. Every code that cannot be had is refused by the same words.',
  type: MyVoucher,
  input: z.object({
    code: exactText(longestTypedCode).describe('Spaces, dashes and the case of letters do not matter.'),
  }),
  resolve: ({ code }, ctx) => enterVoucherCode(ctx, code),
})
