import { builder, enumNamed } from '../../../../platform/server/graphql/builder.ts'
import { asReceiver } from '../../../../platform/server/access/rights.ts'
import { receivesNothing } from '../../../../platform/shared/permission.ts'
import { User, userById } from '../../../records/persons/server/public.ts'
import { awardCauses } from '../lucky-wheel.values.ts'
import { codeById, VoucherCode } from '../../vouchers/server/public.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { batchById, prizeById, type PrizeRow } from './lucky-wheel.queries.ts'
import { Batch, Prize } from './lucky-wheel.type.ts'
import type { Designation, Winner } from './winners.ts'

const prizeOf = async ({ stock_id }: Winner, ctx: Context) => (await ctx.load(prizeById, stock_id))!

export const WinnerType = builder.objectRef<Winner>('LuckyWheelWinner').implement({
  description: 'A unit of a prize that somebody won.',
  fields: (t) => ({
    _id: t.exposeID('id'),
    prize: t.field({ type: Prize, resolve: (winner, _, ctx) => prizeOf(winner, ctx) }),
    batch: t.field({
      type: Batch,
      resolve: async (winner, _, ctx) => (await ctx.load(batchById, (await prizeOf(winner, ctx)).batch_id))!,
    }),
    code: t.field({
      type: VoucherCode,
      nullable: true,
      resolve: ({ code_id }, _, ctx) => (code_id ? ctx.load(codeById, code_id) : null),
    }),
    usedAt: t.expose('used_at', {
      type: 'DateTime',
      nullable: true,
      description: 'When the code was used; null for points.',
    }),
    user: t.field({ type: User, resolve: async ({ user_id }, _, ctx) => (await ctx.load(userById, user_id))! }),
    cause: t.expose('cause', {
      type: enumNamed('LuckyWheelAwardCause', awardCauses),
      description: 'ASSIGNED: the prize was given to a person who was designated for it.',
    }),
    wonAt: t.expose('created_at', { type: 'DateTime' }),
  }),
})

const DesignationType = builder.objectRef<Designation>('LuckyWheelDesignation').implement({
  fields: (t) => ({
    user: t.field({ type: User, resolve: async ({ user_id }, _, ctx) => (await ctx.load(userById, user_id))! }),
    blocked: t.boolean({
      description: 'Whether the person has been blocked or deleted since. Then they receive nothing.',
      resolve: async ({ user_id }, _, ctx) => receivesNothing(asReceiver((await ctx.load(userById, user_id))!)),
    }),
    reason: t.exposeString('reason'),
    creator: t.field({ type: User, resolve: async (row, _, ctx) => (await ctx.load(userById, row.created_by))! }),
    createdAt: t.expose('created_at', { type: 'DateTime' }),
  }),
})

/** The winners of a prize, a page at a time, and the people who are designated for it. */
export interface Winners {
  readonly prize: PrizeRow
  readonly winners: readonly Winner[]
  readonly designations: readonly Designation[]
}

export const PrizeWinners = builder.objectRef<Winners>('LuckyWheelPrizeWinners').implement({
  fields: (t) => ({
    prizeId: t.id({ resolve: ({ prize }) => prize.id }),
    wonUsers: t.field({
      type: [User],
      resolve: ({ winners }, _, ctx) =>
        Promise.all(winners.map(async ({ user_id }) => (await ctx.load(userById, user_id))!)),
    }),
    winners: t.field({
      type: [WinnerType],
      description: 'The winners, the latest first.',
      resolve: ({ winners }) => [...winners],
    }),
    wonUserIds: t.field({ type: ['ID'], resolve: ({ winners }) => winners.map(({ user_id }) => user_id) }),
    counter: t.int({ description: 'The number of people who won it.', resolve: ({ prize }) => prize.awarded }),
    designatedUsers: t.field({
      type: [User],
      description: 'Those who have not won it yet.',
      resolve: ({ designations }, _, ctx) =>
        Promise.all(designations.map(async ({ user_id }) => (await ctx.load(userById, user_id))!)),
    }),
    designations: t.field({ type: [DesignationType], resolve: ({ designations }) => [...designations] }),
    designatedUserIds: t.field({
      type: ['ID'],
      resolve: ({ designations }) => designations.map(({ user_id }) => user_id),
    }),
    free: t.int({
      description: 'How many more people can be designated.',
      resolve: ({ prize }) => prize.remaining - prize.designated,
    }),
    version: t.int({ description: 'The version of the designations.', resolve: ({ prize }) => prize.version }),
  }),
})
