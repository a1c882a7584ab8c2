/** How a figure differs between the runs of a simulation. */
export interface Range {
  readonly mean: number
  /** One run of twenty is below `low`, and one is above `high`. */
  readonly low: number
  readonly high: number
}

/** The value below which a given share of the sorted values lies. */
export const quantileOf = (sorted: Float64Array, part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))]!

export function rangeOf(values: Float64Array): Range {
  const sorted = values.toSorted()
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return { mean, low: quantileOf(sorted, 0.05), high: quantileOf(sorted, 0.95) }
}
