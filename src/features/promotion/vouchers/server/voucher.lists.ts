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
  _id: { title: 'common_id', cell: (voucher) => voucher.id },
  title: { title: 'common_title', cell: (voucher) => voucher.title },
  titleEn: { title: 'vouchers_title_en', cell: (voucher) => voucher.title_en },
  type: { title: 'common_type', names: 'vouchers_type', cell: (voucher) => voucher.type },
  voucherId: { title: 'vouchers_code', cell: (voucher) => voucher.voucher_number },
  creator: { title: 'vouchers_creator', personal: true, cell: (voucher, ctx) => nameOfPerson(ctx, voucher.created_by) },
  createdAt: { title: 'common_created_at', moment: (voucher) => voucher.created_at },
  startDate: { title: 'voucher_codes_start_date', moment: (voucher) => voucher.start_date },
  endDate: { title: 'voucher_codes_end_date', moment: (voucher) => voucher.end_date },
  pointSpend: { title: 'vouchers_point_spend', cell: (voucher) => voucher.point_spend / 100 },
  qty: { title: 'vouchers_quantity', cell: async (voucher, ctx) => (await ctx.load(quantitiesOf, voucher.id)).qty },
  redeemed: {
    title: 'vouchers_redeemed',
    cell: async (voucher, ctx) => (await ctx.load(quantitiesOf, voucher.id)).sold,
  },
  reserved: {
    title: 'voucher_codes_state_reserved',
    cell: async (voucher, ctx) => (await ctx.load(quantitiesOf, voucher.id)).reserved,
  },
  available: {
    title: 'vouchers_left',
    cell: async (voucher, ctx) => (await ctx.load(quantitiesOf, voucher.id)).available,
  },
  referralTurns: { title: 'vouchers_referral_turns', cell: (voucher) => voucher.referral_turns },
  prizeTitle: { title: 'vouchers_prize_title', cell: (voucher) => voucher.prize_title },
  prizeTitleEn: { title: 'vouchers_prize_title_en', cell: (voucher) => voucher.prize_title_en },
  status: { title: 'common_status', names: 'vouchers_status', cell: (voucher) => voucher.status },
  adminStatus: { title: 'vouchers_admin_status', names: 'vouchers_admin', cell: (voucher) => voucher.admin_status },
  state: {
    title: 'voucher_codes_state',
    names: 'promotion_states',
    cell: (voucher, ctx) => stateOfVoucher(ctx, voucher),
  },
  deletedAt: { title: 'vouchers_deleted_at', moment: (voucher) => voucher.deleted_at },
} satisfies ListColumns<VoucherRow>

export const vouchers = tableList({
  spec: voucherList,
  title: 'vouchers_title',
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
  title: 'vouchers_referral_title',
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
