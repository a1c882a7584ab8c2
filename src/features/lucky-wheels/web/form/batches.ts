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

/** The batches spread over the time of the wheel, with the pauses between them; unchanged if it is too short. */
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

/** Whether nobody has given the batches dates of their own. */
export function isSpread(batches: readonly BatchDraft[], dates: Dates): boolean {
  const isUndated = batches.every(({ startDate, endDate }) => !startDate && !endDate)
  return isUndated || JSON.stringify(spread(batches, dates)) === JSON.stringify(batches)
}

/** The batches after the dates of the wheel have changed: they follow, unless somebody gave them dates of their own. */
export const followed = (batches: readonly BatchDraft[], before: Dates, after: Dates): readonly BatchDraft[] =>
  isSpread(batches, before) ? spread(batches, after) : batches

/** That many batches: the last ones go, and new ones begin ten minutes after the one before ends. */
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

/** As long as the batch before it. */
function after(last: BatchDraft | undefined): Dates {
  if (!last?.startDate || !last.endDate) return {}
  const start = time(last.endDate) + gapBetweenBatches
  return { startDate: iso(start), endDate: iso(start + time(last.endDate) - time(last.startDate)) }
}
