import { sql } from 'kysely'
import { z } from 'zod'
import { actorId } from '../../../../platform/server/command.ts'
import { builder } from '../../../../platform/server/graphql/builder.ts'
import { rootField } from '../../../../platform/server/graphql/fields.ts'
import { limitInput, listPageType, pageInput, searchText } from '../../../../platform/server/graphql/lists.ts'
import { BulkResult } from '../../../../platform/server/graphql/outcome.ts'
import { target } from '../../../../platform/server/graphql/target.ts'
import { listSource } from '../../../../platform/server/lists/list-source.ts'
import { changeListed, listedRecords } from '../../../../platform/server/records/change-listed.ts'
import { registerRecordNames } from '../../../../platform/server/records/record-names.ts'
import { registerReading } from '../../../../platform/server/records/record-reading.ts'
import { tableList } from '../../../../platform/server/records/table-list.ts'
import { malformedAt, Refusal } from '../../../../platform/server/refusal.ts'
import { isId, sortDirections } from '../../../../platform/shared/list.ts'
import { recordId } from '../../../../platform/shared/rules.ts'
import { registerUndo } from '../../../records/audit/server/public.ts'
import { localeInput } from '../../../records/exports/export.rules.ts'
import { exportList } from '../../../records/exports/server/public.ts'
import { resultOf, Run, type RunRow } from '../../../records/runs/server/public.ts'
import { nameOfPerson } from '../../../records/persons/server/public.ts'
import { currentCampaign } from './campaign.ts'
import { codeById, VoucherCode } from './voucher-code.type.ts'
import { voucherById } from './voucher.queries.ts'
import { Voucher } from './voucher.type.ts'
import { codeStates, codeStatuses, voucherCodeList } from '../voucher-code.list.ts'
import { voucherCodeOperations } from '../voucher-code.operations.ts'
import { voucherCodeRecord } from '../voucher-code.record.ts'
import { codesInput, referralCodesInput } from '../voucher-code.rules.ts'
import './code-generation.ts'
import './member-codes.schema.ts'
import './refund.schema.ts'
import { codeBegins, codeHasState, stateOf, tallyHasState, tallyHasStatus } from './code-states.ts'
import {
  checkCodes,
  codeModel,
  createCodes,
  deleteCode,
  importReferralCodes,
  restoreCode,
} from './voucher-code.commands.ts'

const list = tableList({
  spec: voucherCodeList,
  title: 'voucher_codes_codes',
  operation: voucherCodeOperations.cmsListVoucherCode,
  table: 'voucher_codes',
  where: { voucherId: 'voucher_id', status: 'status', state: codeHasState, q: codeBegins },
  // Ids are in the order of creation.
  sorts: { CREATED_AT: 'id' },
  always: { deleted_at: null },
  tally: {
    table: 'voucher_code_held_tally',
    sum: 'codes',
    by: { voucherId: 'voucher_id', status: tallyHasStatus, state: tallyHasState },
  },
  columns: {
    code: { title: 'voucher_codes_code', cell: (code) => code.code },
    qty: { title: 'vouchers_quantity', cell: (code) => code.qty },
    startDate: { title: 'voucher_codes_start_date', moment: (code) => code.start_date },
    endDate: { title: 'voucher_codes_end_date', moment: (code) => code.end_date },
    vendorCode: { title: 'voucher_codes_vendor_code', cell: (code) => code.vendor_code },
    remarks: { title: 'voucher_codes_remarks', cell: (code) => code.remarks },
    status: { title: 'common_status', names: 'voucher_codes_status', cell: (code) => code.status },
    state: { title: 'voucher_codes_state', names: 'voucher_codes_state', cell: (code) => stateOf(code) },
    redeemedAt: { title: 'voucher_codes_redeemed_at', moment: (code) => code.redeemed_at },
    redeemedUser: {
      title: 'voucher_codes_redeemed_by',
      personal: true,
      cell: (code, ctx) => (code.redeemed_by ? nameOfPerson(ctx, code.redeemed_by) : null),
    },
  },
})

