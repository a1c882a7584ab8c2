import { m } from '../../../../generated/messages/messages.js'
import { notices } from '../../../../platform/web/notices/notices.tsx'
import { type RunInfo, tellImported } from '../../../records/runs/web/public.ts'
import { codeModel } from './code-listing.tsx'

/** Shows that codes were imported, and whether some of them existed. A replacement can be undone. */
export function showImported(run: RunInfo): void {
  if ((run.result as Record<string, number>).replaced) return tellImported(run, codeModel, m.voucher_codes_replaced())
  if (run.existing > 0) notices.warning(m.voucher_codes_created(), m.voucher_codes_duplicated_text())
  else notices.success(m.voucher_codes_created(), m.voucher_codes_created_text())
}

/** Shows that codes were generated, or are being generated in the background. */
export function showCreated({ run }: { readonly run?: unknown }): void {
  if (run) notices.info(m.voucher_codes_created(), m.voucher_codes_in_background())
  else notices.success(m.voucher_codes_created(), m.voucher_codes_created_text())
}
