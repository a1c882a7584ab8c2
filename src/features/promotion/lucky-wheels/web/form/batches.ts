import { gapBetweenBatches } from '../../lucky-wheel.values.ts'

/** A batch in the form. `key` is its id; up to 13 characters for one that does not exist yet. */
export interface BatchDraft {
  readonly key: string
  /** ISO 8601. */
  readonly startDate?: string | undefined
  readonly endDate?: string | undefined
}

export interface Dates {
  readonly startDate?: string | undefined
  readonly endDate?: string | undefined
}

const minute = 60_000
const iso = (moment: number) => new Date(moment).toISOString()
const time = (moment: string) => Date.parse(moment)

/** A key that no other batch has. */
function newKey(batches: readonly BatchDraft[]): string {
  const numbers = batches.map(({ key }) => Number(/^new-(\d+)$/.exec(key)?.[1] ?? 0))
  return `new-${Math.max(0, ...numbers) + 1}`
}

const hour = 60 * minute
/** What a proposed end is a multiple of, in local time: the largest of which a batch has at least four. */
const rounds = [24 * hour, hour, 30 * minute, 10 * minute, 5 * minute, minute]
const fromUtc = 7 * hour

function rounded(moment: number, length: number): number {
  const unit = rounds.find((each) => each * 4 <= length) ?? minute
  return Math.floor((moment + fromUtc) / unit) * unit - fromUtc
}

/**
 * Spreads the batches over the wheel's time, with the pauses between them, so that they end at round times. Returns them
 * unchanged if that time is too short.
 */
export function spread(batches: readonly BatchDraft[], { startDate, endDate }: Dates): readonly BatchDraft[] {
  if (!startDate || !endDate) return batches
  const [first, last] = [time(startDate), time(endDate)]
  const share = (last - first) / batches.length
  const ends = batches.map((_, i) => (i === batches.length - 1 ? last : rounded(first + share * (i + 1), share)))
  const starts = batches.map((_, i) => (i === 0 ? first : ends[i - 1]! + gapBetweenBatches))
  if (starts.some((start, i) => start >= ends[i]!)) return batches
  return batches.map((batch, i) => ({
    ...batch,
    startDate: i === 0 ? startDate : iso(starts[i]!),
    endDate: i === batches.length - 1 ? endDate : iso(ends[i]!),
  }))
}

/** Whether the batches have no dates yet, or still those that `spread` gives them. */
export function isSpread(batches: readonly BatchDraft[], dates: Dates): boolean {
  const isUndated = batches.every(({ startDate, endDate }) => !startDate && !endDate)
  return isUndated || JSON.stringify(spread(batches, dates)) === JSON.stringify(batches)
}

/** The batches after the wheel's dates have changed: they are spread again, unless somebody has changed their dates. */
export const followed = (batches: readonly BatchDraft[], before: Dates, after: Dates): readonly BatchDraft[] =>
  isSpread(batches, before) ? spread(batches, after) : batches

/**
 * Changes the number of batches: the last ones are removed, and new ones begin ten minutes after the end of the
 * previous one.
 */
export function resized(batches: readonly BatchDraft[], count: number, dates: Dates): readonly BatchDraft[] {
  if (count <= batches.length) {
    const left = batches.slice(0, count)
    return isSpread(batches, dates) ? spread(left, dates) : left
  }
  const isFollowing = isSpread(batches, dates)
  const all = [...batches]
  while (all.length < count) all.push({ key: newKey(all), ...after(all.at(-1)) })
  return isFollowing ? spread(all, dates) : all
}

/** A new batch is as long as the previous one. */
function after(last: BatchDraft | undefined): Dates {
  if (!last?.startDate || !last.endDate) return {}
  const start = time(last.endDate) + gapBetweenBatches
  return { startDate: iso(start), endDate: iso(start + time(last.endDate) - time(last.startDate)) }
}
