import { m } from '../../../../generated/messages/messages.js'
import { notices } from '../../../../platform/web/notices/notices.tsx'
import type { RunInfo } from '../../../records/runs/web/public.ts'

/** Shows that codes were imported, and whether some of them existed. */
export function showImported({ existing }: RunInfo): void {
  if (existing > 0) notices.warning(m.voucher_codes_created(), m.voucher_codes_duplicated_text())
  else notices.success(m.voucher_codes_created(), m.voucher_codes_created_text())
}

/** Shows that codes were generated, or are being generated in the background. */
export function showCreated({ run }: { readonly run?: unknown }): void {
  if (run) notices.info(m.voucher_codes_created(), m.voucher_codes_in_background())
  else notices.success(m.voucher_codes_created(), m.voucher_codes_created_text())
}
