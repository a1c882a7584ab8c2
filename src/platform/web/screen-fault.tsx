import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { useEffect } from 'react'
import { m } from '../../generated/messages/messages.js'
import { isRequestError } from './request-error.ts'
import './status-page.css'

/** Shown in place of a screen that failed; the frame around it keeps working. */
export function ScreenFault({ error }: ErrorComponentProps) {
  const router = useRouter()
  const { reset } = useQueryErrorResetBoundary()
  const unreachable = isRequestError(error, 'OFFLINE', 'UNAVAILABLE')
  const retry = () => {
    reset()
    void router.invalidate()
  }
  useEffect(() => {
    if (!unreachable) return
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  })
  return (
    <section className="status-page" role="alert">
      <h1>{unreachable ? m.shell_unreachable_title() : m.shell_fault_title()}</h1>
      <p>{unreachable ? m.shell_unreachable_text() : m.shell_fault_text()}</p>
      <button type="button" className="status-page-action" onClick={retry}>
        {m.shell_retry()}
      </button>
    </section>
  )
}
