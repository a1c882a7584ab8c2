import { sql } from 'kysely'
import { audit } from '../../../../platform/server/audit/audit.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { invalid, Refusal } from '../../../../platform/server/refusal.ts'
import { addDays, dayOf, startOfDay } from '../../../../platform/shared/day.ts'
import {
  type ImportParameters,
  importable,
  markLate,
  resultOf,
  type RunRow,
} from '../../../records/runs/server/public.ts'
import { longestPeriod } from '../code-period.ts'
import type { VoucherRow } from './voucher.queries.ts'

export const voucherModel = 'VOUCHER'

/** The parameters of a run that creates codes. */
export interface CodeParameters {
  /** The action of the audit entry. */
  readonly action: 'createVoucherCode' | 'importReferralCodes'
  /** In ISO 8601; null for a campaign's codes, which take its own dates. */
  readonly startDate: string | null
  readonly endDate: string | null
  readonly vendorCode: string | null
  readonly remarks: string | null
  /** True if the new codes replace those that nobody has. */
  readonly reCreate: boolean
  /** Of generated codes. */
  readonly prefix?: string | null
  readonly pattern?: string | null
}

export type CodeImportParameters = CodeParameters & ImportParameters

export const parametersOf = (run: RunRow) => run.parameters as CodeParameters

interface Period {
  readonly startDate: Date
  readonly endDate: Date
}

/** Locks the voucher within a command, so that two simultaneous replacements of its codes wait for each other. */
export async function livingVoucher(ctx: Context, id: string): Promise<VoucherRow> {
  const found = ctx.db.selectFrom('vouchers').selectAll().where('id', '=', id).where('deleted_at', 'is', null)
  const voucher = await (ctx.db.isTransaction ? found.forNoKeyUpdate() : found).executeTakeFirst()
  if (!voucher) throw new Refusal('NOT_FOUND', 'vouchers_text_gone')
  return voucher
}

/** Codes begin after today, and their time is strictly within that of their voucher. */
function refusePeriod({ start_date, end_date }: VoucherRow, { startDate, endDate }: Period): void {
  const tomorrow = startOfDay(addDays(dayOf(new Date()), 1))
  if (startDate >= endDate) throw invalid('data.endDate', 'vouchers_text_ends_before_start')
  if (startDate < tomorrow) throw invalid('data.startDate', 'voucher_codes_text_after_today')
  if (startDate <= start_date) throw invalid('data.startDate', 'voucher_codes_text_within_voucher')
  if (endDate >= end_date) throw invalid('data.endDate', 'voucher_codes_text_within_voucher')
}

interface GivenPeriod {
  readonly startDate?: Date | null | undefined
  readonly endDate?: Date | null | undefined
}

/** When new codes are valid: as given, else as long as they can be; null for a campaign's, which take its dates. */
export function periodOf(voucher: VoucherRow, { startDate, endDate }: GivenPeriod): Period | null {
  if (voucher.type === 'REFERRAL' && !startDate && !endDate) return null
  const own = { startDate: voucher.start_date, endDate: voucher.end_date }
  const { earliest, latest } = longestPeriod(own, new Date())
  const period = {
    startDate: startDate ?? startOfDay(earliest),
    endDate: endDate ?? new Date(startOfDay(addDays(latest, 1)).getTime() - 1),
  }
  refusePeriod(voucher, period)
  return period
}

/**
 * Locks the voucher of a run, and returns when its codes are valid. That is checked again, because the dry run may have
 * waited long.
 */
export async function batchOf(ctx: Context, run: RunRow) {
  const voucher = await livingVoucher(ctx, run.target_id!)
  const { startDate, endDate, vendorCode, remarks } = parametersOf(run)
  const given = startDate && endDate ? { startDate: new Date(startDate), endDate: new Date(endDate) } : null
  if (given) refusePeriod(voucher, given)
  const period = given ?? { startDate: voucher.start_date, endDate: voucher.end_date }
  return { ...period, voucher, vendorCode: vendorCode || null, remarks: remarks || null }
}

/**
 * Creates the staged codes of a run in one step. If the run replaces codes, deletes those that nobody has. Codes are
 * created in the order of their keys, so that two imports cannot deadlock.
 */
