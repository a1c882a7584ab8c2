import { mutation } from '../../../../generated/graphql/mutations.ts'
import { request } from '../../../../platform/web/graphql-client.ts'
import { openDownload } from '../../../../platform/web/open-download.ts'

/** Downloads the codes of a voucher. */
export const exportCodes = (voucherId: string) =>
  openDownload(async () => (await request(mutation('exportVoucherCode'), { voucherId })).exportVoucherCode)
