import { m } from '../../../../generated/messages/messages.js'
import { hasSearchText } from '../../../../platform/shared/search-text.ts'
import { shortestPassword } from '../session.values.ts'

export interface LoginValues {
  readonly phoneNumber: string
  readonly password: string
  /** Empty until the server asks for a code. */
  readonly code: string
}
/** The first error of each field. */
export type LoginFaults = { readonly [K in keyof LoginValues]?: string }

/**
 * The rules of `loginInput` that a typed value can violate. Written without Zod, because Zod would be 7 % of the code
 * that is loaded until the first list. The server checks with Zod.
 */
export function checkLogin({ phoneNumber, password, code }: LoginValues, codeAsked: boolean): LoginFaults {
  const faults: { -readonly [K in keyof LoginFaults]: string } = {}
  if (!hasSearchText(phoneNumber)) faults.phoneNumber = m.session_text_phone_number_required()
  if (password === '') faults.password = m.session_text_password_required()
  else if (password.length < shortestPassword) faults.password = m.session_text_password_too_short()
  if (codeAsked && !hasSearchText(code)) faults.code = m.session_text_code_required()
  return faults
}
