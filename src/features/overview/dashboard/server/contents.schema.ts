import { z } from 'zod'
import { builder, enumOf } from '../../../../platform/server/graphql/builder.ts'
import { rootField } from '../../../../platform/server/graphql/fields.ts'
import { limitInput } from '../../../../platform/server/graphql/lists.ts'
import { postTypes } from '../../../content/posts/post.values.ts'
import { reportReasons } from '../../../moderation/reports/report.values.ts'
import { termModels } from '../../../../platform/shared/term-status.ts'
import { User, userById } from '../../../records/persons/server/public.ts'
import { dashboardOperations } from '../dashboard.operations.ts'
import { mostReportedCreatorsLimit } from '../dashboard.values.ts'
import {
  type BacklogRow,
  type PostsRow,
  postsPerDay,
  reportBacklog,
  type ReportsRow,
  reportsPerDay,
} from './contents.queries.ts'
import { rangeInput, rangeOf } from '../../../../platform/server/graphql/chart-range.ts'
import { ranked } from './ranking.ts'
import { creatorReportRanking, type RankedRow } from './ranking.values.ts'

const PostsOfDay = builder.objectRef<PostsRow>('PostsOfDay').implement({
  fields: (t) => ({
    date: t.expose('date', { type: 'Day' }),
    type: t.expose('type', { type: enumOf('PostType', postTypes) }),
    posts: t.exposeInt('posts'),
  }),
})

const ReportsOfDay = builder.objectRef<ReportsRow>('ReportsOfDay').implement({
  fields: (t) => ({
    date: t.expose('date', { type: 'Day' }),
    reason: t.expose('reason', { type: enumOf('ReportReason', reportReasons) }),
    reports: t.exposeInt('reports'),
  }),
})

const ReportBacklog = builder.objectRef<BacklogRow>('ReportBacklog').implement({
  fields: (t) => ({
    model: t.expose('model', { type: enumOf('TermModel', termModels) }),
    targets: t.exposeInt('targets', { description: 'Reported records that nobody has handled yet.' }),
    reports: t.exposeInt('reports', { description: 'The number of reports of those records.' }),
    lastDay: t.exposeInt('lastDay', { description: 'Of the targets, those last reported within 24 hours.' }),
    lastWeek: t.exposeInt('lastWeek', { description: 'Of the targets, those last reported within 7 days.' }),
  }),
})

const ReportedCreator = builder.objectRef<RankedRow>('ReportedCreator').implement({
  fields: (t) => ({
    userId: t.exposeID('person'),
    user: t.field({ type: User, resolve: async (row, _, ctx) => (await ctx.load(userById, row.person))! }),
    reports: t.exposeInt('figure'),
  }),
})

rootField(dashboardOperations.cmsPostsPerDay, {
  type: [PostsOfDay],
  input: rangeInput,
  resolve: (range, ctx) => postsPerDay(ctx.db, rangeOf(range)),
})
rootField(dashboardOperations.cmsReportsPerDay, {
  type: [ReportsOfDay],
  input: rangeInput,
  resolve: (range, ctx) => reportsPerDay(ctx.db, rangeOf(range)),
})
rootField(dashboardOperations.cmsReportBacklog, {
  type: [ReportBacklog],
  resolve: (_, ctx) => reportBacklog(ctx.db),
})
rootField(dashboardOperations.cmsMostReportedCreators, {
  type: [ReportedCreator],
  input: z.intersection(rangeInput, z.object({ limit: limitInput(mostReportedCreatorsLimit) })),
  resolve: ({ limit, ...range }, ctx) =>
    ranked(ctx.db, creatorReportRanking, { ...rangeOf(range), limit, offset: 0 }).items(),
})
