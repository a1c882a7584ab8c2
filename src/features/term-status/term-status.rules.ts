import { z } from 'zod'
import { termStatuses, type TermStatus } from '../../platform/shared/permission.ts'

/** What can have a term status; each room that is built adds its own. */
export const termModels = ['USER', 'POST'] as const
export type TermModel = (typeof termModels)[number]

export const termStatusTexts = {
  reasonRequired: 'Please input reason',
  gone: 'This record no longer exists.',
  /** Stands in for a reason that an import or an undo cannot know. */
  noReasonStated: 'Blocked without a stated reason.',
} as const

export const longestReason = 500

/** One remark of a record's `reason` list, newest first. `by` is a person's id. */
export const statusReason = z.object({
  reason: z.string(),
  status: z.enum(termStatuses),
  createdAt: z.string(),
  by: z.string().nullable(),
})
export type StatusReason = z.infer<typeof statusReason>

/** Whether a change to this status must say why. */
export function needsReason(status: TermStatus): boolean {
  return status === 'BLOCKED'
}

/** A change as it is asked for; a blank reason counts as none. */
export const termStatusChange = z
  .object({
    termStatus: z.enum(termStatuses),
    reason: z
      .string()
      .trim()
      .max(longestReason, `must be at most ${longestReason} characters`)
      .nullish()
      .transform((reason) => reason || null),
  })
  .refine((change) => !needsReason(change.termStatus) || change.reason !== null, {
    path: ['reason'],
    message: termStatusTexts.reasonRequired,
  })

/** The `reason` list after a change. An unblocking leaves an empty reason on top. */
export function withReason(list: readonly StatusReason[], remark: StatusReason): StatusReason[] {
  return [remark, ...list]
}
