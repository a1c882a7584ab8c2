/** Bytes from `start` to `end`, both included and counted from 0, or the `last` n bytes. */
export type ByteRange = { readonly start: number; readonly end?: number } | { readonly last: number }

/** The requested range begins past the end of the file. `bytes` is the size of the whole file. */
export class RangeBeyondEnd extends Error {
  readonly bytes: number

  constructor(bytes: number) {
    super(`The range begins past the end of ${bytes} bytes`)
    this.name = 'RangeBeyondEnd'
    this.bytes = bytes
  }
}

/** First and last position of a range in a file of this size (RFC 9110, 14.1.2). */
export function resolveRange(range: ByteRange | undefined, bytes: number): { start: number; end: number } {
  if (range === undefined) return { start: 0, end: bytes - 1 }
  const start = 'last' in range ? Math.max(0, bytes - range.last) : range.start
  const end = 'last' in range ? bytes - 1 : Math.min(range.end ?? bytes - 1, bytes - 1)
  if (start > end) throw new RangeBeyondEnd(bytes)
  return { start, end }
}

/**
 * Parses a `Range` header. Undefined for none, and for what a server may ignore: other units, several ranges at once,
 * an end before its start.
 */
export function parseRange(header: string | undefined): ByteRange | undefined {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '')
  if (!match) return undefined
  const [, first, second] = match
  if (first === '') return second === '' ? undefined : { last: Number(second) }
  if (second === '') return { start: Number(first) }
  return Number(first) <= Number(second) ? { start: Number(first), end: Number(second) } : undefined
}

/** Formats the same range as a `Range` header. */
export function formatRange(range: ByteRange): string {
  return 'last' in range ? `bytes=-${range.last}` : `bytes=${range.start}-${range.end ?? ''}`
}
