import { m } from '../../../generated/messages/messages.js'
import type { TermStatus } from '../../shared/permission.ts'

const names: Readonly<Record<TermStatus, () => string>> = {
  NORMAL: m.term_status_normal,
  HIDDEN: m.term_status_hidden,
  SUSPENDING: m.term_status_suspending,
  BLOCKED: m.term_status_blocked,
}

/** A term status in the language of the screen; an unknown one is shown as it is. */
export function statusName(status: string): string {
  return names[status as TermStatus]?.() ?? status
}
