import type { JobsQuery } from '../../../../generated/graphql/graphql.ts'
import { m } from '../../../../generated/messages/messages.js'
import { serverTime } from '../../../../platform/shared/server-clock.ts'
import { formatNumber, formatUnit } from '../../../../platform/web/words/format-number.ts'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { Mark, Moment } from '../../../../platform/web/list/cells.tsx'
import { Headline } from '../../../../platform/web/list/headline.tsx'
import { declareList } from '../../../../platform/web/list/list-declaration.ts'
import { pageLoaded } from '../../../../platform/web/list/load-page.ts'
import { jobList } from '../job.list.ts'
import { jobOperations } from '../job.operations.ts'
import { alarmingFailures } from '../job.values.ts'
import { jobAbout, jobName } from './job-texts.ts'
import { jobsDocument } from './job.documents.ts'
import './jobs.css'

export type JobRow = JobsQuery['cmsGetJobs'][number]

/** The start of the keys of their queries. */
export const jobModel = 'JOB'

const load = pageLoaded(jobList, async (_, signal) => (await request(jobsDocument, {}, { signal })).cmsGetJobs)

export const jobListing = declareList({
  spec: jobList,
  operation: jobOperations.cmsGetJobs,
  load,
  title: m.jobs_title,
  model: jobModel,
  nameOf: ({ _id }) => jobName(_id),
  filters: {},
  sorts: {},
  columns: [
    {
      key: 'name',
      title: m.jobs_name,
      opens: true,
      grows: true,
      cell: ({ _id }) => <Headline title={jobName(_id)} text={jobAbout(_id)} />,
    },
    { key: 'result', title: m.jobs_result, cell: (job) => <ResultMark job={job} /> },
    { key: 'lastRunAt', title: m.jobs_last_run, cell: (job) => <LastRun job={job} /> },
    { key: 'nextRunAt', title: m.jobs_next_run, cell: (job) => <NextRun job={job} /> },
    { key: 'schedule', title: m.jobs_schedule, cell: (job) => <span className="jobs-line">{schedule(job)}</span> },
    { key: 'failingItems', title: m.jobs_failing, kind: 'number' },
    { key: 'lastError', title: m.jobs_last_error, kind: 'text' },
  ],
})

export function ResultMark({ job: { lastResult, failuresInRow } }: { readonly job: JobRow }) {
  if (!lastResult) return <Mark>{m.jobs_not_yet()}</Mark>
  if (lastResult === 'OK') return <Mark tone="good">{m.jobs_result_ok()}</Mark>
  return (
    <Mark tone={failuresInRow >= alarmingFailures ? 'bad' : 'warning'}>
      {failuresInRow > 1 ? m.jobs_result_failed_often({ count: formatNumber(failuresInRow) }) : m.jobs_result_failed()}
    </Mark>
  )
}

export function LastRun({ job: { lastRunAt, lastDurationMs, running } }: { readonly job: JobRow }) {
  if (!lastRunAt) return m.jobs_not_yet()
  return (
    <>
      <Moment at={lastRunAt} />
      {!running && lastDurationMs != null && (
        <small className="jobs-took">{m.jobs_took({ duration: formatUnit(lastDurationMs / 1000, 'second', 1) })}</small>
      )}
    </>
  )
}

export function NextRun({ job: { nextRunAt, running } }: { readonly job: JobRow }) {
  if (running) return <Mark tone="info">{m.jobs_running()}</Mark>
  return nextRunAt ? <Coming at={nextRunAt} due={m.jobs_due()} /> : m.jobs_not_yet()
}

/** A moment to come; `due` is shown once it is over. */
export function Coming({ at, due }: { readonly at: string; readonly due: string }) {
  const left = Date.parse(at) - serverTime()
  if (left <= 0) return due
  return left < 60_000 ? m.jobs_soon() : <Moment at={at} />
}

export function schedule({ everySeconds }: Pick<JobRow, 'everySeconds'>): string {
  const units = [
    ['day', 86_400],
    ['hour', 3_600],
    ['minute', 60],
    ['second', 1],
  ] as const
  // 'Every 24 hr' and 'Every 7 days', but not 'Every 1 day'.
  const [unit, length] = units.find(
    ([unit, length]) => everySeconds % length === 0 && (unit !== 'day' || everySeconds > length),
  )!
  return m.jobs_every({ duration: formatUnit(everySeconds / length, unit, 0) })
}
