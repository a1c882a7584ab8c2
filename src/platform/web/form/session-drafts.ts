import { sessionTokens } from '../session/session-tokens.ts'
import { keepDrafts } from './drafts.ts'

export const drafts = keepDrafts({ storage: sessionStorage, now: Date.now })

/** The open forms, each as a function that stores its draft. */
const openForms = new Set<() => void>()

/** Calls `keep` if the session ends while the form is open. Returns a function that cancels this. */
export function keepAtSessionEnd(keep: () => void): () => void {
  openForms.add(keep)
  return () => void openForms.delete(keep)
}

// Forms are still mounted at this moment: the same event also leads to the login, but only in a later turn of the event
// loop.
sessionTokens.subscribe((event) => {
  if (event.type !== 'signed-out') return
  const loggedOutHere = event.cause === 'logout' && event.elsewhere !== true
  if (loggedOutHere || event.cause === 'denied') drafts.dropAll()
  else for (const keep of openForms) keep()
})
