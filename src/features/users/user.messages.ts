/**
 * What the rules and the server say about people, by code. The screens find the Vietnamese text by the code
 * (`users_text_<code in snake case>`); the English one is the text itself.
 */
export const userTexts = {
  fullNameRequired: 'Please input your full name!',
  phoneRequired: 'Please input your phome number!',
  phoneInvalid: 'This is not a phone number of the chosen country.',
  phoneTaken: 'Somebody already uses this phone number.',
  passwordRequired: 'Please input your password!',
  passwordTooShort: 'Please Enter more than 6 character',
  passwordConfirmRequired: 'Please input your password confirm!',
  passwordsDiffer: 'Two passwords that you enter is inconsistent!',
  groupRequired: 'Please select your group!',
  statusRequired: 'Please select your status!',
  reasonRequired: 'Please select your reason!',
  ownGroup: 'You cannot change your own group.',
  ownStatus: 'You cannot change your own status.',
  lastAdmin: 'The last administrator can be neither demoted nor blocked.',
  userGone: 'This user no longer exists.',
  badgeGone: 'This badge no longer exists.',
  noReasonStated: 'Blocked without a stated reason.',
  badgeDisabled: 'This badge is disabled and cannot be assigned.',
} as const

export type UserTextCode = keyof typeof userTexts
