/** A fingerprint that is almost equal for near duplicates. */
export interface Print {
  readonly kind: 'TEXT' | 'PICTURE'
  /** 64 bits; near duplicates differ in few of them. */
  readonly bits: bigint
  /** Four numbers of 16 bits; near duplicates have at least one of them in common. */
  readonly bands: readonly [number, number, number, number]
}

/** In how many bits two prints differ. */
export function distance(one: Print, other: Print): number {
  let differing = one.bits ^ other.bits
  let count = 0
  for (; differing !== 0n; differing &= differing - 1n) count++
  return count
}
