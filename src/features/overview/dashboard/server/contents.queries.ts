import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../../../../database/tables.ts'
import { type PostType, postTypes } from '../../../content/posts/post.values.ts'
import { type ReportReason, reportReasons } from '../../../moderation/reports/report.values.ts'
import { type TermModel, termModels } from '../../../../platform/shared/term-status.ts'
import { type DayRange, daysOf } from '../../../../platform/shared/day-range.ts'

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
  readonly model: TermModel
  /** Reported records that nobody has handled yet. */
  readonly targets: number
  /** Reports of those records. */
  readonly reports: number
  /** Records whose latest report came within a day, and within a week (which includes the day). */
  readonly lastDay: number
  readonly lastWeek: number
}

/**
 * The open reports now, for each kind of record. Only the records of the last week are counted one by one, along an
 * index; the older ones are the rest of the tally.
 */
export async function reportBacklog(db: Db): Promise<BacklogRow[]> {
  const [open, recent] = [await openTargets(db), await recentTargets(db)]
  return termModels.map((model) => ({
    model,
    targets: open.get(model)?.targets ?? 0,
    reports: open.get(model)?.reports ?? 0,
    lastDay: recent.get(model)?.day ?? 0,
    lastWeek: recent.get(model)?.week ?? 0,
  }))
}

async function openTargets(db: Db) {
  const rows = await db
    .selectFrom('report_list_tally')
    .select(['model', sql<number>`sum(targets)::bigint`.as('targets'), sql<number>`sum(reports)::bigint`.as('reports')])
    .where('handled', '=', false)
    .groupBy('model')
    .execute()
  return new Map(rows.map((row) => [row.model, row]))
}

async function recentTargets(db: Db) {
  const rows = await db
    .selectFrom('report_targets')
    .select([
      'model',
      sql<number>`count(*) filter (where last_report_at > now() - interval '1 day')`.as('day'),
      sql<number>`count(*)`.as('week'),
    ])
    .where('handled', '=', false)
    .where('status', '<>', 'DELETED')
    // The index begins with the model.
    .where('model', 'in', [...termModels])
    .where('last_report_at', '>', sql<Date>`now() - interval '7 days'`)
    .groupBy('model')
    .execute()
  return new Map(rows.map((row) => [row.model, row]))
}
