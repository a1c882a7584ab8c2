import { sql } from 'kysely'
import type { Job } from '../../../platform/server/jobs.ts'

/** Each entry adds a row to the log's tally; the database's own function folds them, since nobody else may. */
export const foldAuditTally: Job = {
  name: 'fold audit tally',
  everySeconds: 30,
  run: async ({ database }) => void (await sql`select fold_audit_tally()`.execute(database.kysely)),
}
