import { useState } from 'react'

const key = 'sider'

/** Whether the side menu shows only icons; stored in this browser. */
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
