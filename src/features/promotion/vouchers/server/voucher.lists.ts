import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../../../../database/tables.ts'
import type { ListPage } from '../../../../platform/server/lists/list-page.ts'
import type { ListColumns } from '../../../../platform/server/lists/list-source.ts'
import { tableList } from '../../../../platform/server/records/table-list.ts'
import { contains } from '../../../../platform/server/lists/search.ts'
import { nameOfPerson } from '../../../records/persons/server/public.ts'
import { referralVoucherList, voucherList } from '../voucher.list.ts'
import { voucherOperations } from '../voucher.operations.ts'
import { quantitiesOf, stateOfVoucher, voucherHasState, type VoucherRow } from './voucher.queries.ts'

const columns = {
  _id: { title: 'ID', cell: (voucher) => voucher.id },
  title: { title: 'Title', cell: (voucher) => voucher.title },
  titleEn: { title: 'Title (English)', cell: (voucher) => voucher.title_en },
  type: { title: 'Type', cell: (voucher) => voucher.type },
  voucherId: { title: 'Code', cell: (voucher) => voucher.voucher_number },
  creator: { title: 'Creator', personal: true, cell: (voucher, ctx) => nameOfPerson(ctx, voucher.created_by) },
  createdAt: { title: 'Created at', moment: (voucher) => voucher.created_at },
  startDate: { title: 'Start date', moment: (voucher) => voucher.start_date },
  endDate: { title: 'End date', moment: (voucher) => voucher.end_date },
  pointSpend: { title: 'Point spend', cell: (voucher) => voucher.point_spend / 100 },
  qty: { title: 'Quantity', cell: async (voucher, ctx) => (await ctx.load(quantitiesOf, voucher.id)).qty },
  redeemed: {
    title: 'Voucher redeemed',
    cell: async (voucher, ctx) => (await ctx.load(quantitiesOf, voucher.id)).sold,
  },
  reserved: { title: 'Reserved', cell: async (voucher, ctx) => (await ctx.load(quantitiesOf, voucher.id)).reserved },
  available: { title: 'Left', cell: async (voucher, ctx) => (await ctx.load(quantitiesOf, voucher.id)).available },
  referralTurns: { title: 'Referral turns', cell: (voucher) => voucher.referral_turns },
  prizeTitle: { title: 'Prize title', cell: (voucher) => voucher.prize_title },
  prizeTitleEn: { title: 'Prize title (English)', cell: (voucher) => voucher.prize_title_en },
  status: { title: 'Status', cell: (voucher) => voucher.status },
  adminStatus: { title: 'Admin status', cell: (voucher) => voucher.admin_status },
  state: { title: 'State', cell: (voucher, ctx) => stateOfVoucher(ctx, voucher) },
  deletedAt: { title: 'Deleted at', moment: (voucher) => voucher.deleted_at },
} satisfies ListColumns<VoucherRow>

export const vouchers = tableList({
  spec: voucherList,
  operation: voucherOperations.cmsVouchers,
  table: 'vouchers',
  where: {
    q: 'search',
    status: 'status',
    state: voucherHasState,
    adminStatus: 'admin_status',
    uid: 'created_by',
    trash: 'trashed',
  },
  sorts: { CREATED_AT: 'created_at' },
  only: sql<boolean>`type <> 'REFERRAL'`,
  tally: {
    table: 'voucher_tally',
    sum: 'vouchers',
    by: { status: 'status', adminStatus: 'admin_status', trash: 'trashed' },
  },
  columns,
})

export const referralVouchers = tableList({
  spec: referralVoucherList,
  operation: voucherOperations.cmsReferralVouchers,
  table: 'vouchers',
  where: { state: voucherHasState },
  sorts: { CREATED_AT: 'created_at' },
  always: { type: 'REFERRAL', deleted_at: null },
  columns,
})

interface AskedForGames {
  readonly q?: string | null | undefined
  /** Only vouchers whose dates cover this time. */
  readonly period?: { readonly startDate: Date; readonly endDate: Date } | null | undefined
  readonly limit: number
  readonly offset: number
}

/** The vouchers that prizes of games can give: those for games that are enabled and approved, the newest first. */
export function vouchersOfGames(db: Kysely<Tables>, { q, period, limit, offset }: AskedForGames): ListPage<VoucherRow> {
  let found = db
    .selectFrom('vouchers')
    .where('type', '=', 'GAME')
    .where('status', '=', 'ENABLED')
    .where('admin_status', '=', 'APPROVED')
    .where('deleted_at', 'is', null)
  if (q != null) found = found.where(contains(sql.ref('search'), q))
  if (period) found = found.where('start_date', '<=', period.startDate).where('end_date', '>=', period.endDate)
  return {
    items: () =>
      found.selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).offset(offset).execute(),
    total: async () => Number((await found.select((eb) => eb.fn.countAll().as('n')).executeTakeFirstOrThrow()).n),
  }
}
