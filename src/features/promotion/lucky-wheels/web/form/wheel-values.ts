import type { LuckyWheelQuery, MediaPictureFragment } from '../../../../../generated/graphql/graphql.ts'
import { copyName } from '../../../../../platform/web/records/copied.tsx'
import { defaultTierNames, isTemporary, longestTitle, type PrizeTier, prizeTiers } from '../../lucky-wheel.values.ts'
import type { WheelPlan } from '../../wheel-plan.ts'
import type { BatchDraft } from './batches.ts'

export type Wheel = LuckyWheelQuery['cmsLuckyWheel']
/** A prize in one batch, as it is stored. */
export type StoredPrize = Wheel['batchs'][number]['prizes'][number]

/** A prize in the form: the same in every batch that has it. */
export interface LineDraft {
  readonly prize_index: number
  readonly prizeTier: PrizeTier
  readonly media: MediaPictureFragment | null
  /** A prize is either points or a voucher. */
  readonly point: number | null
  readonly voucher: StoredPrize['voucher']
  readonly totalQty: number | null
  /** Quantities by the key of the batch, only for prizes that are not stored yet: stored ones are saved separately. */
  readonly quantities: Readonly<Record<string, number | null>>
}

export interface TierNames {
  readonly name: string
  readonly nameEn: string
}

export interface WheelValues {
  readonly title: string
  readonly titleEn: string
  readonly startDate: string
  readonly endDate: string
  readonly batchs: readonly BatchDraft[]
  readonly tierNames: Readonly<Record<PrizeTier, TierNames>>
  readonly prizes: readonly LineDraft[]
}

/** The units of stored prizes on the screen, by the prize's id. */
export type Units = ReadonlyMap<string, number | null>

/** Finds the stored prize of a line in a batch. */
export type PrizeAt = (index: number, batch: string) => StoredPrize | undefined

export const newWheelValues: Partial<WheelValues> = {
  batchs: [{ key: 'new-1' }],
  tierNames: defaultTierNames,
  prizes: [],
}

export function prizeAtOf(wheel: Wheel | null): PrizeAt {
  const prizes = new Map(
    wheel?.batchs.flatMap(({ _id, prizes }) => prizes.map((prize) => [`${prize.prize_index} ${_id}`, prize] as const)),
  )
  return (index, batch) => prizes.get(`${index} ${batch}`)
}

export function valuesOf(wheel: Wheel): WheelValues {
  const lines = Map.groupBy(
    wheel.batchs.flatMap(({ prizes }) => prizes),
    ({ prize_index }) => prize_index,
  )
  const names = Object.fromEntries(wheel.tierNames.map(({ prizeTier, name, nameEn }) => [prizeTier, { name, nameEn }]))
  return {
    title: wheel.title,
    titleEn: wheel.titleEn,
    ...wheel.activeDate,
    batchs: wheel.batchs.map(({ _id, activeDate }) => ({ key: _id, ...activeDate })),
    tierNames: { ...defaultTierNames, ...names },
    prizes: [...lines.values()]
      .map(([{ prize_index, prizeTier, media, point, voucher, totalQty } = missing()]) => ({
        prize_index,
        prizeTier,
        media,
        point,
        voucher,
        totalQty,
        quantities: {},
      }))
      .toSorted((a, b) => a.prize_index - b.prize_index),
  }
}

/** A new wheel like this one. Its dates are free, because wheels never overlap. */
export function copyOf(wheel: Wheel): Partial<WheelValues> {
  const { title, titleEn, startDate: _start, endDate: _end, batchs, prizes, ...values } = valuesOf(wheel)
  const keyOf = (i: number) => `new-${i + 1}`
  const prizeAt = prizeAtOf(wheel)
  return {
    ...values,
    title: copyName(title, longestTitle),
    titleEn: copyName(titleEn, longestTitle, 'en'),
    batchs: batchs.map((_, i) => ({ key: keyOf(i) })),
    prizes: prizes.map((line) => ({
      ...line,
      quantities: Object.fromEntries(batchs.map(({ key }, i) => [keyOf(i), prizeAt(line.prize_index, key)?.qty ?? 0])),
    })),
  }
}

const missing = (): never => {
  throw new Error('a group has a member')
}

