import { secretFractions } from './secret-fractions.ts'

/**
 * When the units of a prize fall due in a batch. The batch's time is divided into as many equal parts as there are
 * units, and each unit falls due at a secret moment within its part. So the units are spread over the batch, and nobody
 * can predict them.
 */
export interface Draw {
  readonly qty: number
  /** When a unit falls due, in milliseconds; units are counted from 0, and later ones never fall due earlier. */
  momentOf(unit: number): number
}

interface Stock {
  readonly _id: string
  readonly qty: number
  /** The start and end of the prize's batch, in milliseconds. */
  readonly start: number
  readonly end: number
}

export function drawOf(seed: Uint8Array, { _id, qty, start, end }: Stock): Draw {
  const fractions = secretFractions(seed, _id)
  return { qty, momentOf: (unit) => Math.floor(start + ((unit + fractions(unit)) / qty) * (end - start)) }
}

/** Into how many lanes a stock is divided at most. */
const mostLanes = 16

/**
 * The unit of a stock that is the nth of a lane, both counted from 0: the lanes take turns, so that each has units of
 * the whole time. A lane that was given more than its share of units has the last one for them.
 */
export const unitOfLane = (lane: number, nth: number, qty: number): number =>
  Math.min(lane + nth * Math.min(mostLanes, qty), qty - 1)

/** The lane of a unit, and which of the lane's units it is. */
export const laneOfUnit = (unit: number, qty: number): { readonly lane: number; readonly nth: number } => {
  const lanes = Math.min(mostLanes, qty)
  return { lane: unit % lanes, nth: Math.floor(unit / lanes) }
}

/** The draw of one lane: its own units, in their order. */
export const drawOfLane = ({ qty, momentOf }: Draw, lane: number): Draw => ({
  qty,
  momentOf: (nth) => momentOf(unitOfLane(lane, nth, qty)),
})

/** How many units have fallen due until a moment, whether they were won or not. Never more than there are. */
export function due({ qty, momentOf }: Draw, at: number): number {
  let [from, to] = [0, qty]
  while (from < to) {
    const middle = Math.floor((from + to) / 2)
    if (momentOf(middle) <= at) from = middle + 1
    else to = middle
  }
  return from
}

/** A prize in its batch, while it is drawn. */
export interface Drawn {
  readonly draw: Draw
  /** Units that are not reserved for designated people. */
  readonly available: number
  readonly awarded: number
}

/** When the next unit that was not won falls due; may be in the past. Infinity if none is left. */
export const nextMoment = ({ draw, available, awarded }: Drawn): number =>
  awarded < Math.min(available, draw.qty) ? draw.momentOf(awarded) : Number.POSITIVE_INFINITY

/**
 * The prize that a spin wins. Among the prizes that the person may win and that have a due unit, it is the one that has
 * been due longest. Undefined if there is none: the spin wins nothing.
 */
export function wonBySpin<D extends Drawn>(
  prizes: readonly D[],
  at: number,
  mayWin: (prize: D) => boolean,
): D | undefined {
  let won: D | undefined
  let since = Number.POSITIVE_INFINITY
  for (const prize of prizes) {
    const moment = nextMoment(prize)
    if (moment <= at && moment < since && mayWin(prize)) [won, since] = [prize, moment]
  }
  return won
}
