import type { Selectable } from 'kysely'
import type { z } from 'zod'
import type { VoucherCodes } from '../../../../../database/tables.ts'
import { command } from '../../../../platform/server/command.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { recordStore, type Target } from '../../../../platform/server/records/record-store.ts'
import { invalid, Refusal } from '../../../../platform/server/refusal.ts'
import { givenCell } from '../../../../platform/server/files/table-file/cells.ts'
import { requireTableFile } from '../../../../platform/server/files/table-file/read-table.ts'
import { beginRun, type RunRow, stage, workedUnlessFailed } from '../../../records/runs/server/public.ts'
import type { VoucherRow } from './voucher.queries.ts'
import { voucherCodeRecord } from '../voucher-code.record.ts'
import { type codesInput, faultOfPattern, mostNamed, type referralCodesInput } from '../voucher-code.rules.ts'
import { type CodeImportParameters, livingVoucher, periodOf, voucherModel } from './code-batch.ts'
import { codeImport } from './code-import.ts'
import { codeRow } from './code-rows.ts'
import { refuseReserved } from './voucher-needs.ts'

export type CodeRow = Selectable<VoucherCodes>
type Input = z.output<typeof codesInput>

export const codeModel = 'VOUCHER_CODE'

/** Begins a dry run of an import. */
export async function checkCodes(ctx: Context, input: Input): Promise<RunRow> {
  if (input.type === 'GENERATE') throw invalid('data.type', 'files_text_required')
  return workedUnlessFailed(ctx, await begin(ctx, input, { commits: false }))
}

/** Creates codes for a voucher: given codes, or new random ones. */
export async function createCodes(ctx: Context, input: Input): Promise<RunRow> {
  const run = await begin(ctx, input, { commits: true })
  return workedUnlessFailed(ctx, run, (input.qty ?? 0) > mostNamed ? 0 : undefined)
}

/** Imports codes of a campaign, or only checks them. They are valid as long as the campaign. */
export async function importReferralCodes(
  ctx: Context,
  { voucherId, file: given, layout }: z.output<typeof referralCodesInput>,
  commits: boolean,
): Promise<RunRow> {
  const file = requireTableFile(given)
  const run = await command(ctx, async (ctx) => {
    const voucher = await livingVoucher(ctx, voucherId)
    if (voucher.type !== 'REFERRAL') throw invalid('data.voucherId', 'voucher_codes_text_no_campaign')
    const own = { startDate: null, endDate: null, vendorCode: null, remarks: null, reCreate: false }
    const parameters = { ...own, commits, layout, action: 'importReferralCodes' } satisfies CodeImportParameters
    return beginRun(ctx, { ...about(voucher), kind: 'CODE_IMPORT', file, parameters, phase: 'READING' })
  })
  return workedUnlessFailed(ctx, run)
}

const about = ({ id, title }: VoucherRow) => ({ target: { model: voucherModel, id }, name: title })

async function begin(ctx: Context, input: Input, { commits }: { readonly commits: boolean }): Promise<RunRow> {
  const { type, voucherCodes, qty } = input
  const file = givenFile(input)
  return command(ctx, async (ctx) => {
    const voucher = await livingVoucher(ctx, input.voucherId)
    const period = periodOf(voucher, input)
    const parameters = {
      commits,
      action: 'createVoucherCode',
      startDate: period?.startDate.toISOString() ?? null,
      endDate: period?.endDate.toISOString() ?? null,
      vendorCode: input.vendorCode ?? null,
      remarks: input.remarks ?? null,
      prefix: input.prefix ?? null,
      pattern: input.pattern ?? null,
      reCreate: input.reCreate ?? false,
      layout: input.layout,
    } satisfies CodeImportParameters
    const run = { ...about(voucher), parameters }
    if (type === 'GENERATE') return beginRun(ctx, { ...run, kind: 'CODE_GENERATION', phase: 'WORKING', total: qty! })
    if (file) return beginRun(ctx, { ...run, kind: 'CODE_IMPORT', file, phase: 'READING' })
    const rows = voucherCodes!.map((code, i) => codeRow(i + 1, { code: givenCell(code) }))
    const begun = await beginRun(ctx, { ...run, kind: 'CODE_IMPORT', phase: 'JUDGING', total: rows.length })
    await stage(ctx, begun.id, codeImport, rows)
    return begun
  })
}

/** The file of the input. Refuses an input without codes, or with codes given in two ways. */
function givenFile({ type, voucherCodes, file, qty, prefix, pattern }: Input) {
  if (type === 'GENERATE') {
    if (qty == null) throw invalid('data.qty', 'voucher_codes_text_field_required')
    if (voucherCodes || file) throw invalid('data.file', 'voucher_codes_text_no_file')
    const fault = faultOfPattern({ qty, pattern })
    if (fault) throw invalid('data.pattern', fault)
    return null
  }
  if (prefix || pattern) throw invalid('data.pattern', 'voucher_codes_text_no_pattern')
  if (Boolean(voucherCodes) === Boolean(file)) throw invalid('data.file', 'files_text_required')
  return voucherCodes ? null : requireTableFile(file)
}

const store = recordStore({
  model: codeModel,
  record: voucherCodeRecord,
  table: 'voucher_codes',
  gone: 'voucher_codes_text_gone',
  taken: { voucher_codes_living_key: { field: 'code', reason: 'voucher_codes_text_exists' } },
})

/**
 * Deletes a code that nobody has and no prize has reserved. Its row is locked, so it cannot be handed over meanwhile.
 */
export function deleteCode(ctx: Context, target: Target): Promise<CodeRow> {
  return store.changeBy(ctx, target, async (ctx, row) => {
    if (row.deleted_at) throw new Refusal('NOT_FOUND', 'voucher_codes_text_gone')
    if (row.sold_qty > 0) throw new Refusal('CONFLICT', 'voucher_codes_text_handed_over')
    await refuseReserved(ctx, row)
    return { deleted_at: new Date() }
  })
}

/** Undoes a deletion, unless the code was created again. Returns the new version. */
export const restoreCode = async (ctx: Context, target: Target) =>
  (await store.changeBy(ctx, target, () => ({ deleted_at: null }))).version
