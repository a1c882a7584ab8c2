import { sql } from 'kysely'
import { audit } from '../../../../platform/server/audit/audit.ts'
import { actorId, command } from '../../../../platform/server/command.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { newRecordId, recordStore, type Target } from '../../../../platform/server/records/record-store.ts'
import { invalid, invalidFields, Refusal } from '../../../../platform/server/refusal.ts'
import type { FieldText } from '../../../../platform/shared/rules.ts'
import { luckyWheelRecord } from '../lucky-wheel.record.ts'
import { faultsOfPlan } from '../wheel-plan.ts'
import { freeCodes } from './prize-codes.ts'
import { requirePictures, requireVouchers } from './prize-needs.ts'
import { requireMayRemove } from './receivers.ts'
import { auditedValues, differences } from './wheel.log.ts'
import { writeParts, writeTiers } from './wheel.parts.ts'
import type { Stock, StoredWheel, TierTexts, WheelDraft, WheelRow } from './wheel.draft.ts'

export const wheelModel = 'LUCKY_WHEEL'

const store = recordStore({
  model: wheelModel,
  record: luckyWheelRecord,
  table: 'lucky_wheels',
  gone: 'lucky_wheels_text_gone',
})

async function readWheel(ctx: Context, row: WheelRow): Promise<StoredWheel> {
  const of = { wheel: row.id }
  const batches = await ctx.db
    .selectFrom('wheel_batches')
    .select(['id', 'start_date', 'end_date'])
    .where('wheel_id', '=', of.wheel)
    .orderBy('start_date')
    .execute()
  const lines = await ctx.db
    .selectFrom('wheel_prizes')
    .selectAll()
    .where('wheel_id', '=', of.wheel)
    .orderBy('prize_index')
    .execute()
  const stocks = await ctx.db
    .selectFrom('wheel_stock as s')
    .innerJoin('wheel_prizes as p', 'p.id', 's.prize_id')
    .select(['s.id', 's.batch_id', 's.prize_id', 'p.prize_index', 's.qty'])
    .select(sql<number>`(select count(*) from wheel_designations d where d.stock_id = s.id)`.as('designated'))
    .where('p.wheel_id', '=', of.wheel)
    .execute()
  const tiers = await ctx.db.selectFrom('wheel_tiers').selectAll().where('wheel_id', '=', of.wheel).execute()
  return {
    row,
    title: row.title,
    titleEn: row.title_en,
    startDate: row.start_date,
    endDate: row.end_date,
    tiers: Object.fromEntries(
      tiers.map(({ prize_tier, name, name_en }) => [prize_tier, { name, nameEn: name_en }]),
    ) as TierTexts,
    batches: batches.map(({ id, start_date, end_date }) => ({
      _id: id,
      startDate: start_date,
      endDate: end_date,
      quantities: new Map(
        stocks.filter(({ batch_id }) => batch_id === id).map(({ prize_index, qty }) => [prize_index, qty]),
      ),
    })),
    lines: lines.map(({ prize_index, prize_tier, media_id, point, voucher_id, total_qty }) => ({
      prize_index,
      prizeTier: prize_tier,
      mediaId: media_id,
      point,
      voucherId: voucher_id,
      totalQty: total_qty,
    })),
    stocks,
    lineIds: new Map(lines.map(({ prize_index, id }) => [prize_index, id])),
  }
}

/** Database constraints, and the field at which each violation is shown. */
const constraintFields: Readonly<Record<string, FieldText>> = {
  lucky_wheels_apart: { field: 'activeDate', reason: 'lucky_wheels_text_overlaps' },
  wheel_batches_apart: { field: 'batchs', reason: 'lucky_wheels_text_duration' },
  wheel_batch_frozen: { field: 'batchs', reason: 'lucky_wheels_text_quantity_locked' },
  wheel_award_stays: { field: '_id', reason: 'lucky_wheels_text_awarded' },
  stock_lanes_awarded: { field: 'qty', reason: 'lucky_wheels_text_all_taken' },
}
const constraintsAtTheEnd = sql.raw(
  'wheel_batches_apart, wheel_stock_adds_up, stock_lanes_add_up, wheel_designations_add_up, wheel_quantity_frozen, wheel_dates_frozen',
)

/**
 * A command whose constraints are checked at its end, not only when its transaction commits, so that a violation is
 * shown at its field. Whether a batch has begun is decided by the time of that check.
 */
export async function wheelCommand<T>(
  ctx: Context,
  at: (field: string) => string,
  run: (ctx: Context) => Promise<T>,
): Promise<T> {
  try {
    return await command(ctx, async (ctx) => {
      const result = await run(ctx)
      await sql`set constraints ${constraintsAtTheEnd} immediate`.execute(ctx.db)
      await sql`set constraints ${constraintsAtTheEnd} deferred`.execute(ctx.db)
      return result
    })
  } catch (error) {
    const fault = constraintFields[(error as { constraint?: string }).constraint ?? '']
    throw fault ? invalid(at(fault.field), fault.reason) : error
  }
}

/** Locks the wheel, so that changes of it, of its batches and of its prizes wait for each other. */
export async function lockWheel(ctx: Context, target: Target): Promise<StoredWheel> {
  const row = await store.lock(ctx, target)
  if (row.deleted_at) throw new Refusal('CONFLICT', 'lucky_wheels_text_deleted')
  return readWheel(ctx, row)
}

