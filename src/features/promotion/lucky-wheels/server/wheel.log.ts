import { prizeTiers } from '../lucky-wheel.values.ts'
import type { WheelDraft } from './wheel.draft.ts'

/** A wheel as the audit log holds it. */
export function auditedValues(wheel: WheelDraft): Record<string, unknown> {
  const batches = wheel.batches.toSorted((a, b) => a.startDate.getTime() - b.startDate.getTime())
  return {
    title: wheel.title,
    titleEn: wheel.titleEn,
    startDate: wheel.startDate,
    endDate: wheel.endDate,
    tierNames: prizeTiers.map((tier) => ({ prizeTier: tier, ...wheel.tiers[tier] })),
    batchs: batches.map(({ _id, startDate, endDate }) => ({ _id, startDate, endDate })),
    prizes: wheel.lines.map(({ prize_index, prizeTier, mediaId, point, voucherId, totalQty }) => ({
      prize_index,
      prizeTier,
      mediaId,
      ...(point === null ? { voucherId } : { point: point / 100 }),
      totalQty,
      quantities: batches.map((batch) => batch.quantities.get(prize_index) ?? null),
    })),
  }
}

/** The fields that differ. */
export const differences = (before: Record<string, unknown>, after: Record<string, unknown>): string[] =>
  Object.keys(after).filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
