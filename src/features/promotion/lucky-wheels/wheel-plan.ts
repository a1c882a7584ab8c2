import type { FieldText } from '../../../platform/shared/rules.ts'
import type { TextKey, TextParams } from '../../../platform/shared/text.ts'
import { mostReserved, type PrizeTier, startTolerance } from './lucky-wheel.values.ts'

export interface Period {
  readonly startDate: Date
  readonly endDate: Date
}

/** What a line of prizes gives, in every batch that has it. */
export interface PlannedLine {
  readonly prize_index: number
  readonly prizeTier: PrizeTier
  readonly mediaId: string | null
  /** In hundredths; a prize is either points or a voucher. */
  readonly point: number | null
  readonly voucherId: string | null
  /** The line's total for all batches together. */
  readonly totalQty: number
  /** The path in the input, for refusals: `batchs.0.prizes.2`. */
  readonly path?: string
}

export interface PlannedBatch extends Period {
  /** Null for a batch that does not exist yet. */
  readonly _id: string | null
  /** Units by the line's index; a batch does not have the lines that are absent here. */
  readonly quantities: ReadonlyMap<number, number>
  /** Units by the line's index that are reserved for designated people. */
  readonly designated?: ReadonlyMap<number, number>
  /** The path in the input, for refusals: `batchs.0`. */
  readonly path?: string
}

/** A whole wheel: either stored or wanted. */
export interface WheelPlan extends Period {
  readonly batches: readonly PlannedBatch[]
  readonly lines: readonly PlannedLine[]
}

export const hasBegun = ({ startDate }: Pick<Period, 'startDate'>, now: Date) => startDate <= now
const isSame = (a: Date, b: Date) => a.getTime() === b.getTime()
const inOrder = (batches: readonly PlannedBatch[]) =>
  batches.toSorted((a, b) => a.startDate.getTime() - b.startDate.getTime())

/** The parts of a wheel that can no longer be changed. */
export interface WheelLocks {
  /** True if the wheel's start and set of batches are locked; its end may only move later. */
  readonly isStarted: boolean
  /** The ids of the batches whose dates and quantities are locked, and which take no new prizes. */
  readonly batches: ReadonlySet<string>
}

export function locksOf(
  wheel: Pick<Period, 'startDate'>,
  batches: readonly { readonly _id: string | null; readonly startDate: Date }[],
  now: Date,
): WheelLocks {
  const begun = batches.flatMap((batch) => (batch._id !== null && hasBegun(batch, now) ? [batch._id] : []))
  return { isStarted: hasBegun(wheel, now), batches: new Set(begun) }
}

/** What is left of a line in one batch. */
interface Left {
  readonly qty: number
  readonly remaining: number
}

/** Whether a line can be deleted: nothing of it was awarded, and it is not the only one. */
export const canDeleteLine = (inBatches: readonly Left[], lines: number) =>
  lines > 1 && inBatches.every(({ qty, remaining }) => qty <= remaining)

class Faults {
  readonly all: FieldText[] = []
  add(isBroken: boolean, field: string, reason: TextKey, params?: TextParams): void {
    if (isBroken) this.all.push({ field, reason, params })
  }
}

/** Everything that is wrong with a plan, by field. `before` is the stored wheel, if there is one. */
export function faultsOfPlan(plan: WheelPlan, before: WheelPlan | null, now: Date): FieldText[] {
  return [
    ...faultsOfDates(plan, before, now),
    ...faultsOfPrizes(plan),
    ...(before ? faultsOfLockedBatches(plan, before, now) : []),
  ]
}

