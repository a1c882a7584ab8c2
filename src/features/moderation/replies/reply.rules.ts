import { z } from 'zod'
import { requiredText } from '../../../platform/shared/rules.ts'
import { longestReply, longestReplyTitle } from './reply.values.ts'

/** What reporters are told, in both languages. */
export const replyTexts = {
  textEn: requiredText('replies_text_required', longestReply),
  textVi: requiredText('replies_text_required', longestReply),
}

export const replyInput = z.object({
  title: requiredText('replies_text_title_required', longestReplyTitle),
  ...replyTexts,
})
