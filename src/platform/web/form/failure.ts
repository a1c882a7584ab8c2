import { m } from '../../../generated/messages/messages.js'
import { isRequestError } from '../requests/request-error.ts'
import { translate } from '../words/texts.ts'

/** The text for a failed request: the server's text, or what to do when it did not answer. */
export function failureText(error: unknown): string {
  if (isRequestError(error, 'OFFLINE')) return m.form_offline()
  if (isRequestError(error)) return translate(error)
  return error instanceof Error ? error.message : String(error)
}
