import type { KeyboardEvent } from 'react'

/** For a date field: Enter chooses the date, and does not send the form too. */
export const keepEnter = (event: KeyboardEvent): void => {
  if (event.key === 'Enter') event.preventDefault()
}
