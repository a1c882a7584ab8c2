/**
 * The value of a VALUE_RANGE config: 'start-end:value;start-end:value'. A range includes its start and excludes its
 * end; each starts at the end of the previous one, so there is neither gap nor overlap. Only this module reads or
 * writes that text.
 */
export interface Range {
  readonly start: number
  readonly end: number
  readonly value: number
}

export const rangeParts = ['start', 'end', 'value'] as const
export type RangePart = (typeof rangeParts)[number]

export type RangeProblem =
  /** The segment is not 'start-end:value' in whole numbers. */
  | { readonly kind: 'unreadable'; readonly index: number; readonly text: string }
  /** One of its numbers is not whole, too large, or a negative start or end. */
  | { readonly kind: 'fraction'; readonly index: number; readonly part: RangePart }
  /** It ends at or before its start. */
  | { readonly kind: 'empty'; readonly index: number }
  /** It does not start at the end of the previous range. */
  | { readonly kind: 'gap' | 'overlap'; readonly index: number }

export type ParsedRanges =
  | { readonly ok: true; readonly ranges: readonly Range[] }
  /** The ranges that could be parsed are kept, so that a person can correct a malformed text. */
  | { readonly ok: false; readonly ranges: readonly Range[]; readonly problems: readonly RangeProblem[] }

const segment = /^\s*(\d{1,15})\s*-\s*(\d{1,15})\s*:\s*(-?\d{1,15})\s*$/

export function parseRanges(text: string): ParsedRanges {
  const ranges: Range[] = []
  const problems: RangeProblem[] = []
  for (const [index, part] of text.split(';').entries()) {
    const match = segment.exec(part)
    if (match) ranges.push({ start: Number(match[1]), end: Number(match[2]), value: Number(match[3]) })
    else problems.push({ kind: 'unreadable', index, text: part.trim() })
  }
  problems.push(...problemsOf(ranges))
  return problems.length === 0 ? { ok: true, ranges } : { ok: false, ranges, problems }
}

export function writeRanges(ranges: readonly Range[]): string {
  return ranges.map(({ start, end, value }) => `${start}-${end}:${value}`).join(';')
}

/** Why these ranges are not a valid value; empty when they are one. */
export function problemsOf(ranges: readonly Range[]): RangeProblem[] {
  return ranges.flatMap((range, index): RangeProblem[] => {
    const found: RangeProblem[] = rangeParts
      .filter((part) => !isWhole(range[part]) || (part !== 'value' && range[part] < 0))
      .map((part) => ({ kind: 'fraction', index, part }))
    if (range.end <= range.start) found.push({ kind: 'empty', index })
    const before = ranges[index - 1]
    if (before && range.start > before.end) found.push({ kind: 'gap', index })
    if (before && range.start < before.end) found.push({ kind: 'overlap', index })
    return found
  })
}

/** What `parseRanges` accepts: at most 15 digits. */
const isWhole = (number: number) => Number.isInteger(number) && Math.abs(number) < 1e15

/** The field of a range that a problem is about. */
export function faultyPart(problem: RangeProblem): RangePart {
  if (problem.kind === 'fraction') return problem.part
  return problem.kind === 'empty' ? 'end' : 'start'
}

/** Appends a range that starts at the previous end. */
export function addRange(ranges: readonly Range[]): Range[] {
  const start = ranges.at(-1)?.end ?? 0
  return [...ranges, { start, end: start + 1, value: 0 }]
}

/** Sets an end; the next range then starts there. */
export function setEnd(ranges: readonly Range[], index: number, end: number): Range[] {
  return ranges.map((range, i) =>
    i === index ? { ...range, end } : i === index + 1 ? { ...range, start: end } : range,
  )
}

/** Sets a start; the range before it then ends there. */
export function setStart(ranges: readonly Range[], index: number, start: number): Range[] {
  return ranges.map((range, i) =>
    i === index ? { ...range, start } : i === index - 1 ? { ...range, end: start } : range,
  )
}

export function setValue(ranges: readonly Range[], index: number, value: number): Range[] {
  return ranges.map((range, i) => (i === index ? { ...range, value } : range))
}

/** Removes a range; the next one moves its start to close the gap. */
export function removeRange(ranges: readonly Range[], index: number): Range[] {
  const removed = ranges[index]
  if (!removed) return [...ranges]
  const next = ranges[index + 1]
  return ranges.flatMap((range, i) => {
    if (i === index) return []
    return range === next && index > 0 ? [{ ...range, start: removed.start }] : [range]
  })
}

/** Repairs ranges that do not fit together: sorted by start, each starting at the end of the previous one. */
export function closeRanges(ranges: readonly Range[]): Range[] {
  const closed: Range[] = []
  for (const range of ranges.toSorted((a, b) => a.start - b.start)) {
    const start = closed.at(-1)?.end ?? range.start
    closed.push({ start, end: Math.max(range.end, start + 1), value: range.value })
  }
  return closed
}
