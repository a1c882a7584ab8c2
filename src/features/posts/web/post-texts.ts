import { m } from '../../../generated/messages/messages.js'
import { groupName } from '../../../platform/web/group-name.ts'
import { termStatusTexts } from '../../term-status/term-status.rules.ts'
import { postTexts, type PostTextCode } from '../post.messages.ts'
import { excerpt, type PostType } from '../post.rules.ts'

const typeNames: Record<PostType, () => string> = {
  STATUS: m.posts_type_status,
  DISCOVERY: m.posts_type_discovery,
  CHECK_IN: m.posts_type_check_in,
  REVIEW: m.posts_type_review,
  SHARE: m.posts_type_share,
}
const genderNames: Record<string, () => string> = {
  MALE: m.posts_gender_male,
  FEMALE: m.posts_gender_female,
  OTHER: m.posts_gender_other,
}

const nameIn = (names: Record<string, () => string>) => (value: string) => names[value]?.() ?? value
export const typeName = nameIn(typeNames)
/** The forms call the administrators 'A'. */
export const groupNameInForm = (group: string) => (group === 'ADMIN' ? m.posts_group_a() : groupName(group))
export const genderName = nameIn(genderNames)

/** A post is called by its title, or else by how it begins. */
export const nameOfPost = (post: { readonly title: string; readonly content: string }) =>
  post.title || excerpt(post.content, 60) || m.posts_untitled()

const fieldNames: Record<string, () => string> = {
  title: m.posts_title,
  content: m.posts_content,
  status: m.posts_status,
  termStatus: m.posts_status,
  reason: m.posts_reason,
  group: m.posts_group,
}
/** What a field of a post or its author is called where a conflict is shown. */
export const fieldName = nameIn(fieldNames)

const translations: Record<PostTextCode, () => string> = {
  titleRequired: m.posts_text_title_required,
  contentRequired: m.posts_text_content_required,
  phoneRequired: m.posts_text_phone_required,
  groupRequired: m.posts_text_group_required,
  reasonRequired: m.posts_text_reason_required,
  postGone: m.posts_text_post_gone,
  creatorUnknown: m.posts_text_creator_unknown,
}
const codes = new Map<string, PostTextCode>([
  ...Object.entries(postTexts).map(([code, text]) => [text, code as PostTextCode] as const),
  // The words for any record, said here of a post.
  [termStatusTexts.gone, 'postGone'],
])

/** A text of the rules or the server in the language of the screen; one it does not know stays as it is. */
export function translatePostText(text: string): string {
  const code = codes.get(text)
  return code === undefined ? text : translations[code]()
}
