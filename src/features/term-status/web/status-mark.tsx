import { m } from '../../../generated/messages/messages.js'
import type { TermStatus } from '../../../platform/shared/permission.ts'
import { Mark, type Tone } from '../../../platform/web/list/cells.tsx'

const looks: Readonly<Record<TermStatus, { readonly name: () => string; readonly tone: Tone }>> = {
  NORMAL: { name: m.term_status_normal, tone: 'good' },
  HIDDEN: { name: m.term_status_hidden, tone: 'neutral' },
  SUSPENDING: { name: m.term_status_suspending, tone: 'warning' },
  BLOCKED: { name: m.term_status_blocked, tone: 'bad' },
}

/** A status in the language of the screen; one that is not known here stays as it is. */
export function statusName(status: string): string {
  return looks[status as TermStatus]?.name() ?? status
}

export function StatusMark({ status }: { readonly status: TermStatus }) {
  return <Mark tone={looks[status].tone}>{statusName(status)}</Mark>
}
