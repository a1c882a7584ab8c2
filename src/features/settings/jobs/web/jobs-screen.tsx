import { InfoCircleOutlined, PlayCircleOutlined } from '@ant-design/icons'
import { Suspense, useMemo, useState } from 'react'
import { mutation } from '../../../../generated/graphql/mutations.ts'
import { m } from '../../../../generated/messages/messages.js'
import '../../../../generated/messages/texts/jobs.js'
import { useSubmission } from '../../../../platform/web/form/use-submission.ts'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { lazyPart } from '../../../../platform/web/parts/lazy-part.tsx'
import type { RowAction } from '../../../../platform/web/list/list-declaration.ts'
import { ListScreen } from '../../../../platform/web/list/list-screen.tsx'
import { notices } from '../../../../platform/web/notices/notices.tsx'
import { recordsChanged } from '../../../../platform/web/requests/record-cache.ts'
import { useAskedAgain } from '../../../../platform/web/requests/use-asked-again.ts'
import { jobOperations } from '../job.operations.ts'
import { jobListing, jobModel, type JobRow } from './job-listing.tsx'
import { jobName } from './job-texts.ts'

const JobDetail = lazyPart(() => import('./job-detail.tsx'))

/** Jobs run every few seconds, too often to announce each run: the screen asks again after this many milliseconds. */
const askedEvery = 3_000

/** `/jobs` */
export function JobsScreen() {
  const [opened, setOpened] = useState<string>()
  useAskedAgain(jobModel, askedEvery)
  const { submit: run } = useSubmission({
    send: async ({ _id }: JobRow, options) => {
      await request(mutation('cmsRunJob'), { job: _id }, options)
      return jobName(_id)
    },
    onDone: (name) => {
      notices.success(m.jobs_run_title(), m.jobs_run_notice({ name }))
      void recordsChanged(jobModel)
    },
  })
  const actions = useMemo<readonly RowAction<JobRow>[]>(
    () => [
      {
        key: 'run',
        label: m.jobs_run,
        icon: <PlayCircleOutlined aria-hidden />,
        inline: true,
        operation: jobOperations.cmsRunJob,
        shown: ({ running }) => !running,
        run: (job) => void run(job),
        shortcut: { letter: 'r', label: m.jobs_run },
      },
      {
        key: 'details',
        label: m.jobs_details,
        icon: <InfoCircleOutlined aria-hidden />,
        inline: true,
        opens: true,
        run: ({ _id }) => setOpened(_id),
      },
    ],
    [run],
  )
  return (
    <>
      <ListScreen list={jobListing} rowActions={actions} />
      {opened !== undefined && (
        <Suspense>
          <JobDetail name={opened} onRun={run} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </>
  )
}
