import { useEffect, useState } from 'react'
import { afterTyping } from './composition.ts'

/** A typed value once it has not changed for `delay` milliseconds; the default is long enough to type the next letter. */
export function useDebouncedValue<T>(value: T, delay = 250): T {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => afterTyping(delay, () => setDebounced(value)), [value, delay])
  return debounced
}
