import { Suspense, useSyncExternalStore } from 'react'
import { lazyPart, loadSoon } from '../parts/lazy-part.tsx'
import type { Notice } from './notice-board.tsx'

let waiting: readonly Notice[] = []
let lastId = 0
const listeners = new Set<() => void>()

function announce(next: readonly Notice[]) {
  waiting = next
  for (const listener of listeners) listener()
}

const notify = (type: Notice['type']) => (title: string, description?: string, action?: Notice['action']) =>
  announce([...waiting, { id: ++lastId, type, title, description, action }])

/** Short messages in a corner, also read out by screen readers: `notices.success('Updated', 'User update success')`. */
export const notices = {
  success: notify('success'),
  error: notify('error'),
  warning: notify('warning'),
  info: notify('info'),
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const load = () => import('./notice-board.tsx')
const NoticeBoard = lazyPart(load)

// The first notice may say that the connection is lost.
loadSoon(load)

/** The place where notices appear. */
export function Notices() {
  const pending = useSyncExternalStore(subscribe, () => waiting)
  return lastId > 0 ? (
    <Suspense>
      <NoticeBoard pending={pending} onShown={(ids) => announce(waiting.filter(({ id }) => !ids.includes(id)))} />
    </Suspense>
  ) : null
}
