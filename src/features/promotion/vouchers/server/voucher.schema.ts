import { z } from 'zod'
import { changeListed, listedRecords } from '../../../../platform/server/records/change-listed.ts'
import type { Tally } from '../../../../platform/server/jobs/fold-tally.ts'
import { rootField } from '../../../../platform/server/graphql/fields.ts'
import {
  addListQuery,
  limitInput,
  listPageType,
  pageInput,
  searchText,
} from '../../../../platform/server/graphql/lists.ts'
import { recordById } from '../../../../platform/server/graphql/record-by-id.ts'
import { BulkResult } from '../../../../platform/server/graphql/outcome.ts'
import { target, version } from '../../../../platform/server/graphql/target.ts'
import { listSource } from '../../../../platform/server/lists/list-source.ts'
import { registerRecordNames } from '../../../../platform/server/records/record-names.ts'
import { registerReading } from '../../../../platform/server/records/record-reading.ts'
import { sortDirections } from '../../../../platform/shared/list.ts'
import { recordId } from '../../../../platform/shared/rules.ts'
import { registerUndo } from '../../../records/audit/server/public.ts'
import { promotionStates } from '../../promotion-states/promotion-state.values.ts'
import { mostVouchers, voucherList } from '../voucher.list.ts'
import { voucherOperations } from '../voucher.operations.ts'
import { voucherRecord } from '../voucher.record.ts'
import { newVoucher, voucherChange } from '../voucher.rules.ts'
import { adminStatuses, voucherStatuses } from '../voucher.values.ts'
import {
  createVoucher,
  deleteVoucher,
  restoreVoucher,
  setAdminStatus,
  updateVoucher,
  voucherModel,
} from './voucher.commands.ts'
import { handOverRewards } from './referral-rewards.ts'
import { referralVouchers, vouchers, vouchersOfGames } from './voucher.lists.ts'
import { voucherById } from './voucher.queries.ts'
import { Voucher } from './voucher.type.ts'
import { addVoucherResults } from './voucher-results.schema.ts'
import './point-origins.ts'

export const tallies: readonly Tally[] = [
  { table: 'voucher_tally', keys: ['status', 'admin_status', 'trashed'], sums: ['vouchers'] },
  { table: 'voucher_code_tally', keys: ['voucher_id', 'status'], sums: ['codes', 'qty', 'sold', 'reserved'] },
  { table: 'voucher_code_held_tally', keys: ['voucher_id', 'held', 'start_date', 'end_date'], sums: ['codes'] },
  { table: 'voucher_day_tally', keys: ['voucher_id', 'day'], sums: ['handed_over', 'used', 'spent'] },
]

export const jobs = [handOverRewards]

const reading = registerReading(voucherModel, {
  record: voucherRecord,
  rows: voucherById,
  gone: 'vouchers_text_gone',
  isShown: ({ deleted_at }) => !deleted_at,
})
addVoucherResults(reading)
registerRecordNames(voucherModel, { nameOf: async (ctx, id) => (await ctx.load(voucherById, id))?.title ?? null })
registerUndo({
  model: voucherModel,
  actions: ['updateVoucher', 'deleteVoucher', 'cmsSetVoucherAdminStatus'],
  permission: voucherOperations.updateVoucher.permission,
  run: (ctx, { before, ...voucher }) => restoreVoucher(ctx, voucher, before),
})

registerUndo({
  model: voucherModel,
  operation: voucherOperations.createVoucher,
  run: async (ctx, { _id, version }) => (await deleteVoucher(ctx, { _id, version })).version,
})

const VoucherPage = listPageType('VoucherPage', Voucher)
const page = { limit: limitInput(voucherList.pageSize, mostVouchers), page: pageInput() }
const q = searchText(voucherList.filters.q).nullish()
const adminStatus = z.enum(adminStatuses).meta({ graphql: 'VoucherAdminStatus' })

