import { Gauge, type Registry } from 'prom-client'
import type { App } from '../context.ts'
import { withPatience } from '../database/patience.ts'
import { type JobState, jobStates } from '../jobs/job-states.ts'

/** Milliseconds: without the database there are no figures of jobs, but all others. */
const patience = 1_500

const seconds = (at: Date | null | undefined) => (at ? at.getTime() / 1000 : undefined)

const figures: readonly (readonly [name: string, help: string, of: (state: JobState) => number | undefined])[] = [
  [
    'job_last_success_timestamp_seconds',
    'When the job last ended with everything in order.',
    ({ row }) => seconds(row?.last_success_at),
  ],
  [
    'job_last_duration_seconds',
    'How long its last run took.',
    ({ row }) => (row?.last_duration_ms == null ? undefined : row.last_duration_ms / 1000),
  ],
  ['job_next_run_timestamp_seconds', 'When it is due.', ({ row }) => seconds(row?.next_run_at)],
  ['job_consecutive_failures', 'How many runs have failed since then.', ({ row }) => row?.failures_in_row],
  ['job_failing_items', 'How many of its items wait for another try.', ({ row }) => row?.failing_items],
]

/** Adds the figures of the recurring jobs, which are the same on every replica. Returns a function that reads them. */
export function registerJobMetrics(app: App, registry: Registry): () => Promise<void> {
  const gauges = figures.map(([name, help, of]) => ({
    of,
    gauge: new Gauge({ name, help, labelNames: ['job'], registers: [registry] }),
  }))
  let reading: Promise<void> | undefined

  async function read(): Promise<void> {
    // Like the probes, on connections that requests do not use.
    const states = await withPatience(patience, () => jobStates(app, app.database.background)).catch(() => [])
    for (const { gauge, of } of gauges) {
      gauge.reset()
      for (const state of states) {
        const figure = of(state)
        if (figure !== undefined) gauge.set({ job: state.name }, figure)
      }
    }
  }
  // Readers at the same moment share one query.
  return () => (reading ??= read().finally(() => (reading = undefined)))
}