export function faultsOfDates(plan: WheelPlan, before: WheelPlan | null, now: Date): FieldText[] {
  const faults = new Faults()
  const duration = 'lucky_wheels_text_duration'
  if (before && hasBegun(before, now)) {
    faults.add(!isSame(plan.startDate, before.startDate), 'activeDate', 'lucky_wheels_text_started')
    faults.add(plan.endDate < before.endDate, 'activeDate', 'lucky_wheels_text_end_later')
    const isSameSet =
      plan.batches.length === before.batches.length &&
      before.batches.every((was) => plan.batches.some(({ _id }) => _id === was._id))
    faults.add(!isSameSet, 'batchs', 'lucky_wheels_text_batches_locked')
  } else {
    const earliest = new Date(now.getTime() - startTolerance)
    faults.add(plan.startDate < earliest, 'activeDate', duration)
  }
  faults.add(plan.startDate >= plan.endDate, 'activeDate', duration)
  faults.add(plan.batches.length === 0, 'numberOfBatch', 'lucky_wheels_text_no_batches')
  const batches = inOrder(plan.batches)
  for (const [i, batch] of batches.entries()) {
    const from = batches[i - 1]?.endDate ?? plan.startDate
    const isValid = batch.startDate < batch.endDate && batch.startDate >= from && batch.endDate <= plan.endDate
    faults.add(!isValid, batch.path ? `${batch.path}.activeDate` : 'activeDate', duration)
  }
  return faults.all
}

export function faultsOfPrizes({ batches, lines }: Pick<WheelPlan, 'batches' | 'lines'>): FieldText[] {
  const faults = new Faults()
  faults.add(lines.length === 0, 'batchs', 'lucky_wheels_text_no_prizes')
  for (const line of lines) {
    const at = (field: string) => (line.path ? `${line.path}.${field}` : field)
    const quantities = batches.flatMap(({ quantities }) => quantities.get(line.prize_index) ?? [])
    const shared = quantities.reduce((sum, qty) => sum + qty, 0)
    faults.add((line.point === null) === (line.voucherId === null), at('point'), 'lucky_wheels_text_gift')
    faults.add(line.mediaId === null, at('mediaId'), 'lucky_wheels_text_photos')
    faults.add(shared > line.totalQty, at('qty'), 'lucky_wheels_text_more_than_total')
    faults.add(shared === 0, at('qty'), 'lucky_wheels_text_no_units')
    const isTooMuch = line.voucherId !== null && quantities.some((qty) => qty > mostReserved)
    faults.add(isTooMuch, at('qty'), 'platform_text_at_most', { max: mostReserved })
  }
  return faults.all
}

/** A line that is deleted entirely is checked elsewhere. */
function faultsOfLockedBatches(plan: WheelPlan, before: WheelPlan, now: Date): FieldText[] {
  const faults = new Faults()
  for (const was of before.batches) {
    const batch = plan.batches.find(({ _id }) => _id === was._id)
    if (!batch || !hasBegun(was, now)) continue
    const at = (field: string) => (batch.path ? `${batch.path}.${field}` : field)
    const isMoved = !isSame(batch.startDate, was.startDate) || !isSame(batch.endDate, was.endDate)
    faults.add(isMoved, at('activeDate'), 'lucky_wheels_text_batch_dates_locked')
    for (const { prize_index, path } of plan.lines) {
      const [now, then] = [batch.quantities.get(prize_index), was.quantities.get(prize_index)]
      const field = path ? `${path}.qty` : 'qty'
      faults.add(then === undefined && now !== undefined, field, 'lucky_wheels_text_batch_takes_no_prizes')
      faults.add(then !== undefined && now !== then, field, 'lucky_wheels_text_quantity_locked')
    }
  }
  for (const was of before.lines) {
    const line = plan.lines.find(({ prize_index }) => prize_index === was.prize_index)
    if (!line) continue
    const at = (field: string) => (line.path ? `${line.path}.${field}` : field)
    const began = before.batches.some((batch) => hasBegun(batch, now) && batch.quantities.has(was.prize_index))
    faults.add(began && line.prizeTier !== was.prizeTier, at('prizeTier'), 'lucky_wheels_text_tier_locked')
    const isSameGift = line.point === was.point && line.voucherId === was.voucherId
    faults.add(!isSameGift, at(line.point === null ? 'voucherId' : 'point'), 'lucky_wheels_text_gift_stays')
  }
  return faults.all
}
