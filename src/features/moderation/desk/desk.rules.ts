import { z } from 'zod'
import { termStatuses } from '../../../platform/shared/permission.ts'
import { recordId, requiredText, text, zodMessage } from '../../../platform/shared/rules.ts'
import { longestReason, suspensionEnd } from '../../records/term-status/term-status.rules.ts'
import { needsReason } from '../../../platform/shared/term-status.ts'
import { replyTexts } from '../replies/reply.rules.ts'
import { isNoViolation, mostPostsHidden } from './desk.values.ts'

const fields = z.object({
  status: z.enum(termStatuses).nullish().describe('Null: no violation; the reports are only handled.'),
  reason: text(longestReason).nullish(),
  preset: recordId().nullish().describe('The prepared reason that was chosen.'),
  until: suspensionEnd.nullish().describe('When a suspension ends.'),
  hidePosts: z.number().int().min(0).max(mostPostsHidden).nullish(),
  secondLook: z.boolean().nullish().describe('Another person has to decide too.'),
  reply: z
    .object(replyTexts)
    .meta({ graphql: 'ReplyInput' })
    .nullish()
    .describe('What reporters are told instead of the usual sentence. Only without a violation.'),
})

const filled = fields.meta({ graphql: 'CaseDecisionInput' }).transform((given) => ({
  status: given.status ?? null,
  reason: given.reason || null,
  preset: given.preset ?? null,
  until: given.until ?? null,
  hidePosts: given.hidePosts ?? 0,
  secondLook: given.secondLook ?? false,
  reply: given.reply ?? null,
}))

/** A decision of which only the plan is requested: the reason may still be missing. */
export const plannedDecision = filled
  .refine(({ until, status }) => !until || status === 'SUSPENDING', {
    path: ['until'],
    ...zodMessage('term_status_text_until_only_suspending'),
  })
  .refine(({ hidePosts, status }) => hidePosts === 0 || (status !== null && status !== 'NORMAL'), {
    path: ['hidePosts'],
    ...zodMessage('desk_text_hide_posts_with_violation'),
  })
  .refine(({ reply, status }) => !reply || isNoViolation(status), {
    path: ['reply'],
    ...zodMessage('desk_text_reply_without_violation'),
  })

export const caseDecision = plannedDecision.refine(
  ({ status, reason }) => status === null || !needsReason(status) || reason !== null,
  { path: ['reason'], ...zodMessage('term_status_text_reason_required') },
)
export type CaseDecisionInput = z.output<typeof caseDecision>

/** Why the second person declined the decision. */
export const declineNote = requiredText('platform_text_required', longestReason)
