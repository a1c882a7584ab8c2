import { statfs } from 'node:fs/promises'
import { type Selectable, sql } from 'kysely'
import type { Backups, Replicas, RestoreChecks } from '../../../../../database/tables.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { alarmingFailures, jobNames } from '../../jobs/job.values.ts'
import { mostShown } from '../installation.values.ts'

export interface Standby {
  readonly name: string
  readonly state: string
  readonly synchronous: boolean
  readonly behind_ms: number | null
  readonly behind_bytes: number | null
}

export interface Archive {
  readonly archived_at: Date | null
  readonly failed_at: Date | null
}

export interface DatabaseState {
  readonly version: string
  readonly bytes: number
  readonly migrations: number
  readonly newest_migration: string
}

export async function databaseState(ctx: Context): Promise<DatabaseState> {
  const { rows } = await sql<DatabaseState>`select current_setting('server_version') as version,
    pg_database_size(current_database()) as bytes, count(*) as migrations, max(name) as newest_migration
    from kysely_migration`.execute(ctx.db)
  return rows[0]!
}

export async function standbys(ctx: Context): Promise<Standby[]> {
  if (ctx.app.database.engine !== 'postgres') return []
  return (await sql<Standby>`select * from standby_states()`.execute(ctx.db)).rows
}

/** Null where the database keeps no archive of its log. */
export async function archive(ctx: Context): Promise<Archive | null> {
  if (ctx.app.database.engine !== 'postgres') return null
  const { rows } = await sql<Archive>`select last_archived_time as archived_at, last_failed_time as failed_at
    from pg_stat_archiver where current_setting('archive_mode') <> 'off'`.execute(ctx.db)
  return rows[0] ?? null
}

/** Scheduled jobs that failed so often in a row that the menu shows it. */
export async function failingJobs(ctx: Context): Promise<number> {
  const { failing } = await ctx.db
    .selectFrom('jobs')
    .select(({ fn }) => fn.countAll<number>().as('failing'))
    .where('name', 'in', jobNames)
    .where('failures_in_row', '>=', alarmingFailures)
    .executeTakeFirstOrThrow()
  return failing
}

export const replicas = (ctx: Context): Promise<Selectable<Replicas>[]> =>
  ctx.db.selectFrom('replicas').selectAll().orderBy('started_at').orderBy('name').execute()

export const backups = (ctx: Context): Promise<Selectable<Backups>[]> =>
  ctx.db.selectFrom('backups').selectAll().orderBy('finished_at', 'desc').limit(mostShown).execute()

export const restoreChecks = (ctx: Context): Promise<Selectable<RestoreChecks>[]> =>
  ctx.db.selectFrom('restore_checks').selectAll().orderBy('finished_at', 'desc').limit(mostShown).execute()

export const lastBackup = (ctx: Context): Promise<Selectable<Backups> | undefined> =>
  ctx.db
    .selectFrom('backups')
    .selectAll()
    .where('error', 'is', null)
    .orderBy('taken_at', 'desc')
    .limit(1)
    .executeTakeFirst()

export const lastProof = (ctx: Context): Promise<Selectable<RestoreChecks> | undefined> =>
  ctx.db
    .selectFrom('restore_checks')
    .selectAll()
    .where('faults', '=', 0)
    .orderBy('finished_at', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Null if there is no such folder. */
export async function freeBytes(folder: string | undefined): Promise<number | null> {
  if (folder === undefined) return null
  const found = await statfs(folder).catch(() => null)
  return found && found.bavail * found.bsize
}
