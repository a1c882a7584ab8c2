import type { z } from 'zod'
import type { Context } from '../../../../platform/server/context.ts'
import type { Target } from '../../../../platform/server/records/record-store.ts'
import { invalid } from '../../../../platform/server/refusal.ts'
import type { newWheel, wheelChange } from '../lucky-wheel.rules.ts'
import type { PrizeTier } from '../lucky-wheel.values.ts'
import { draftOf, tiersOf } from './draft.ts'
import { changeWheel, createWheel } from './wheel.store.ts'
import type { StoredWheel, WheelDraft, WheelRow } from './wheel.draft.ts'

type New = z.output<typeof newWheel>
type Change = z.output<typeof wheelChange>

export function createLuckyWheel(ctx: Context, wheel: New): Promise<WheelRow> {
  const { title, titleEn, activeDate, batchs } = wheel
  const tiers = tiersOf(null, wheel.tierNames, batchs, (field) => field)
  requireNumber(wheel.numberOfBatch, batchs.length, 'numberOfBatch')
  return createWheel(ctx, { title, titleEn, ...activeDate, tiers, ...draftOf(null, batchs, (field) => field) })
}

/** Changes a whole wheel: absent fields keep their values. */
export function updateLuckyWheel(ctx: Context, target: Target, change: Change): Promise<WheelRow> {
  const at = (field: string) => `data.${field}`
  return changeWheel(ctx, target, (wheel) => {
    const { title, titleEn, activeDate, batchs, activeDateForEachBatch } = change
    if (batchs && activeDateForEachBatch)
      throw invalid(at('activeDateForEachBatch'), 'platform_text_not_together', { other: 'batchs' })
    const draft = {
      ...wheel,
      ...activeDate,
      title: title ?? wheel.title,
      titleEn: titleEn ?? wheel.titleEn,
      tiers: tiersOf(wheel.tiers, change.tierNames, batchs ?? [], at),
      ...(batchs ? draftOf(wheel, batchs, at) : {}),
    }
    requireNumber(change.numberOfBatch, draft.batches.length, at('numberOfBatch'))
    return activeDateForEachBatch ? { ...draft, batches: movedBatches(wheel, activeDateForEachBatch) } : draft
  })
}

/** Changes the names of a tier, for all prizes of the wheel. */
export function renameTier(
  ctx: Context,
  target: Target,
  tier: PrizeTier,
  texts: { readonly name: string; readonly nameEn: string },
): Promise<WheelRow> {
  return changeWheel(
    ctx,
    target,
    (wheel) => ({ ...wheel, tiers: { ...wheel.tiers, [tier]: texts } }),
    (field) => field,
  )
}

function requireNumber(given: number | null | undefined, batches: number, field: string): void {
  if (given != null && given !== batches)
    throw invalid(field, 'lucky_wheels_text_number_of_batches', { count: batches })
}

function movedBatches(wheel: StoredWheel, moves: NonNullable<Change['activeDateForEachBatch']>): WheelDraft['batches'] {
  for (const [i, { batchId }] of moves.entries()) {
    if (!wheel.batches.some(({ _id }) => _id === batchId))
      throw invalid(`data.activeDateForEachBatch.${i}.batchId`, 'lucky_wheels_text_batch_unknown')
    if (moves.findIndex((move) => move.batchId === batchId) < i)
      throw invalid(`data.activeDateForEachBatch.${i}.batchId`, 'lucky_wheels_text_batch_twice')
  }
  return wheel.batches.map((batch) => {
    const i = moves.findIndex(({ batchId }) => batchId === batch._id)
    return i < 0 ? batch : { ...batch, ...moves[i]!.activeDate, path: `activeDateForEachBatch.${i}` }
  })
}
