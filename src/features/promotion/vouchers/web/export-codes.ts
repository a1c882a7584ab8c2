import { mutation } from '../../../../generated/graphql/mutations.ts'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { currentLocale } from '../../../../platform/web/words/locale.ts'
import { openDownload } from '../../../../platform/web/requests/open-download.ts'

/** Downloads the codes of a voucher. */
export const exportCodes = (voucherId: string) =>
  openDownload(
    async () =>
      (await request(mutation('exportVoucherCode'), { voucherId, locale: currentLocale() })).exportVoucherCode,
  )
