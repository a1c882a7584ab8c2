import { type Insertable, sql } from 'kysely'
import type { z } from 'zod'
import type { Vouchers } from '../../../../../database/tables.ts'
import { actorId, command } from '../../../../platform/server/command.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { recordStore, type Target } from '../../../../platform/server/records/record-store.ts'
import { invalid, invalidFields, Refusal } from '../../../../platform/server/refusal.ts'
import { dayOf, startOfDay } from '../../../../platform/shared/day.ts'
import { type FieldText, requiredFields } from '../../../../platform/shared/rules.ts'
import { voucherRecord } from '../voucher.record.ts'
import { faultsOf, largestImage, newVoucher, type voucherChange } from '../voucher.rules.ts'
import type { AdminStatus } from '../voucher.values.ts'
import { refuseDeletionOfPrize, refuseShortening } from './voucher-needs.ts'
import type { VoucherRow } from './voucher.queries.ts'

type New = z.output<typeof newVoucher>
type Change = z.output<typeof voucherChange>
type Columns = Omit<Insertable<Vouchers>, 'id' | 'version' | 'created_at'>

export const voucherModel = 'VOUCHER'

const store = recordStore({
  model: voucherModel,
  record: voucherRecord,
  table: 'vouchers',
  columns: { phoneNumber: 'contact_phone_number', email: 'contact_email', address: 'contact_address' },
  inLog: { point_spend: (hundredths) => hundredths / 100 },
  gone: 'vouchers_text_gone',
  taken: { vouchers_campaigns_apart: { field: 'data.status', reason: 'vouchers_text_campaign_running' } },
})

/** Creates a voucher. A campaign starts disabled and needs no approval; other vouchers wait for approval. */
export function createVoucher(ctx: Context, data: New): Promise<VoucherRow> {
  const isCampaign = data.type === 'REFERRAL'
  const values = {
    ...(columnsOf(data) as Columns),
    type: data.type,
    status: isCampaign ? ('DISABLED' as const) : (data.status ?? 'ENABLED'),
    admin_status: isCampaign ? ('APPROVED' as const) : ('PENDING' as const),
    created_by: actorId(ctx),
  }
  refuseFaults({ ...values, media_ids: values.media_ids ?? [] }, data.pointSpend)
  refusePast(data.startDate)
  return command(ctx, async (ctx) => {
    await requirePhotos(ctx, values.media_ids ?? [], [])
    return store.create(ctx, values)
  })
}

/**
 * Changes a voucher; absent fields keep their values. An approved voucher is marked as edited if a field that needs
 * approval changes.
 */
export function updateVoucher(ctx: Context, target: Target, { type, ...data }: Change): Promise<VoucherRow> {
  return store.changeBy(ctx, target, async (ctx, row) => {
    requireLiving(row)
    if (type && type !== row.type) throw invalid('data.type', 'vouchers_text_type_stays')
    const patch = columnsOf(data)
    refuseFaults({ ...row, ...patch }, patch.point_spend ?? row.point_spend)
    if (patch.start_date && patch.start_date.getTime() !== row.start_date.getTime()) refusePast(patch.start_date)
    await requirePhotos(ctx, patch.media_ids ?? [], row.media_ids)
    await refuseShortening(ctx, row, patch, (field) => `data.${field}`)
    return { ...patch, ...(isEdited(row, patch) ? { edited_since_approval: true } : {}) }
  })
}

/** Marks a voucher as deleted: people keep the codes that they have. */
export function deleteVoucher(ctx: Context, target: Target): Promise<VoucherRow> {
  return store.changeBy(ctx, target, async (ctx, row) => {
    requireLiving(row)
    if (row.type === 'REFERRAL' && row.status === 'ENABLED')
      throw new Refusal('CONFLICT', 'vouchers_text_disable_before_delete')
    await refuseDeletionOfPrize(ctx, row)
    return { status: 'DISABLED', deleted_at: new Date() }
  })
}

/** Approves or rejects a voucher. Approving it again accepts the edits since the last approval. */
export function setAdminStatus(ctx: Context, target: Target, status: AdminStatus): Promise<VoucherRow> {
  return store.changeBy(ctx, target, (_, row) => {
    requireLiving(row)
    if (row.type === 'REFERRAL') throw invalid('_ids', 'vouchers_text_campaign_needs_no_approval')
    return { admin_status: status, edited_since_approval: false }
  })
}

