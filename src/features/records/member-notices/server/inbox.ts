import { sql } from 'kysely'
import type { Context } from '../../../../platform/server/context.ts'
import type { CursorAsked } from '../../../../platform/server/graphql/cursor.ts'
import { mostUnread } from '../member-notice.values.ts'
import { allNotices, type NoticeRow } from './notice-sources.ts'
import { readUntil } from './read-until.ts'

/** A member's notices, the newest first, one more than asked for. */
export async function noticesOf(ctx: Context, userId: string, { first, after }: CursorAsked): Promise<NoticeRow[]> {
  const limit = first + 1
  const { rows } = await sql<NoticeRow>`
    select * from (${allNotices({ userId, limit, after })}) notices
      order by created_at desc, id desc limit ${limit}`.execute(ctx.db)
  return rows
}

/** How many notices the member has not read, `mostUnread` at most. */
export async function unreadOf(ctx: Context, userId: string): Promise<number> {
  const since = await ctx.load(readUntil, userId)
  const { rows } = await sql<{ unread: number }>`
    select count(*) as unread from (
      select from (${allNotices({ userId, limit: mostUnread, since })}) notices limit ${mostUnread}) counted`.execute(
    ctx.db,
  )
  return rows[0]!.unread
}
