import { createContext } from 'react'

/**
 * Asks whether a record is taken from a colleague who decides about it at the desk. The screen asks: a row may be drawn anew
 * meanwhile.
 */
export const MayTake = createContext<(name: string) => Promise<boolean>>(async () => true)
