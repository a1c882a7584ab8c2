import { m } from '../../../generated/messages/messages.js'
import { userTexts, type UserTextCode } from '../user.messages.ts'
import type { Gender } from '../user.rules.ts'

const genderNames: Record<Gender, () => string> = {
  MALE: m.users_gender_male,
  FEMALE: m.users_gender_female,
  OTHER: m.users_gender_other,
}

const nameIn = (names: Record<string, () => string>) => (value: string) => names[value]?.() ?? value
export const genderName = nameIn(genderNames)

const translations: Record<UserTextCode, () => string> = {
  fullNameRequired: m.users_text_full_name_required,
  phoneRequired: m.users_text_phone_required,
  phoneInvalid: m.users_text_phone_invalid,
  phoneTaken: m.users_text_phone_taken,
  passwordRequired: m.users_text_password_required,
  passwordTooShort: m.users_text_password_too_short,
  passwordConfirmRequired: m.users_text_password_confirm_required,
  passwordsDiffer: m.users_text_passwords_differ,
  groupRequired: m.users_text_group_required,
  statusRequired: m.users_text_status_required,
  reasonRequired: m.users_text_reason_required,
  ownGroup: m.users_text_own_group,
  ownStatus: m.users_text_own_status,
  lastAdmin: m.users_text_last_admin,
  userGone: m.users_text_user_gone,
  badgeGone: m.users_text_badge_gone,
  noReasonStated: m.users_text_no_reason_stated,
  badgeDisabled: m.users_text_badge_disabled,
}
const codes = new Map(Object.entries(userTexts).map(([code, text]) => [text as string, code as UserTextCode]))

/** A text of the rules or the server in the language of the screen; one it does not know stays as it is. */
export function translateUserText(text: string): string {
  const code = codes.get(text)
  return code === undefined ? text : translations[code]()
}