export async function createStaged(ctx: Context, run: RunRow): Promise<{ created: number; replaced: number }> {
  const { voucher, startDate, endDate, vendorCode, remarks } = await batchOf(ctx, run)
  const replaced = parametersOf(run).reCreate ? await removeUnused(ctx, voucher.id, run) : 0
  const { rows } = await sql<{ created: number }>`
    with made as (
      insert into voucher_codes (id, voucher_id, code, qty, start_date, end_date, vendor_code, remarks, run_id)
        select r.id, ${voucher.id}::uuid, r.cells->>'code', (r.cells->>'quantity')::int, ${startDate}::timestamptz,
            ${endDate}::timestamptz, coalesce(nullif(r.cells->>'vendorCode', ''), ${vendorCode}::text),
            coalesce(nullif(r.cells->>'remarks', ''), ${remarks}::text), ${run.id}::uuid
          from run_rows r where r.run_id = ${run.id} and ${importable} order by r.key
        on conflict (code_key) where deleted_at is null do nothing
        returning 1)
    select count(*) as created from made`.execute(ctx.db)
  await markLate(ctx, run, sql`voucher_codes`)
  return { created: rows[0]!.created, replaced }
}

/**
 * Deletes the codes that are neither handed over nor reserved. Returns how many. Refuses to delete more than the dry run
 * has told.
 */
async function removeUnused(ctx: Context, voucherId: string, run: RunRow): Promise<number> {
  const { numUpdatedRows } = await ctx.db
    .updateTable('voucher_codes')
    .set({ deleted_at: new Date(), removed_by: run.id, version: sql`version + 1` })
    .where('voucher_id', '=', voucherId)
    .where('deleted_at', 'is', null)
    .where('sold_qty', '=', 0)
    .where('pool', 'is', null)
    .executeTakeFirst()
  const removed = Number(numUpdatedRows)
  const { removes = removed } = resultOf(run)
  if (removed > removes) throw new Refusal('CONFLICT', 'voucher_codes_text_more_to_replace')
  return removed
}

/** What a run that replaces codes would delete, and what would stay because somebody has it or a prize reserves it. */
export async function countReplaced(ctx: Context, run: RunRow): Promise<{ removes: number; stays: number }> {
  const { rows } = await sql<{ removes: number; stays: number }>`
    select count(*) filter (where sold_qty = 0 and pool is null)::int as removes,
        count(*) filter (where sold_qty > 0 or pool is not null)::int as stays
      from voucher_codes where voucher_id = ${run.target_id} and deleted_at is null`.execute(ctx.db)
  return rows[0]!
}

/**
 * Deletes the codes that a run has created, and brings those back that they have replaced.
 *
 * @throws Refusal CONFLICT if one of the new codes was handed over or reserved meanwhile, or an old one exists again
 */
export async function undoReplacement(ctx: Context, run: RunRow): Promise<void> {
  const { id } = await livingVoucher(ctx, run.target_id!)
  const { created, replaced } = resultOf(run)
  const unmade = await ctx.db
    .updateTable('voucher_codes')
    .set({ deleted_at: new Date(), version: sql`version + 1` })
    .where('voucher_id', '=', id)
    .where('run_id', '=', run.id)
    .where('deleted_at', 'is', null)
    .where('sold_qty', '=', 0)
    .where('pool', 'is', null)
    .executeTakeFirst()
  if (Number(unmade.numUpdatedRows) !== created) throw new Refusal('CONFLICT', 'voucher_codes_text_new_ones_used')
  const back = await sql`
    update voucher_codes c set deleted_at = null, removed_by = null, version = version + 1
      where removed_by = ${run.id} and not exists
        (select from voucher_codes o where o.code_key = c.code_key and o.deleted_at is null)`.execute(ctx.db)
  if (Number(back.numAffectedRows) !== replaced) throw new Refusal('CONFLICT', 'voucher_codes_text_exists')
  await audit(ctx, {
    action: ctx.operation!.name,
    model: voucherModel,
    targetId: id,
    before: { created, replaced },
    after: { created: 0, replaced: 0 },
  })
}

/** One entry in the voucher's history for all codes of a run. */
export const noteCodes = (ctx: Context, run: RunRow, after: Record<string, unknown>) =>
  audit(ctx, { action: parametersOf(run).action, model: voucherModel, targetId: run.target_id!, after })
