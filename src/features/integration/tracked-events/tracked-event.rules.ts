import { z } from 'zod'
import { memberName, namesOne, oneName } from '../../../platform/shared/member-name.ts'
import { exactText, requiredText, zodMessage } from '../../../platform/shared/rules.ts'
import { eventKinds } from '../api-keys/api-key.values.ts'
import { lateDays, mostEvents } from './tracked-event.values.ts'

/** A text as it arrives: what is too long for its field is refused with its event, not with the whole request. */
const arriving = exactText(10_000)

/** The events of a request. Each is judged by itself, so that one that is wrong keeps no other from counting. */
export const arrivingEvents = z
  .array(
    z
      .object({
        key: arriving.describe('What the event is called in the app: unique for each API key, 1 to 100 characters.'),
        externalId: arriving.nullish().describe('The member’s id in the app; or else memberId.'),
        memberId: arriving.nullish(),
        kind: arriving.nullish().describe(`One of ${eventKinds.join(', ')}.`),
        subjectId: arriving
          .nullish()
          .describe(
            'By external id or our id: of CREATE_POST, REVIEW_PLACE and SHARE_POST the post itself, of COMMENT_POST and LIKE_POST the post commented on or liked, of CHECK_IN_PLACE the place. None for DAILY_VISIT.',
          ),
        occurredAt: arriving
          .nullish()
          .describe(`When it happened, in ISO 8601 with an offset: not in the future, nor ${lateDays} days ago.`),
      })
      .meta({ graphql: 'TrackedEventInput' }),
  )
  .min(1)
  .max(mostEvents)
export type ArrivingEvent = z.output<typeof arrivingEvents>[number]

const moment = z
  .string(zodMessage('tracked_events_text_moment'))
  .check(z.iso.datetime({ offset: true, ...zodMessage('tracked_events_text_moment') }))
  .transform((typed) => new Date(typed))

/** What an event must be, apart from what only the database knows. */
export const trackedEvent = memberName
  .extend({
    key: requiredText('tracked_events_text_key', 100, { indexed: true }),
    kind: z.enum(eventKinds, zodMessage('tracked_events_text_kind')),
    subjectId: requiredText('tracked_events_text_subject', 100, { indexed: true }).nullish(),
    occurredAt: moment,
  })
  .refine(namesOne, oneName)
  .refine(({ kind, subjectId }) => (kind === 'DAILY_VISIT') === (subjectId == null), {
    path: ['subjectId'],
    ...zodMessage('tracked_events_text_subject'),
  })
export type TrackedEvent = z.output<typeof trackedEvent>

/** Seconds by which the app's clock may be ahead of ours. */
const clockTolerance = 5
const lateMilliseconds = lateDays * 86_400_000

/** Why an event of such a moment does not count any more, or not yet. */
export function whyNotThen(at: Date, now = Date.now()): 'future' | 'late' | null {
  if (at.getTime() > now + clockTolerance * 1000) return 'future'
  return at.getTime() < now - lateMilliseconds ? 'late' : null
}
