import { z } from 'zod'
import { termStatuses, type TermStatus } from '../../platform/shared/permission.ts'
import { says } from '../../platform/shared/rules.ts'
import type texts from './messages/en.json'

declare module '../../platform/shared/text.ts' {
  interface TextFiles {
    readonly term_status: typeof texts
  }
}

export const longestReason = 500

/** One remark of a record's `reason` list, newest first. `by` is a person's id. */
export const statusReason = z.object({
  reason: z.string(),
  status: z.enum(termStatuses),
  createdAt: z.string(),
  by: z.string().nullable(),
})
export type StatusReason = z.infer<typeof statusReason>

/** Whether a change to this status requires a reason. */
export function needsReason(status: TermStatus): boolean {
  return status === 'BLOCKED'
}

/** The input of a change; a blank reason counts as none. */
export const termStatusChange = z
  .object({
    termStatus: z.enum(termStatuses),
    reason: z
      .string()
      .trim()
      .max(longestReason)
      .nullish()
      .transform((reason) => reason || null),
  })
  .refine((change) => !needsReason(change.termStatus) || change.reason !== null, {
    path: ['reason'],
    ...says('term_status_text_reason_required'),
  })

/** The `reason` list after a change. Unblocking adds a remark with an empty reason on top. */
export function withReason(list: readonly StatusReason[], remark: StatusReason): StatusReason[] {
  return [remark, ...list]
}
