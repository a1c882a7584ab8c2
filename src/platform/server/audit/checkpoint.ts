import { type Selectable, sql } from 'kysely'
import type { AuditCheckpoints } from '../../../../database/tables.ts'
import type { App, Job } from '../context.ts'
import type { Log } from '../log.ts'
import { checkpointLine, mostHeadsInLine } from './checkpoint-line.ts'

export type Checkpoint = Selectable<AuditCheckpoints>

/**
 * How many entries a checkpoint covers at most, so that the first one of a large log becomes several, each in a short
 * transaction.
 */
export const mostEntries = 10_000

/** Makes the audit log's next checkpoint. Simultaneous replicas wait for a lock in the database. */
export const takeCheckpoints: Job = {
  name: 'audit checkpoint',
  everySeconds: 60,
  works: 'WHOLE',
  async run(app) {
    for (;;) {
      const made = await takeCheckpoint(app)
      if (!made || made.complete) return
    }
  },
}

/**
 * Makes one checkpoint and, once it is committed, writes it to the server's log.
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
 * These lines must be kept where the database cannot reach them, so in production they are written at every log level
 * except `silent`. They still have the level info, which triggers no alerts.
 */
function keptLog({ environment, log }: App): Log {
  if (!environment.production || log.level === 'silent') return log
  return log.child({}, { level: 'info' })
}
