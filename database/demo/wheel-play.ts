/** A unit of a prize that falls due. */
interface Due {
  /** In milliseconds. */
  readonly dueAt: number
}

/**
 * What each of a batch's spins won, in their order: the unit that has been due longest, or null. Everybody may win all
 * that there is, and units of the same prize fall due in their order.
 */
export function playSpins<U extends Due>(units: readonly U[], moments: readonly number[]): (U | null)[] {
  const waiting = units.toSorted((a, b) => a.dueAt - b.dueAt)
  let next = 0
  return moments.map((moment) => {
    const unit = waiting[next]
    if (!unit || unit.dueAt > moment) return null
    next++
    return unit
  })
}
