import { m } from '../../../generated/messages/messages.js'
import { absoluteTime } from '../list/time.ts'
import { statusName } from './term-status-name.ts'

/** The words for the fields of a record's status in the audit log: see `termStatusFields`. */
export const termStatusWords = {
  termStatus: { label: m.common_status, value: (status: unknown) => statusName(String(status)) },
  until: { label: m.term_status_until_field, value: (until: unknown) => absoluteTime(String(until)) },
}
