import { m } from '../../../generated/messages/messages.js'
import { failureText } from '../../../platform/web/form/failure.ts'
import { request } from '../../../platform/web/graphql-client.ts'
import { notices } from '../../../platform/web/notices.tsx'
import { exportVoucherCodeDocument } from './voucher-code.documents.ts'

/** Downloads the codes of a voucher. The window is opened before the request: afterwards a browser would block it. */
export async function exportCodes(voucherId: string): Promise<void> {
  const opened = window.open('', '_blank')
  try {
    const { exportVoucherCode } = await request(exportVoucherCodeDocument, { voucherId })
    if (opened) opened.location.href = exportVoucherCode
    else location.assign(exportVoucherCode)
  } catch (error) {
    opened?.close()
    notices.error(m.common_error(), failureText(error))
  }
}
