import { useCallback, useEffect, useRef } from 'react'

/** How near to an edge of the window the pointer scrolls, and how far each frame, in pixels. */
const edge = 72
const step = 12

/** Scrolls the window while something is dragged near its upper or lower edge; undefined stops. */
export function useEdgeScroll(): (y: number | undefined) => void {
  const frame = useRef<number>(undefined)
  const by = useRef(0)
  const run = useCallback(() => {
    frame.current = undefined
    if (by.current === 0) return
    scrollBy(0, by.current)
    frame.current = requestAnimationFrame(run)
  }, [])
  useEffect(() => () => cancelAnimationFrame(frame.current ?? 0), [])
  return useCallback(
    (y) => {
      by.current = y === undefined ? 0 : y < edge ? -step : y > innerHeight - edge ? step : 0
      frame.current ??= requestAnimationFrame(run)
    },
    [run],
  )
}
