/**
 * Marks a table's frame for the style: whether the table is wider than its scroller (`data-wide`), and on which sides
 * columns are not visible (`data-more-before`, `data-more-after`). While the table fits, only the page scrolls, and the
 * table head sticks to the top of the window.
 *
 * @returns stops watching
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
