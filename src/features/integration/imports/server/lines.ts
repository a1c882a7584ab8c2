import { open } from 'node:fs/promises'
import type { TextKey, TextParams } from '../../../../platform/shared/text.ts'

/** A line of a file. */
export interface Line {
  /** From 1. */
  readonly number: number
  readonly text: string
  /** Why there is no text. */
  readonly flaw: { readonly reason: TextKey; readonly params?: TextParams } | null
  /** Of the byte after it. */
  readonly end: number
}

/** Bytes of a line at most: far more than the longest record. */
export const longestLine = 1_000_000

const tooLong = { reason: 'imports_text_line_too_long', params: { max: longestLine } } as const
const noText = { reason: 'imports_text_no_utf8' } as const

/**
 * The lines of a UTF-8 file from a place on, without empty ones; the last may lack its line break. A line that is longer than
 * `longestLine`, or not in UTF-8, comes without its text.
 *
 * @param from the first byte, and the number of the line before it
 */
export async function* linesOf(
  path: string,
  from: { readonly bytes: number; readonly lines: number },
): AsyncGenerator<Line> {
  const file = await open(path)
  try {
    let { bytes: end, lines: number } = from
    let rest: Buffer = Buffer.alloc(0)
    /** Bytes of a line that is too long, which are not kept. */
    let dropped = 0
    const line = (bytes: Buffer, broken: number): Line => {
      const length = dropped + bytes.length
      end += length + broken
      dropped = 0
      return { number: ++number, ...(length > longestLine ? { text: '', flaw: tooLong } : textIn(bytes)), end }
    }
    for await (const chunk of file.createReadStream({ start: end, autoClose: false, highWaterMark: 256 * 1024 })) {
      rest = Buffer.concat([rest, chunk as Buffer])
      let begin = 0
      for (let at = rest.indexOf(10); at >= 0; at = rest.indexOf(10, begin)) {
        const found = line(rest.subarray(begin, at), 1)
        begin = at + 1
        if (found.text !== '' || found.flaw) yield found
      }
      rest = rest.subarray(begin)
      if (dropped + rest.length > longestLine) {
        dropped += rest.length
        rest = Buffer.alloc(0)
      }
    }
    const last = line(rest, 0)
    if (last.text !== '' || last.flaw) yield last
  } finally {
    await file.close()
  }
}

/** Read leniently, letters of another encoding would be stored as `�`. A mark of UTF-8 at the beginning is no text. */
const utf8 = new TextDecoder('utf-8', { fatal: true })

function textIn(bytes: Buffer): Pick<Line, 'text' | 'flaw'> {
  try {
    return { text: utf8.decode(bytes).trim(), flaw: null }
  } catch {
    return { text: '', flaw: noText }
  }
}
