import { queryOptions } from '@tanstack/react-query'
import type { VoucherCodeRowFragment } from '../../../../generated/graphql/graphql.ts'
import { m } from '../../../../generated/messages/messages.js'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { Mark } from '../../../../platform/web/list/cells.tsx'
import { type Column, declareList, type ListStateOf } from '../../../../platform/web/list/list-declaration.ts'
import { keptOnScreen } from '../../../../platform/web/requests/record-cache.ts'
import { voucherCodeList } from '../voucher-code.list.ts'
import { voucherCodeOperations } from '../voucher-code.operations.ts'
import { codeStateName, codeStateTone } from './code-states.ts'
import { voucherCodesDocument, voucherOfCodesDocument } from './voucher-code.documents.ts'

export type CodeRow = VoucherCodeRowFragment
type CodeColumn = Column<CodeRow, 'CREATED_AT'>

export type CodesShown = ListStateOf<typeof voucherCodeList>

export const codeModel = 'VOUCHER_CODE'

const statusName = (status: unknown) =>
  status === 'REDEEMED' ? m.voucher_codes_status_redeemed() : m.voucher_codes_status_active()

const code: CodeColumn = {
  key: 'code',
  title: m.voucher_codes_code,
  cell: ({ code, qty, sold_qty: sold }) => (
    <span className="voucher-codes-code">
      <code>{code}</code>
      {qty > 1 && <small>{m.voucher_codes_uses({ sold, qty })}</small>}
    </span>
  ),
}
const status: CodeColumn = {
  key: 'status',
  title: m.common_status,
  cell: ({ status }) => <Mark tone={status === 'ACTIVE' ? 'good' : 'neutral'}>{statusName(status)}</Mark>,
}
const state: CodeColumn = {
  key: 'state',
  title: m.voucher_codes_state,
  cell: ({ state }) => <Mark tone={codeStateTone(state)}>{codeStateName(state)}</Mark>,
}

/** The codes of a voucher, in its dialog. */
export const codeListing = declareList({
  spec: voucherCodeList,
  operation: voucherCodeOperations.cmsListVoucherCode,
  load: async (state: CodesShown, signal?: AbortSignal) => {
    const { voucherId, page, size, dir, status, state: codeState, q } = state
    if (voucherId === undefined) return { counter: 0, items: [] }
    const variables = { voucherId, limit: size, page, filter: { status, state: codeState, q }, dir }
    return (await request(voucherCodesDocument, variables, { signal })).cmsListVoucherCode
  },
  title: m.voucher_codes_record,
  nameOf: ({ code }) => code,
  model: codeModel,
  views: false,
  filters: {
    q: { label: m.voucher_codes_search },
    state: { label: m.voucher_codes_state, nameOf: codeStateName },
    voucherId: { label: m.vouchers_record },
    status: { label: m.common_status, nameOf: statusName },
  },
  sorts: { CREATED_AT: m.common_created_at },
  columns: [
    code,
    { key: 'startDate', title: m.voucher_codes_start_date, kind: 'moment' },
    { key: 'endDate', title: m.voucher_codes_end_date, kind: 'moment' },
    { key: 'vendorCode', title: m.voucher_codes_vendor_code, kind: 'text' },
    { key: 'remarks', title: m.voucher_codes_remarks, kind: 'text' },
    state,
    status,
  ],
})

/** The codes of a campaign, on their own screen. */
export const referralCodeListing = declareList({
  ...codeListing,
  title: m.voucher_codes_of_campaign,
  columns: [
    code,
    { key: 'redeemedAt', title: m.voucher_codes_redeemed_at, kind: 'moment' },
    {
      key: 'redeemedUser',
      title: m.common_phone_number,
      cell: ({ redeemedUser }) => redeemedUser?.phoneNumber,
    },
    state,
    status,
  ],
})

export const voucherOfCodesQuery = (id: string) =>
  queryOptions({
    queryKey: ['VOUCHER', 'of codes', id],
    queryFn: async ({ signal }) => (await request(voucherOfCodesDocument, { _id: id }, { signal })).voucher,
    ...keptOnScreen,
  })
