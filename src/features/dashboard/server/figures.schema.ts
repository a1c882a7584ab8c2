import { builder } from '../../../platform/server/graphql/builder.ts'
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
import { rangeInput, rangeOf } from './range-input.ts'

const UsersOfCountry = builder.objectRef<CountryRow>('UsersOfCountry').implement({
  fields: (t) => ({
    country: t.exposeString('country', { description: 'As in ISO 3166-1, two letters.' }),
    users: t.exposeInt('users'),
    percentage: t.exposeFloat('percentage', { description: 'Of all users, to two decimals.' }),
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

builder.queryFields((t) => {
  const range = { startDate: t.arg({ type: 'Day', required: true }), endDate: t.arg({ type: 'Day', required: true }) }
  return {
    cmsNumberOfUsers: t.int({
      operation: dashboardOperations.cmsNumberOfUsers,
      resolve: (_, __, ctx) => numberOfUsers(ctx.db),
    }),
    cmsNumberOfPartnerPages: t.int({
      operation: dashboardOperations.cmsNumberOfPartnerPages,
      resolve: (_, __, ctx) => numberOfPartnerPages(ctx.db),
    }),
    cmsNumberOfUsersByCountry: t.field({
      operation: dashboardOperations.cmsNumberOfUsersByCountry,
      type: [UsersOfCountry],
      resolve: (_, __, ctx) => usersByCountry(ctx.db),
    }),
    cmsNewUsersPerDay: t.field({
      operation: dashboardOperations.cmsNewUsersPerDay,
      input: rangeInput,
      type: [NewUsersOfDay],
      args: range,
      resolve: (_, args, ctx) => newUsersPerDay(ctx.db, rangeOf(args)),
    }),
    cmsPointsEarnedPerDay: t.field({
      operation: dashboardOperations.cmsPointsEarnedPerDay,
      input: rangeInput,
      type: [PointsOfDay],
      args: range,
      resolve: (_, args, ctx) => pointsEarnedPerDay(ctx.db, rangeOf(args)),
    }),
  }
})
