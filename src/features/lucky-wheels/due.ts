import { secretFractions } from './secret-fractions.ts'

/**
 * How the units of a prize fall due in a batch: the batch is divided into as many equal parts as there are units, and each
 * unit falls due at a secret moment within its part. So they are spread over the batch, and nobody can foresee them.
 */
export interface Draw {
  readonly qty: number
  /** When a unit falls due, in milliseconds; units are counted from 0, and later ones never fall due earlier. */
  momentOf(unit: number): number
}

interface Stock {
  readonly _id: string
  readonly qty: number
  /** Of its batch, in milliseconds. */
  readonly start: number
  readonly end: number
}

export function drawOf(seed: Uint8Array, { _id, qty, start, end }: Stock): Draw {
  const fractions = secretFractions(seed, _id)
  return { qty, momentOf: (unit) => Math.floor(start + ((unit + fractions(unit)) / qty) * (end - start)) }
}

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
  /** Units that nobody is designated for. */
  readonly available: number
  readonly awarded: number
}

/** When the next unit of a prize falls due, or fell due; never, if none is left. */
export const nextMoment = ({ draw, available, awarded }: Drawn): number =>
  awarded < Math.min(available, draw.qty) ? draw.momentOf(awarded) : Number.POSITIVE_INFINITY

/**
 * The prize that a spin wins: of those that the person may win and of which a unit is due, the one that has been due for
 * longest. Undefined if there is none: then the spin wins nothing.
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
