import { m } from '../../../generated/messages/messages.js'
import { formatNumber } from '../../../platform/web/format-number.ts'
import { mostCodes } from '../voucher-code.rules.ts'

/** What a file of codes may be. */
export const fileHint = (limits: { readonly formats: string; readonly megabytes: number }) =>
  m.voucher_codes_file_hint({ ...limits, rows: formatNumber(mostCodes) })
