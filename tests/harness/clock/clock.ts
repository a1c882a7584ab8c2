import { aheadNow, moveDate } from './move-date.ts'

/** The clock of a test: of its own process and of what it tests. Time goes on from each moment. */
export interface Clock {
  moveTo(moment: Date | string): Promise<void>
  /** Lets milliseconds pass. */
  advance(milliseconds: number): Promise<void>
}

/**
 * @param others moves what has a clock of its own: a database, a process, a browser
 * @param atEnd calls back at the end of the test, which moves everything back to the clock of the run
 */
export function clockOf(
  others: (ahead: number) => Promise<unknown>,
  atEnd: (restore: () => Promise<void>) => void,
): Clock {
  let moved = false
  const move = async (ahead: number) => {
    moveDate(ahead)
    await others(ahead)
  }
  const moveBack = async () => {
    moved = false
    // Not where this process was before: another clock of the same test may have moved it.
    await move(Number(process.env.TEST_CLOCK ?? 0))
  }
  const advance = async (milliseconds: number) => {
    if (!moved) atEnd(moveBack)
    moved = true
    await move(aheadNow() + milliseconds)
  }
  return { advance, moveTo: (moment) => advance(new Date(moment).getTime() - Date.now()) }
}
