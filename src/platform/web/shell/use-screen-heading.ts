import { type RefObject, useEffect } from 'react'
import { m } from '../../../generated/messages/messages.js'

let screensSeen = 0

/**
 * Takes the document's title from the screen's heading and, after a navigation, moves the focus to it: otherwise a
 * screen reader says nothing when the screen changes. The heading of a lazily loaded screen comes later.
 */
export function useScreenHeading(main: RefObject<HTMLElement | null>, pathname: string): void {
  useEffect(() => {
    const screen = main.current
    if (screen === null) return
    let focusDue = screensSeen++ > 0
    const look = () => {
      const heading = screen.querySelector('h1')
      if (heading === null) return
      document.title = `${heading.textContent} · ${m.shell_product()}`
      if (!focusDue) return
      focusDue = false
      // A dialog over the screen, or a field with autofocus, keeps the focus.
      const active = document.activeElement
      if (active?.closest('[role=dialog], dialog') || (active !== null && screen.contains(active) && active !== screen))
        return
      heading.tabIndex = -1
      heading.focus({ preventScroll: true })
    }
    look()
    const observer = new MutationObserver(look)
    observer.observe(screen, { childList: true, subtree: true, characterData: true })
    return () => observer.disconnect()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a new path has a new heading
  }, [main, pathname])
}
