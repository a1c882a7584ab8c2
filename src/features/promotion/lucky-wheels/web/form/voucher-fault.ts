import { m } from '../../../../../generated/messages/messages.js'
import type { BatchDraft } from './batches.ts'
import { type LineDraft, type PrizeAt, type Units, unitsAt } from './wheel-values.ts'

/** Each unit needs its own code: a free one, or one that the prize has already reserved. */
export function voucherFault(
  line: LineDraft,
  batches: readonly BatchDraft[],
  prizeAt: PrizeAt,
  units: Units,
): string | undefined {
  if (!line.voucher) return undefined
  let [wanted, reserved] = [0, 0]
  for (const { key } of batches) {
    wanted += unitsAt(line, key, prizeAt, units) ?? 0
    reserved += prizeAt(line.prize_index, key)?.qty ?? 0
  }
  const most = line.voucher.available + reserved
  return wanted > most ? m.lucky_wheels_text_too_few_codes({ title: line.voucher.title, count: most }) : undefined
}