registerReading(codeModel, {
  record: voucherCodeRecord,
  rows: codeById,
  gone: 'voucher_codes_text_gone',
  isShown: ({ deleted_at }) => !deleted_at,
})
registerRecordNames(codeModel, { nameOf: async (ctx, id) => (await ctx.load(codeById, id))?.code ?? null })
registerUndo({
  model: codeModel,
  actions: ['deleteVoucherCode', 'cmsDeleteVoucherCodes'],
  permission: voucherCodeOperations.deleteVoucherCode.permission,
  run: (ctx, { _id, version }) => restoreCode(ctx, { _id, version }),
})

rootField(voucherCodeOperations.cmsListVoucherCode, {
  type: listPageType('VoucherCodePage', VoucherCode),
  input: z.object({
    voucherId: recordId(),
    limit: limitInput(voucherCodeList.pageSize),
    page: pageInput(),
    filter: z
      .object({
        status: z.enum(codeStatuses).nullish(),
        state: z.enum(codeStates).meta({ graphql: 'VoucherCodeState' }).nullish(),
        q: searchText(voucherCodeList.filters.q).nullish().describe('How a code begins.'),
      })
      .meta({ graphql: 'VoucherCodeFilter' })
      .nullish(),
    dir: z.enum(sortDirections).nullish().describe('By the time of creation; the newest first.'),
  }),
  resolve: ({ voucherId, limit, page, filter, dir }, ctx) =>
    list.page(ctx.db, {
      filters: { voucherId, ...filter },
      sort: { type: 'CREATED_AT', dir: dir ?? 'DESC' },
      limit,
      offset: page * limit,
    }),
})

/** How many codes a search in all vouchers finds. */
const mostFound = 5

rootField(voucherCodeOperations.cmsFindVoucherCodes, {
  description: 'The first few codes of any voucher that begin with a text.',
  type: [VoucherCode],
  input: z.object({ q: searchText(voucherCodeList.filters.q) }),
  resolve: ({ q }, ctx) =>
    ctx.db
      .selectFrom('voucher_codes')
      .selectAll()
      .where('deleted_at', 'is', null)
      .where(codeBegins(q))
      .orderBy(sql`code_key using ~<~`)
      .limit(mostFound)
      .execute(),
})

/** How many existing codes, and how many new ones, a response contains at most. */
const mostExists = 1_000
const mostItems = 100

const VoucherCodesCreated = builder.objectRef<RunRow>('VoucherCodesCreated').implement({
  fields: (t) => ({
    exists: t.stringList({
      description: 'Codes that exist already; the first thousand.',
      resolve: async ({ id }, _, ctx) =>
        (
          await ctx.db
            .selectFrom('run_rows')
            .select(sql<string>`cells->>'code'`.as('code'))
            .where('run_id', '=', id)
            .where('problem', '=', 'EXISTING')
            .orderBy('seq')
            .limit(mostExists)
            .execute()
        ).map(({ code }) => code),
    }),
    items: t.field({
      type: [VoucherCode],
      description: 'The first hundred codes.',
      // A code is younger than the run that creates it, and ids are in the order of creation.
      resolve: ({ id, target_id }, _, ctx) =>
        ctx.db
          .selectFrom('voucher_codes')
          .selectAll()
          .where('voucher_id', '=', target_id!)
          .where('id', '>', id)
          .where('run_id', '=', id)
          .where('deleted_at', 'is', null)
          .orderBy('id')
          .limit(mostItems)
          .execute(),
    }),
    created: t.int({ resolve: (run) => resultOf(run).created ?? 0 }),
    existing: t.int({ resolve: (run) => resultOf(run).existing ?? 0 }),
    repeated: t.int({
      description: 'Rows with a code that an earlier row has.',
      resolve: (run) => resultOf(run).repeated ?? 0,
    }),
    run: t.field({
      type: Run,
      nullable: true,
      description: 'Where the work goes on in the background.',
      resolve: (run) => (run.state === 'WORKING' ? run : null),
    }),
  }),
})

