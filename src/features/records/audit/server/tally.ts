import { sql } from 'kysely'
import type { Job } from '../../../../platform/server/context.ts'

/** Each entry adds a row to the log's tally. A database function folds them, because the application's role may not. */
export const foldAuditTally: Job = {
  name: 'fold audit tally',
  inSandbox: true,
  everySeconds: 30,
  works: 'WHOLE',
  run: async ({ database }) => void (await sql`select fold_audit_tally()`.execute(database.kysely)),
}
