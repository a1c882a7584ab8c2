import { m } from '../../../../generated/messages/messages.js'
import type { Tone } from '../../../../platform/web/list/cells.tsx'
import type { VerifyStatus } from '../verify.values.ts'

const names: Readonly<Record<VerifyStatus, () => string>> = {
  PENDING: m.verifies_status_pending,
  VERIFIED: m.verifies_status_verified,
  REJECTED: m.verifies_status_rejected,
  IGNORED: m.verifies_status_ignored,
}

export const verifyStatusName = (status: string): string => names[status as VerifyStatus]?.() ?? status

export const verifyTone: Readonly<Record<VerifyStatus, Tone>> = {
  PENDING: 'warning',
  VERIFIED: 'good',
  REJECTED: 'bad',
  IGNORED: 'neutral',
}
