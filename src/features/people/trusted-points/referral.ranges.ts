import type { TextKey } from '../../../platform/shared/text.ts'

/** The points for each invitation, from the `invitedFrom`-th person that somebody invites to the `invitedTo`-th. */
export interface ReferralRange {
  /** Absent for a new range. */
  readonly _id?: string | null | undefined
  readonly invitedFrom: number
  readonly invitedTo: number
  readonly points: number
  readonly description: string
}

interface RangeProblem {
  readonly index: number
  readonly part: 'invitedFrom' | 'invitedTo' | 'points'
  readonly reason: TextKey
}

/** The largest number that the database stores. */
export const mostInvited = 2_147_483_647

/** Why these ranges, in their order, cannot be saved; empty when they can. */
export function problemsOf(ranges: readonly Omit<ReferralRange, 'description'>[]): RangeProblem[] {
  return ranges.flatMap(({ invitedFrom, invitedTo, points }, index) => {
    const before = ranges[index - 1]
    const found: Omit<RangeProblem, 'index'>[] = []
    if (invitedFrom > mostInvited) found.push({ part: 'invitedFrom', reason: 'trusted_points_text_too_large' })
    else if (!isPositive(invitedFrom)) found.push({ part: 'invitedFrom', reason: 'trusted_points_text_start_positive' })
    else if (before && invitedFrom <= before.invitedTo) {
      found.push({ part: 'invitedFrom', reason: 'trusted_points_text_start_after_previous' })
    }
    if (invitedTo > mostInvited) found.push({ part: 'invitedTo', reason: 'trusted_points_text_too_large' })
    else if (!isPositive(invitedTo)) found.push({ part: 'invitedTo', reason: 'trusted_points_text_end_positive' })
    else if (invitedTo <= invitedFrom) found.push({ part: 'invitedTo', reason: 'trusted_points_text_end_after_start' })
    if (!(points >= 0)) found.push({ part: 'points', reason: 'trusted_points_text_points_not_negative' })
    return found.map((problem) => ({ index, ...problem }))
  })
}

const isPositive = (value: number) => Number.isInteger(value) && value >= 1

/** Appends a range that starts after the last one. */
export function addRange(ranges: readonly ReferralRange[]): ReferralRange[] {
  const invitedFrom = (ranges.at(-1)?.invitedTo ?? 0) + 1
  return [...ranges, { invitedFrom, invitedTo: invitedFrom + 1, points: 0, description: '' }]
}

/** Changes a range. A new end moves the start of the next range, a new start the end of the previous one. */
export function changeRange(
  ranges: readonly ReferralRange[],
  index: number,
  patch: Partial<ReferralRange>,
): ReferralRange[] {
  return ranges.map((range, i) => {
    if (i === index) return { ...range, ...patch }
    if (i === index + 1 && patch.invitedTo !== undefined) return { ...range, invitedFrom: patch.invitedTo + 1 }
    if (i === index - 1 && patch.invitedFrom !== undefined) return { ...range, invitedTo: patch.invitedFrom - 1 }
    return range
  })
}

/** Removes a range; the next one then begins at its start. */
export function removeRange(ranges: readonly ReferralRange[], index: number): ReferralRange[] {
  const removed = ranges[index]
  if (!removed) return [...ranges]
  const others = ranges.filter((_, i) => i !== index)
  return others.map((range, i) => (i === index ? { ...range, invitedFrom: removed.invitedFrom } : range))
}
