import { open } from 'node:fs/promises'

/** A line of a file. */
export interface Line {
  /** From 1. */
  readonly number: number
  readonly text: string
  /** Of the byte after it. */
  readonly end: number
}

/** Bytes of a line at most: far more than the longest record. */
export const longestLine = 1_000_000

/**
 * The lines of a UTF-8 file from a place on, without empty ones; the last may lack its line break.
 *
 * @param from the first byte, and the number of the line before it
 * @throws Error for a line that is longer than `longestLine`
 */
export async function* linesOf(
  path: string,
  from: { readonly bytes: number; readonly lines: number },
): AsyncGenerator<Line> {
  const file = await open(path)
  try {
    let { bytes: end, lines: number } = from
    let rest: Buffer = Buffer.alloc(0)
    const line = (bytes: Buffer, broken: number): Line => {
      end += bytes.length + broken
      return {
        number: ++number,
        text: bytes
          .toString('utf8')
          .replace(/^\uFEFF/, '')
          .trim(),
        end,
      }
    }
    for await (const chunk of file.createReadStream({ start: end, autoClose: false, highWaterMark: 256 * 1024 })) {
      rest = Buffer.concat([rest, chunk as Buffer])
      let begin = 0
      for (let at = rest.indexOf(10); at >= 0; at = rest.indexOf(10, begin)) {
        const found = line(rest.subarray(begin, at), 1)
        begin = at + 1
        if (found.text !== '') yield found
      }
      rest = rest.subarray(begin)
      if (rest.length > longestLine) throw new Error(`line ${number + 1} is longer than ${longestLine} bytes`)
    }
    const last = line(rest, 0)
    if (last.text !== '') yield last
  } finally {
    await file.close()
  }
}
