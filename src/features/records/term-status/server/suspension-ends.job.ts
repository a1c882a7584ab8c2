import { sql } from 'kysely'
import { command } from '../../../../platform/server/command.ts'
import { ownContext } from '../../../../platform/server/context.ts'
import { itemJob } from '../../../../platform/server/jobs/job-items.ts'
import { liftSuspension } from './term-status.commands.ts'

/** Lifts suspensions that have ended. The end is deleted in the same transaction, so that each is lifted once. */
export const liftSuspensions = itemJob({
  name: 'lift suspensions',
  inSandbox: true,
  everySeconds: 30,
  due: (db) =>
    db
      .selectFrom('suspension_ends')
      .selectAll()
      .where('until', '<=', sql<Date>`now()`)
      .orderBy('until'),
  item: sql`model || ' ' || target_id`,
  work: (app, end) =>
    command(ownContext(app, `suspension of ${end.target_id}`), async (ctx) => {
      const isLifted = await liftSuspension(ctx, end)
      await ctx.db
        .deleteFrom('suspension_ends')
        .where('model', '=', end.model)
        .where('target_id', '=', end.target_id)
        .where('version', '=', end.version)
        .execute()
      return isLifted
    }),
})
