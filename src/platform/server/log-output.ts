import { writeSync } from 'node:fs'

/** Characters that are collected before they are written, and milliseconds after which fewer are written. */
const together = 4096
const writeEvery = 200
/** Characters that are kept while nothing can be written. */
const mostKept = 1 << 20
/** Milliseconds that the end of the process waits for a pipe that is full. */
const longestEnd = 1_000

export interface LogOutput {
  /** @param soon whether it may wait for others, to be written with them */
  add(line: string, soon: boolean): void
  /** Writes what can be written, before the process ends. */
  end(): void
}

/**
 * Writes lines without ever making the process wait or fail: the disk of the log may be full, and whoever reads its pipe may
 * be gone or slow. Lines are kept for a while, then counted; once writing works again, a line says how many are lost.
 *
 * @param write writes as many bytes as it can and returns their number; else throws
 */
export function openLogOutput(write = (bytes: Uint8Array) => writeSync(1, bytes)): LogOutput {
  let lines: string[] = []
  let length = 0
  /** What a write has left over, possibly from within a line. */
  let rest = Buffer.alloc(0)
  let lost = 0
  let failed = false

  /** @returns whether everything is written */
  const flush = (): boolean => {
    rest = Buffer.concat([rest, Buffer.from(lines.join(''))])
    lines = []
    try {
      while (rest.length > 0) rest = rest.subarray(write(rest))
      failed = false
    } catch {
      failed = true
    }
    length = rest.length
    if (failed || lost === 0) return !failed
    lines = [lostLine(lost)]
    lost = 0
    return flush()
  }
  setInterval(flush, writeEvery).unref()
  return {
    add(line, soon) {
      if (length > mostKept) return void lost++
      lines.push(line)
      length += line.length
      if (!failed && (!soon || length >= together)) flush()
    },
    end() {
      const until = performance.now() + longestEnd
      while (!flush() && performance.now() < until) Atomics.wait(nothing, 0, 0, 20)
    },
  }
}

const nothing = new Int32Array(new SharedArrayBuffer(4))

const lostLine = (lost: number) =>
  `${JSON.stringify({ level: 40, time: Date.now(), lost, msg: 'lines of the log are lost: they could not be written' })}\n`
