import { useCallback, useEffect, useRef } from 'react'

/** How near to an edge of the window the pointer scrolls, how far at once, in pixels, and how often. */
const edge = 72
const step = 12
const everyMs = 16

/** Scrolls the window while something is dragged near its upper or lower edge; undefined stops. */
export function useEdgeScroll(): (y: number | undefined) => void {
  const timer = useRef<ReturnType<typeof setInterval>>(undefined)
  const by = useRef(0)
  useEffect(() => () => clearInterval(timer.current), [])
  return useCallback((y) => {
    by.current = y === undefined ? 0 : y < edge ? -step : y > innerHeight - edge ? step : 0
    clearInterval(timer.current)
    if (by.current !== 0) timer.current = setInterval(() => scrollBy(0, by.current), everyMs)
  }, [])
}
