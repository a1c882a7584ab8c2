const listeners = new Set<() => void>()

/** Notifies when the server refuses a request because the person must set up a second factor first. */
export const secondFactorDemand = {
  raise() {
    for (const listener of listeners) listener()
  },
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}