/** The units of a line in a batch, stored or typed. */
export function unitsAt(line: LineDraft, batch: string, prizeAt: PrizeAt, units: Units): number | null {
  const stored = prizeAt(line.prize_index, batch)
  if (!stored) return line.quantities[batch] ?? null
  return units.has(stored._id) ? units.get(stored._id)! : stored.qty
}

/** Where a quantity is missing: the positions of a prize and of a batch in the form. */
export interface Blank {
  readonly line: number
  readonly batch: number
}

/**
 * The quantities that still have to be typed. A batch that has begun takes none, and a stored batch may go on without a
 * stored prize that it never had.
 */
export function blanksOf(
  { batchs = [], prizes = [] }: Partial<WheelValues>,
  prizeAt: PrizeAt,
  units: Units,
  begun: ReadonlySet<string>,
): readonly Blank[] {
  return prizes.flatMap((prize, line) => {
    const isStored = batchs.some(({ key }) => prizeAt(prize.prize_index, key))
    return batchs.flatMap(({ key }, batch) => {
      const hasNone = isStored && !isTemporary(key) && !prizeAt(prize.prize_index, key)
      const isBlank = !hasNone && !begun.has(key) && unitsAt(prize, key, prizeAt, units) === null
      return isBlank ? [{ line, batch }] : []
    })
  })
}

/** The form as a plan, for the rules. Missing dates make the plan invalid. */
export function planOf(values: Partial<WheelValues>, prizeAt: PrizeAt, units: Units): WheelPlan {
  const { batchs = [], prizes = [] } = values
  const moment = (text: string | undefined) => new Date(text ?? Number.NaN)
  return {
    startDate: moment(values.startDate),
    endDate: moment(values.endDate),
    batches: batchs.map(({ key, startDate, endDate }, i) => ({
      _id: isTemporary(key) ? null : key,
      startDate: moment(startDate),
      endDate: moment(endDate),
      path: `batchs.${i}`,
      quantities: new Map(
        prizes.flatMap((line) => {
          const qty = unitsAt(line, key, prizeAt, units)
          return qty === null ? [] : [[line.prize_index, qty] as const]
        }),
      ),
      designated: new Map(
        prizes.map(({ prize_index }) => [prize_index, prizeAt(prize_index, key)?.designated ?? 0] as const),
      ),
    })),
    lines: prizes.map(({ prize_index, prizeTier, media, point, voucher, totalQty }, i) => ({
      prize_index,
      prizeTier,
      mediaId: media?._id ?? null,
      point: point === null ? null : Math.round(point * 100),
      voucherId: voucher?._id ?? null,
      totalQty: totalQty ?? 0,
      path: `prizes.${i}`,
    })),
  }
}

/** The input that is sent: all batches with all their prizes. */
export function inputOf(values: WheelValues, prizeAt: PrizeAt, units: Units) {
  const { title, titleEn, startDate, endDate, batchs, tierNames, prizes } = values
  return {
    title,
    titleEn,
    activeDate: { startDate, endDate },
    numberOfBatch: batchs.length,
    tierNames: prizeTiers.map((prizeTier) => ({ prizeTier, ...tierNames[prizeTier] })),
    batchs: batchs.map(({ key, startDate, endDate }) => ({
      _id: key,
      activeDate: { startDate: startDate!, endDate: endDate! },
      prizes: prizes.flatMap((line) => {
        const qty = unitsAt(line, key, prizeAt, units)
        if (qty === null) return []
        const { prize_index, prizeTier, media, point, voucher, totalQty } = line
        const gift = voucher ? { voucherId: voucher._id } : { point }
        return [{ prize_index, prizeTier, qty, totalQty, mediaId: media?._id ?? null, ...gift }]
      }),
    })),
  }
}

/** The form's values as the audit log has them: a prize with its units in each batch. */
export function loggedOf(values: Partial<WheelValues>, prizeAt: PrizeAt, units: Units) {
  const { batchs = [], prizes = [] } = values
  const quantitiesOf = (line: LineDraft) => batchs.map(({ key }) => unitsAt(line, key, prizeAt, units))
  return { ...values, prizes: prizes.map((line) => ({ ...line, quantities: quantitiesOf(line) })) }
}
