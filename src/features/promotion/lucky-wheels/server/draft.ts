import { invalid } from '../../../../platform/server/refusal.ts'
import type { BatchInput, PrizeInput, TierNames } from '../lucky-wheel.rules.ts'
import { defaultTierNames, isTemporary, prizeTiers } from '../lucky-wheel.values.ts'
import type { PlannedBatch, PlannedLine, WheelPlan } from '../wheel-plan.ts'
import type { StoredWheel, TierTexts } from './wheel.draft.ts'

type At = (field: string) => string

/**
 * The names of the tiers: the given ones, or those of the stored wheel. A new wheel without names takes those of its
 * prizes. Refuses prizes of one tier with different names.
 */
export function tiersOf(
  had: TierTexts | null,
  given: TierNames,
  batchs: readonly Pick<BatchInput, 'prizes'>[],
  at: At,
): TierTexts {
  const prizes = batchs.flatMap(({ prizes }, i) =>
    prizes.map((prize, k) => ({ ...prize, path: `batchs.${i}.prizes.${k}` })),
  )
  const entries = prizeTiers.map((tier) => {
    const named = given?.find(({ prizeTier }) => prizeTier === tier)
    const ofPrizes = had
      ? undefined
      : prizes.find(({ prizeTier, name, nameEn }) => prizeTier === tier && name && nameEn)
    const { name, nameEn } = named ?? had?.[tier] ?? { ...defaultTierNames[tier], ...namesOf(ofPrizes) }
    return [tier, { name, nameEn }] as const
  })
  const tiers = Object.fromEntries(entries) as unknown as TierTexts
  for (const prize of prizes) requireTierNames(tiers, prize, at(`${prize.path}.name`))
  return tiers
}

const namesOf = (prize: PrizeInput | undefined) => (prize ? { name: prize.name!, nameEn: prize.nameEn! } : {})

/** A prize has the name of its tier. */
export function requireTierNames(
  tiers: TierTexts,
  { prizeTier, name, nameEn }: Pick<PrizeInput, 'prizeTier' | 'name' | 'nameEn'>,
  field: string,
): void {
  const tier = tiers[prizeTier]
  const agrees = (name ?? tier.name) === tier.name && (nameEn ?? tier.nameEn) === tier.nameEn
  if (!agrees) throw invalid(field, 'lucky_wheels_text_tier_disagrees', { name: tier.name })
}

/** The batches and lines of the input: prizes with the same index are one line. */
export function draftOf(
  wheel: StoredWheel | null,
  batchs: readonly BatchInput[],
  at: At,
): Pick<WheelPlan, 'batches' | 'lines'> {
  const batches = batchs.map(({ _id, activeDate, prizes }, i) => {
    const path = `batchs.${i}`
    return {
      _id: existing(wheel, _id, at(`${path}._id`)),
      ...activeDate,
      quantities: quantitiesOf(prizes, path, at),
      path,
    }
  })
  requireDifferent(batches, at)
  return { batches, lines: linesOf(wheel, batchs, at) }
}

/** The id of a stored batch; null for the id of a new batch, made by the form. */
function existing(wheel: StoredWheel | null, id: string | null | undefined, field: string): string | null {
  if (id == null || isTemporary(id)) return null
  if (!wheel?.batches.some(({ _id }) => _id === id)) throw invalid(field, 'lucky_wheels_text_batch_unknown')
  return id
}

function requireDifferent(batches: readonly PlannedBatch[], at: At): void {
  const seen = new Set<string>()
  for (const { _id, path } of batches) {
    if (_id !== null && seen.has(_id)) throw invalid(at(`${path}._id`), 'lucky_wheels_text_batch_twice')
    if (_id !== null) seen.add(_id)
  }
}

function quantitiesOf(prizes: readonly PrizeInput[], path: string, at: At): Map<number, number> {
  const quantities = new Map<number, number>()
  for (const [k, { prize_index, qty }] of prizes.entries()) {
    if (quantities.has(prize_index))
      throw invalid(at(`${path}.prizes.${k}.prize_index`), 'lucky_wheels_text_index_twice')
    quantities.set(prize_index, qty)
  }
  return quantities
}

/**
 * The lines of all batches. The prizes of a line must agree. A field that a prize leaves out keeps its stored value, or
 * is taken from the line's prize in another batch.
 */
function linesOf(wheel: StoredWheel | null, batchs: readonly BatchInput[], at: At): PlannedLine[] {
  const given = batchs.flatMap(({ prizes }, i) =>
    prizes.map((prize, k) => ({ prize, path: `batchs.${i}.prizes.${k}` })),
  )
  const byIndex = Map.groupBy(given, ({ prize }) => prize.prize_index)
  return [...byIndex].map(([prize_index, inBatches]) => {
    const shared = inBatches.reduce((sum, { prize }) => sum + prize.qty, 0)
    const had = wheel?.lines.find((line) => line.prize_index === prize_index)
    const agreed = <K extends keyof PrizeInput>(field: K): PrizeInput[K] | undefined => {
      const given = inBatches.filter(({ prize }) => prize[field] != null)
      const other = given.find(({ prize }) => prize[field] !== given[0]!.prize[field])
      if (other) throw invalid(at(`${other.path}.${field}`), 'lucky_wheels_text_line_disagrees')
      return given[0]?.prize[field]
    }
    const [point, voucherId] = [agreed('point') ?? null, agreed('voucherId') ?? null]
    const isGiven = point !== null || voucherId !== null
    return {
      prize_index,
      prizeTier: agreed('prizeTier')!,
      mediaId: agreed('mediaId') ?? had?.mediaId ?? null,
      point: isGiven ? point : (had?.point ?? null),
      voucherId: isGiven ? voucherId : (had?.voucherId ?? null),
      totalQty: agreed('totalQty') ?? shared,
      path: inBatches[0]!.path,
    }
  })
}
