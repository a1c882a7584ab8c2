import { setTimeout as wait } from 'node:timers/promises'
import { sql, type UpdateObject } from 'kysely'
import type { Tables } from '../../../../database/tables.ts'
import type { App, Job, Round } from '../context.ts'
import { withPatience } from '../database/patience.ts'
import { sandboxOf } from '../database/sandbox/sandbox.ts'
import { faultText } from '../fault-text.ts'
import { traced } from '../tracing/tracing.ts'
import { countFailing } from './job-failures.ts'

const tickMilliseconds = 5_000
/** Milliseconds in which the database must answer whether a job is due: while it is silent, no job starts. */
const askWithin = 5_000
/** Milliseconds for which the other jobs of this replica wait for one. Then they run beside it. */
const longestTurn = 60_000
/** Seconds for which a replica holds a running job. It renews that; after a crash, the job is free again. */
const heldSeconds = 30
const renewEvery = 10_000

/**
 * Runs the jobs that are due, on whichever replica gets their row first. Runs missed while the database was away are
 * not made up: the next tick checks again.
 *
 * @param longest milliseconds for which the other jobs wait for one
 * @returns a function that stops after the running job
 */
export async function startJobs(app: App, jobs: readonly Job[], longest = longestTurn): Promise<() => Promise<void>> {
  await app.database.background
    .insertInto('jobs')
    .values(jobs.map((job) => ({ name: job.name, next_run_at: new Date() })))
    .onConflict((oc) => oc.doNothing())
    .execute()
  let stopped = false
  let turn: Promise<void> | undefined
  const running = new Map<Job, Promise<unknown>>()
  const takeTurn = async () => {
    try {
      for (const job of jobs) {
        if (stopped || running.has(job)) continue
        const run = runIfDue(app, job).finally(() => running.delete(job))
        running.set(job, run)
        await endOrTime(run, longest)
      }
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
    await Promise.allSettled(running.values())
  }
}

/** Waits for the end, but at most this many milliseconds. */
async function endOrTime(run: Promise<unknown>, milliseconds: number): Promise<void> {
  const over = new AbortController()
  const time = wait(milliseconds, undefined, { signal: over.signal }).catch(() => undefined)
  await Promise.race([run, time]).finally(() => over.abort())
}

/**
 * Takes the job by moving its next run forward, then runs it outside of any transaction. While it runs, no other
 * replica takes it, so no item is carried out by two at once.
 *
 * @throws the database's error if it cannot say whether the job is due
 */
export async function runIfDue(app: App, job: Job): Promise<boolean> {
  const takenAt = await withPatience(askWithin, () => take(app, job))
  if (!takenAt) return false
  const begun = performance.now()
  const renewing = setInterval(() => void renew(app, job, takenAt), renewEvery)
  const end = (outcome: Outcome) => {
    clearInterval(renewing)
    return withPatience(askWithin, () => noteEnd(app, job, takenAt, performance.now() - begun, outcome))
  }
  try {
    const round = await traced(
      () => [`job ${job.name}`, { 'job.name': job.name }],
      async () => {
        const round = await job.run(inBackground(app))
        if (job.inSandbox) await runInSandbox(app, job)
        return round
      },
    )
    await end({ error: round ? faultOfRound(round) : null, more: round?.more ?? false })
  } catch (error) {
    app.log.error({ err: error, job: job.name }, 'a job failed')
    await end({ error: faultText(error), more: false }).catch(() => {})
  }
  return true
}

/** What fails there says nothing of what is meant: it is only logged, and tried again by the next run. */
const runInSandbox = (app: App, job: Job) =>
  job.run(inBackground(sandboxOf(app))).catch((error: unknown) => {
    app.log.warn({ err: error, job: job.name }, 'a job failed in the sandbox')
  })

const inBackground = (app: App): App => ({ ...app, database: { ...app.database, kysely: app.database.background } })

const heldUntil = sql<Date>`now() + make_interval(secs => ${heldSeconds})`

/**
 * If the last run never ended, the process that ran it died, which counts as a failure.
 *
 * @returns when it was taken, which identifies the run; undefined if it is not due or runs elsewhere
 */
async function take({ database }: App, { name, everySeconds }: Job): Promise<Date | undefined> {
  const died = sql`running_until is not null`
  const taken = await database.background
    .updateTable('jobs')
    .set({
      next_run_at: sql<Date>`now() + make_interval(secs => ${everySeconds})`,
      last_run_at: sql<Date>`now()`,
      running_until: heldUntil,
      last_result: sql`case when ${died} then 'FAILED' else last_result end`,
      last_error: sql`case when ${died} then 'The process ended during the run.' else last_error end`,
      failures_in_row: sql`failures_in_row + case when ${died} then 1 else 0 end`,
    })
    .where('name', '=', name)
    .where('next_run_at', '<=', sql<Date>`now()`)
    .where(isFree)
    .returning('last_run_at')
    .executeTakeFirst()
  return taken?.last_run_at ?? undefined
}

/** Whether no replica runs the job. */
export const isFree = sql<boolean>`(running_until is null or running_until < now())`

const itsRun = ({ database }: App, { name }: Job, takenAt: Date) =>
  database.background.updateTable('jobs').where('name', '=', name).where('last_run_at', '=', takenAt)

const renew = (app: App, job: Job, takenAt: Date) =>
  itsRun(app, job, takenAt)
    .set({ running_until: heldUntil })
    .execute()
    .catch((error: unknown) => app.log.warn({ err: error, job: job.name }, 'a running job could not be renewed'))

type Change = UpdateObject<Tables, 'jobs'>

interface Outcome {
  /** Null if nothing failed. */
  readonly error: string | null
  readonly more: boolean
}

/**
 * A run in which nothing failed is a success only if no item of an earlier run waits for another try: until then the
 * job still shows that failure.
 */
async function noteEnd(app: App, job: Job, takenAt: Date, took: number, { error, more }: Outcome): Promise<void> {
  const failing_items = await countFailing(app.database.background, job.name)
  const now = sql<Date>`now()`
  const failed: Change = { last_result: 'FAILED', last_error: error, failures_in_row: sql`failures_in_row + 1` }
  const succeeded: Change = { last_result: 'OK', last_error: null, failures_in_row: 0, last_success_at: now }
  await itsRun(app, job, takenAt)
    .set({ running_until: null, last_duration_ms: Math.round(took), failing_items })
    .$if(error !== null, (update) => update.set(failed))
    .$if(error === null && failing_items === 0, (update) => update.set(succeeded))
    .$if(more, (update) => update.set({ next_run_at: now }))
    .execute()
}

function faultOfRound({ failures }: Round): string | null {
  const [first] = failures
  if (!first) return null
  const more = failures.length > 1 ? ` (and ${failures.length - 1} more)` : ''
  return `${first.item}: ${faultText(first.error)}`.slice(0, 300 - more.length) + more
}
