import { z } from 'zod'
import { recordId, text, zodMessage } from '../../../platform/shared/rules.ts'
import { ownMediaIds } from '../../records/media/media.rules.ts'
import { longestContent, longestTitle } from './post.rules.ts'
import { postTypes } from './post.values.ts'

const texts = { title: text(longestTitle), content: text(longestContent) }

const fields = z.object({
  type: z.enum(postTypes),
  title: texts.title.default(''),
  content: texts.content.default(''),
  mediaIds: ownMediaIds.default([]),
  pageId: recordId().nullish().describe('The page in whose name it is written.'),
  groupId: recordId().nullish(),
  placeId: recordId().nullish(),
  sharedPostId: recordId().nullish(),
  rating: z.number().int().min(1).max(5).nullish(),
})
type Fields = z.output<typeof fields>

/**
 * A post says or shows something; that somebody is at a place, or shares a post, says enough. Reviews have a rule of
 * their own.
 */
const saysSomething = ({ type, title, content, mediaIds }: Fields) =>
  (type !== 'STATUS' && type !== 'DISCOVERY') || title !== '' || content !== '' || mediaIds.length > 0

const isReview = ({ type }: Fields) => type === 'REVIEW'

/** The input of `createPost`. */
export const postOfMember = fields
  .refine(saysSomething, { path: ['title'], ...zodMessage('posts_text_empty') })
  .refine((post) => !isReview(post) || post.content !== '', {
    path: ['content'],
    ...zodMessage('posts_text_no_review'),
  })
  .refine(({ type, placeId }) => (type !== 'CHECK_IN' && type !== 'REVIEW') || placeId, {
    path: ['placeId'],
    ...zodMessage('posts_text_no_place'),
  })
  .refine(({ type, sharedPostId }) => (type === 'SHARE') === Boolean(sharedPostId), {
    path: ['sharedPostId'],
    ...zodMessage('posts_text_share'),
  })
  .refine((post) => isReview(post) || post.rating == null, { path: ['rating'], ...zodMessage('posts_text_rating') })
export type PostOfMember = z.output<typeof postOfMember>

/** The input of `updatePost`. */
export const postChangeOfMember = z.object({
  title: texts.title.optional(),
  content: texts.content.optional(),
  mediaIds: ownMediaIds.optional(),
})
export type PostChangeOfMember = z.output<typeof postChangeOfMember>