rootField(voucherOperations.cmsVouchers, {
  description: 'Vouchers, but for those of referral campaigns.',
  type: VoucherPage,
  input: z.object({
    ...page,
    q,
    filter: z
      .object({
        uid: recordId().nullish().describe('The id of the person who created them.'),
        status: z.enum(voucherStatuses).meta({ graphql: 'VoucherStatus' }).nullish(),
        adminStatus: adminStatus.nullish(),
        state: z.enum(promotionStates).meta({ graphql: 'PromotionState' }).nullish(),
        withTrash: z.boolean().nullish().describe('Whether deleted vouchers are listed too.'),
      })
      .meta({ graphql: 'VoucherFilter' })
      .nullish(),
    sortBy: z
      .object({
        type: z.enum(voucherList.sorts).meta({ graphql: 'VoucherSortType' }).nullish(),
        dir: z.enum(sortDirections).nullish(),
      })
      .meta({ graphql: 'VoucherSort' })
      .nullish(),
  }),
  resolve({ limit, page, q, filter, sortBy }, ctx) {
    const { withTrash, ...filters } = filter ?? {}
    const sort = { ...voucherList.defaultSort, ...(sortBy?.dir ? { dir: sortBy.dir } : {}) }
    return vouchers.page(ctx.db, {
      filters: { q, ...filters, ...(withTrash ? {} : { trash: 'NO' as const }) },
      sort,
      limit,
      offset: page * limit,
    })
  },
})
addListQuery(referralVouchers, VoucherPage)
rootField(voucherOperations.vouchersGame, {
  description: 'What prizes of games can give: vouchers for games that are enabled and approved.',
  type: VoucherPage,
  input: z.object({
    ...page,
    filter: z
      .object({
        q,
        activeDate: z
          .object({
            startDate: z.date().meta({ graphql: 'DateTime' }),
            endDate: z.date().meta({ graphql: 'DateTime' }),
          })
          .meta({ graphql: 'VoucherPeriod' })
          .nullish()
          .describe('Only those whose dates cover this.'),
      })
      .meta({ graphql: 'VoucherGameFilter' })
      .nullish(),
  }),
  resolve: ({ limit, page, filter }, ctx) =>
    vouchersOfGames(ctx.db, { q: filter?.q, period: filter?.activeDate, limit, offset: page * limit }),
})
rootField(voucherOperations.voucher, {
  type: Voucher,
  ...recordById(reading),
})
rootField(voucherOperations.createVoucher, {
  description: 'A referral campaign starts disabled, whatever status is given.',
  type: Voucher,
  input: z.object({ data: newVoucher }),
  resolve: ({ data }, ctx) => createVoucher(ctx, data),
})
rootField(voucherOperations.updateVoucher, {
  description: 'Absent fields keep their values, null clears.',
  type: Voucher,
  input: target.extend({ data: voucherChange }),
  resolve: ({ data, ...voucher }, ctx) => updateVoucher(ctx, voucher, data),
})
rootField(voucherOperations.deleteVoucher, {
  type: Voucher,
  input: target,
  resolve: (voucher, ctx) => deleteVoucher(ctx, voucher),
})
rootField(voucherOperations.cmsSetVoucherAdminStatus, {
  description: 'Of up to a hundred vouchers, or of all that filters match, a hundred a call.',
  type: BulkResult,
  input: z.object({
    _ids: listedRecords.shape.ids,
    list: listedRecords.shape.list,
    after: listedRecords.shape.after,
    adminStatus,
    version: version.describe('Of a single voucher: the version that the caller saw. Then a refusal is an error.'),
  }),
  async resolve({ _ids: ids, list, after, adminStatus, version }, ctx) {
    if (version != null && ids?.length === 1) {
      const changed = await setAdminStatus(ctx, { _id: ids[0]!, version }, adminStatus)
      return { outcomes: [{ _id: changed.id, refusal: null, version: changed.version }], next: null }
    }
    return changeListed(
      ctx,
      () => listSource(ctx, voucherList.name),
      { ids, list, after },
      async (ctx, _id) => (await setAdminStatus(ctx, { _id }, adminStatus)).version,
    )
  },
})
