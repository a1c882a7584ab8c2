import { m } from '../../../../generated/messages/messages.js'
import { groupName } from '../../../../platform/web/words/group-name.ts'
import { excerpt } from '../../../../platform/shared/excerpt.ts'
import type { PostType } from '../post.values.ts'

const typeNames: Record<PostType, () => string> = {
  STATUS: m.posts_type_status,
  DISCOVERY: m.posts_type_discovery,
  CHECK_IN: m.posts_type_check_in,
  REVIEW: m.posts_type_review,
  SHARE: m.posts_type_share,
}

const nameIn = (names: Record<string, () => string>) => (value: string) => names[value]?.() ?? value
export const typeName = nameIn(typeNames)
/** The forms call the group ADMIN 'A'. */
export const groupNameInForm = (group: string) => (group === 'ADMIN' ? m.posts_group_a() : groupName(group))

/** A post's name: its title, else the start of its content. */
export const nameOfPost = (post: { readonly title: string; readonly content: string }) =>
  post.title || excerpt(post.content, 60) || m.posts_untitled()
