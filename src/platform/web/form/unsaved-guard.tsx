import { useBlocker } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { m } from '../../../generated/messages/messages.js'
import { ConfirmDialog } from './confirm-dialog.tsx'

/** Makes the browser warn before the page is left (closed, reloaded, language changed) with unsaved changes. */
export function useUnloadGuard(dirty: boolean): void {
  useEffect(() => {
    if (!dirty) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [dirty])
}

interface LeaveProps {
  readonly isDirty: () => boolean
  /** The form is open only at this exact address (a dialog named in the address), not on the whole screen. */
  readonly exactAddress?: boolean
}

/**
 * Asks before a form with unsaved changes is left by a link or Back, or (in the browser's own words) by closing or
 * reloading the page. `isDirty` is called at the moment of leaving, so that a form that was just saved can be left at
 * once. Signing out is not stopped: what was typed is kept as a draft (see `useDraft`).
 */
export function UnsavedGuard({ isDirty, exactAddress = false }: LeaveProps) {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => {
      const sameSearch = JSON.stringify(next.search) === JSON.stringify(current.search)
      const stays = next.pathname === current.pathname && (!exactAddress || sameSearch)
      return !stays && next.pathname !== '/login' && isDirty()
    },
    enableBeforeUnload: isDirty,
    withResolver: true,
  })
  if (blocker.status !== 'blocked') return null
  return <LeaveDialog onLeave={blocker.proceed} onStay={blocker.reset} />
}

interface DialogGuard {
  /** Closes the dialog, after asking if there are unsaved changes. */
  readonly close: () => void
  /** The confirmation dialogs; render them inside the dialog. */
  readonly guard: ReactNode
}

/**
 * For a form in a dialog: asks before it is closed in any way with unsaved changes.
 *
 * @param isDirty reads the form itself at the moment of closing, since the last render can be older than the last
 * keystroke
 * @param exactAddress the dialog is open only at this exact address: Back closes it
 */
export function useDialogGuard(isDirty: () => boolean, onClose: () => void, exactAddress = false): DialogGuard {
  const [asking, setAsking] = useState(false)
  const left = useRef(false)
  const leave = () => {
    left.current = true
    onClose()
  }
  return {
    close: () => (isDirty() ? setAsking(true) : onClose()),
    guard: (
      <>
        <UnsavedGuard isDirty={() => isDirty() && !left.current} exactAddress={exactAddress} />
        {asking && <LeaveDialog onLeave={leave} onStay={() => setAsking(false)} />}
      </>
    ),
  }
}

function LeaveDialog({ onLeave, onStay }: { readonly onLeave: () => void; readonly onStay: () => void }) {
  return (
    <ConfirmDialog
      title={m.form_unsaved_title()}
      text={m.form_unsaved_text()}
      okText={m.form_unsaved_leave()}
      cancelText={m.form_unsaved_stay()}
      onOk={onLeave}
      onCancel={onStay}
    />
  )
}
