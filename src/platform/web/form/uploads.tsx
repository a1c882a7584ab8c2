import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'

/** Adds to the number of uploads that the surrounding form waits for. */
const Uploads = createContext<(change: 1 | -1) => void>(() => undefined)

/** For a form whose fields upload files: it cannot be sent before they are there. */
export function useUploads() {
  const [running, setRunning] = useState(0)
  const [add] = useState(() => (change: 1 | -1) => setRunning((count) => count + change))
  return {
    isUploading: running > 0,
    within: (fields: ReactNode) => <Uploads value={add}>{fields}</Uploads>,
  }
}

/** For a field: while it uploads, its form cannot be sent. */
export function useHoldsForm(isUploading: boolean): void {
  const add = useContext(Uploads)
  useEffect(() => {
    if (!isUploading) return undefined
    add(1)
    return () => add(-1)
  }, [add, isUploading])
}
