import { useEffect } from 'react'
import { m } from '../../../generated/messages/messages.js'
import { notices } from '../notices/notices.tsx'
import { drafts } from './session-drafts.ts'

/**
 * Deletes what other people typed in this tab, and tells a returning person which dialogs have drafts: a screen's form
 * shows its draft by itself, a dialog must be opened again.
 */
export function useWaitingDrafts(person: string): void {
  useEffect(() => {
    drafts.dropOthers(person)
    for (const title of drafts.waiting(person)) {
      notices.info(m.form_draft_waiting_title(), m.form_draft_waiting({ title }))
    }
  }, [person])
}