rootField(voucherCodeOperations.cmsCheckVoucherCodes, {
  description: 'Tells what an import would do, and changes nothing until the run is confirmed.',
  type: Run,
  input: z.object({ data: codesInput }),
  resolve: ({ data }, ctx) => checkCodes(ctx, data),
})
rootField(voucherCodeOperations.cmsCheckReferralCodes, {
  description: 'The same for the codes of a campaign.',
  type: Run,
  input: z.object({ data: referralCodesInput }),
  resolve: ({ data }, ctx) => importReferralCodes(ctx, data, false),
})
rootField(voucherCodeOperations.createVoucherCode, {
  type: VoucherCodesCreated,
  input: z.object({ data: codesInput }),
  resolve: ({ data }, ctx) => createCodes(ctx, data),
})
rootField(voucherCodeOperations.importReferralCodes, {
  type: VoucherCodesCreated,
  input: z.object({ data: referralCodesInput }),
  resolve: ({ data }, ctx) => importReferralCodes(ctx, data, true),
})
rootField(voucherCodeOperations.deleteVoucherCode, {
  description: 'Refused once the code was handed over, or while a prize reserves it.',
  type: VoucherCode,
  input: target,
  resolve: (code, ctx) => deleteCode(ctx, code),
})
rootField(voucherCodeOperations.cmsDeleteVoucherCodes, {
  description: 'Up to a hundred codes, or all codes of one voucher that filters match, a hundred a call.',
  type: BulkResult,
  input: z.object({
    _ids: listedRecords.shape.ids,
    list: listedRecords.shape.list,
    after: listedRecords.shape.after,
  }),
  resolve: ({ _ids: ids, list: filters, after }, ctx) =>
    changeListed(
      ctx,
      () => {
        if (!isId((filters as { voucherId?: unknown }).voucherId)) throw malformedAt('list', 'Name the voucher.')
        return listSource(ctx, voucherCodeList.name)
      },
      { ids, list: filters, after },
      async (ctx, _id) => (await deleteCode(ctx, { _id })).version,
    ),
})
rootField(voucherCodeOperations.exportVoucherCode, {
  description: 'The address of one download, relative to this service.',
  type: 'String',
  input: z.object({ voucherId: recordId(), locale: localeInput }),
  async resolve({ voucherId, locale }, ctx) {
    if (!(await ctx.load(voucherById, voucherId))) throw new Refusal('NOT_FOUND', 'vouchers_text_gone')
    const { url } = await exportList(ctx, () => ({
      list: voucherCodeList.name,
      format: 'XLSX',
      filters: { voucherId },
      sort: { type: 'CREATED_AT', dir: 'ASC' },
      columns: Object.keys(list.columns),
      locale: locale ?? 'en',
    }))
    return url
  },
})
rootField(voucherCodeOperations.myPrizeReferralVoucherCodes, {
  description: 'The codes that the viewer earned by referrals, the newest first.',
  type: [VoucherCode],
  input: z.object({ limit: limitInput(voucherCodeList.pageSize), after: recordId().nullish() }),
  resolve: async ({ limit, after }, ctx) => {
    let mine = ctx.db
      .selectFrom('voucher_redemptions as r')
      .innerJoin('voucher_codes as c', 'c.id', 'r.code_id')
      .innerJoin('vouchers as v', 'v.id', 'c.voucher_id')
      .selectAll('c')
      .where('r.user_id', '=', actorId(ctx))
      .where('v.type', '=', 'REFERRAL')
      .orderBy('r.created_at', 'desc')
      .orderBy('c.id', 'desc')
      .limit(limit)
    if (after)
      mine = mine.where(
        sql<boolean>`(r.created_at, c.id) < (select created_at, code_id from voucher_redemptions
          where code_id = ${after} and user_id = ${actorId(ctx)})`,
      )
    return mine.execute()
  },
})
rootField(voucherCodeOperations.currentReferralCampaign, {
  description: 'The campaign that runs now, if there is one.',
  type: Voucher,
  nullable: true,
  resolve: (_, ctx) => currentCampaign(ctx),
})
