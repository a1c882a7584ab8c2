import { z } from 'zod'
import { userGroups } from '../../platform/shared/permission.ts'
import { requiredText, says } from '../../platform/shared/rules.ts'
import type texts from './messages/en.json'

declare module '../../platform/shared/text.ts' {
  interface TextFiles {
    readonly posts: typeof texts
  }
}

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

/** The input of `cmsCreatePost`: the post's creator is the person with that phone number. */
export const newPostInput = z.object({
  title: requiredText('posts_text_title_required', longestTitle),
  content: requiredText('posts_text_content_required', longestContent),
  phoneNumber: requiredText('posts_text_phone_required', 30),
})

/** The input of `cmsUpdatePost`. */
export const postChange = newPostInput.pick({ title: true, content: true })

/** The create and edit forms. Group is the creator's group; its option A means ADMIN. */
export const postForm = newPostInput.extend({ group: z.enum(userGroups, says('posts_text_group_required')) })
