import { Suspense } from 'react'
import { lazyPart } from '../parts/lazy-part.tsx'

const ShortcutHelp = lazyPart(() => import('./shortcut-help.tsx'))

export function LazyShortcutHelp({ open, onClose }: { open: boolean; onClose: () => void }) {
  return open ? (
    <Suspense>
      <ShortcutHelp onClose={onClose} />
    </Suspense>
  ) : null
}
