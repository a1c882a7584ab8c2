import { prizeTiers, type PrizeTier } from '../../lucky-wheel.values.ts'
import type { PlannedLine, WheelPlan } from '../../wheel-plan.ts'
import type { SimulatedBatch } from './simulate.ts'

/** The lines of a batch, in the order in which they are simulated. */
export const linesOf = ({ lines }: WheelPlan, { quantities }: WheelPlan['batches'][number]): PlannedLine[] =>
  lines.filter(({ prize_index }) => (quantities.get(prize_index) ?? 0) > 0)

/** Units of a line that are reserved for designated people, and so are not won by chance. */
export const designatedIn = ({ designated }: WheelPlan['batches'][number], index: number): number =>
  designated?.get(index) ?? 0

/** The batches for the simulation, or null while the dates or prizes are not valid. */
export function playable(wheel: WheelPlan | null): SimulatedBatch[] | null {
  if (!wheel) return null
  const batches = wheel.batches.map((batch) => ({
    start: batch.startDate.getTime(),
    end: batch.endDate.getTime(),
    stocks: linesOf(wheel, batch).map(({ prize_index, prizeTier, point }) => ({
      tier: prizeTier,
      qty: batch.quantities.get(prize_index)!,
      designated: designatedIn(batch, prize_index),
      point: point === null ? null : point / 100,
    })),
  }))
  const isPlayable = batches.every(({ start, end }) => start < end) && batches.some(({ stocks }) => stocks.length > 0)
  return isPlayable ? batches : null
}

/** The tiers that a wheel has prizes of. */
export const tiersOf = (wheel: WheelPlan | null): PrizeTier[] =>
  prizeTiers.filter((tier) => wheel?.lines.some(({ prizeTier }) => prizeTier === tier))
