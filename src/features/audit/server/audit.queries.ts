import { type Kysely, type Selectable, type SelectQueryBuilder, sql } from 'kysely'
import type { AuditEntries, Tables } from '../../../../database/tables.ts'
import { chainOf } from '../../../platform/server/audit/audit.ts'
import { defineLoader, inOrder } from '../../../platform/server/context.ts'
import type { ListPage } from '../../../platform/server/graphql/lists.ts'
import { listPage } from '../../../platform/server/list-page.ts'
import { addDays, startOfDay } from '../../../platform/shared/day.ts'
import type { SortDirection } from '../../../platform/shared/list.ts'
import type { HistoryModel } from '../audit.rules.ts'

export type AuditRow = Selectable<AuditEntries>

export interface AuditFilters {
  readonly actor?: string | null | undefined
  readonly model?: string | null | undefined
  readonly action?: string | null | undefined
  /** Local days, both included. */
  readonly from?: string | undefined
  readonly to?: string | undefined
}

type AuditQuery<O> = SelectQueryBuilder<Tables, 'audit_entries', O>

export function whereEntries<O>(query: AuditQuery<O>, filters: AuditFilters): AuditQuery<O> {
  let q = query
  if (filters.actor) q = q.where('actor_id', '=', filters.actor)
  if (filters.model) q = q.where('model', '=', filters.model)
  if (filters.action) q = q.where('action', '=', filters.action)
  if (filters.from) q = q.where('created_at', '>=', startOfDay(filters.from))
  if (filters.to) q = q.where('created_at', '<', startOfDay(addDays(filters.to, 1)))
  return q
}

/** A page of the log. Ids come first and rows after, so that a deep page does not carry the JSON that it skips. */
export function pageOfEntries(
  db: Kysely<Tables>,
  list: { filters: AuditFilters; dir: SortDirection; limit: number; offset: number },
): ListPage<AuditRow> {
  return listPage({
    dir: list.dir,
    limit: list.limit,
    offset: list.offset,
    count: () => countEntries(db, list.filters),
    read: (dir, limit, offset) => {
      const page = whereEntries(db.selectFrom('audit_entries'), list.filters)
        .select('id')
        .orderBy('created_at', dir)
        .orderBy('id', dir)
        .limit(limit)
        .offset(offset)
      return db
        .selectFrom('audit_entries')
        .selectAll()
        .where('id', 'in', page)
        .orderBy('created_at', dir)
        .orderBy('id', dir)
        .execute()
    },
  })
}

/** Exact, from the kept tally. */
export async function countEntries(db: Kysely<Tables>, filters: AuditFilters): Promise<number> {
  let tally = db.selectFrom('audit_tally').select(sql<number>`coalesce(sum(entries), 0)::bigint`.as('matches'))
  if (filters.actor) tally = tally.where('actor_id', '=', filters.actor)
  if (filters.model) tally = tally.where('model', '=', filters.model)
  if (filters.action) tally = tally.where('action', '=', filters.action)
  if (filters.from) tally = tally.where('day', '>=', filters.from)
  if (filters.to) tally = tally.where('day', '<=', filters.to)
  return (await tally.executeTakeFirstOrThrow()).matches
}

/** The next entries of one record, newest first. `after` is the id of the last one that is there already. */
export function historyOf(
  db: Kysely<Tables>,
  of: { model: HistoryModel; targetId: string },
  page: { limit: number; after: string | null },
): Promise<AuditRow[]> {
  const chain = chainOf(of.model, of.targetId)
  let query = db.selectFrom('audit_entries').selectAll().where('chain', '=', chain)
  if (page.after) {
    const last = db
      .selectFrom('audit_entries')
      .select('position')
      .where('id', '=', page.after)
      .where('chain', '=', chain)
    query = query.where('position', '<', last)
  }
  return query.orderBy('position', 'desc').limit(page.limit).execute()
}

/** What a post is called where only its name is needed: its title, or else how it begins. */
export const nameOfPost = defineLoader<string, string | null>(async (ctx, ids) => {
  const posts = await ctx.db
    .selectFrom('posts')
    .select(['id', sql<string>`coalesce(nullif(title, ''), left(content, 60))`.as('name')])
    .where('id', 'in', ids)
    .execute()
  return inOrder(ids, posts, (post) => post.id).map((post) => post?.name || null)
})

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
/** Targets are texts: not all are records (a list, a device). */
export const isRecordId = (text: unknown): text is string => typeof text === 'string' && uuid.test(text)
