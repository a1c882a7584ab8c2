import { sql } from 'kysely'
import { actorId, command } from '../../../../platform/server/command.ts'
import { type Context, defineLoader, inOrder } from '../../../../platform/server/context.ts'

/** Up to which moment members have read their notices; null for those who never did. */
export const readUntil = defineLoader<string, Date | null>(async (ctx, userIds) => {
  const rows = await ctx.db.selectFrom('notices_read').selectAll().where('user_id', 'in', userIds).execute()
  return inOrder(userIds, rows, (row) => row.user_id).map((row) => row?.until ?? null)
})

/** What came until then is read from now on. What was read stays so, and what comes later is unread, whatever is asked. */
export function markRead(ctx: Context, until: Date): Promise<boolean> {
  const moment = new Date(Math.min(until.getTime(), Date.now()))
  return command(ctx, async (ctx) => {
    await sql`insert into notices_read as r (user_id, until) values (${actorId(ctx)}, ${moment})
      on conflict (user_id) do update set until = greatest(r.until, excluded.until)`.execute(ctx.db)
    return true
  })
}
