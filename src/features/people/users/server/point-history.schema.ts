import { z } from 'zod'
import { builder, enumOf } from '../../../../platform/server/graphql/builder.ts'
import { dayOrRange, notBoth } from '../../../../platform/server/graphql/day-range.ts'
import { rootField } from '../../../../platform/server/graphql/fields.ts'
import { limitInput, listPageType, pageInput } from '../../../../platform/server/graphql/lists.ts'
import { defineLoader, inOrder } from '../../../../platform/server/context.ts'
import { recordId, zodMessage } from '../../../../platform/shared/rules.ts'
import { pointCauses, pointDaysLimit, pointHistoryPageSize } from '../../../records/persons/user.list.ts'
import { userOperations } from '../user.operations.ts'
import { earnedDays, earnedEntries, type HistoryRow } from './point-history.ts'
import { User, userById } from '../../../records/persons/server/public.ts'

interface PointRule {
  readonly id: string
  readonly description: string
  readonly points: number
  readonly trusted_points_from: number | null
}

const pointRuleById = defineLoader<string, PointRule | null>(async (ctx, ids) => {
  const rules = await ctx.db
    .selectFrom('trusted_point_configs')
    .select(['id', 'description', 'points', 'trusted_points_from'])
    .where('id', 'in', ids)
    .execute()
  return inOrder(ids, rules, (rule) => rule.id)
})

const EarnedPointRule = builder.objectRef<PointRule>('EarnedPointRule').implement({
  fields: (t) => ({
    description: t.exposeString('description'),
    points: t.expose('points', { type: 'Points' }),
    trustedPointsFrom: t.exposeInt('trusted_points_from', { nullable: true }),
  }),
})

const WalletExchange = builder.objectRef<{ hash: string }>('WalletExchangeHistory').implement({
  fields: (t) => ({ hash: t.exposeString('hash') }),
})

const AdditionalData = builder.objectRef<{ hash: string }>('EarnedPointAdditionalData').implement({
  fields: (t) => ({ walletExchangeHistory: t.field({ type: WalletExchange, resolve: (data) => data }) }),
})

const EarnedPointHistory = builder.objectRef<HistoryRow>('EarnedPointHistory').implement({
  fields: (t) => ({
    _id: t.id({ resolve: (row) => row.entry?.id ?? row.earnedAt.toISOString() }),
    earnedPoints: t.expose('earned', { type: 'Points' }),
    earnedAt: t.expose('earnedAt', { type: 'DateTime' }),
    changedCount: t.exposeInt('changedCount', { nullable: true }),
    cause: t.field({
      type: enumOf('PointCause', pointCauses),
      nullable: true,
      resolve: (row) => row.entry?.cause ?? null,
    }),
    postId: t.id({ nullable: true, resolve: (row) => row.entry?.post_id ?? null }),
    trustedPointConfigs: t.field({
      type: [EarnedPointRule],
      resolve: async (row, _, ctx) => {
        const rule = row.entry?.config_id ? await ctx.load(pointRuleById, row.entry.config_id) : null
        return rule ? [rule] : []
      },
    }),
    additionalData: t.field({
      type: AdditionalData,
      nullable: true,
      resolve: (row) => (row.entry?.exchange_hash ? { hash: row.entry.exchange_hash } : null),
    }),
    user: t.field({ type: User, resolve: async (row, _, ctx) => (await ctx.load(userById, row.userId))! }),
  }),
})

const input = z
  .object({
    userId: recordId(),
    page: pageInput(),
    after: recordId().nullish(),
    limit: z.number().int().nullish(),
    groupByEarnedAt: z.boolean().nullish().describe('One row per local day instead of one per entry.'),
    ...dayOrRange,
  })
  .refine(...notBoth)
  .refine(({ after, groupByEarnedAt }) => !after || !groupByEarnedAt, {
    path: ['after'],
    ...zodMessage('platform_text_malformed', { problem: 'goes on after a single entry, not after a day' }),
  })
  .transform((args, check) => {
    const limit = limitInput(pointHistoryPageSize, args.groupByEarnedAt ? pointDaysLimit : undefined).safeParse(
      args.limit,
    )
    if (limit.success) return { ...args, limit: limit.data }
    for (const issue of limit.error.issues) check.issues.push({ ...issue, path: ['limit'] } as z.core.$ZodRawIssue)
    return z.NEVER
  })

rootField(userOperations.getEarnedPointHistories, {
  // Up to ten thousand days may be requested at once: they are small rows of one person, read by one statement.
  extensions: { costOfRow: 0.1 },
  type: listPageType('EarnedPointHistoryPage', EarnedPointHistory),
  input,
  resolve({ userId, limit, page, after, groupByEarnedAt, filterDate, filterRange }, ctx) {
    const query = {
      userId,
      limit,
      offset: page * limit,
      after: after ?? null,
      from: filterDate ?? filterRange?.from ?? null,
      to: filterDate ?? filterRange?.to ?? null,
    }
    return groupByEarnedAt ? earnedDays(ctx.db, query) : earnedEntries(ctx.db, query)
  },
})
