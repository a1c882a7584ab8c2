import { useEffect, useState } from 'react'

/** Long enough to type the next letter. Milliseconds. */
const pause = 250

/** What is being typed, without spaces around it, once it stands still. */
export function useSettledText(typed: string): string {
  const [text, setText] = useState(() => typed.trim())
  useEffect(() => {
    const timer = setTimeout(() => setText(typed.trim()), pause)
    return () => clearTimeout(timer)
  }, [typed])
  return text
}
