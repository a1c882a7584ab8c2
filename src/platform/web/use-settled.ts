import { useEffect, useState } from 'react'

/** The value once it has stayed the same for a while (milliseconds): long enough to type the next letter. */
export function useSettled<T>(value: T, quiet = 250): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), quiet)
    return () => clearTimeout(timer)
  }, [value, quiet])
  return settled
}
