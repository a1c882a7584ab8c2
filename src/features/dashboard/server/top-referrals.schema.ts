import { z } from 'zod'
import { builder } from '../../../platform/server/graphql/builder.ts'
import { DayRange } from '../../../platform/server/graphql/day-range.ts'
import { limitInput, listPageType, pageInput } from '../../../platform/server/graphql/lists.ts'
import { Media, mediaById } from '../../media/server/public.ts'
import { userById } from '../../users/server/public.ts'
import { dashboardOperations } from '../dashboard.operations.ts'
import { topReferralList } from '../top-referral.list.ts'
import type { RankedRow } from './ranking.ts'
import { topReferrals } from './top-referrals.queries.ts'

const ReferralUser = builder.objectRef<RankedRow>('ReferralUser').implement({
  fields: (t) => ({
    _id: t.exposeID('person'),
    avatar: t.field({
      type: Media,
      nullable: true,
      resolve: async (row, _, ctx) => {
        const { avatar_id } = (await ctx.load(userById, row.person))!
        return avatar_id ? ctx.load(mediaById, avatar_id) : null
      },
    }),
    fullName: t.string({ resolve: async (row, _, ctx) => (await ctx.load(userById, row.person))!.full_name }),
    phoneNumber: t.string({ resolve: async (row, _, ctx) => (await ctx.load(userById, row.person))!.phone_number }),
    referredUserNumber: t.exposeInt('figure'),
  }),
})

const ReferralUserPage = listPageType('ReferralUserPage', ReferralUser)

const TopReferralFilter = builder.inputType('TopReferralFilter', {
  fields: (t) => ({ q: t.string(), rangeDate: t.field({ type: DayRange }) }),
})

const filter = z.object({
  q: z.string().max(topReferralList.filters.q.longest).nullish(),
  rangeDate: z
    .object({ from: z.string().nullish(), to: z.string().nullish() })
    .refine(({ from, to }) => !from || !to || from <= to, { path: ['to'], message: 'must not lie before from' })
    .nullish(),
})

builder.queryField('cmsTopReferralUsers', (t) =>
  t.field({
    operation: dashboardOperations.cmsTopReferralUsers,
    input: z.object({ limit: limitInput(topReferralList.pageSize), page: pageInput(), filter: filter.nullish() }),
    type: ReferralUserPage,
    args: { limit: t.arg.int(), page: t.arg.int(), filter: t.arg({ type: TopReferralFilter }) },
    resolve: (_, { limit, page, filter }, ctx) =>
      topReferrals(ctx.db, {
        q: filter?.q?.trim() || null,
        from: filter?.rangeDate?.from ?? null,
        to: filter?.rangeDate?.to ?? null,
        limit: limit!,
        offset: page! * limit!,
      }),
  }),
)
