import { CheckOutlined, CloseOutlined } from '@ant-design/icons'
import { type ReactNode, useMemo, useState } from 'react'
import type { CorrectionFragment } from '../../../../generated/graphql/graphql.ts'
import { mutation } from '../../../../generated/graphql/mutations.ts'
import { m } from '../../../../generated/messages/messages.js'
import '../../../../generated/messages/texts/support.js'
import { ReasonDialog } from '../../../../platform/web/form/reason-dialog.tsx'
import { useSubmission } from '../../../../platform/web/form/use-submission.ts'
import type { RowAction } from '../../../../platform/web/list/list-declaration.ts'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { useViewer } from '../../../../platform/web/session/session.tsx'
import { supportOperations } from '../support.operations.ts'
import { corrected } from './corrected.ts'
import { signed } from './member-points.tsx'

interface Decision {
  readonly row: CorrectionFragment
  readonly status: 'BOOKED' | 'DECLINED'
}

/** Confirming and declining what waits: the actions of a row, and the dialog that they open. */
export function useDeciding(): { actions: readonly RowAction<CorrectionFragment>[]; dialog: ReactNode } {
  const viewer = useViewer()
  const [asked, setAsked] = useState<Decision>()
  const { submit, busy } = useSubmission({
    send: ({ row: { _id, version }, status, reason }: Decision & { readonly reason: string | null }, options) =>
      request(mutation('cmsDecidePointCorrection'), { _id, version, status, reason }, options),
    onDone() {
      if (asked) corrected(asked.status)
      setAsked(undefined)
    },
  })
  const actions = useMemo(() => [confirming(viewer._id, setAsked), declining(viewer._id, setAsked)], [viewer._id])
  const dialog = asked && (
    <ReasonDialog
      title={titleOf(asked)}
      text={asked.row.reason}
      reason={{
        label: m.common_reason(),
        required: asked.status === 'DECLINED' ? m.support_text_reason_required() : undefined,
      }}
      okText={asked.status === 'BOOKED' ? m.support_confirm() : m.support_decline()}
      danger={asked.status === 'DECLINED'}
      busy={busy}
      onOk={(reason) => void submit({ ...asked, reason: reason ?? null })}
      onCancel={() => setAsked(undefined)}
    />
  )
  return { actions, dialog }
}

const titleOf = ({ row: { amount, user }, status }: Decision): string =>
  (status === 'BOOKED' ? m.support_confirm_of : m.support_decline_of)({
    points: signed(amount),
    name: user.fullName,
  })

type Ask = (decision: Decision) => void

/** Whoever asked, and whom it is about, cannot confirm. */
const confirming = (viewer: string, ask: Ask): RowAction<CorrectionFragment> => ({
  key: 'BOOKED',
  label: m.support_confirm,
  icon: <CheckOutlined aria-hidden />,
  inline: true,
  operation: supportOperations.cmsDecidePointCorrection,
  shown: ({ status, askedBy, user }) => status === 'WAITING' && askedBy._id !== viewer && user._id !== viewer,
  run: (row) => ask({ row, status: 'BOOKED' }),
})

const declining = (viewer: string, ask: Ask): RowAction<CorrectionFragment> => ({
  key: 'DECLINED',
  label: m.support_decline,
  icon: <CloseOutlined aria-hidden />,
  inline: true,
  danger: true,
  operation: supportOperations.cmsDecidePointCorrection,
  shown: ({ status, user }) => status === 'WAITING' && user._id !== viewer,
  run: (row) => ask({ row, status: 'DECLINED' }),
})
