import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { m } from '../../../generated/messages/messages.js'
import { isMissingCode, reloadFor, reloadSoonFor, wasReloadedFor } from '../requests/missing-code.ts'
import { isRequestError } from '../requests/request-error.ts'
import './status-page.css'

/** Shown in place of a screen that failed; the frame around it keeps working. */
export function ScreenFault({ error }: ErrorComponentProps) {
  const router = useRouter()
  const { reset } = useQueryErrorResetBoundary()
  const missing = isMissingCode(error) ? error : undefined
  const [wasReloaded] = useState(() => missing !== undefined && wasReloadedFor(missing))
  const unreachable = (missing && !wasReloaded) || isRequestError(error, 'OFFLINE', 'UNAVAILABLE')
  const retry = () => {
    if (missing) return void reloadFor(missing)
    reset()
    void router.invalidate()
  }
  useEffect(() => {
    if (!unreachable || missing) return
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  })
  useEffect(() => (missing && !wasReloaded ? reloadSoonFor(missing) : undefined), [missing, wasReloaded])
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
