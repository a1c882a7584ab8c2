import { m } from '../../../generated/messages/messages.js'
import { isRequestError } from '../request-error.ts'

/** What a person is told when a request failed: the server's text, or what to do when it did not answer. */
export function failureText(error: unknown): string {
  if (isRequestError(error, 'OFFLINE')) return m.form_offline()
  return error instanceof Error ? error.message : String(error)
}
