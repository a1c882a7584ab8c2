import { z } from 'zod'
import { userGroups } from '../../platform/shared/permission.ts'
import { longestReason } from '../term-status/term-status.rules.ts'
import { postTexts } from './post.messages.ts'

export const postTypes = ['STATUS', 'DISCOVERY', 'CHECK_IN', 'REVIEW', 'SHARE'] as const
export type PostType = (typeof postTypes)[number]

/** Characters of a post's content that a list shows. */
export const excerptLength = 150
export const longestTitle = 500
export const longestContent = 20_000

/** The first characters of a text, with an ellipsis if there are more. Never cuts a character in two. */
export function excerpt(text: string, length = excerptLength): string {
  const characters = [...text]
  return characters.length > length ? `${characters.slice(0, length).join('')}…` : text
}

const required = (text: string, longest: number) =>
  z.string({ error: text }).trim().min(1, text).max(longest, `must be at most ${longest} characters`)

/** What `cmsCreatePost` takes: the post is by the person with that phone number. */
export const newPostInput = z.object({
  title: required(postTexts.titleRequired, longestTitle),
  content: required(postTexts.contentRequired, longestContent),
  phoneNumber: required(postTexts.phoneRequired, 30),
})

/** What `cmsUpdatePost` takes. */
export const postChange = newPostInput.pick({ title: true, content: true })

/** The create and edit forms: Group stands for the author's group, where A means ADMIN. */
export const postForm = newPostInput.extend({ group: z.enum(userGroups, { error: postTexts.groupRequired }) })

/** Why a post is blocked. Blank counts as none. */
export const blockReason = required(postTexts.reasonRequired, longestReason)
