import type { VoucherRowFragment } from '../../../../generated/graphql/graphql.ts'
import { m } from '../../../../generated/messages/messages.js'
import { formatNumber } from '../../../../platform/web/words/format-number.ts'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { Mark } from '../../../../platform/web/list/cells.tsx'
import { Headline } from '../../../../platform/web/list/headline.tsx'
import { type Column, declareList, type ListStateOf } from '../../../../platform/web/list/list-declaration.ts'
import { Thumbnail } from '../../../records/media/web/public.ts'
import { stateColumn, stateFilter } from '../../promotion-states/web/public.ts'
import { voucherList } from '../voucher.list.ts'
import { voucherOperations } from '../voucher.operations.ts'
import { voucherModel } from './voucher-cache.ts'
import { AdminStatusLink, VoucherStatusMark } from './voucher-marks.tsx'
import { adminStatusName, statusName, typeName } from './voucher-words.ts'
import { vouchersDocument } from './voucher.documents.ts'

/** `number` runs across pages. */
export type VoucherRow = VoucherRowFragment & { readonly number: number }

interface Position {
  readonly page: number
  readonly size: number
}
export const numbered = (rows: readonly VoucherRowFragment[], { page, size }: Position): VoucherRow[] =>
  rows.map((row, i) => ({ ...row, number: (page - 1) * size + i + 1 }))

function Redeemed({ voucher: { redeemed, reserved } }: { readonly voucher: VoucherRow }) {
  return (
    <span className="vouchers-redeemed">
      {formatNumber(redeemed)}
      {reserved > 0 && <small>{m.vouchers_reserved({ count: formatNumber(reserved) })}</small>}
    </span>
  )
}

/** What was handed over; what prizes reserve stands beneath. */
export const redeemedColumn = {
  key: 'redeemed',
  title: m.vouchers_redeemed,
  align: 'end',
  cell: (voucher) => <Redeemed voucher={voucher} />,
} satisfies Column<VoucherRow>

export const voucherListing = declareList({
  spec: voucherList,
  operation: voucherOperations.cmsVouchers,
  load: async (state: ListStateOf<typeof voucherList>, signal?: AbortSignal) => {
    const { page, size, sort, dir, q = null, status, state: promotionState, adminStatus, uid, trash } = state
    const filter = { status, state: promotionState, adminStatus, uid, withTrash: trash === undefined }
    const variables = { limit: size, page, q, filter, sortBy: { type: sort, dir } }
    const { counter, items } = (await request(vouchersDocument, variables, { signal })).cmsVouchers
    return { counter, items: numbered(items, state) }
  },
  title: m.vouchers_title,
  nameOf: (voucher) => voucher.title,
  model: voucherModel,
  exports: true,
  exportsToo: ['reserved'],
  filters: {
    q: { label: m.vouchers_search },
    status: { label: m.vouchers_filter_status, nameOf: statusName },
    adminStatus: { label: m.vouchers_filter_admin_status, nameOf: adminStatusName },
    state: stateFilter,
    uid: { label: m.vouchers_creator },
    trash: { label: m.vouchers_filter_trash, nameOf: m.vouchers_filter_without_trash },
  },
  sorts: { CREATED_AT: m.common_created_at },
  columns: [
    { key: 'number', title: m.vouchers_number, kind: 'number', screenOnly: true },
    { key: 'media', title: m.vouchers_image, cell: ({ medias }) => <Thumbnail media={medias[0]} />, screenOnly: true },
    {
      key: 'title',
      title: m.common_title,
      opens: true,
      cell: (voucher) => (
        <Headline title={voucher.title} text={voucher.titleEn}>
          {voucher.deletedAt && <Mark tone="bad">{m.vouchers_deleted()}</Mark>}
        </Headline>
      ),
    },
    { key: 'type', title: m.common_type, cell: ({ type }) => typeName(type) },
    {
      key: 'voucherId',
      title: m.vouchers_code,
      cell: ({ voucherId }) => <code className="vouchers-code">{voucherId}</code>,
    },
    {
      key: 'creator',
      title: m.vouchers_creator,
      cell: ({ creator }) => <span className="cell-name">{creator.fullName}</span>,
    },
    { key: 'createdAt', title: m.common_created_at, kind: 'moment', sort: 'CREATED_AT', sortFirst: 'DESC' },
    { key: 'pointSpend', title: m.vouchers_point_spend, kind: 'number' },
    { key: 'qty', title: m.vouchers_quantity, kind: 'number' },
    redeemedColumn,
    { key: 'available', title: m.vouchers_left, kind: 'number', hidden: true },
    stateColumn,
    { key: 'status', title: m.common_status, cell: ({ status }) => <VoucherStatusMark status={status} /> },
    {
      key: 'adminStatus',
      title: m.vouchers_admin_status,
      cell: (voucher) => (
        <span className="vouchers-approval">
          {voucher.deletedAt ? adminStatusName(voucher.adminStatus) : <AdminStatusLink voucher={voucher} />}
          {voucher.editedSinceApproval && <small>{m.vouchers_edited()}</small>}
        </span>
      ),
    },
    { key: 'startDate', title: m.vouchers_start_date, kind: 'moment', hidden: true },
    { key: 'endDate', title: m.vouchers_end_date, kind: 'moment', hidden: true },
    { key: '_id', title: m.common_id, kind: 'id', hidden: true },
  ],
})
