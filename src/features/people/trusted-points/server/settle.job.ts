import { type RawBuilder, sql } from 'kysely'
import type { RecordsToSettle } from '../../../../../database/tables.ts'
import { command } from '../../../../platform/server/command.ts'
import { type Context, ownContext } from '../../../../platform/server/context.ts'
import { idsOf, momentOf } from '../../../../platform/server/database/months.ts'
import { itemJob } from '../../../../platform/server/jobs/job-items.ts'
import { bookPoints } from './book.ts'
import { expireRestored } from './expire.ts'
import { tellPoints } from './tell.ts'
import { type Acts, actsToldBefore } from './told-before.ts'

interface Given {
  readonly user_id: string
  readonly id: string
  readonly post_id: string | null
  readonly created_at: Date
  /** Hundredths that the entry gave, and that are left of it after its corrections. */
  readonly amount: number
  readonly left: number
}

/**
 * Takes back what a post or a comment gave while it is blocked or gone, and gives it back afterwards: compares what is
 * left of each entry with what should be, so that no order of blocks, undos and crashes matters.
 */
export const settlePoints = itemJob({
  name: 'settle points of records',
  inSandbox: true,
  everySeconds: 2,
  due: (db) => db.selectFrom('records_to_settle').selectAll().orderBy('id'),
  item: sql`model || ' ' || id`,
  work: (app, record) =>
    command(ownContext(app, `points of ${record.id}`), async (ctx) => {
      // Before its line, as whoever changes the record locks them.
      const stands = await isStanding(ctx, record)
      const taken = await ctx.db
        .deleteFrom('records_to_settle')
        .where('model', '=', record.model)
        .where('id', '=', record.id)
        .returning('id')
        .executeTakeFirst()
      if (!taken) return false
      const named = { actions: sql`a.record_id = ${record.id}`, since: record.id }
      for (const acts of [named, ...(await actsToldBefore(ctx, record))])
        for (const [userId, points] of await settle(ctx, { ...acts, stands }))
          await tellPoints(ctx, userId, {
            amount: points,
            key: points < 0 ? 'trusted_points_text_notice_taken_back' : 'trusted_points_text_notice_given_back',
            about: record,
          })
      return true
    }),
})

/** Whether a record is neither blocked nor gone; it stays so until the command ends. */
export async function isStanding(ctx: Context, { model, id }: RecordsToSettle): Promise<boolean> {
  // Locked whatever its status is: we wait for a change that is under way, and a later one waits for us and is settled by its own item.
  const { rows } = await (
    model === 'POST'
      ? sql<{ stands: boolean }>`select status <> 'BLOCKED' and deleted_at is null as stands
          from posts where id = ${id} for share`
      : sql<{ stands: boolean }>`select term_status <> 'BLOCKED' and deleted_at is null as stands
          from comments where id = ${id} for share`
  ).execute(ctx.db)
  return rows[0]?.stands ?? false
}

interface Settled extends Acts {
  readonly stands: boolean
}

/**
 * Corrects what actions gave, so that all of it is left, or nothing.
 *
 * @returns by how much the points of each member changed
 */
export async function settle(ctx: Context, { actions, since, stands }: Settled): Promise<ReadonlyMap<string, number>> {
  const changes = new Map<string, number>()
  for (const entry of await givenBy(ctx, actions, since)) {
    const difference = (stands ? entry.amount : 0) - entry.left
    if (difference === 0) continue
    await bookPoints(ctx, {
      userId: entry.user_id,
      amount: difference,
      cause: 'CORRECTION',
      corrects: entry.id,
      postId: entry.post_id,
    })
    if (difference > 0) await expireRestored(ctx, entry, difference)
    changes.set(entry.user_id, (changes.get(entry.user_id) ?? 0) + difference)
  }
  return changes
}

async function givenBy(ctx: Context, actions: RawBuilder<unknown>, since: string): Promise<Given[]> {
  const moment = momentOf(since)
  // An id without a moment says nothing of when the others were made.
  const { from } = idsOf(moment > Date.now() ? 0 : moment)
  const { rows } = await sql<Given>`
    select e.user_id, e.id, e.post_id, e.created_at, e.amount,
        e.amount + coalesce((select sum(c.amount) from point_entries c
          where c.user_id = e.user_id and c.corrects = e.id and c.id >= ${from}), 0)::bigint as left
      from member_actions a join point_entries e on e.user_id = a.user_id and e.action_id = a.id
      where ${actions} and e.cause <> 'CORRECTION' and a.id >= ${from} and e.id >= ${from}
      order by e.user_id, e.id`.execute(ctx.db)
  return rows
}
