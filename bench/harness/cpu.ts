import { readFileSync } from 'node:fs'

/** Linux counts a process's time in this many clock ticks per second. */
const ticks = 100

/**
 * Seconds of processor time that a process has used, or NaN without /proc. More reliable than elapsed time on a busy
 * machine.
 *
 * @param ended also those of its children that have ended
 */
export function cpuSeconds(pid: number, { ended = false } = {}): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    const used = fields.slice(11, ended ? 15 : 13)
    return used.reduce((sum, field) => sum + Number(field), 0) / ticks
  } catch {
    return Number.NaN
  }
}
