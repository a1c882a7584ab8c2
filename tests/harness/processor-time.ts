/** Milliseconds of this thread's processor time. Other processes, which may keep it from running, do not count. */
export function processorTime(act: () => unknown): number {
  const before = process.threadCpuUsage()
  act()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

/** Milliseconds that the piece of work below takes on a quiet machine. */
const onQuietMachine = 4

function pieceOfWork(): number {
  return Array.from({ length: 20_000 }, (_, i) => `${i}`.normalize('NFC').replace(/\d/g, 'x')).sort().length
}

/**
 * How much slower than a quiet machine this one is now; 1 at least. Also processor time grows where others use the same
 * processor, so a bound in milliseconds is multiplied by this, measured beside what it bounds.
 */
export function slowness(): number {
  const times = Array.from({ length: 5 }, () => processorTime(pieceOfWork)).sort((a, b) => a - b)
  return Math.max(1, times[2]! / onQuietMachine)
}
