import { readFileSync } from 'node:fs'

/** Clock ticks per second that Linux counts a process's time in. */
const ticks = 100

/** Seconds of processor time that a process has used, or NaN where there is no /proc. Tells more than time on a busy machine. */
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
