import { m } from '../../../../generated/messages/messages.js'
import { formatNumber } from '../../../../platform/web/words/format-number.ts'
import { mostRows } from '../import.rules.ts'

/** The accepted files of an import, for the `hint` of a `FileField`; `more` is additional text. */
export const fileHint =
  (more = '') =>
  (limits: { readonly formats: string; readonly megabytes: number }): string =>
    `${m.runs_file_hint({ ...limits, rows: formatNumber(mostRows) })} ${more}`.trim()
