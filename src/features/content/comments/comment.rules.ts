import { z } from 'zod'
import { recordId, requiredText } from '../../../platform/shared/rules.ts'

const longestComment = 5_000

/** The input of `commentPost`. */
export const commentOfMember = z.object({
  postId: recordId(),
  content: requiredText('comments_text_required', longestComment),
  pageId: recordId().nullish().describe('The page in whose name it is written.'),
})
export type CommentOfMember = z.output<typeof commentOfMember>
