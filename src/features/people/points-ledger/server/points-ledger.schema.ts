import { z } from 'zod'
import { builder } from '../../../../platform/server/graphql/builder.ts'
import { rangeInput, rangeOf } from '../../../../platform/server/graphql/chart-range.ts'
import { rootField } from '../../../../platform/server/graphql/fields.ts'
import { pointsLedgerOperations } from '../points-ledger.operations.ts'
import { type LedgerCheck, lastCheck, verifyLedger } from './check.job.ts'
import { pointsByDay, type PointsRow } from './figures.ts'

export const jobs = [verifyLedger]

const PointsMovedOfDay = builder.objectRef<PointsRow>('PointsMovedOfDay').implement({
  description: 'How the points of all members moved on a local day.',
  fields: (t) => ({
    date: t.expose('date', { type: 'Day' }),
    given: t.field({
      type: 'Points',
      description: 'By rules, prizes and exchanges.',
      resolve: ({ moved }) => moved.GIVEN ?? 0,
    }),
    givenBack: t.field({
      type: 'Points',
      description: 'What was taken back or spent, and returned: by undoing, or as a refund.',
      resolve: ({ moved }) => moved.GIVEN_BACK ?? 0,
    }),
    takenBack: t.field({
      type: 'Points',
      description: 'Of records that were blocked or deleted.',
      resolve: ({ moved }) => -(moved.TAKEN_BACK ?? 0),
    }),
    spent: t.field({ type: 'Points', resolve: ({ moved }) => -(moved.SPENT ?? 0) }),
    expired: t.field({ type: 'Points', resolve: ({ moved }) => -(moved.EXPIRED ?? 0) }),
    corrected: t.field({
      type: 'Points',
      description: 'By staff; negative if more was taken than given.',
      resolve: ({ moved }) => moved.CORRECTED ?? 0,
    }),
    outstanding: t.expose('outstanding', {
      type: 'Points',
      description: 'What all members together could spend at the end of the day.',
    }),
  }),
})

const LedgerCheckType = builder.objectRef<LedgerCheck>('LedgerCheck').implement({
  description: 'The last comparison of all entries of points with balances, days and figures.',
  fields: (t) => ({
    finishedAt: t.expose('finished_at', { type: 'DateTime' }),
    members: t.exposeInt('members'),
    entries: t.exposeFloat('entries'),
    differences: t.exposeInt('differences', { description: 'How many members and days differ.' }),
    differing: t.exposeStringList('differing', {
      description: 'The first hundred: `member` and an id, or `day`, a day and a kind of movement.',
    }),
  }),
})

rootField(pointsLedgerOperations.cmsPointsByDay, {
  description: 'One row for each day of the range.',
  type: [PointsMovedOfDay],
  input: rangeInput,
  resolve: (range, ctx) => pointsByDay(ctx.db, rangeOf(range)),
})
rootField(pointsLedgerOperations.cmsLedgerCheck, {
  description: 'Null before the first one.',
  type: LedgerCheckType,
  nullable: true,
  input: z.object({}),
  resolve: (_, ctx) => lastCheck(ctx.db),
})
