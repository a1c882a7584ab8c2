import { useBlocker } from '@tanstack/react-router'
import { useEffect } from 'react'
import { m } from '../../../generated/messages/messages.js'
import { ConfirmDialog } from './confirm-dialog.tsx'

/** Lets the browser warn before the page goes away (closed, reloaded, language changed) with changes in it. */
export function useUnloadGuard(dirty: boolean): void {
  useEffect(() => {
    if (!dirty) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [dirty])
}

/**
 * Asks before a form with unsaved changes is left for another screen. `isDirty` is asked at the moment of leaving,
 * so that a form which has just been saved can go on at once. Being signed out is not held up.
 */
export function UnsavedGuard({ isDirty }: { readonly isDirty: () => boolean }) {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => next.pathname !== current.pathname && next.pathname !== '/login' && isDirty(),
    enableBeforeUnload: isDirty,
    withResolver: true,
  })
  if (blocker.status !== 'blocked') return null
  return (
    <ConfirmDialog
      title={m.form_unsaved_title()}
      text={m.form_unsaved_text()}
      okText={m.form_unsaved_leave()}
      cancelText={m.form_unsaved_stay()}
      onOk={blocker.proceed}
      onCancel={blocker.reset}
    />
  )
}
