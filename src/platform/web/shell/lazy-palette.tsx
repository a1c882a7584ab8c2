import { lazy, Suspense } from 'react'
import type { PaletteProps } from './palette.tsx'

export type { PaletteSource } from './palette.tsx'

const Palette = lazy(() => import('./palette.tsx'))

export function LazyPalette({ open, ...props }: PaletteProps & { open: boolean }) {
  return open ? (
    <Suspense>
      <Palette {...props} />
    </Suspense>
  ) : null
}
