import { z } from 'zod'
import { userGroups } from '../../../platform/shared/permission.ts'
import { requiredText, text, zodMessage } from '../../../platform/shared/rules.ts'

export const longestTitle = 500
export const longestContent = 20_000
export const longestPhoneNumber = 30

const texts = { title: text(longestTitle), content: text(longestContent) }

type Texts = z.infer<z.ZodObject<typeof texts>>

/** A post may lack a title or a content, but not both. */
const hasText = ({ title, content }: Texts) => title !== '' || content !== ''
const orEmpty = {
  path: ['title'],
  ...zodMessage('posts_text_empty'),
  // Checked as soon as both are known, whatever else is still missing.
  when: ({ value }: { value: unknown }) =>
    Object.keys(texts).every((name) => (value as Texts)[name as keyof Texts] != null),
}

const phoneNumber = requiredText('posts_text_phone_required', longestPhoneNumber)

/** The input of `cmsCreatePost`: the post's creator is the person with that phone number. */
export const newPostInput = z.object({ ...texts, phoneNumber }).refine(hasText, orEmpty)

/** The input of `cmsUpdatePost`. */
export const postChange = z.object(texts).refine(hasText, orEmpty)

/** The create and edit forms. Group is the creator's group; its option A means ADMIN. */
export const postForm = z
  .object({ ...texts, phoneNumber, group: z.enum(userGroups, zodMessage('posts_text_group_required')) })
  .refine(hasText, orEmpty)
