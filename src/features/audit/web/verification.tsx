import { SafetyCertificateOutlined } from '@ant-design/icons'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Progress } from 'antd'
import type { AuditVerificationQuery } from '../../../generated/graphql/graphql.ts'
import { m } from '../../../generated/messages/messages.js'
import { getLocale } from '../../../generated/messages/runtime.js'
import { ActionButton } from '../../../platform/web/form/action-button.tsx'
import { useSubmission } from '../../../platform/web/form/use-submission.ts'
import { request } from '../../../platform/web/graphql-client.ts'
import { Mark } from '../../../platform/web/list/cells.tsx'
import { absoluteTime } from '../../../platform/web/list/time.ts'
import { auditOperations } from '../audit.operations.ts'
import { verificationDocument, verifyDocument } from './audit.documents.ts'

type Run = NonNullable<AuditVerificationQuery['cmsAuditVerification']>

const queryKey = ['AuditVerification']
const number = (value: number) => new Intl.NumberFormat(getLocale()).format(value)

/** The state of the log's chains as the last verification found it, and a button that verifies them now. */
export function Verification() {
  const queryClient = useQueryClient()
  const { data } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await request(verificationDocument, {}, { signal })).cmsAuditVerification ?? null,
    refetchInterval: ({ state }) => (state.data?.state === 'RUNNING' ? 1_000 : false),
  })
  const { submit, busy } = useSubmission({
    send: () => request(verifyDocument),
    onDone: ({ cmsVerifyAudit }) => queryClient.setQueryData(queryKey, cmsVerifyAudit),
  })
  const running = data?.state === 'RUNNING'
  return (
    <section className="audit-verify" aria-label={m.audit_verify_title()}>
      <div role="status">
        <h2>{m.audit_verify_title()}</h2>
        {data === null && <p>{m.audit_verify_never()}</p>}
        {data && <State run={data} />}
      </div>
      <ActionButton
        operation={auditOperations.cmsVerifyAudit}
        icon={<SafetyCertificateOutlined aria-hidden />}
        loading={busy || running}
        onClick={() => void submit({})}
      >
        {m.audit_verify()}
      </ActionButton>
    </section>
  )
}

const problems = {
  missing: m.audit_problem_missing,
  unlinked: m.audit_problem_unlinked,
  altered: m.audit_problem_altered,
} as const

function State({ run }: { readonly run: Run }) {
  const by = m.audit_verify_by({
    name: run.startedBy?.fullName ?? m.audit_nobody(),
    time: absoluteTime(run.finishedAt ?? run.startedAt),
  })
  return (
    <>
      {run.state === 'RUNNING' && (
        <>
          <p>{m.audit_verify_running({ entries: number(run.entries), total: number(run.total) })}</p>
          <Progress
            percent={Math.min(99, Math.floor((run.entries / Math.max(1, run.total)) * 100))}
            size="small"
            aria-label={m.audit_verify_title()}
          />
        </>
      )}
      {run.state === 'WHOLE' && (
        <p>
          <Mark tone="good">{m.audit_verify_whole({ entries: number(run.entries), chains: number(run.chains) })}</Mark>
        </p>
      )}
      {run.broken && (
        <p>
          <Mark tone="bad">{m.audit_verify_broken({ position: run.broken.position, chain: run.broken.chain })}</Mark>{' '}
          {problems[run.broken.problem]()}
        </p>
      )}
      <small>{by}</small>
    </>
  )
}
