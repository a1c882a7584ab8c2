import { m } from '../../../../generated/messages/messages.js'
import type { TermStatus } from '../../../../platform/shared/permission.ts'
import { Mark, type Tone } from '../../../../platform/web/list/cells.tsx'
import { absoluteTime } from '../../../../platform/web/list/time.ts'
import { statusName } from '../../../../platform/web/words/term-status-name.ts'

const tones: Readonly<Record<Exclude<TermStatus, 'NORMAL'>, Tone>> = {
  HIDDEN: 'neutral',
  SUSPENDING: 'warning',
  BLOCKED: 'bad',
}

interface Props {
  readonly status: TermStatus
  /** The planned end of a suspension. */
  readonly until?: string | null | undefined
}

/** A status as a mark; NORMAL as plain text, so that the others catch the eye. */
export function StatusMark({ status, until }: Props) {
  if (status === 'NORMAL') return <span className="cell-usual">{statusName(status)}</span>
  return (
    <>
      <Mark tone={tones[status]}>{statusName(status)}</Mark>
      {until && status === 'SUSPENDING' && <small> {m.term_status_until({ time: absoluteTime(until) })}</small>}
    </>
  )
}
