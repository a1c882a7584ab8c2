import { builder, enumNamed } from '../../../../platform/server/graphql/builder.ts'
import { Media, mediaById } from '../../../records/media/server/public.ts'
import { User, userById } from '../../../records/persons/server/public.ts'
import { PromotionStateEnum, promotionStateOf } from '../../promotion-states/server/public.ts'
import { Voucher, voucherById } from '../../vouchers/server/public.ts'
import { prizeTiers } from '../lucky-wheel.values.ts'
import {
  batchesOfWheel,
  type BatchRow,
  type PrizeRow,
  prizesOfBatch,
  sumsOfWheel,
  type TierRow,
  tiersOfWheel,
} from './lucky-wheel.queries.ts'
import type { WheelRow } from './wheel.draft.ts'

export const PrizeTierName = enumNamed('LuckyWheelPrizeTier', prizeTiers)

const Period = builder.objectRef<Pick<WheelRow, 'start_date' | 'end_date'>>('LuckyWheelPeriod').implement({
  fields: (t) => ({
    startDate: t.expose('start_date', { type: 'DateTime' }),
    endDate: t.expose('end_date', { type: 'DateTime' }),
  }),
})

export const Prize = builder.objectRef<PrizeRow>('LuckyWheelPrize').implement({
  description: 'A prize in one batch. Prizes with the same index in other batches are the same line.',
  fields: (t) => ({
    _id: t.exposeID('id'),
    prize_index: t.exposeInt('prize_index'),
    prizeTier: t.expose('prize_tier', { type: PrizeTierName }),
    name: t.exposeString('name', { description: 'The name of the tier.' }),
    nameEn: t.exposeString('name_en'),
    qty: t.exposeInt('qty', { description: 'The number of units in this batch.' }),
    remaining: t.exposeInt('remaining', { description: 'What nobody won, designated ones included.' }),
    designated: t.exposeInt('designated', {
      description: 'Of the remaining ones, those that are promised to somebody.',
    }),
    totalQty: t.exposeInt('total_qty', { description: 'What all batches may share out.' }),
    point: t.expose('point', { type: 'Points', nullable: true }),
    voucherId: t.exposeID('voucher_id', { nullable: true }),
    voucher: t.field({
      type: Voucher,
      nullable: true,
      resolve: ({ voucher_id }, _, ctx) => (voucher_id ? ctx.load(voucherById, voucher_id) : null),
    }),
    mediaId: t.exposeID('media_id'),
    media: t.field({ type: Media, resolve: async (prize, _, ctx) => (await ctx.load(mediaById, prize.media_id))! }),
  }),
})

const sumOf = (prizes: readonly PrizeRow[], field: 'qty' | 'remaining') =>
  prizes.reduce((sum, prize) => sum + prize[field], 0)

export const Batch = builder.objectRef<BatchRow>('LuckyWheelBatch').implement({
  fields: (t) => ({
    _id: t.exposeID('id'),
    activeDate: t.field({ type: Period, resolve: (batch) => batch }),
    prizes: t.field({ type: [Prize], resolve: ({ id }, _, ctx) => ctx.load(prizesOfBatch, id) }),
    totalPrize: t.int({ resolve: async ({ id }, _, ctx) => sumOf(await ctx.load(prizesOfBatch, id), 'qty') }),
    totalRedeemPrize: t.int({
      async resolve({ id }, _, ctx) {
        const prizes = await ctx.load(prizesOfBatch, id)
        return sumOf(prizes, 'qty') - sumOf(prizes, 'remaining')
      },
    }),
    seedHash: t.string({
      description: 'SHA-256, in hexadecimal digits, of the secret seed by which prizes fall due.',
      resolve: ({ seed_hash }) => Buffer.from(seed_hash).toString('hex'),
    }),
    createdAt: t.expose('created_at', { type: 'DateTime' }),
  }),
})

const TierName = builder.objectRef<TierRow>('LuckyWheelTierName').implement({
  fields: (t) => ({
    prizeTier: t.expose('prize_tier', { type: PrizeTierName }),
    name: t.exposeString('name'),
    nameEn: t.exposeString('name_en'),
  }),
})

export const LuckyWheel = builder.objectRef<WheelRow>('LuckyWheel').implement({
  fields: (t) => ({
    _id: t.exposeID('id'),
    title: t.exposeString('title'),
    titleEn: t.exposeString('title_en'),
    activeDate: t.field({ type: Period, resolve: (wheel) => wheel }),
    numberOfBatch: t.int({ resolve: async ({ id }, _, ctx) => (await ctx.load(batchesOfWheel, id)).length }),
    batchs: t.field({
      type: [Batch],
      description: 'In the order of their dates.',
      resolve: ({ id }, _, ctx) => ctx.load(batchesOfWheel, id),
    }),
    tierNames: t.field({ type: [TierName], resolve: ({ id }, _, ctx) => ctx.load(tiersOfWheel, id) }),
    totalPrize: t.float({ resolve: async ({ id }, _, ctx) => (await ctx.load(sumsOfWheel, id)).qty }),
    totalRedeemPrize: t.float({
      description: 'The number of units that were won.',
      resolve: async ({ id }, _, ctx) => (await ctx.load(sumsOfWheel, id)).awarded,
    }),
    totalRemainingPrize: t.float({
      async resolve({ id }, _, ctx) {
        const { qty, awarded } = await ctx.load(sumsOfWheel, id)
        return qty - awarded
      },
    }),
    createdBy: t.exposeID('created_by'),
    creator: t.field({ type: User, resolve: async (wheel, _, ctx) => (await ctx.load(userById, wheel.created_by))! }),
    state: t.field({
      type: PromotionStateEnum,
      resolve: (wheel) => promotionStateOf({ on: !wheel.deleted_at, start: wheel.start_date, end: wheel.end_date }),
    }),
    deletedAt: t.expose('deleted_at', { type: 'DateTime', nullable: true }),
    createdAt: t.expose('created_at', { type: 'DateTime' }),
    version: t.exposeInt('version', {
      description: 'Raised by every change of the wheel, its batches and its prizes.',
    }),
  }),
})
