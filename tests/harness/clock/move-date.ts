/**
 * Moves the `Date` of this process, or of the page that it is sent to. Time goes on from there; timers are untouched.
 * It uses nothing from outside, because a page gets its text.
 *
 * @param ahead milliseconds between the machine's clock and this one
 */
export function moveDate(ahead: number): void {
  // Shared by all copies of this module that a process has loaded.
  const shared = globalThis as { movedClock?: { ahead: number } }
  if (shared.movedClock) {
    shared.movedClock.ahead = ahead
    return
  }
  const clock = (shared.movedClock = { ahead })
  const RealDate = Date
  const realNow = Date.now
  RealDate.now = () => realNow() + clock.ahead
  const MovedDate: DateConstructor = new Proxy(RealDate, {
    construct: (target, given, asked) =>
      Reflect.construct(target, given.length > 0 ? given : [target.now()], asked) as Date,
    apply: () => String(new MovedDate()),
  })
  RealDate.prototype.constructor = MovedDate
  globalThis.Date = MovedDate
}

/** Milliseconds by which the clock of this process is ahead of the machine's. */
export const aheadNow = (): number => (globalThis as { movedClock?: { ahead: number } }).movedClock?.ahead ?? 0
