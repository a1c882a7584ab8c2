import { m } from '../../../generated/messages/messages.js'
import { formatNumber } from '../../../platform/web/format-number.ts'
import { mostRows } from '../import.rules.ts'

/** What a file to import may be, for the `hint` of a `FileField`; `more` is what else there is to know. */
export const fileHint =
  (more = '') =>
  (limits: { readonly formats: string; readonly megabytes: number }): string =>
    `${m.runs_file_hint({ ...limits, rows: formatNumber(mostRows) })} ${more}`.trim()
