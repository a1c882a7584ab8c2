import { useState } from 'react'

const key = 'menu'

/**
 * Which groups of the side menu are unfolded: the one of the open screen, and those that the person has unfolded, which
 * this browser remembers. The group of the open screen can be folded too, until another group's screen is opened.
 *
 * @param open the path of the open screen's group
 */
export function useUnfolded(open: string | undefined) {
  const [kept, setKept] = useState<readonly string[]>(() => localStorage.getItem(key)?.split(' ') ?? [])
  const [folded, setFolded] = useState<string>()
  if (folded !== undefined && folded !== open) setFolded(undefined)
  const isUnfolded = (path: string) => (path === open ? path !== folded : kept.includes(path))
  const toggle = (path: string) => {
    const unfold = !isUnfolded(path)
    const others = kept.filter((other) => other !== path)
    const next = unfold ? [...others, path] : others
    localStorage.setItem(key, next.join(' '))
    setKept(next)
    if (path === open) setFolded(unfold ? undefined : path)
  }
  return { isUnfolded, toggle }
}
