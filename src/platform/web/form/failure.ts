import { m } from '../../../generated/messages/messages.js'
import { isRequestError } from '../requests/request-error.ts'
import { translate } from '../words/texts.ts'

/** A failure in the words of the screen: what the server would not say. */
export class ToldFailure extends Error {}

/** The text for a failed request: the server's text, or what to do when it did not answer. */
export function failureText(error: unknown): string {
  if (isRequestError(error, 'OFFLINE')) return m.form_offline()
  if (isRequestError(error)) return translate(error)
  if (error instanceof ToldFailure) return error.message
  // A fault of the program: its words are English, and for programmers.
  reportError(error)
  return m.form_fault()
}
