import { sql } from 'kysely'
import { command } from '../../../platform/server/command.ts'
import { type App, ownContext } from '../../../platform/server/context.ts'
import type { Job } from '../../../platform/server/jobs.ts'
import { liftSuspension } from './term-status.commands.ts'

const batch = 100

export const liftSuspensions: Job = {
  name: 'lift suspensions',
  everySeconds: 30,
  run: async (app) => void (await liftDue(app)),
}

/**
 * Lifts suspensions that have ended. The end is deleted in the same transaction, so that each is lifted once.
 *
 * @returns how many were lifted
 */
export async function liftDue(app: App): Promise<number> {
  for (let lifted = 0; ;) {
    const due = await app.database.kysely
      .selectFrom('suspension_ends')
      .selectAll()
      .where('until', '<=', sql<Date>`now()`)
      .orderBy('until')
      .limit(batch)
      .execute()
    for (const end of due) {
      const ctx = ownContext(app, `suspension of ${end.target_id}`)
      const isLifted = await command(ctx, async (ctx) => {
        const isLifted = await liftSuspension(ctx, end)
        await ctx.db
          .deleteFrom('suspension_ends')
          .where('model', '=', end.model)
          .where('target_id', '=', end.target_id)
          .where('version', '=', end.version)
          .execute()
        return isLifted
      })
      if (isLifted) lifted++
    }
    if (due.length < batch || app.stopping.signal.aborted) return lifted
  }
}
