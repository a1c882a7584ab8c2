import { lazy, Suspense, useEffect } from 'react'
import type { PaletteProps } from './palette.tsx'

export type { PaletteSource } from './palette.tsx'

const load = () => import('./palette.tsx')
const Palette = lazy(load)

/** Milliseconds after which the first screen has what it needs. */
const afterwards = 3_000

/** Fetched ahead, when nothing else is: what is typed right after the shortcut would be lost while it comes. */
export function LazyPalette({ open, ...props }: PaletteProps & { open: boolean }) {
  useEffect(() => {
    const timer = setTimeout(() => void load().catch(() => undefined), afterwards)
    return () => clearTimeout(timer)
  }, [])
  return open ? (
    <Suspense>
      <Palette {...props} />
    </Suspense>
  ) : null
}
