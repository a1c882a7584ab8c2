import type { KeyboardEvent } from 'react'

/** Enter in a field submits; with Shift it is a new line. */
export const submitOnEnter = (submit: () => void) => (event: KeyboardEvent) => {
  const plain = !event.shiftKey && !event.ctrlKey && !event.metaKey && !event.nativeEvent.isComposing
  if (
    event.defaultPrevented ||
    event.key !== 'Enter' ||
    !plain ||
    !(event.target as Element).matches('input, textarea')
  )
    return
  event.preventDefault()
  submit()
}
