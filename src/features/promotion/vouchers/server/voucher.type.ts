import { builder, enumNamed } from '../../../../platform/server/graphql/builder.ts'
import { Media } from '../../../records/media/server/public.ts'
import { User, userById } from '../../../records/persons/server/public.ts'
import { adminStatuses, voucherStatuses, voucherTypes } from '../voucher.values.ts'
import { PromotionStateEnum } from '../../promotion-states/server/public.ts'
import { mediasOf, quantitiesOf, stateOfVoucher, type VoucherRow } from './voucher.queries.ts'

const VoucherContact = builder.objectRef<VoucherRow>('VoucherContact').implement({
  fields: (t) => ({
    phoneNumber: t.exposeString('contact_phone_number', { nullable: true }),
    email: t.exposeString('contact_email', { nullable: true }),
    address: t.exposeString('contact_address', { nullable: true }),
  }),
})

export const Voucher = builder.objectRef<VoucherRow>('Voucher').implement({
  fields: (t) => ({
    _id: t.exposeID('id'),
    voucherId: t.exposeString('voucher_number', { description: 'The number by which people know it: PE-000123.' }),
    type: t.expose('type', { type: enumNamed('VoucherType', voucherTypes) }),
    title: t.exposeString('title'),
    titleEn: t.exposeString('title_en'),
    highlight: t.exposeString('highlight'),
    highlightEn: t.exposeString('highlight_en'),
    description: t.exposeString('description'),
    descriptionEn: t.exposeString('description_en'),
    termAndCondition: t.exposeString('term_and_condition'),
    termAndConditionEn: t.exposeString('term_and_condition_en'),
    contact: t.field({ type: VoucherContact, resolve: (voucher) => voucher }),
    mediaIds: t.field({ type: ['ID'], resolve: (voucher) => voucher.media_ids }),
    medias: t.field({ type: [Media], resolve: (voucher, _, ctx) => mediasOf(ctx, voucher) }),
    pointSpend: t.expose('point_spend', { type: 'Points' }),
    qty: t.float({
      description: 'How often its codes serve, all together.',
      resolve: async ({ id }, _, ctx) => (await ctx.load(quantitiesOf, id)).qty,
    }),
    redeemed: t.float({
      description: 'Of that, what was handed over.',
      resolve: async ({ id }, _, ctx) => (await ctx.load(quantitiesOf, id)).sold,
    }),
    reserved: t.float({
      description: 'What prizes reserve.',
      resolve: async ({ id }, _, ctx) => (await ctx.load(quantitiesOf, id)).reserved,
    }),
    available: t.float({
      description: 'Of that, what is neither handed over nor reserved by a prize.',
      resolve: async ({ id }, _, ctx) => (await ctx.load(quantitiesOf, id)).available,
    }),
    enable: t.boolean({ resolve: ({ status }) => status === 'ENABLED' }),
    status: t.expose('status', { type: enumNamed('VoucherStatus', voucherStatuses) }),
    adminStatus: t.expose('admin_status', { type: enumNamed('VoucherAdminStatus', adminStatuses) }),
    editedSinceApproval: t.exposeBoolean('edited_since_approval'),
    state: t.field({
      type: PromotionStateEnum,
      description: 'What follows now from its statuses, dates and codes.',
      resolve: (voucher, _, ctx) => stateOfVoucher(ctx, voucher),
    }),
    startDate: t.expose('start_date', { type: 'DateTime' }),
    endDate: t.expose('end_date', { type: 'DateTime' }),
    referralTurns: t.exposeInt('referral_turns', {
      nullable: true,
      description: 'How many people must sign up for one code; only of a campaign.',
    }),
    prizeTitle: t.exposeString('prize_title', { nullable: true, description: 'Without one, the title is shown.' }),
    prizeTitleEn: t.exposeString('prize_title_en', { nullable: true }),
    isPrinted: t.exposeBoolean('is_printed', { description: 'Whether members can type its codes into the app.' }),
    createdBy: t.exposeID('created_by'),
    creator: t.field({
      type: User,
      resolve: async ({ created_by }, _, ctx) => (await ctx.load(userById, created_by))!,
    }),
    deletedAt: t.expose('deleted_at', { type: 'DateTime', nullable: true }),
    createdAt: t.expose('created_at', { type: 'DateTime' }),
    version: t.exposeInt('version'),
  }),
})
