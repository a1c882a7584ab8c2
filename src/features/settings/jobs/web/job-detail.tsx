import { PlayCircleOutlined, RedoOutlined } from '@ant-design/icons'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Modal, Pagination, Skeleton } from 'antd'
import { useState } from 'react'
import type { JobFailuresQuery } from '../../../../generated/graphql/graphql.ts'
import { mutation } from '../../../../generated/graphql/mutations.ts'
import { m } from '../../../../generated/messages/messages.js'
import { Facts } from '../../../../platform/web/parts/facts.tsx'
import { ActionButton } from '../../../../platform/web/form/action-button.tsx'
import { useSubmission } from '../../../../platform/web/form/use-submission.ts'
import { formatNumber } from '../../../../platform/web/words/format-number.ts'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { Moment } from '../../../../platform/web/list/cells.tsx'
import { ListError } from '../../../../platform/web/list/list-empty.tsx'
import { notices } from '../../../../platform/web/notices/notices.tsx'
import { recordsChanged } from '../../../../platform/web/requests/record-cache.ts'
import { type SmallColumn, SmallTable } from '../../../../platform/web/parts/small-table.tsx'
import { failuresPerPage } from '../job.list.ts'
import { jobOperations } from '../job.operations.ts'
import { Coming, jobModel, type JobRow, LastRun, NextRun, ResultMark, schedule } from './job-listing.tsx'
import { jobAbout, jobName } from './job-texts.ts'
import { jobFailuresDocument, jobsDocument } from './job.documents.ts'

type Failure = JobFailuresQuery['cmsGetJobFailures'][number]

interface Props {
  readonly name: string
  readonly onRun: (job: JobRow) => Promise<void>
  readonly onClose: () => void
}

/** One job over the list: how it went, and its failing items. */
export default function JobDetail({ name, onRun, onClose }: Props) {
  const { data: job, isError } = useQuery({
    queryKey: [jobModel, 'one', name],
    queryFn: async ({ signal }) =>
      (await request(jobsDocument, {}, { signal })).cmsGetJobs.find(({ _id }) => _id === name),
  })
  return (
    <Modal open centered width="var(--dialog-wide)" title={jobName(name)} footer={null} onCancel={onClose}>
      <div className="jobs-detail">
        <p>{jobAbout(name)}</p>
        {isError && <ListError />}
        {job ? <JobFacts job={job} onRun={onRun} /> : <Skeleton active paragraph={{ rows: 6 }} />}
        {job && <Failures job={job} />}
      </div>
    </Modal>
  )
}

function JobFacts({ job, onRun }: Pick<Props, 'onRun'> & { readonly job: JobRow }) {
  return (
    <>
      <Facts
        facts={[
          [m.jobs_result(), <ResultMark key="result" job={job} />],
          [m.jobs_schedule(), schedule(job)],
          [m.jobs_last_run(), <LastRun key="last" job={job} />],
          [m.jobs_next_run(), <NextRun key="next" job={job} />],
          [m.jobs_last_success(), job.lastSuccessAt && <Moment key="success" at={job.lastSuccessAt} />],
          [m.jobs_last_error(), job.lastError],
        ]}
      />
      <ActionButton
        operation={jobOperations.cmsRunJob}
        icon={<PlayCircleOutlined aria-hidden />}
        disabled={job.running}
        onClick={() => void onRun(job)}
      >
        {m.jobs_run()}
      </ActionButton>
    </>
  )
}

function Failures({ job: { _id: job, failingItems } }: { readonly job: JobRow }) {
  const [page, setPage] = useState(1)
  const { data, isError } = useQuery({
    queryKey: [jobModel, 'failures', job, page],
    queryFn: async ({ signal }) => (await request(jobFailuresDocument, { job, page }, { signal })).cmsGetJobFailures,
    placeholderData: keepPreviousData,
  })
  const { submit: retry, busy } = useSubmission({
    send: ({ item }: Failure, options) => request(mutation('cmsRetryJobItem'), { job, item }, options),
    onDone: () => {
      notices.success(m.jobs_retry_title(), m.jobs_retry_notice())
      void recordsChanged(jobModel)
    },
  })
  return (
    <section aria-label={m.jobs_failing()}>
      <h3>{m.jobs_failing()}</h3>
      <p className="form-text">{m.jobs_hint()}</p>
      <SmallTable
        cards
        columns={failureColumns((failure) => void retry(failure), busy)}
        rows={data}
        rowKey={({ item }) => item}
        isError={isError}
        empty={m.jobs_no_failures()}
      />
      {failingItems > failuresPerPage && (
        <Pagination
          size="small"
          current={page}
          pageSize={failuresPerPage}
          total={failingItems}
          showSizeChanger={false}
          onChange={setPage}
        />
      )}
    </section>
  )
}

const failureColumns = (retry: (failure: Failure) => void, busy: boolean): readonly SmallColumn<Failure>[] => [
  { title: m.jobs_item, cell: ({ item }) => <code>{item}</code> },
  { title: m.jobs_last_error, cell: ({ lastError }) => lastError },
  { title: m.jobs_attempts, cell: ({ attempts }) => formatNumber(attempts), number: true },
  { title: m.jobs_since, cell: ({ firstFailedAt }) => <Moment at={firstFailedAt} /> },
  { title: m.jobs_next_try, cell: ({ nextTryAt }) => <Coming at={nextTryAt} due={m.jobs_due()} /> },
  {
    title: m.common_action,
    cell: (failure) => (
      <ActionButton
        operation={jobOperations.cmsRetryJobItem}
        size="small"
        icon={<RedoOutlined aria-hidden />}
        disabled={busy}
        onClick={() => retry(failure)}
      >
        {m.jobs_retry()}
      </ActionButton>
    ),
  },
]
