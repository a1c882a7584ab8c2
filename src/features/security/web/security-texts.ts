import { m } from '../../../generated/messages/messages.js'
import { deviceOf } from '../device.ts'
import { type SecurityTextCode, securityTexts } from '../security.messages.ts'

const translations: Record<SecurityTextCode, () => string> = {
  currentPasswordRequired: m.security_text_current_password_required,
  newPasswordRequired: m.security_text_new_password_required,
  passwordTooShort: m.security_text_password_too_short,
  passwordConfirmRequired: m.security_text_password_confirm_required,
  passwordsDiffer: m.security_text_passwords_differ,
  samePassword: m.security_text_same_password,
  wrongPassword: m.security_text_wrong_password,
  codeRequired: m.security_text_code_required,
  wrongCode: m.security_text_wrong_code,
  proofRequired: m.security_text_proof_required,
  alreadyOn: m.security_text_already_on,
  notStarted: m.security_text_not_started,
  notOn: m.security_text_not_on,
  sessionGone: m.security_text_session_gone,
  ownSessions: m.security_text_own_sessions,
  ownFactor: m.security_text_own_factor,
  userGone: m.security_text_user_gone,
}
const codes = Object.keys(securityTexts) as SecurityTextCode[]

/** A text of the rules or the server in the language of the screen; one it does not know stays as it is. */
export function translateSecurityText(text: string): string {
  const code = codes.find((one) => securityTexts[one] === text)
  return code === undefined ? text : translations[code]()
}

/** 'Chrome on Windows', or as much of it as the user agent tells. */
export function deviceName(userAgent: string): string {
  const { browser, system } = deviceOf(userAgent)
  if (browser !== null && system !== null) return m.security_device_on({ browser, system })
  return browser ?? system ?? m.security_device_unknown()
}
