import { request } from '../../../platform/web/graphql-client.ts'
import { openDownload } from '../../../platform/web/open-download.ts'
import { exportVoucherCodeDocument } from './voucher-code.documents.ts'

/** Downloads the codes of a voucher. */
export const exportCodes = (voucherId: string) =>
  openDownload(async () => (await request(exportVoucherCodeDocument, { voucherId })).exportVoucherCode)
