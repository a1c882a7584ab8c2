/** The share of a whole that a sample shows, with the bounds between which it lies with 95 % certainty. */
export interface Share {
  readonly share: number
  readonly low: number
  readonly high: number
}

const z = 1.959_963_985

/** Wilson's interval of a share: also right for small samples and near 0 and 1. Null for an empty sample. */
export function wilson(hits: number, of: number): Share | null {
  if (of === 0) return null
  const share = hits / of
  const spread = z * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of))
  const middle = share + (z * z) / (2 * of)
  const width = 1 + (z * z) / of
  return { share, low: Math.max(0, (middle - spread) / width), high: Math.min(1, (middle + spread) / width) }
}
