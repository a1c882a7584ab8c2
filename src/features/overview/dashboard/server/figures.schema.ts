import { builder } from '../../../../platform/server/graphql/builder.ts'
import { rootField } from '../../../../platform/server/graphql/fields.ts'
import { dashboardOperations } from '../dashboard.operations.ts'
import {
  type CountryRow,
  newUsersPerDay,
  numberOfPartnerPages,
  numberOfUsers,
  type PointsRow,
  pointsEarnedPerDay,
  type SignupRow,
  usersByCountry,
} from './figures.queries.ts'
import { rangeInput, rangeOf } from '../../../../platform/server/graphql/chart-range.ts'

const UsersOfCountry = builder.objectRef<CountryRow>('UsersOfCountry').implement({
  fields: (t) => ({
    country: t.exposeString('country', { description: 'ISO 3166-1, two letters.' }),
    users: t.exposeInt('users'),
    percentage: t.exposeFloat('percentage', { description: 'Share of all users in per cent, two decimals.' }),
  }),
})

const NewUsersOfDay = builder.objectRef<SignupRow>('NewUsersOfDay').implement({
  fields: (t) => ({ date: t.expose('date', { type: 'Day' }), newUsers: t.exposeInt('newUsers') }),
})

const PointsOfDay = builder.objectRef<PointsRow>('PointsOfDay').implement({
  fields: (t) => ({
    date: t.expose('date', { type: 'Day' }),
    earnedPoints: t.expose('earned', { type: 'Points' }),
    changedCount: t.exposeInt('changedCount'),
  }),
})

rootField(dashboardOperations.cmsNumberOfUsers, { type: 'Int', resolve: (_, ctx) => numberOfUsers(ctx.db) })
rootField(dashboardOperations.cmsNumberOfPartnerPages, {
  type: 'Int',
  resolve: (_, ctx) => numberOfPartnerPages(ctx.db),
})
rootField(dashboardOperations.cmsNumberOfUsersByCountry, {
  type: [UsersOfCountry],
  resolve: (_, ctx) => usersByCountry(ctx.db),
})
rootField(dashboardOperations.cmsNewUsersPerDay, {
  type: [NewUsersOfDay],
  input: rangeInput,
  resolve: (range, ctx) => newUsersPerDay(ctx.db, rangeOf(range)),
})
rootField(dashboardOperations.cmsPointsEarnedPerDay, {
  type: [PointsOfDay],
  input: rangeInput,
  resolve: (range, ctx) => pointsEarnedPerDay(ctx.db, rangeOf(range)),
})
