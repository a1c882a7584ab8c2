import type { Kysely, Selectable } from 'kysely'
import { sql } from 'kysely'
import type { BlockedDetails, Posts, Reports, Tables } from '../../../../../database/tables.ts'
import { defineLoader, grouped, inOrder } from '../../../../platform/server/context.ts'
import type { ListPage } from '../../../../platform/server/lists/list-page.ts'
import { belongsTo } from '../../../../platform/server/access/own-record.ts'
import type { TermModel } from '../../../../platform/shared/term-status.ts'
import { mostPostsCounted } from '../report.values.ts'

type Db = Kysely<Tables>

export type ReportRow = Selectable<Reports>
export type BlockedDetailRow = Selectable<BlockedDetails>

interface Part {
  readonly model: TermModel
  readonly id: string
  readonly limit: number
  /** Rows to skip. */
  readonly offset: number
}

/**
 * The reports of a record, newest first. Their number is stored. Whose record it is, is only told the number, not who
 * reported it and what they wrote.
 */
export function reportsOf(
  db: Db,
  { model, id, limit, offset, viewerId }: Part & { readonly viewerId: string },
): ListPage<ReportRow> {
  return {
    items: () =>
      db
        .selectFrom('reports')
        .selectAll()
        .where('model', '=', model)
        .where('target_id', '=', id)
        .where(sql<boolean>`not (select ${belongsTo(model, id, viewerId)})`)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .offset(offset)
        .execute(),
    async total() {
      const kept = db
        .selectFrom('report_targets')
        .select('total')
        .where('model', '=', model)
        .where('target_id', '=', id)
      return (await kept.executeTakeFirst())?.total ?? 0
    },
  }
}

/** Whoever works on a calibration does not learn what was decided since its first case was opened. */
const isNotCalibrated = (viewerId: string) => sql<boolean>`not exists (
  select from cases c join calibrations k on k.case_id = c.id join cases o on o.id = k.first_case
      join calibration_records r on r.case_id = c.id
    where c.held_by = ${viewerId} and c.held_until > clock_timestamp() and c.state = 'OPEN'
      and (r.model, r.target_id) = (blocked_details.model, blocked_details.target_id) and blocked_details.created_at >= o.opened_at)`

/** The changes of a record's status, newest first, as far as the viewer may know them now. */
export function blockedDetailsOf(
  db: Db,
  { model, id, limit, offset, viewerId }: Part & { readonly viewerId: string },
): ListPage<BlockedDetailRow> {
  const details = db
    .selectFrom('blocked_details')
    .where('model', '=', model)
    .where('target_id', '=', id)
    .where(isNotCalibrated(viewerId))
  return {
    items: () =>
      details.selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).offset(offset).execute(),
    async total() {
      return (await details.select(({ fn }) => fn.countAll<number>().as('n')).executeTakeFirstOrThrow()).n
    },
  }
}

/** If a picture is in more posts than are counted, writers are counted in this many posts. */
const postsOfManyWriters = 300

interface Holders {
  readonly id: string
  readonly posts: number
  readonly members: number
}

/**
 * How many posts contain a picture or video, and how many people wrote those. If not all posts are counted, the number
 * of people cannot be exact either, so it is then counted in fewer posts. The `order by` makes PostgreSQL use the index
 * even if it expects few rows.
 */
export const holdersOf = defineLoader<string, Holders>(async (ctx, ids) => {
  const { rows } = await sql<Holders>`
    select m.id, held.posts, written.members from unnest(${ids}::uuid[]) m (id)
      cross join lateral (
        select count(*) as posts from (
          select from post_media where media_id = m.id order by post_id limit ${mostPostsCounted}) h) held
      cross join lateral (
        select count(distinct p.created_by) as members from (
          select post_id from post_media where media_id = m.id order by post_id
          limit case when held.posts < ${mostPostsCounted} then ${mostPostsCounted}::int else ${postsOfManyWriters} end) h
          join posts p on p.id = h.post_id) written`.execute(ctx.db)
  return inOrder(ids, rows, (row) => row.id).map((row) => row!)
})

/** How many posts that contain it a picture's card shows. */
export const postsOfMedia = 3

/** The newest posts that contain a picture or video. */
export const newestHolders = defineLoader<string, Selectable<Posts>[]>(async (ctx, ids) => {
  const { rows } = await sql<Selectable<Posts> & { media_id: string }>`
    select m.id as media_id, held.* from unnest(${ids}::uuid[]) m (id)
      cross join lateral (
        select p.* from (
          select post_id from post_media where media_id = m.id order by post_id desc limit ${mostPostsCounted}) h
          join posts p on p.id = h.post_id
        order by p.created_at desc, p.id desc limit ${postsOfMedia}) held`.execute(ctx.db)
  return grouped(ids, rows, (row) => row.media_id)
})

/** The number of reported records, of all kinds, that nobody has handled yet. */
export async function countOpenTargets(db: Db): Promise<number> {
  const { open } = await db
    .selectFrom('report_list_tally')
    .select(sql<number>`coalesce(sum(targets), 0)::bigint`.as('open'))
    .where('handled', '=', false)
    .executeTakeFirstOrThrow()
  return open
}
