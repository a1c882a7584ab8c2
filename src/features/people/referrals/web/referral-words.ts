import { m } from '../../../../generated/messages/messages.js'
import { recordWords } from '../../../../platform/web/words/record-words.ts'
import type { ReferralStatus } from '../referral.list.ts'
import { referralRecord } from '../referral.record.ts'

const statuses: Readonly<Record<ReferralStatus, () => string>> = {
  WAITING: m.referrals_status_waiting,
  REJECTED: m.referrals_status_rejected,
  COUNTED: m.referrals_status_counted,
}
export const statusName = (status: unknown) => statuses[status as ReferralStatus]()

export const referralWords = recordWords(referralRecord, {
  name: m.referrals_record,
  fields: { status: { label: m.common_status, value: statusName } },
  actions: { cmsDecideReferral: m.referrals_action_decide },
})
