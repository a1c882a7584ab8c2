import { sessionTokens } from '../session-tokens.ts'
import { keepDrafts } from './drafts.ts'

export const drafts = keepDrafts({ storage: sessionStorage, now: Date.now })

/** Forms on the screen, each with what puts its draft away. */
const openForms = new Set<() => void>()

/** Has a form's values put away if the session ends while it is open. Returns how to call that off. */
export function keepAtSessionEnd(keep: () => void): () => void {
  openForms.add(keep)
  return () => void openForms.delete(keep)
}

// Forms are still mounted at this moment: the way to the login starts with the same event, but takes a turn.
sessionTokens.subscribe((event) => {
  if (event.type !== 'signed-out') return
  const byChoiceHere = event.cause === 'logout' && event.elsewhere !== true
  if (byChoiceHere || event.cause === 'denied') drafts.dropAll()
  else for (const keep of openForms) keep()
})
