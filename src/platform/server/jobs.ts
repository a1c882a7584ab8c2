import { sql } from 'kysely'
import type { App } from './context.ts'
import { withPatience } from './database/patience.ts'

/** Recurring work. Each run must be safe to repeat: after a crash in the middle it runs again. */
export interface Job {
  readonly name: string
  readonly everySeconds: number
  run(app: App): Promise<void>
}

const tickMilliseconds = 5_000
/** Milliseconds in which the database must answer whether a job is due: while it is silent, no job starts. */
const askWithin = 5_000

/**
 * Runs the jobs that are due, on whichever replica gets their row first. Runs missed while the database was away are
 * not made up: the next tick checks again.
 *
 * @returns a function that stops after the running job
 */
export async function startJobs(app: App, jobs: readonly Job[]): Promise<() => Promise<void>> {
  await app.database.background
    .insertInto('jobs')
    .values(jobs.map((job) => ({ name: job.name, next_run_at: new Date() })))
    .onConflict((oc) => oc.doNothing())
    .execute()
  let stopped = false
  let turn: Promise<void> | undefined
  const takeTurn = async () => {
    try {
      for (const job of jobs) if (!stopped) await runIfDue(app, job)
    } catch (error) {
      app.log.warn({ err: error }, 'jobs are paused: the database does not answer')
    }
    turn = undefined
  }
  const timer = setInterval(() => void (turn ??= takeTurn()), tickMilliseconds)
  return async () => {
    stopped = true
    clearInterval(timer)
    await turn
  }
}

/**
 * Takes the job by moving its next run forward, then runs it outside of any transaction.
 *
 * @throws the database's error if it cannot say whether the job is due
 */
export async function runIfDue(app: App, job: Job): Promise<boolean> {
  const db = app.database.background
  const taken = await withPatience(askWithin, () =>
    db
      .updateTable('jobs')
      .set({
        next_run_at: sql<Date>`now() + make_interval(secs => ${job.everySeconds})`,
        last_run_at: sql<Date>`now()`,
      })
      .where('name', '=', job.name)
      .where('next_run_at', '<=', sql<Date>`now()`)
      .returning('name')
      .executeTakeFirst(),
  )
  if (!taken) return false
  const note = (last_error: string | null) =>
    withPatience(askWithin, () => db.updateTable('jobs').set({ last_error }).where('name', '=', job.name).execute())
  try {
    await job.run({ ...app, database: { ...app.database, kysely: db } })
    await note(null)
  } catch (error) {
    app.log.error({ err: error, job: job.name }, 'a job failed')
    await note(error instanceof Error ? error.message : String(error)).catch(() => {})
  }
  return true
}
