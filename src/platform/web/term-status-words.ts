import { m } from '../../generated/messages/messages.js'
import { absoluteTime } from './list/time.ts'
import { statusName } from './term-status-name.ts'

/** The words for what the audit log holds of a record's status: see `termStatusFields`. */
export const termStatusWords = {
  termStatus: { label: m.common_status, value: (status: unknown) => statusName(String(status)) },
  until: { label: m.term_status_until_field, value: (until: unknown) => absoluteTime(String(until)) },
}