/** The database's clock, which decides what has begun. Unlike `now()`, it does not stand still within a transaction. */
const clock = async (ctx: Context) =>
  (await sql<{ now: Date }>`select clock_timestamp()::timestamptz(3) as now`.execute(ctx.db)).rows[0]!.now

/** Stores a new wheel. */
export function createWheel(ctx: Context, draft: WheelDraft): Promise<WheelRow> {
  return wheelCommand(
    ctx,
    (field) => field,
    async (ctx) => {
      await refuseFaults(ctx, draft, null, (field) => field)
      const id = newRecordId(ctx)
      const row = await ctx.db
        .insertInto('lucky_wheels')
        .values({ id, ...columnsOf(draft), created_by: actorId(ctx) })
        .returningAll()
        .executeTakeFirstOrThrow()
      const nothing = { ...draft, batches: [], lines: [], stocks: [], lineIds: new Map<number, string>(), row }
      await writeTiers(ctx, id, draft.tiers)
      await writeParts(ctx, nothing, draft, (field) => field)
      await audit(ctx, {
        action: actionOf(ctx),
        model: wheelModel,
        targetId: id,
        after: auditedValues(draft),
        version: row.version,
      })
      return row
    },
  )
}

/**
 * Changes a whole wheel, completely or not at all. `edit` returns the wanted wheel. Refuses, by field, what can no
 * longer be changed.
 *
 * @param at the input path of a field of the draft
 */
export function changeWheel(
  ctx: Context,
  target: Target,
  edit: (wheel: StoredWheel) => WheelDraft,
  at: (field: string) => string = (field) => `data.${field}`,
): Promise<WheelRow> {
  return wheelCommand(ctx, at, async (ctx) => {
    const before = await lockWheel(ctx, target)
    const draft = edit(before)
    const changes = differences(auditedValues(before), auditedValues(draft))
    if (changes.length === 0) return before.row
    await refuseFaults(ctx, draft, before, at)
    const row = await ctx.db
      .updateTable('lucky_wheels')
      .set({ ...columnsOf(draft), version: before.row.version + 1 })
      .where('id', '=', before.row.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    await writeTiers(ctx, row.id, draft.tiers)
    const withdrawn = await writeParts(ctx, before, draft, at)
    const only = (of: Record<string, unknown>) => Object.fromEntries(changes.map((field) => [field, of[field]]))
    await audit(ctx, {
      action: actionOf(ctx),
      model: wheelModel,
      targetId: row.id,
      before: only(auditedValues(before)),
      after: { ...only(auditedValues(draft)), ...(withdrawn.length > 0 ? { withdrawn } : {}) },
      version: row.version,
    })
    return row
  })
}

/** Marks a wheel as deleted: it stops and frees its codes; its awards stay. */
export function removeWheel(ctx: Context, target: Target): Promise<WheelRow> {
  return store.changeBy(ctx, target, async (ctx, row) => {
    if (row.deleted_at) throw new Refusal('NOT_FOUND', 'lucky_wheels_text_gone')
    const stockIds = (await readWheel(ctx, row)).stocks.map(({ id }) => id)
    await requireMayRemove(ctx, stockIds)
    await freeCodes(ctx, stockIds)
    return { deleted_at: new Date() }
  })
}

/** Undoes a deletion. What the vouchers of its prizes lack by now is checked for the batches that are not over. */
export function reviveWheel(
  ctx: Context,
  target: Target,
  before: (ctx: Context, row: WheelRow) => Promise<void>,
): Promise<WheelRow> {
  const at = (field: string) => field
  return wheelCommand(ctx, at, (ctx) =>
    store.changeBy(ctx, target, async (ctx, row) => {
      const { lines, batches } = await readWheel(ctx, row)
      const now = await clock(ctx)
      const living = batches.filter(({ endDate }) => endDate > now)
      await requireVouchers(ctx, { lines, batches: living }, { lines, batches: [] }, at)
      await before(ctx, row)
      return { deleted_at: null }
    }),
  )
}

const columnsOf = ({ title, titleEn, startDate, endDate }: WheelDraft) => ({
  title,
  title_en: titleEn,
  start_date: startDate,
  end_date: endDate,
})

const actionOf = (ctx: Context) => ctx.operation!.name

async function refuseFaults(
  ctx: Context,
  draft: WheelDraft,
  before: StoredWheel | null,
  at: (field: string) => string,
): Promise<void> {
  const faults = faultsOfPlan(draft, before, await clock(ctx))
  if (faults.length > 0) throw invalidFields(faults.map((fault) => ({ ...fault, field: at(fault.field) })))
  const fewer = before && stockBelowDesignations(draft, before)
  if (fewer) throw invalid(at('qty'), 'lucky_wheels_text_fewer_than_designated', { count: fewer.designated })
  const had = new Set(before?.lines.map(({ mediaId }) => mediaId))
  const added = draft.isRestored ? [] : draft.lines.filter(({ mediaId }) => !had.has(mediaId))
  await requirePictures(ctx, added, at)
  await requireVouchers(ctx, draft, before, at)
}

/** A quantity must be at least the number of designated people. */
const stockBelowDesignations = (draft: WheelDraft, { stocks }: StoredWheel): Stock | undefined =>
  stocks.find(({ batch_id, prize_index, designated }) => {
    const batch = draft.batches.find(({ _id }) => _id === batch_id)
    const line = draft.lines.some((line) => line.prize_index === prize_index)
    return batch && line && designated > (batch.quantities.get(prize_index) ?? 0)
  })
