import { lazy, Suspense } from 'react'

const ShortcutHelp = lazy(() => import('./shortcut-help.tsx'))

export function LazyShortcutHelp({ open, onClose }: { open: boolean; onClose: () => void }) {
  return open ? (
    <Suspense>
      <ShortcutHelp onClose={onClose} />
    </Suspense>
  ) : null
}
