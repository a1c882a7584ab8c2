import { m } from '../../../../generated/messages/messages.js'
import type { Tone } from '../../../../platform/web/list/cells.tsx'
import type { CodeState } from '../voucher-code.list.ts'

const names: Readonly<Record<CodeState, () => string>> = {
  NOT_BEGUN: m.voucher_codes_state_not_begun,
  FREE: m.voucher_codes_state_free,
  RESERVED: m.voucher_codes_state_reserved,
  HANDED_OVER: m.voucher_codes_state_handed_over,
  USED: m.voucher_codes_state_used,
  ENDED: m.voucher_codes_state_ended,
}
const tones: Readonly<Record<CodeState, Tone>> = {
  NOT_BEGUN: 'neutral',
  FREE: 'good',
  RESERVED: 'warning',
  HANDED_OVER: 'neutral',
  USED: 'neutral',
  ENDED: 'bad',
}

export const codeStateName = (state: unknown) => names[state as CodeState]()
export const codeStateTone = (state: CodeState) => tones[state]
