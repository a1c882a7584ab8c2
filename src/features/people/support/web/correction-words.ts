import { m } from '../../../../generated/messages/messages.js'
import { recordWords } from '../../../../platform/web/words/record-words.ts'
import { formatNumber } from '../../../../platform/web/words/format-number.ts'
import type { CorrectionStatus } from '../correction.list.ts'
import { correctionRecord } from '../correction.record.ts'

const statuses: Readonly<Record<CorrectionStatus, () => string>> = {
  WAITING: m.support_status_waiting,
  BOOKED: m.support_status_booked,
  DECLINED: m.support_status_declined,
}
export const statusName = (status: unknown) => statuses[status as CorrectionStatus]()

export const correctionWords = recordWords(correctionRecord, {
  name: m.support_correction,
  fields: {
    amount: { label: m.support_amount, value: (points) => formatNumber(Number(points)) },
    status: { label: m.common_status, value: statusName },
    reason: { label: m.common_reason },
  },
  actions: {
    cmsCorrectPoints: m.support_action_correct,
    cmsRefundRedemption: m.support_action_refund,
    cmsDecidePointCorrection: m.support_action_decide,
  },
})
