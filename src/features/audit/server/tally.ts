import { sql } from 'kysely'
import type { Job } from '../../../platform/server/jobs.ts'

/** Each entry adds a row to the log's tally; this folds those of the last days, the others are folded already. */
export const foldAuditTally: Job = {
  name: 'fold audit tally',
  everySeconds: 30,
  async run({ database }) {
    await sql`with recent as (
        select day, actor_id, model, action from audit_tally where day >= local_day(now()) - 2
        group by 1, 2, 3, 4 having count(*) > 1
      ), gone as (
        delete from audit_tally t using recent r
        where (t.day, t.model, t.action) = (r.day, r.model, r.action) and t.actor_id is not distinct from r.actor_id
        returning t.*
      )
      insert into audit_tally select day, actor_id, model, action, sum(entries) from gone group by 1, 2, 3, 4`.execute(
      database.kysely,
    )
  },
}
