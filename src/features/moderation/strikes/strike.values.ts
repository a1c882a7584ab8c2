/** At how many strikes something usually happens, and the setting that says what. */
export const strikeSteps = [
  [7, 'strikes.seventh'],
  [5, 'strikes.fifth'],
  [3, 'strikes.third'],
] as const satisfies readonly (readonly [number, string])[]

/** What usually happens at a number of strikes; staff decide. */
export interface UsualStep {
  readonly at: number
  /** For how many days the person is suspended; null: they are blocked. */
  readonly days: number | null
}

/** How many of a person's strikes are listed at most. */
export const mostStrikesShown = 100
