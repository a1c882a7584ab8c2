import { sql } from 'kysely'
import { z } from 'zod'
import { builder } from '../../../../platform/server/graphql/builder.ts'
import { dayRange } from '../../../../platform/server/graphql/day-range.ts'
import { rootField } from '../../../../platform/server/graphql/fields.ts'
import { limitInput, listPageType, pageInput, searchText } from '../../../../platform/server/graphql/lists.ts'
import { registerViewedList } from '../../../../platform/server/lists/list-source.ts'
import { area, type Viewer } from '../../../../platform/shared/permission.ts'
import { zodMessage } from '../../../../platform/shared/rules.ts'
import { Media, mediaById } from '../../../records/media/server/public.ts'
import { findsContact, findsPerson, userById } from '../../../records/persons/server/public.ts'
import { dashboardOperations } from '../dashboard.operations.ts'
import { topReferralList } from '../top-referral.list.ts'
import { ranked } from './ranking.ts'
import { type RankedRow, referralRanking } from './ranking.values.ts'

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

/** Others than readers of people find by what the list shows. */
const findsFor = (viewer: Viewer | null) => (area('PEOPLE').allows(viewer) ? findsPerson : findsContact)

const filter = z.object({
  q: searchText(topReferralList.filters.q).nullish(),
  rangeDate: dayRange
    .refine(({ from, to }) => !from || !to || from <= to, {
      path: ['to'],
      ...zodMessage('platform_text_reversed', { field: 'from' }),
    })
    .nullish(),
})

registerViewedList({
  spec: topReferralList,
  operation: dashboardOperations.cmsTopReferralUsers,
  columns: { fullName: true, phoneNumber: true, referredUserNumber: true },
})

rootField(dashboardOperations.cmsTopReferralUsers, {
  type: listPageType('ReferralUserPage', ReferralUser),
  input: z.object({
    limit: limitInput(topReferralList.pageSize),
    page: pageInput(),
    filter: filter.meta({ graphql: 'TopReferralFilter' }).nullish(),
  }),
  resolve: ({ limit, page, filter }, ctx) =>
    ranked(ctx.db, referralRanking, {
      among: filter?.q == null ? undefined : sql`select id from users where ${findsFor(ctx.viewer)(filter.q)}`,
      from: filter?.rangeDate?.from ?? null,
      to: filter?.rangeDate?.to ?? null,
      limit,
      offset: page * limit,
    }),
})
