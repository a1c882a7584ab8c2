import { m } from '../../../../generated/messages/messages.js'
import { formatNumber } from '../../../../platform/web/words/format-number.ts'

/** The usual step in words: a suspension of some days, or a block. */
export const stepName = ({ days }: { readonly days?: number | null | undefined }): string =>
  days == null ? m.strikes_step_block() : m.strikes_step_suspend({ days: formatNumber(days) })
