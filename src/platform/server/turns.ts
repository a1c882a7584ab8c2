import { Refusal } from './refusal.ts'

export interface QueueLimits {
  /** How many pieces of work run at the same time. */
  readonly most: number
  /** How many of these may be one caller's: fewer than `most`, so that one caller never occupies everything. */
  readonly mostPerCaller: number
  /** How many pieces may wait or run, together. */
  readonly places: number
  /** How many of these places one caller may have. */
  readonly placesPerCaller: number
}

export interface FairQueue {
  /**
   * Runs a piece of work when it is the caller's turn.
   *
   * @param caller a person, or the address of somebody who has not signed in: see `callerOf`
   * @throws Refusal RATE_LIMITED at once, if the caller has no free place
   */
  run<T>(caller: string, work: () => Promise<T>): Promise<T>
  /**
   * The same for work whose end is not the end of a function. Resolves when it may begin, with a function that says
   * that it is over.
   *
   * @param within milliseconds that the caller waits at most
   * @throws Refusal RATE_LIMITED also if the turn did not come within that time
   */
  enter(caller: string, within?: number): Promise<() => void>
  /** How many pieces wait. */
  readonly waiting: number
}

/** The pieces of one caller. */
interface Line {
  readonly waiting: (() => void)[]
  running: number
}

const lineFull = () => new Refusal('RATE_LIMITED', 'platform_text_line_full', { retryAfter: 2 })

const queues = new Set<{ readonly name: string; readonly count: () => Load }>()

export interface Load {
  readonly waiting: number
  readonly working: number
}

/** How much waits and is worked on in each queue of this process, by the queue's name. */
export function loads(): Map<string, Load> {
  const all = new Map<string, Load>()
  for (const { name, count } of queues) {
    const { waiting, working } = count()
    const others = all.get(name) ?? { waiting: 0, working: 0 }
    all.set(name, { waiting: others.waiting + waiting, working: others.working + working })
  }
  return all
}

/**
 * A queue for something scarce that anybody may ask for: processor time, memory, connections. Each caller has a line
 * of their own, and the lines take turns, so that a caller with much work delays only themselves.
 */
export function fairQueue(name: string, { most, mostPerCaller, places, placesPerCaller }: QueueLimits): FairQueue {
  const lines = new Map<string, Line>()
  /** The lines whose next piece may begin, in the order of their turns. */
  const ready = new Map<string, Line>()
  let working = 0
  let waiting = 0

  const lineOf = (caller: string): Line => {
    const line = lines.get(caller) ?? { waiting: [], running: 0 }
    lines.set(caller, line)
    return line
  }
  /** Puts a line behind all others, unless it has its place already. */
  const lineUp = (caller: string, line: Line) => {
    if (line.waiting.length > 0 && line.running < mostPerCaller) ready.set(caller, line)
    else ready.delete(caller)
    if (line.waiting.length === 0 && line.running === 0) lines.delete(caller)
  }
  const begin = (line: Line) => {
    line.running++
    working++
  }
  const beginNext = () => {
    for (const [caller, line] of ready) {
      if (working >= most) return
      ready.delete(caller)
      line.waiting.shift()!()
      lineUp(caller, line)
    }
  }
  const leaving = (caller: string, line: Line) => {
    let left = false
    return () => {
      if (left) return
      left = true
      line.running--
      working--
      lineUp(caller, line)
      beginNext()
    }
  }

  const turnOf = (caller: string, line: Line, within: number | undefined) =>
    new Promise<void>((resolve, reject) => {
      const go = () => {
        clearTimeout(late)
        waiting--
        begin(line)
        resolve()
      }
      const late = within === undefined ? undefined : setTimeout(giveUp, within)
      function giveUp() {
        waiting--
        line.waiting.splice(line.waiting.indexOf(go), 1)
        lineUp(caller, line)
        reject(lineFull())
      }
      waiting++
      line.waiting.push(go)
      lineUp(caller, line)
    })

  const enter = async (caller: string, within?: number): Promise<() => void> => {
    const own = lines.get(caller)
    if (waiting + working >= places || (own?.waiting.length ?? 0) + (own?.running ?? 0) >= placesPerCaller)
      throw lineFull()
    const line = lineOf(caller)
    if (working < most && line.running < mostPerCaller) begin(line)
    else await turnOf(caller, line, within)
    return leaving(caller, line)
  }

  queues.add({ name, count: () => ({ waiting, working }) })
  return {
    enter,
    async run(caller, work) {
      const leave = await enter(caller)
      try {
        return await work()
      } finally {
        leave()
      }
    },
    get waiting() {
      return waiting
    },
  }
}
