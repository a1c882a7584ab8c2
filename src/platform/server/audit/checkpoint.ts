import { type Selectable, sql } from 'kysely'
import type { AuditCheckpoints } from '../../../../database/tables.ts'
import type { App } from '../context.ts'
import type { Job } from '../jobs.ts'
import type { Log } from '../log.ts'
import { checkpointLine, mostHeadsInLine } from './checkpoint-line.ts'

export type Checkpoint = Selectable<AuditCheckpoints>

/** Entries that one checkpoint takes at most: a first one on a large log is many, each a short transaction. */
export const mostEntries = 10_000

/** Makes the audit log's next checkpoint. Replicas that do so at once queue for a lock in the database. */
export const takeCheckpoints: Job = {
  name: 'audit checkpoint',
  everySeconds: 60,
  async run(app) {
    for (;;) {
      const made = await takeCheckpoint(app)
      if (!made || made.complete) return
    }
  },
}

/**
 * Makes one checkpoint and tells the server's log of it, once it has been committed.
 *
 * @returns null when there was nothing new
 */
export async function takeCheckpoint(app: App, most = mostEntries): Promise<Checkpoint | null> {
  const { rows } = await sql<Checkpoint>`select * from take_audit_checkpoint(${most})`.execute(app.database.kysely)
  const made = rows[0]
  if (!made) return null
  const heads =
    made.heads > mostHeadsInLine
      ? []
      : await app.database.kysely
          .selectFrom('audit_checkpoint_heads')
          .select(['chain', 'position', 'hash'])
          .where('checkpoint', '=', made.number)
          .execute()
  const { message, ...fields } = checkpointLine(made, heads)
  keptLog(app).info(fields, message)
  return made
}

/**
 * These lines are for keeping outside of the database's reach, so in production they are written whatever the log's
 * level is, unless it is silent. They stay lines of the level info, which alarm nobody.
 */
function keptLog({ environment, log }: App): Log {
  if (!environment.production || log.level === 'silent') return log
  return log.child({}, { level: 'info' })
}
