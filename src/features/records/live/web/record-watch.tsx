import { type ComponentProps, Suspense } from 'react'
import { soonPart } from '../../../../platform/web/parts/lazy-part.tsx'

// Loaded after the screen, because they show nothing until the server has reported somebody else.
const Watching = soonPart(async () => ({ default: (await import('./presence.tsx')).Presence }))
const Changes = soonPart(async () => ({ default: (await import('./changed-elsewhere.tsx')).ChangedElsewhere }))

/** Who else has a record open, above a form. */
export function Presence(props: ComponentProps<typeof Watching>) {
  return (
    <Suspense>
      <Watching {...props} />
    </Suspense>
  )
}

/** Whether a record was changed elsewhere, above a form. */
export function ChangedElsewhere(props: ComponentProps<typeof Changes>) {
  return (
    <Suspense>
      <Changes {...props} />
    </Suspense>
  )
}
