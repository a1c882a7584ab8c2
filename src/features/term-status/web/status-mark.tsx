import type { TermStatus } from '../../../platform/shared/permission.ts'
import { Mark, type Tone } from '../../../platform/web/list/cells.tsx'
import { statusName } from '../../../platform/web/term-status-name.ts'

const tones: Readonly<Record<TermStatus, Tone>> = {
  NORMAL: 'good',
  HIDDEN: 'neutral',
  SUSPENDING: 'warning',
  BLOCKED: 'bad',
}

export function StatusMark({ status }: { readonly status: TermStatus }) {
  return <Mark tone={tones[status]}>{statusName(status)}</Mark>
}
