import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../../../database/tables.ts'
import { type PostType, postTypes } from '../../posts/post.rules.ts'
import { type ReportModel, type ReportReason, reportModels, reportReasons } from '../dashboard.values.ts'
import { type DayRange, daysOf } from '../day-range.ts'

type Db = Kysely<Tables>

export interface PostsRow {
  readonly date: string
  readonly type: PostType
  readonly posts: number
}

/** One row for each day and type; counts posts of every status. */
export async function postsPerDay(db: Db, range: DayRange): Promise<PostsRow[]> {
  const rows = await db
    .selectFrom('post_tally')
    .select(['day', 'type', sql<number>`sum(posts)::bigint`.as('posts')])
    .where('day', '>=', range.from)
    .where('day', '<=', range.to)
    .groupBy(['day', 'type'])
    .execute()
  const counted = new Map(rows.map(({ day, type, posts }) => [day + type, posts]))
  return daysOf(range).flatMap((date) =>
    postTypes.map((type) => ({ date, type, posts: counted.get(date + type) ?? 0 })),
  )
}

export interface ReportsRow {
  readonly date: string
  readonly reason: ReportReason
  readonly reports: number
}

/** One row for each day and reason; counts reports on every kind of record. */
export async function reportsPerDay(db: Db, range: DayRange): Promise<ReportsRow[]> {
  const rows = await db
    .selectFrom('report_tally')
    .select(['day', 'type', sql<number>`sum(reports)::bigint`.as('reports')])
    .where('day', '>=', range.from)
    .where('day', '<=', range.to)
    .groupBy(['day', 'type'])
    .execute()
  const counted = new Map(rows.map(({ day, type, reports }) => [day + type, reports]))
  return daysOf(range).flatMap((date) =>
    reportReasons.map((reason) => ({ date, reason, reports: counted.get(date + reason) ?? 0 })),
  )
}

export interface BacklogRow {
  readonly model: ReportModel
  /** Reported records that nobody has handled yet. */
  readonly targets: number
  /** Reports of those records. */
  readonly reports: number
}

/** The open reports now, for each kind of record. */
export async function reportBacklog(db: Db): Promise<BacklogRow[]> {
  const rows = await db
    .selectFrom('report_target_tally')
    .select(['model', sql<number>`sum(targets)::bigint`.as('targets'), sql<number>`sum(reports)::bigint`.as('reports')])
    .where('handled', '=', false)
    .groupBy('model')
    .execute()
  const byModel = new Map(rows.map((row) => [row.model, row]))
  return reportModels.map((model) => ({
    model,
    targets: byModel.get(model)?.targets ?? 0,
    reports: byModel.get(model)?.reports ?? 0,
  }))
}
