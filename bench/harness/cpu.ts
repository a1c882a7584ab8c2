import { readFileSync } from 'node:fs'

/** Linux counts a process's time in this many clock ticks per second. */
const ticks = 100

/**
 * Seconds of processor time that a process has used, or NaN without /proc. More reliable than elapsed time on a busy
 * machine.
 */
export function cpuSeconds(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    return (Number(fields[11]) + Number(fields[12])) / ticks
  } catch {
    return Number.NaN
  }
}
