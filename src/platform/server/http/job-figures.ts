import { type KeptFigures, unixSeconds } from '../feature.ts'
import { jobStates } from '../jobs/job-states.ts'

/** How the recurring jobs do. */
export const jobFigures: KeptFigures = {
  // Not 'job': Prometheus gives each target a label of that name.
  label: 'name',
  figures: {
    job_last_success_timestamp_seconds: 'When the job last ended with everything in order.',
    job_last_duration_seconds: 'How long its last run took.',
    job_next_run_timestamp_seconds: 'When it is due.',
    job_consecutive_failures: 'How many runs have failed since then.',
    job_failing_items: 'How many of its items wait for another try.',
  },
  read: async (app, db) =>
    (await jobStates(app, db)).map(({ name, row }) => ({
      of: name,
      values: {
        job_last_success_timestamp_seconds: unixSeconds(row?.last_success_at),
        job_last_duration_seconds: row?.last_duration_ms == null ? undefined : row.last_duration_ms / 1000,
        job_next_run_timestamp_seconds: unixSeconds(row?.next_run_at),
        job_consecutive_failures: row?.failures_in_row,
        job_failing_items: row?.failing_items,
      },
    })),
}
