import { sql } from 'kysely'
import type { Context } from '../context.ts'
import { sandboxSchema } from '../database/sandbox/search-path.ts'

/**
 * Channels by which replicas notify one another through the database. A message is sent when its transaction commits,
 * or never.
 */
export const channels = {
  changed: 'record_changed',
  presence: 'presence_changed',
  sessionEnded: 'session_ended',
} as const

export interface RecordName {
  readonly model: string
  readonly id: string
}

export interface RecordChange extends RecordName {
  readonly version: number
  /** Who changed it: a person's id, or null. */
  readonly by: string | null
}

/** A change as replicas tell one another. Streams are not sent the fields. */
export interface AnnouncedChange extends RecordChange {
  /** The names in the audit log that it changed; absent for a change that is not audited. */
  readonly fields?: readonly string[]
}

/** Notifies everybody who has the record open that it has a new version. Call it in the transaction of the change. */
export const announceChange = (ctx: Context, change: AnnouncedChange): Promise<void> => announceChanges(ctx, [change])

/** The same of several records. */
export async function announceChanges(ctx: Context, changes: readonly AnnouncedChange[]): Promise<void> {
  await announcements(changes).execute(ctx.db)
}

/** The same as the last part of a statement that does something else, too. Nobody is told of the sandbox. */
export const announcements = (changes: readonly AnnouncedChange[]) =>
  sql`select pg_notify(${channels.changed}, change) from unnest(${changes.map((change) => JSON.stringify(change))}::text[]) change
    where current_schema() <> ${sandboxSchema}`

/** Notifies everybody who has a record open that somebody else has opened or closed it. */
export async function announcePresence(ctx: Context, record: RecordName): Promise<void> {
  await sql`select pg_notify(${channels.presence}, ${JSON.stringify(record)})`.execute(ctx.db)
}
