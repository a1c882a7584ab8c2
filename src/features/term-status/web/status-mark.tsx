import type { TermStatus } from '../../../platform/shared/permission.ts'
import { Mark, type Tone } from '../../../platform/web/list/cells.tsx'
import { statusName } from '../../../platform/web/term-status-name.ts'

const tones: Readonly<Record<Exclude<TermStatus, 'NORMAL'>, Tone>> = {
  HIDDEN: 'neutral',
  SUSPENDING: 'warning',
  BLOCKED: 'bad',
}

/** A status as a mark; NORMAL as plain text, so that the others catch the eye. */
export function StatusMark({ status }: { readonly status: TermStatus }) {
  if (status === 'NORMAL') return <span className="cell-usual">{statusName(status)}</span>
  return <Mark tone={tones[status]}>{statusName(status)}</Mark>
}
