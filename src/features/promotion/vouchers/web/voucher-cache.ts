import { queryOptions } from '@tanstack/react-query'
import type { VoucherQuery } from '../../../../generated/graphql/graphql.ts'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { keptOnScreen } from '../../../../platform/web/requests/record-cache.ts'
import { voucherDocument } from './voucher.documents.ts'

export type VoucherDetail = VoucherQuery['voucher']

export const voucherModel = 'VOUCHER'

/** One voucher in full; NOT_FOUND for an unknown or deleted one. */
export const voucherQuery = (id: string) =>
  queryOptions({
    queryKey: [voucherModel, 'one', id],
    queryFn: async ({ signal }) => (await request(voucherDocument, { _id: id }, { signal })).voucher,
    ...keptOnScreen,
  })
