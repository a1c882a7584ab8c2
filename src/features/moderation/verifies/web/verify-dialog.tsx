import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { m } from '../../../../generated/messages/messages.js'
import { Facts } from '../../../../platform/web/parts/facts.tsx'
import { CopyId, Mark, Moment } from '../../../../platform/web/list/cells.tsx'
import { DetailDialog } from '../../../../platform/web/list/detail-dialog.tsx'
import type { OpenDetail } from '../../../../platform/web/list/use-open-detail.ts'
import { usePermission } from '../../../../platform/web/session/session.tsx'
import { RecordHistory } from '../../../records/audit/web/public.ts'
import { RecordBody } from '../../../records/live/web/public.ts'
import { reasonKeys, RequestView, useDeciding, useGoOn } from '../../../records/requests/web/public.ts'
import { pageOperations } from '../../../content/pages/page.operations.ts'
import { pageTypeName } from '../../../content/pages/web/public.ts'
import { PersonLink } from '../../../records/persons/web/public.ts'
import { Documents } from './documents.tsx'
import { Secrets } from './secrets.tsx'
import { useVerifyField } from './use-verify-field.tsx'
import { mayBeDecided } from './decided.ts'
import { type VerifyDetail, verifyQuery } from './verify-cache.ts'
import { verifyDeciding, waitingVerifies } from './verify-deciding.ts'
import { verifyStatusName, verifyTone } from './verify-texts.ts'
import './verifies.css'

/** A request with its documents, and the decision about it, over the list. */
export default function VerifyDialog({ open }: { readonly open: OpenDetail }) {
  const { data } = useQuery(verifyQuery(open.id))
  const goOn = useGoOn(open, waitingVerifies)
  // Nobody works through what is decided already.
  const follow = (request: VerifyDetail) => (request.status === 'PENDING' ? void goOn(request) : open.close())
  const { actions, presetsFor, reject, dialog } = useDeciding(verifyDeciding, mayBeDecided)
  const rejecting = {
    presets: presetsFor(data),
    onReject: (reason: string) => data && reject(data, reason, () => follow(data)),
  }
  return (
    <>
      <DetailDialog
        open={open}
        title={m.verifies_change_title()}
        record={data}
        actions={actions}
        advances={follow}
        keys={reasonKeys(rejecting)}
        width="var(--dialog-codes)"
      >
        <VerifyInDialog id={open.id} onClose={open.close} onDecided={follow} {...rejecting} />
      </DetailDialog>
      {dialog}
    </>
  )
}

interface Props {
  readonly id: string
  readonly onClose: () => void
  readonly onDecided: (request: VerifyDetail) => void
  readonly presets: readonly string[]
  readonly onReject: (reason: string) => void
}

function VerifyInDialog({ id, onClose, onDecided, ...rejecting }: Props) {
  const { data, error, refetch } = useQuery(verifyQuery(id))
  const { field, ...control } = useVerifyField(data, onClose, onDecided)
  return (
    <RecordBody
      model="VERIFY"
      id={id}
      record={data}
      error={error}
      gone={m.verifies_text_gone()}
      reload={refetch}
      control={{ ...control, field: null }}
      onClose={onClose}
    >
      {(request) => (
        <>
          <header className="verifies-head">
            <strong>{request.targetName}</strong>
            <Mark tone={verifyTone[request.status]}>{verifyStatusName(request.status)}</Mark>
          </header>
          <RequestView
            {...rejecting}
            seen={
              <>
                <Documents request={request} />
                {request.description && <p className="facts-prose">{request.description}</p>}
              </>
            }
          >
            {field}
            <Secrets key={request._id} record={request} />
            <RequestFacts request={request} />
          </RequestView>
          <RecordHistory model="VERIFY" id={id} heading="h2" />
        </>
      )}
    </RecordBody>
  )
}

function RequestFacts({ request }: { readonly request: VerifyDetail }) {
  const { owner, decidedAt, decidedBy } = request
  const facts: [string, ReactNode][] = [
    [m.common_id(), <CopyId key="id" id={request._id} />],
    [m.verifies_target(), <Target key="target" request={request} />],
    [m.verifies_key_name(), request.targetKeyName],
    ...(request.targetType ? [[m.common_type(), pageTypeName(request.targetType)] as [string, ReactNode]] : []),
    [m.verifies_owner(), <PersonLink key="owner" person={owner} />],
    [m.common_phone_number(), owner.phoneNumber],
    [m.common_email(), owner.email],
    [m.common_created_at(), <Moment key="created" at={request.createdAt} />],
    [m.verifies_decided_at(), decidedAt && <Moment key="decided" at={decidedAt} />],
    [m.verifies_decided_by(), decidedBy && <PersonLink key="by" person={decidedBy} />],
    ...(request.rejectReason ? [[m.verifies_reject_reason(), request.rejectReason] as [string, ReactNode]] : []),
  ]
  return <Facts facts={facts} />
}

/** A link to the page, for viewers who may see pages. A person is the owner, who already has a link. */
function Target({ request: { type, targetId, targetName } }: { readonly request: VerifyDetail }) {
  const mayOpen = usePermission(pageOperations.cmsGetPage)
  if (type === 'USER' || !mayOpen) return targetName
  return (
    <Link to="/pages" search={{ pageId: targetId }}>
      {targetName}
    </Link>
  )
}
