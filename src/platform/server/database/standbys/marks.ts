import { isBefore, type Position } from './position.ts'

/** Milliseconds that a standby which serves may be behind. */
export const mostBehind = 5_000
/** How long marks are kept, in milliseconds: a standby that is further behind has no lag that is known. */
const keptFor = 10 * 60_000

interface Mark {
  readonly position: Position
  /** By `performance.now()`, before the primary was asked: what was committed earlier is within the position. */
  readonly at: number
}

/**
 * How far the primary was at which moment of this process. So a standby's lag is known without comparing clocks of machines,
 * and whether or not something is written.
 */
export class Marks {
  #marks: Mark[] = []

  note(position: Position, at: number): void {
    const last = this.#marks.at(-1)?.position
    // Another primary took over, or the database was restored: what standbys had reached says nothing any more.
    if (last && (last.timeline !== position.timeline || isBefore(position, last))) this.#marks = []
    // While nothing is written, the latest moment alone.
    else if (last?.lsn === position.lsn) this.#marks.pop()
    this.#marks.push({ position, at })
    while (this.#marks[0]!.at < at - keptFor) this.#marks.shift()
  }

  /** What a standby must have to serve; null if the primary has not answered for so long that nobody knows. */
  least(now: number): Position | null {
    return this.#marks.find(({ at }) => at >= now - mostBehind)?.position ?? null
  }

  /** Milliseconds, at most, that a standby at this position is behind; null if that is longer than anybody remembers. */
  behind(seen: Position, now: number): number | null {
    const reached = this.#marks.findLast(
      ({ position }) => position.timeline === seen.timeline && position.lsn <= seen.lsn,
    )
    return reached ? now - reached.at : null
  }
}
