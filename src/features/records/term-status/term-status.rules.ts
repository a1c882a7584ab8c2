import { z } from 'zod'
import { termStatuses } from '../../../platform/shared/permission.ts'
import { serverTime } from '../../../platform/shared/server-clock.ts'
import { text, zodMessage } from '../../../platform/shared/rules.ts'
import { longestSuspension, needsReason } from '../../../platform/shared/term-status.ts'

export const longestReason = 500

/** One remark of a record's `reason` list, newest first. `by` is a person's id. */
export const statusReason = z.object({
  reason: z.string(),
  status: z.enum(termStatuses),
  createdAt: z.string(),
  by: z.string().nullable(),
  /** The planned end of the suspension. */
  until: z.string().optional(),
  /** Set by an undo, by which the status and its reason apply again: `by` did not give the reason. */
  restored: z.literal(true).optional(),
})
export type StatusReason = z.infer<typeof statusReason>

const day = 24 * 3_600_000

/** The input field for the planned end of a suspension. */
export const suspensionEnd = z
  .date()
  .refine((until) => until.getTime() > serverTime(), zodMessage('term_status_text_until_past'))
  .refine(
    (until) => until.getTime() <= serverTime() + longestSuspension * day,
    zodMessage('term_status_text_until_too_far', { max: longestSuspension }),
  )
  .meta({ graphql: 'DateTime' })

/** The input of a change; a blank reason counts as none. */
export const termStatusChange = z
  .object({
    termStatus: z.enum(termStatuses),
    until: suspensionEnd.nullish().describe('When a suspension ends by itself, within 365 days; absent: never.'),
    reason: text(longestReason)
      .nullish()
      .transform((reason) => reason || null),
  })
  .refine((change) => !needsReason(change.termStatus) || change.reason !== null, {
    path: ['reason'],
    ...zodMessage('term_status_text_reason_required'),
  })
  .refine((change) => !change.until || change.termStatus === 'SUSPENDING', {
    path: ['until'],
    ...zodMessage('term_status_text_until_only_suspending'),
  })

/** The `reason` list after a change. Unblocking adds a remark with an empty reason on top. */
export function withReason(list: readonly StatusReason[], remark: StatusReason): StatusReason[] {
  return [remark, ...list]
}

/** A record's reason list. Malformed remarks (a failed import) are left out. */
export function statusReasons(stored: unknown): StatusReason[] {
  // Not a Zod list made here: making one for each person took 4 % of a list's request.
  const list: unknown[] = Array.isArray(stored) ? stored : []
  return list.flatMap((item) => statusReason.safeParse(item).data ?? [])
}
