/** What the rules and the server say about posts, by code. The screens find the Vietnamese text by the code. */
export const postTexts = {
  titleRequired: 'Please input the title!',
  contentRequired: 'Please input the content!',
  phoneRequired: 'Please input your phome number!',
  groupRequired: 'Please select your group!',
  reasonRequired: 'Please input reason',
  postGone: 'This post no longer exists.',
  creatorUnknown: 'Nobody uses this phone number.',
} as const

export type PostTextCode = keyof typeof postTexts
