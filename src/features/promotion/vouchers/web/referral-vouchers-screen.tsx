import { BarcodeOutlined, DeleteOutlined, TrophyOutlined } from '@ant-design/icons'
import { Suspense, useMemo, useState } from 'react'
import { m } from '../../../../generated/messages/messages.js'
import '../../../../generated/messages/texts/vouchers.js'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { lazyPart } from '../../../../platform/web/parts/lazy-part.tsx'
import { useDetail } from '../../../../platform/web/list/list-address.ts'
import { declareList, type ListStateOf, type RowAction } from '../../../../platform/web/list/list-declaration.ts'
import { ListScreen } from '../../../../platform/web/list/list-screen.tsx'
import { Thumbnail } from '../../../records/media/web/public.ts'
import { voucherCodeOperations } from '../voucher-code.operations.ts'
import { stateColumn, stateFilter } from '../../promotion-states/web/public.ts'
import { referralVoucherList } from '../voucher.list.ts'
import { voucherOperations } from '../voucher.operations.ts'
import { voucherModel } from './voucher-cache.ts'
import { numbered, redeemedColumn, type VoucherRow } from './voucher-listing.tsx'
import { statusDialog, StatusLink } from './voucher-marks.tsx'
import { useDeleteVoucher } from './use-delete-voucher.ts'
import { typeName } from './voucher-words.ts'
import { referralVouchersDocument } from './voucher.documents.ts'
import { AddVoucher, copyVoucher, editVoucher, resultsOfVoucher } from './vouchers-screen.tsx'

const StatusDialog = lazyPart(async () => ({
  default: (await import('./voucher-status-dialogs.tsx')).CampaignStatusDialog,
}))
const PrizeTitleDialog = lazyPart(() => import('./prize-title-dialog.tsx'))

const listing = declareList({
  spec: referralVoucherList,
  operation: voucherOperations.cmsReferralVouchers,
  load: async (state: ListStateOf<typeof referralVoucherList>, signal?: AbortSignal) => {
    const { page, size, sort, dir, state: promotionState } = state
    const variables = { limit: size, page, filter: { state: promotionState }, sortBy: { type: sort, dir } }
    const found = (await request(referralVouchersDocument, variables, { signal })).cmsReferralVouchers
    return { counter: found.counter, items: numbered(found.items, state) }
  },
  title: m.vouchers_referral_title,
  nameOf: (voucher) => voucher.title,
  model: voucherModel,
  exports: true,
  filters: { state: stateFilter },
  sorts: { CREATED_AT: m.common_created_at },
  columns: [
    { key: 'number', title: m.vouchers_number, kind: 'number', screenOnly: true },
    { key: 'media', title: m.vouchers_image, cell: ({ medias }) => <Thumbnail media={medias[0]} />, screenOnly: true },
    { key: 'title', title: m.common_title, opens: true, cell: ({ title }) => <strong>{title}</strong> },
    { key: 'titleEn', title: m.vouchers_title_en, cell: ({ titleEn }) => <span lang="en">{titleEn}</span> },
    { key: 'startDate', title: m.vouchers_start_date, kind: 'moment' },
    { key: 'endDate', title: m.vouchers_end_date, kind: 'moment' },
    { key: 'referralTurns', title: m.vouchers_referral_turns, kind: 'number' },
    { key: 'available', title: m.vouchers_left, kind: 'number' },
    stateColumn,
    { key: 'status', title: m.common_status, cell: (voucher) => <StatusLink voucher={voucher} /> },
    { key: 'type', title: m.common_type, cell: ({ type }) => typeName(type) },
    { key: 'prizeTitle', title: m.vouchers_prize_title, cell: (voucher) => voucher.prizeTitle ?? voucher.title },
    {
      key: 'prizeTitleEn',
      title: m.vouchers_prize_title_en,
      cell: (voucher) => <span lang="en">{voucher.prizeTitleEn ?? voucher.titleEn}</span>,
    },
    { key: 'qty', title: m.vouchers_quantity, kind: 'number', hidden: true },
    { ...redeemedColumn, hidden: true },
    { key: 'createdAt', title: m.common_created_at, kind: 'moment', hidden: true },
    { key: '_id', title: m.common_id, kind: 'id', hidden: true },
  ],
})

const isDisabled = ({ status }: VoucherRow) => status === 'DISABLED'

/** `/vouchers/referrals` */
export function ReferralVouchersScreen() {
  const changing = useDetail(statusDialog)
  const [titling, setTitling] = useState<VoucherRow>()
  const { action: remove, dialog } = useDeleteVoucher(listing, isDisabled)
  const rowActions = useMemo<readonly RowAction<VoucherRow>[]>(
    () => [
      editVoucher,
      copyVoucher,
      resultsOfVoucher,
      {
        key: 'codes',
        label: m.vouchers_codes,
        icon: <BarcodeOutlined aria-hidden />,
        inline: true,
        operation: voucherCodeOperations.cmsListVoucherCode,
        href: (voucher) => `/vouchers/referrals/codes/${voucher._id}`,
      },
      {
        key: 'prizeTitle',
        label: m.vouchers_edit_prize_title,
        icon: <TrophyOutlined aria-hidden />,
        inline: true,
        operation: voucherOperations.updateVoucher,
        run: setTitling,
      },
      remove,
      {
        key: 'enabled',
        label: m.vouchers_delete_enabled,
        icon: <DeleteOutlined aria-hidden />,
        inline: true,
        operation: voucherOperations.deleteVoucher,
        shown: (voucher) => !isDisabled(voucher),
      },
    ],
    [remove],
  )
  return (
    <div className="vouchers-list">
      <ListScreen list={listing} rowActions={rowActions} extra={<AddVoucher type="REFERRAL" />} />
      <Suspense>
        {changing.id && <StatusDialog id={changing.id} onClose={changing.close} />}
        {titling && <PrizeTitleDialog voucher={titling} onClose={() => setTitling(undefined)} />}
      </Suspense>
      {dialog}
    </div>
  )
}
