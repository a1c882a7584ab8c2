import { SafetyCertificateOutlined } from '@ant-design/icons'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Progress } from 'antd'
import type { AuditVerificationQuery } from '../../../../generated/graphql/graphql.ts'
import { m } from '../../../../generated/messages/messages.js'
import { formatNumber } from '../../../../platform/web/words/format-number.ts'
import { ActionButton } from '../../../../platform/web/form/action-button.tsx'
import { useSubmission } from '../../../../platform/web/form/use-submission.ts'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { Mark } from '../../../../platform/web/list/cells.tsx'
import { absoluteTime } from '../../../../platform/web/list/time.ts'
import { auditOperations } from '../audit.operations.ts'
import { verificationDocument, verifyDocument } from './audit.documents.ts'

type Run = NonNullable<AuditVerificationQuery['cmsAuditVerification']>
type Place = Run['broken'][number]

const queryKey = ['AuditVerification']

/** The result of the last verification, and a button that starts a new one. */
export function Verification() {
  const queryClient = useQueryClient()
  const { data } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await request(verificationDocument, {}, { signal })).cmsAuditVerification ?? null,
    refetchInterval: ({ state }) => (state.data?.state === 'RUNNING' ? 1_000 : false),
  })
  const { submit, busy } = useSubmission({
    send: async () => {
      const begun = await request(verifyDocument)
      // A request that is still running would bring an older state.
      await queryClient.cancelQueries({ queryKey })
      return begun
    },
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

const problems: Record<Place['problem'], (values: { readonly checkpoint: number }) => string> = {
  missing: m.audit_problem_missing,
  unlinked: m.audit_problem_unlinked,
  altered: m.audit_problem_altered,
  rewritten: m.audit_problem_rewritten,
  repeated: m.audit_problem_repeated,
  unsealed: m.audit_problem_unsealed,
  backdated: m.audit_problem_backdated,
  checkpoint_missing: m.audit_problem_missing,
  checkpoint_altered: m.audit_problem_altered,
  checkpoint_unlinked: m.audit_problem_checkpoint_unlinked,
  heads_altered: m.audit_problem_heads_altered,
}

function whereIs({ chain, first, last }: Place): string {
  if (chain === null)
    return first === last ? m.audit_place_checkpoint({ first }) : m.audit_place_checkpoints({ first, last })
  return first === last ? m.audit_place_entry({ chain, first }) : m.audit_place_entries({ chain, first, last })
}

function State({ run }: { readonly run: Run }) {
  const by = m.audit_verify_by({
    name: run.startedBy?.fullName ?? m.audit_nobody(),
    time: absoluteTime(run.finishedAt ?? run.startedAt),
  })
  return (
    <>
      {run.state === 'RUNNING' && (
        <>
          <p>{m.audit_verify_running({ entries: formatNumber(run.entries), total: formatNumber(run.total) })}</p>
          <Progress
            percent={Math.min(99, Math.floor((run.entries / Math.max(1, run.total)) * 100))}
            size="small"
            aria-label={m.audit_verify_title()}
          />
        </>
      )}
      {run.state === 'WHOLE' && (
        <p>
          <Mark tone="good">
            {m.audit_verify_whole({ entries: formatNumber(run.entries), chains: formatNumber(run.chains) })}
          </Mark>
        </p>
      )}
      {run.found > 0 && <BrokenPlaces run={run} />}
      {run.state !== 'RUNNING' && (
        <p>
          {run.checkpoint
            ? m.audit_verify_checkpoint({ number: run.checkpoint.number, time: absoluteTime(run.checkpoint.createdAt) })
            : m.audit_verify_unsealed()}
        </p>
      )}
      <small>{by}</small>
    </>
  )
}

/** How many places are listed; the command line lists more. */
const mostShown = 20

function BrokenPlaces({ run: { found, broken } }: { readonly run: Run }) {
  const shown = broken.slice(0, mostShown)
  return (
    <>
      <p>
        <Mark tone="bad">{m.audit_verify_broken({ found: formatNumber(found) })}</Mark>
      </p>
      <ul>
        {shown.map((place) => {
          const where = whereIs(place)
          return (
            <li key={`${where} ${place.problem}`}>
              {where}: {problems[place.problem]({ checkpoint: place.checkpoint ?? 0 })}
            </li>
          )
        })}
        {found > shown.length && <li>{m.audit_verify_more({ count: formatNumber(found - shown.length) })}</li>}
      </ul>
    </>
  )
}
