/** Milliseconds by which the clock of this machine is behind the server's. 0 on the server itself. */
let behind = 0

/** A smaller difference may come from a slow connection, and does no harm. */
const negligible = 30_000

/**
 * The present in epoch milliseconds. In a browser it is that of the server: the clock of the machine may be wrong, and
 * days, ages and limits must not be.
 */
export const serverTime = (): number => Date.now() + behind

/** The same as a date. */
export const serverNow = (): Date => new Date(serverTime())

/**
 * Compares this machine's clock with the server's.
 *
 * @param server the `Date` header of a response that has just arrived
 */
export function compareClock(server: string | null): void {
  const difference = Date.parse(server ?? '') - Date.now()
  if (!Number.isNaN(difference)) behind = Math.abs(difference) < negligible ? 0 : difference
}
