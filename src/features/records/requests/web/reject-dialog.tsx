import type { ComponentProps } from 'react'
import { m } from '../../../../generated/messages/messages.js'
import { ReasonDialog } from '../../../../platform/web/form/reason-dialog.tsx'

type Props = Pick<ComponentProps<typeof ReasonDialog>, 'reason' | 'busy' | 'onOk' | 'onCancel'> & {
  /** Of the request. */
  readonly name: string
}

export default function RejectDialog({ name, ...dialog }: Props) {
  return <ReasonDialog {...dialog} title={m.requests_reject_title({ name })} okText={m.requests_reject_ok()} danger />
}