/** Restores former values of fields, for undo. Returns the new version. */
export async function restoreVoucher(ctx: Context, target: Target, before: Readonly<Record<string, unknown>>) {
  const columns = Object.entries(before).map(([field, value]) => [columnOf(field), restored(field, value)])
  const patch = Object.fromEntries(columns) as Partial<VoucherRow>
  const restoredRow = await store.changeBy(ctx, target, async (ctx, row) => {
    await refuseShortening(ctx, row, patch, (field) => field)
    return patch
  })
  return restoredRow.version
}

const moments = new Set(['startDate', 'endDate', 'deletedAt'])
/** A field's value, converted from its form in the audit log. */
function restored(field: string, value: unknown): unknown {
  if (field === 'pointSpend') return Math.round(Number(value) * 100)
  return typeof value === 'string' && moments.has(field) ? new Date(value) : value
}

const contactColumns = new Set(['phoneNumber', 'email', 'address'])
const columnOf = (field: string) =>
  (contactColumns.has(field) ? 'contact_' : '') + field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** Texts that are never null. */
const plainTexts = new Set(['highlight', 'description', 'term_and_condition'].flatMap((name) => [name, `${name}_en`]))

/** Null clears none of them. The last two have a default, so a new voucher may leave them out. */
const requiredColumns = new Set([...requiredFields(newVoucher).map(columnOf), 'status', 'is_printed'])

/** The columns of the given fields. An empty text clears a column that may be null. */
function columnsOf({ contact, ...data }: Omit<Change, 'type'>): Partial<Columns> {
  const given = Object.entries({ ...data, ...contact }).filter(([, value]) => value !== undefined)
  const columns = given.map(([field, value]) => {
    const column = columnOf(field)
    return [column, emptied(column, value)] as const
  })
  return Object.fromEntries(columns.filter(([, value]) => value !== undefined)) as Partial<Columns>
}

function emptied(column: string, value: unknown): unknown {
  if (plainTexts.has(column)) return value ?? ''
  if (column === 'media_ids') return value ?? []
  if (column === 'point_spend') return value ?? 0
  if (requiredColumns.has(column)) return value ?? undefined
  return value === '' ? null : value
}

type Ruled = Pick<VoucherRow, 'type' | 'start_date' | 'end_date'> & Partial<VoucherRow>

function refuseFaults(voucher: Ruled, pointSpend: number | null | undefined): void {
  const faults: FieldText[] = faultsOf({
    type: voucher.type,
    description: voucher.description,
    descriptionEn: voucher.description_en,
    mediaIds: voucher.media_ids,
    referralTurns: voucher.referral_turns,
    isPrinted: voucher.is_printed,
    pointSpend,
  })
  if (voucher.start_date >= voucher.end_date)
    faults.push({ field: 'endDate', reason: 'vouchers_text_ends_before_start' })
  if (faults.length > 0) throw invalidFields(faults.map((fault) => ({ ...fault, field: `data.${fault.field}` })))
}

function refusePast(start: Date): void {
  if (start < startOfDay(dayOf(new Date()))) throw invalid('data.startDate', 'vouchers_text_starts_in_past')
}

function requireLiving({ deleted_at }: VoucherRow): void {
  if (deleted_at) throw new Refusal('NOT_FOUND', 'vouchers_text_gone')
}

/** The fields that need approval: everything that members see or pay, but not whether the voucher is enabled. */
const isEdited = (row: VoucherRow, patch: Partial<Columns>): boolean =>
  row.admin_status === 'APPROVED' &&
  row.type !== 'REFERRAL' &&
  Object.entries(patch).some(
    ([column, value]) =>
      column !== 'status' && JSON.stringify(value) !== JSON.stringify(row[column as keyof VoucherRow]),
  )

/**
 * Accepts pictures that the voucher already has, and photos that the caller uploaded or another voucher shows (for a copy
 * of it) and that are not too large.
 */
async function requirePhotos(ctx: Context, ids: readonly string[], own: readonly string[]): Promise<void> {
  const added = ids.filter((id) => !own.includes(id))
  if (new Set(ids).size < ids.length) throw invalid('data.mediaIds', 'vouchers_text_image_twice')
  if (added.length === 0) return
  const photos = await ctx.db
    .selectFrom('media')
    .select(['id', 'uploaded_bytes'])
    .where('id', 'in', added)
    .where('kind', '=', 'PHOTO')
    .where((eb) =>
      eb.or([
        eb('uploaded_by', '=', actorId(ctx)),
        sql<boolean>`exists (select from vouchers v where v.media_ids @> array[media.id])`,
      ]),
    )
    .execute()
  if (photos.length < added.length) throw invalid('data.mediaIds', 'vouchers_text_image_not_yours')
  if (photos.some(({ uploaded_bytes }) => (uploaded_bytes ?? 0) > largestImage))
    throw invalid('data.mediaIds', 'vouchers_text_image_too_large')
}
