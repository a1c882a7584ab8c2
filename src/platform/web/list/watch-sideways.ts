/**
 * Watches the table in a frame, and says on the frame whether the table is wider (`data-wide`) and at which edges some of it is out
 * of sight (`data-more-before`, `data-more-after`), for the style to hint at it. While the table fits, the scroller does not
 * scroll: the page does, and the table's head stays at the top of the window.
 *
 * @returns ends the watching
 */
export function watchSideways(frame: HTMLElement | null): (() => void) | undefined {
  const table = frame?.querySelector('table')
  const scroller = table?.parentElement
  if (!frame || !table || !scroller) return undefined
  const measure = () => {
    const beyond = table.offsetWidth - scroller.clientWidth
    const left = scroller.scrollLeft
    frame.toggleAttribute('data-wide', beyond > 0)
    frame.toggleAttribute('data-more-before', beyond > 0 && left > 1)
    frame.toggleAttribute('data-more-after', beyond - left > 1)
  }
  const observer = new ResizeObserver(measure)
  observer.observe(scroller)
  observer.observe(table)
  scroller.addEventListener('scroll', measure, { passive: true })
  return () => {
    observer.disconnect()
    scroller.removeEventListener('scroll', measure)
  }
}
