import { m } from '../../../generated/messages/messages.js'
import { loginInput, loginTexts } from '../session.rules.ts'

export interface LoginValues {
  readonly phoneNumber: string
  readonly password: string
}
export type LoginFaults = { readonly [K in keyof LoginValues]?: string }

const inTheirLanguage: Record<string, () => string> = {
  [loginTexts.phoneRequired]: m.session_phone_number_required,
  [loginTexts.passwordRequired]: m.session_password_required,
  [loginTexts.passwordTooShort]: m.session_password_short,
}

/** What is wrong with the fields, the first fault of each. */
export function checkLogin(values: LoginValues): LoginFaults {
  const result = loginInput.safeParse(values)
  const faults: Record<string, string> = {}
  for (const { path, message } of result.error?.issues ?? []) {
    faults[String(path[0])] ??= (inTheirLanguage[message] ?? (() => message))()
  }
  return faults
}
