import type { KeyboardEvent } from 'react'

/** Runs something on Ctrl+Enter (⌘ on a Mac). A dialog that this one was opened from does not hear the key. */
export const onModEnter = (run: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  event.stopPropagation()
  run()
}
