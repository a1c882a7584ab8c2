import { builder, enumOf } from '../../../../platform/server/graphql/builder.ts'
import { loaderById } from '../../../../platform/server/records/loader-by-id.ts'
import { User, userById } from '../../../records/persons/server/public.ts'
import { codeStatuses } from '../voucher-code.list.ts'
import { CodeStateEnum, stateOf } from './code-states.ts'
import type { CodeRow } from './voucher-code.commands.ts'
import { voucherById } from './voucher.queries.ts'
import { Voucher } from './voucher.type.ts'

const CodeStatus = enumOf('VoucherCodeStatus', codeStatuses)
/** Deleted ones too. */
export const codeById = loaderById('voucher_codes')

export const VoucherCode = builder.objectRef<CodeRow>('VoucherCode').implement({
  fields: (t) => ({
    _id: t.exposeID('id'),
    voucherId: t.exposeID('voucher_id'),
    voucher: t.field({
      type: Voucher,
      resolve: async ({ voucher_id }, _, ctx) => (await ctx.load(voucherById, voucher_id))!,
    }),
    code: t.exposeString('code'),
    qty: t.exposeInt('qty', { description: 'How many times the code can be used.' }),
    sold_qty: t.exposeInt('sold_qty', { description: 'How often it was handed over.' }),
    remarks: t.exposeString('remarks', { nullable: true }),
    vendorCode: t.exposeString('vendor_code', { nullable: true }),
    status: t.field({ type: CodeStatus, resolve: ({ status }) => status as (typeof codeStatuses)[number] }),
    used_qty: t.exposeInt('used_qty', { description: 'How many of those who got it have used it.' }),
    state: t.field({
      type: CodeStateEnum,
      description: 'Free, reserved, handed over …: now.',
      resolve: (code) => stateOf(code),
    }),
    startDate: t.expose('start_date', { type: 'DateTime' }),
    endDate: t.expose('end_date', { type: 'DateTime' }),
    redeemedAt: t.expose('redeemed_at', { type: 'DateTime', nullable: true }),
    redeemedUserId: t.exposeID('redeemed_by', { nullable: true }),
    redeemedUser: t.field({
      type: User,
      nullable: true,
      description: 'The person who got it last.',
      resolve: ({ redeemed_by }, _, ctx) => (redeemed_by ? ctx.load(userById, redeemed_by) : null),
    }),
    deletedAt: t.expose('deleted_at', { type: 'DateTime', nullable: true }),
    createdAt: t.expose('created_at', { type: 'DateTime' }),
    version: t.exposeInt('version'),
  }),
})
