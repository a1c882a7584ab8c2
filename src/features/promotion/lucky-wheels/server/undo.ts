import type { Context } from '../../../../platform/server/context.ts'
import type { Target } from '../../../../platform/server/records/record-store.ts'
import type { PrizeTier } from '../lucky-wheel.values.ts'
import type { PlannedBatch, PlannedLine } from '../wheel-plan.ts'
import { batchesOfWheel, prizesOfBatch } from './lucky-wheel.queries.ts'
import { moveCodes } from './prize-codes.ts'
import { changeWheel, reviveWheel } from './wheel.store.ts'
import type { StoredWheel, TierTexts, WheelDraft, WheelRow } from './wheel.draft.ts'

/** A wheel's fields as the audit log holds them. */
interface Logged {
  readonly title?: string
  readonly titleEn?: string
  readonly startDate?: string
  readonly endDate?: string
  readonly tierNames?: readonly { readonly prizeTier: PrizeTier; readonly name: string; readonly nameEn: string }[]
  readonly batchs?: readonly { readonly _id: string; readonly startDate: string; readonly endDate: string }[]
  readonly prizes?: readonly (Omit<PlannedLine, 'point' | 'voucherId' | 'path'> & {
    /** In points. */
    readonly point?: number
    readonly voucherId?: string
    /** In the order of the batches' dates; null for a batch without this prize. */
    readonly quantities: readonly (number | null)[]
  })[]
}

const samePath = (field: string) => field

/**
 * Undoes a change of a wheel by the reverse change, which is checked like every change. Restored batches and prizes get
 * new ids, and who was designated for them is designated again.
 */
export function restoreWheel(
  ctx: Context,
  target: Target,
  before: Readonly<Record<string, unknown>>,
  { withdrawn }: { readonly withdrawn?: WheelDraft['designations'] },
): Promise<WheelRow> {
  return changeWheel(
    ctx,
    target,
    (wheel) => ({ ...asBefore(wheel, before), ...(withdrawn && { designations: withdrawn }) }),
    samePath,
  )
}

function asBefore(wheel: StoredWheel, before: Logged): WheelDraft {
  const tiers = before.tierNames?.map(({ prizeTier, name, nameEn }) => [prizeTier, { name, nameEn }])
  return {
    ...wheel,
    isRestored: true,
    title: before.title ?? wheel.title,
    titleEn: before.titleEn ?? wheel.titleEn,
    startDate: before.startDate ? new Date(before.startDate) : wheel.startDate,
    endDate: before.endDate ? new Date(before.endDate) : wheel.endDate,
    tiers: tiers ? (Object.fromEntries(tiers) as TierTexts) : wheel.tiers,
    batches: batchesBefore(wheel, before),
    lines: before.prizes ? before.prizes.map(lineOf) : wheel.lines,
  }
}

function batchesBefore(wheel: StoredWheel, { batchs, prizes }: Logged): PlannedBatch[] {
  const batches = batchs
    ? batchs.map(({ _id, startDate, endDate }) => {
        const there = wheel.batches.find((batch) => batch._id === _id)
        const quantities = there?.quantities ?? new Map<number, number>()
        return { _id: there ? _id : null, startDate: new Date(startDate), endDate: new Date(endDate), quantities }
      })
    : [...wheel.batches]
  if (!prizes) return batches
  return batches.map((batch, i) => ({
    ...batch,
    quantities: new Map(
      prizes.flatMap(({ prize_index, quantities }) => {
        const qty = quantities[i] ?? null
        return qty === null ? [] : [[prize_index, qty] as const]
      }),
    ),
  }))
}

const lineOf = ({
  prize_index,
  prizeTier,
  mediaId,
  point,
  voucherId,
  totalQty,
}: NonNullable<Logged['prizes']>[number]) => ({
  prize_index,
  prizeTier,
  mediaId,
  point: point === undefined ? null : Math.round(point * 100),
  voucherId: voucherId ?? null,
  totalQty,
})

/** Undoes a deletion, unless another wheel now has the time or the codes that this one needs. */
export function restoreDeleted(ctx: Context, target: Target): Promise<WheelRow> {
  return reviveWheel(ctx, target, async (ctx, { id }) => {
    const batches = await ctx.load(batchesOfWheel, id)
    const prizes = (await Promise.all(batches.map((batch) => ctx.load(prizesOfBatch, batch.id)))).flat()
    const moves = prizes.flatMap(({ id, voucher_id, remaining }) =>
      voucher_id ? [{ stockId: id, voucherId: voucher_id, more: remaining }] : [],
    )
    await moveCodes(ctx, moves, samePath)
  })
}
