import { useEffect } from 'react'
import { recordsChanged } from './record-cache.ts'

/**
 * Asks for the records of a model again and again while their screen is seen: for those that change too often to announce
 * each change.
 *
 * @param every milliseconds
 */
export function useAskedAgain(model: string, every: number): void {
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void recordsChanged(model)
    }, every)
    return () => clearInterval(timer)
  }, [model, every])
}
