/** How a figure grows with the number of people, from a few sizes. */

export interface Point {
  /** People. */
  readonly n: number
  readonly value: number
}

/** What grows along a straight line: with the rows, or with the height of a tree. */
export type Shape = 'rows' | 'height'

export interface Prediction {
  readonly value: number
  /** The 95 % interval of a new measurement, not below zero. */
  readonly from: number
  readonly to: number
}

const along: Readonly<Record<Shape, (n: number) => number>> = { rows: (n) => n, height: (n) => Math.log2(n) }

/** Student's t for 95 %, by degrees of freedom. */
const quantiles = [Number.POSITIVE_INFINITY, 12.71, 4.3, 3.18, 2.78, 2.57, 2.45]

/**
 * Least squares of the relative errors, so that the largest size does not decide alone.
 *
 * @param points two at least; with two there is no interval
 * @returns predicts the value for a number of people
 */
export function fit(points: readonly Point[], shape: Shape): (n: number) => Prediction {
  const x = along[shape]
  const weighted = points.map(({ n, value }) => ({ x: x(n), y: value, w: 1 / Math.max(value, 1e-9) ** 2 }))
  const sum = (of: (one: (typeof weighted)[number]) => number) => weighted.reduce((all, one) => all + of(one), 0)
  const weight = sum(({ w }) => w)
  const [middleX, middleY] = [sum((one) => one.w * one.x) / weight, sum((one) => one.w * one.y) / weight]
  const spread = sum((one) => one.w * (one.x - middleX) ** 2)
  // Nothing gets smaller with more people: what seems to is the same.
  const slope = Math.max(0, sum((one) => one.w * (one.x - middleX) * (one.y - middleY)) / spread)
  const at = (n: number) => middleY + slope * (x(n) - middleX)
  const free = points.length - 2
  const residuals = sum((one) => one.w * (one.y - middleY - slope * (one.x - middleX)) ** 2)
  return (n) => {
    const value = at(n)
    // The error of a new value grows with the value, as the weights say.
    const error = Math.sqrt(
      (residuals / Math.max(free, 1)) * (value ** 2 + 1 / weight + (x(n) - middleX) ** 2 / spread),
    )
    const reach = error === 0 && free > 0 ? 0 : quantiles[Math.min(free, quantiles.length - 1)]! * error
    return { value, from: Math.max(0, value - reach), to: value + reach }
  }
}

/** The shape that comes nearer to the points. */
export function fitBest(points: readonly Point[]): {
  readonly shape: Shape
  readonly predict: (n: number) => Prediction
} {
  const off = (shape: Shape) => {
    const predict = fit(points, shape)
    return points.reduce((all, { n, value }) => all + (predict(n).value / value - 1) ** 2, 0)
  }
  const shape = off('height') <= off('rows') ? 'height' : 'rows'
  return { shape, predict: fit(points, shape) }
}
