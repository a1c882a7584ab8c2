import { useRef } from 'react'
import { useLive } from '../../../../platform/web/live/live.ts'
import { useViewer } from '../../../../platform/web/session/session.tsx'
import { changeSetOperations } from '../change-set.operations.ts'

const figureName = changeSetOperations.cmsChangeSets.name

/** Tells the author and the approver of a set that it failed, as soon as it does. Older failures have only the menu's mark. */
export function FailureNotices() {
  const viewer = useViewer()
  const figure = useRef<number>(undefined)
  const known = useRef<Promise<ReadonlySet<string>>>(Promise.resolve(new Set<string>()))
  useLive((event) => {
    if (event.type !== 'waiting' || !viewer) return
    const [before, now] = [figure.current, event.figures[figureName] ?? 0]
    figure.current = now
    if (now === (before ?? 0)) return
    known.current = known.current.then(async (told) => {
      try {
        const { failuresOf } = await import('./failures.ts')
        return await failuresOf(viewer._id, before === undefined ? 'quiet' : told)
      } catch {
        // The menu's mark shows it, too.
        return told
      }
    })
  })
  return null
}
