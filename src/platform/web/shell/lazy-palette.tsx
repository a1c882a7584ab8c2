import { lazy, Suspense, useEffect } from 'react'
import type { PaletteProps } from './palette.tsx'

export type { PaletteLink } from './palette-choices.ts'
export type { PaletteSource } from './palette.tsx'

const load = () => import('./palette.tsx')
const Palette = lazy(load)

/** Milliseconds until the palette is loaded in advance, after the first screen. */
const afterwards = 3_000

/** Loaded in advance when idle: keys typed right after the shortcut would be lost while it loads. */
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
