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

/**
 * Spreads the batches over the wheel's time, with the pauses between them. Returns them unchanged if that time is too
 * short.
 */
export function spread(batches: readonly BatchDraft[], { startDate, endDate }: Dates): readonly BatchDraft[] {
  if (!startDate || !endDate) return batches
  const pauses = gapBetweenBatches * (batches.length - 1)
  const length = Math.floor((time(endDate) - time(startDate) - pauses) / batches.length / minute) * minute
  if (length <= 0) return batches
  return batches.map((batch, i) => {
    const start = time(startDate) + i * (length + gapBetweenBatches)
    return { ...batch, startDate: iso(start), endDate: i === batches.length - 1 ? endDate : iso(start + length) }
  })
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
