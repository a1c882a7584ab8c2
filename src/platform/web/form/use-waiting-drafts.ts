import { useEffect } from 'react'
import { m } from '../../../generated/messages/messages.js'
import { notices } from '../notices.tsx'
import { drafts } from './session-drafts.ts'

/**
 * Forgets what other people typed in this tab, and tells a person who is back which dialogs still hold something of
 * theirs: a form that is a screen shows it by itself, a dialog has to be opened again.
 */
export function useWaitingDrafts(person: string): void {
  useEffect(() => {
    drafts.dropOthers(person)
    for (const title of drafts.waiting(person)) {
      notices.info(m.form_draft_waiting_title(), m.form_draft_waiting({ title }))
    }
  }, [person])
}
