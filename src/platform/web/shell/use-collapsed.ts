import { useState } from 'react'

const key = 'sider'

/** Whether the side menu shows icons alone; the choice stays with this browser. */
export function useCollapsed() {
  const [collapsed, setCollapsed] = useState(() => localStorage.getItem(key) === 'collapsed')
  return [
    collapsed,
    (next: boolean) => {
      localStorage.setItem(key, next ? 'collapsed' : 'wide')
      setCollapsed(next)
    },
  ] as const
}
