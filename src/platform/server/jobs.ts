import { sql } from 'kysely'
import type { App } from './context.ts'

/** Recurring work. Each run must be safe to repeat: a crash in the middle means that it runs again. */
export interface Job {
  readonly name: string
  readonly everySeconds: number
  run(app: App): Promise<void>
}

const tickMilliseconds = 5_000

/**
 * Runs the jobs that are due, on whichever replica gets hold of their row first.
 *
 * @returns a function that stops, after the job at hand
 */
export async function startJobs(app: App, jobs: readonly Job[]): Promise<() => Promise<void>> {
  await app.database.kysely
    .insertInto('jobs')
    .values(jobs.map((job) => ({ name: job.name, next_run_at: new Date() })))
    .onConflict((oc) => oc.doNothing())
    .execute()
  let stopped = false
  let turn = Promise.resolve()
  const tick = () => {
    turn = turn.then(async () => {
      for (const job of jobs) if (!stopped) await runIfDue(app, job)
    })
  }
  const timer = setInterval(tick, tickMilliseconds)
  return async () => {
    stopped = true
    clearInterval(timer)
    await turn
  }
}

/** Takes the job by moving its next run on; then runs it outside of any transaction. */
export async function runIfDue(app: App, job: Job): Promise<boolean> {
  const db = app.database.kysely
  try {
    const taken = await db
      .updateTable('jobs')
      .set({
        next_run_at: sql<Date>`now() + make_interval(secs => ${job.everySeconds})`,
        last_run_at: sql<Date>`now()`,
      })
      .where('name', '=', job.name)
      .where('next_run_at', '<=', sql<Date>`now()`)
      .returning('name')
      .executeTakeFirst()
    if (!taken) return false
    await job.run(app)
    await db.updateTable('jobs').set({ last_error: null }).where('name', '=', job.name).execute()
  } catch (error) {
    app.log.error({ err: error, job: job.name }, 'a job failed')
    const message = error instanceof Error ? error.message : String(error)
    await db
      .updateTable('jobs')
      .set({ last_error: message })
      .where('name', '=', job.name)
      .execute()
      .catch(() => {})
  }
  return true
}
