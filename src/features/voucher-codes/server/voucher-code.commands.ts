import { randomBytes } from 'node:crypto'
import { type Selectable, sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { z } from 'zod'
import type { VoucherCodes } from '../../../../database/tables.ts'
import { audit } from '../../../platform/server/audit/audit.ts'
import { command } from '../../../platform/server/command.ts'
import type { Context } from '../../../platform/server/context.ts'
import { recordStore, type Target } from '../../../platform/server/records/record-store.ts'
import { invalid, Refusal } from '../../../platform/server/refusal.ts'
import { addDays, dayOf, startOfDay } from '../../../platform/shared/day.ts'
import type { VoucherRow } from '../../vouchers/server/public.ts'
import { voucherCodeRecord } from '../voucher-code.record.ts'
import type { codesInput } from '../voucher-code.rules.ts'
import { type JudgedRow, judgeCodes } from './judge-codes.ts'
import { type ReadRow, readCodes } from './read-codes.ts'

export type CodeRow = Selectable<VoucherCodes>
type Input = z.output<typeof codesInput>

const voucherModel = 'VOUCHER'
export const codeModel = 'VOUCHER_CODE'

export interface Created {
  /** Of those that exist already, the first thousand. */
  readonly exists: readonly string[]
  /** The first hundred of the new ones. */
  readonly items: readonly CodeRow[]
  readonly created: number
  readonly existing: number
  readonly repeated: number
}
const mostExists = 1_000
const mostItems = 100

interface Batch {
  readonly vendorCode?: string | null | undefined
  readonly remarks?: string | null | undefined
  readonly startDate: Date
  readonly endDate: Date
}

/** The rows that the input names, or none for codes to generate. */
export async function givenRows({ type, voucherCodes, file, qty }: Input): Promise<ReadRow[] | null> {
  if (type === 'GENERATE') {
    if (qty == null) throw invalid('data.qty', 'voucher_codes_text_field_required')
    if (voucherCodes || file) throw invalid('data.file', 'voucher_codes_text_no_file')
    return null
  }
  if (Boolean(voucherCodes) === Boolean(file)) throw invalid('data.file', 'files_text_required')
  return voucherCodes
    ? voucherCodes.map((code, i) => ({ row: i + 1, code: code.trim(), quantity: 1 }))
    : readCodes(file)
}

/** What would become of the rows. Changes nothing. */
export async function checkCodes(ctx: Context, input: Input): Promise<JudgedRow[]> {
  const rows = (await givenRows(input)) ?? []
  const voucher = await livingVoucher(ctx, input.voucherId)
  refusePeriod(voucher, input)
  return judgeCodes(ctx.db, rows, input.reCreate ? voucher.id : null)
}

/** Creates codes of a voucher that is no campaign: given ones, or new random ones. */
export async function createCodes(ctx: Context, input: Input): Promise<Created> {
  const rows = await givenRows(input)
  return command(ctx, async (ctx) => {
    const voucher = await livingVoucher(ctx, input.voucherId)
    refusePeriod(voucher, input)
    const replaced = input.reCreate ? await removeUnused(ctx, voucher.id) : 0
    const made = rows
      ? await insertGiven(ctx, voucher, rows, input)
      : await insertGenerated(ctx, voucher, input.qty!, input)
    const { created, existing, repeated } = made
    const after = { created, existing, repeated, replaced }
    await audit(ctx, { action: 'createVoucherCode', model: voucherModel, targetId: voucher.id, after })
    return made
  })
}

/** Imports the codes of a campaign, for as long as it lasts. */
export async function importReferralCodes(ctx: Context, voucherId: string, file: unknown): Promise<Created> {
  const rows = await readCodes(file)
  return command(ctx, async (ctx) => {
    const voucher = await livingVoucher(ctx, voucherId)
    if (voucher.type !== 'REFERRAL') throw invalid('data.voucherId', 'voucher_codes_text_no_campaign')
    const period = { startDate: voucher.start_date, endDate: voucher.end_date }
    const made = await insertGiven(ctx, voucher, rows, period)
    const { created, existing, repeated } = made
    const after = { created, existing, repeated }
    await audit(ctx, { action: 'importReferralCodes', model: voucherModel, targetId: voucher.id, after })
    return made
  })
}

const store = recordStore({
  model: codeModel,
  record: voucherCodeRecord,
  table: 'voucher_codes',
  gone: 'voucher_codes_text_gone',
  taken: { voucher_codes_living_key: { field: 'code', reason: 'voucher_codes_text_exists' } },
})

/** Deletes a code that nobody has and no prize reserves. Its row is locked, so it cannot be handed over meanwhile. */
export function deleteCode(ctx: Context, target: Target): Promise<CodeRow> {
  return store.changeBy(ctx, target, (_, row) => {
    if (row.deleted_at) throw new Refusal('NOT_FOUND', 'voucher_codes_text_gone')
    if (row.sold_qty > 0) throw new Refusal('CONFLICT', 'voucher_codes_text_handed_over')
    if (row.pool) throw new Refusal('CONFLICT', 'voucher_codes_text_reserved')
    return { deleted_at: new Date() }
  })
}

/** Undoes a deletion, unless the code was created again. Returns the new version. */
export const restoreCode = async (ctx: Context, target: Target) =>
  (await store.changeBy(ctx, target, () => ({ deleted_at: null }))).version

/** The voucher, locked within a command: of two who replace its codes, one waits for the other. */
async function livingVoucher(ctx: Context, id: string): Promise<VoucherRow> {
  const found = ctx.db.selectFrom('vouchers').selectAll().where('id', '=', id).where('deleted_at', 'is', null)
  const voucher = await (ctx.db.isTransaction ? found.forNoKeyUpdate() : found).executeTakeFirst()
  if (!voucher) throw new Refusal('NOT_FOUND', 'vouchers_text_gone')
  return voucher
}

/** Codes begin after today, and strictly within the time of their voucher. */
function refusePeriod({ start_date, end_date }: VoucherRow, { startDate, endDate }: Batch): void {
  const tomorrow = startOfDay(addDays(dayOf(new Date()), 1))
  if (startDate >= endDate) throw invalid('data.endDate', 'vouchers_text_ends_before_start')
  if (startDate < tomorrow) throw invalid('data.startDate', 'voucher_codes_text_after_today')
  if (startDate <= start_date) throw invalid('data.startDate', 'voucher_codes_text_within_voucher')
  if (endDate >= end_date) throw invalid('data.endDate', 'voucher_codes_text_within_voucher')
}

/** A malformed row refuses the file: nothing of it is created. */
async function insertGiven(
  ctx: Context,
  voucher: VoucherRow,
  rows: readonly ReadRow[],
  batch: Batch,
): Promise<Created> {
  if (rows.length === 0) throw invalid('data.file', 'voucher_codes_text_file_empty')
  const judged = await judgeCodes(ctx.db, rows, null)
  const bad = judged.find(({ problem }) => problem === 'MALFORMED')
  if (bad) throw invalid('data.file', 'voucher_codes_text_row_malformed', { row: bad.row })
  const repeated = judged.filter(({ problem }) => problem === 'REPEATED')
  const once = judged.filter(({ problem }) => problem !== 'REPEATED')
  const items = await insert(ctx, voucher, once, batch)
  const made = new Set(items.map(({ code }) => code))
  const exists = once.filter(({ code }) => !made.has(code)).map(({ code }) => code)
  return {
    exists: exists.slice(0, mostExists),
    items: items.slice(0, mostItems),
    created: items.length,
    existing: exists.length,
    repeated: repeated.length,
  }
}

/** The letters of Crockford's base32: none that looks like another. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** 60 random bits. */
const randomCode = () => Array.from(randomBytes(12), (byte) => letters[byte & 31]).join('')

async function insertGenerated(ctx: Context, voucher: VoucherRow, count: number, batch: Batch): Promise<Created> {
  const items: CodeRow[] = []
  while (items.length < count) {
    const codes = Array.from({ length: count - items.length }, () => ({ code: randomCode(), quantity: 1 }))
    items.push(...(await insert(ctx, voucher, codes, batch)))
  }
  return { exists: [], items: items.slice(0, mostItems), created: items.length, existing: 0, repeated: 0 }
}

/** Inserts the codes that do not exist yet, in the order of their keys, so that two imports cannot block each other. */
async function insert(
  ctx: Context,
  { id: voucherId }: VoucherRow,
  codes: readonly { readonly code: string; readonly quantity: number }[],
  { startDate, endDate, vendorCode, remarks }: Batch,
): Promise<CodeRow[]> {
  const rows = codes.map(({ code, quantity }) => ({ id: uuidv7(), code, qty: quantity }))
  const inserted = await sql<CodeRow>`
    insert into voucher_codes (id, voucher_id, code, qty, start_date, end_date, vendor_code, remarks)
      select r.id, ${voucherId}::uuid, r.code, r.qty, ${startDate}::timestamptz, ${endDate}::timestamptz,
          ${vendorCode || null}::text, ${remarks || null}::text
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) r (id uuid, code text, qty int)
        order by voucher_code_key(r.code)
      on conflict (code_key) where deleted_at is null do nothing
      returning *`.execute(ctx.db)
  return inserted.rows
}

/** Deletes what is neither handed over nor reserved. Returns how many. */
async function removeUnused(ctx: Context, voucherId: string): Promise<number> {
  const removed = await ctx.db
    .updateTable('voucher_codes')
    .set({ deleted_at: new Date(), version: sql`version + 1` })
    .where('voucher_id', '=', voucherId)
    .where('deleted_at', 'is', null)
    .where('sold_qty', '=', 0)
    .where('pool', 'is', null)
    .executeTakeFirst()
  return Number(removed.numUpdatedRows)
}
