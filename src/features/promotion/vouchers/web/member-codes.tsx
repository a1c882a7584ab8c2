import { Button } from 'antd'
import { useState } from 'react'
import type { MemberCodesQuery } from '../../../../generated/graphql/graphql.ts'
import { m } from '../../../../generated/messages/messages.js'
import '../../../../generated/messages/texts/vouchers.js'
import { whyNoReceiver } from '../../../../platform/shared/permission.ts'
import { ReasonDialog } from '../../../../platform/web/form/reason-dialog.tsx'
import { useSubmission } from '../../../../platform/web/form/use-submission.ts'
import { Moment } from '../../../../platform/web/list/cells.tsx'
import type { SmallColumn } from '../../../../platform/web/parts/small-table.tsx'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { useViewer } from '../../../../platform/web/session/session.tsx'
import { formatNumber } from '../../../../platform/web/words/format-number.ts'
import { corrected, MemberSection, type SupportedMember } from '../../../people/support/web/public.ts'
import { memberCodesDocument, refundDocument } from './member-codes.documents.ts'

type Code = MemberCodesQuery['cmsMemberCodes']['items'][number]

/** The codes that a member got, on the page of support, and giving back the points of those that were bought. */
export default function MemberCodes({ member }: { readonly member: SupportedMember }) {
  const mayReceive = whyNoReceiver(useViewer(), member) === null
  const [refunding, setRefunding] = useState<Code>()
  const { _id: userId } = member
  return (
    <>
      <MemberSection
        title={m.voucher_codes_of_member()}
        userId={userId}
        name="codes"
        load={async (after, signal) =>
          (await request(memberCodesDocument, { userId, after }, { signal })).cmsMemberCodes
        }
        columns={columns(mayReceive ? setRefunding : undefined)}
        empty={m.voucher_codes_of_member_none()}
      />
      {refunding && <RefundDialog code={refunding} onClose={() => setRefunding(undefined)} />}
    </>
  )
}

const causes: Readonly<Record<Code['cause'], () => string>> = {
  BOUGHT: m.voucher_codes_bought,
  WON: m.voucher_codes_won,
  EARNED: m.voucher_codes_earned,
  ENTERED: m.voucher_codes_entered,
}
const states: Readonly<Record<Code['status'], () => string>> = {
  USABLE: m.voucher_codes_usable,
  USED: m.voucher_codes_state_used,
  ENDED: m.voucher_codes_state_ended,
}

const columns = (refund: ((code: Code) => void) | undefined): readonly SmallColumn<Code>[] => [
  { title: m.vouchers_record, cell: ({ voucherTitle }) => voucherTitle },
  { title: m.voucher_codes_code, cell: ({ code }) => <code>{code}</code> },
  {
    title: m.voucher_codes_how,
    cell: ({ cause, price }) =>
      price > 0 ? `${causes[cause]()}: ${m.voucher_codes_price({ points: formatNumber(price) })}` : causes[cause](),
  },
  {
    title: m.voucher_codes_state,
    cell: ({ status, usedAt, endDate }) => (
      <>
        {states[status]()} <Moment at={usedAt ?? endDate} />
      </>
    ),
  },
  { title: m.common_created_at, cell: ({ createdAt }) => <Moment at={createdAt} /> },
  { title: m.voucher_codes_refund, cell: (code) => <Refund code={code} onAsk={refund} /> },
]

interface RefundProps {
  readonly code: Code
  readonly onAsk: ((code: Code) => void) | undefined
}

function Refund({ code, onAsk }: RefundProps) {
  if (code.refund === 'WAITING') return m.voucher_codes_refund_waits()
  if (code.refund === 'BOOKED') return m.voucher_codes_refund_booked()
  if (code.price === 0 || !onAsk) return '—'
  return (
    <Button size="small" aria-label={m.voucher_codes_refund_code({ code: code.code })} onClick={() => onAsk(code)}>
      {m.voucher_codes_refund()}
    </Button>
  )
}

function RefundDialog({ code, onClose }: { readonly code: Code; readonly onClose: () => void }) {
  const { submit, busy } = useSubmission({
    send: (reason: string, options) => request(refundDocument, { _id: code._id, reason }, options),
    onDone({ cmsRefundRedemption: { status } }) {
      corrected(status)
      onClose()
    },
  })
  return (
    <ReasonDialog
      title={m.voucher_codes_refund_of({ points: formatNumber(code.price), title: code.voucherTitle })}
      text={code.status === 'USED' ? m.voucher_codes_refund_used() : m.voucher_codes_refund_unused()}
      reason={{ label: m.common_reason(), required: m.vouchers_text_refund_reason() }}
      okText={m.voucher_codes_refund()}
      busy={busy}
      onOk={(reason) => void submit(reason ?? '')}
      onCancel={onClose}
    />
  )
}
