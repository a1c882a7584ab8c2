/**
 * What the rules and the server say about an account's safety, by code. The screens find the Vietnamese text by the
 * code (`security_text_<code in snake case>`); the English one is the text itself.
 */
export const securityTexts = {
  currentPasswordRequired: 'Please input your current password!',
  newPasswordRequired: 'Please input your new password!',
  passwordTooShort: 'Please Enter more than 6 character',
  passwordConfirmRequired: 'Please input your password confirm!',
  passwordsDiffer: 'Two passwords that you enter is inconsistent!',
  samePassword: 'The new password must differ from the current one.',
  wrongPassword: 'The current password is not correct.',
  codeRequired: 'Please input the code!',
  wrongCode: 'This code is not correct, or was used before.',
  proofRequired: 'Please input your password or a code!',
  alreadyOn: 'The second factor is on already.',
  notStarted: 'Please start again: there is nothing to confirm.',
  notOn: 'The second factor is not on.',
  sessionGone: 'This session is over already.',
  ownSessions: 'Your own sessions are on your account page.',
  ownFactor: 'Your own second factor is on your account page.',
  userGone: 'This user no longer exists.',
} as const

export type SecurityTextCode = keyof typeof securityTexts
