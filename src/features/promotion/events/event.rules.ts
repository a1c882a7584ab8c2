import { z } from 'zod'
import { recordId, requiredNumber, requiredText, zodMessage } from '../../../platform/shared/rules.ts'

export const longestName = 100
/** The largest picture, as it is uploaded, in bytes. */
export const largestPicture = 2 * 1024 * 1024

/** The three parts that the app shows, each with its picture and whether it is shown. */
export const eventParts = ['logo', 'background', 'animation'] as const
export type EventPart = (typeof eventParts)[number]

/** The form, and the input of `createEvent`. The loop is in seconds. */
export const eventForm = z.object({
  name: requiredText('events_text_name_required', longestName, { tooLong: 'events_text_name_too_long', indexed: true }),
  logoId: recordId(zodMessage('events_text_logo_required')),
  logoStatus: z.boolean().default(true),
  backgroundId: recordId(zodMessage('events_text_background_required')),
  backgroundStatus: z.boolean().default(true),
  animationId: recordId(zodMessage('events_text_animation_required')),
  animationStatus: z.boolean().default(true),
  loop: requiredNumber('events_text_loop_required').min(0).max(86_400),
})

/** The dialog of the status. */
export const eventStatusForm = z.object({ status: z.boolean() })

/** The input of `updateEvent`; absent fields keep their values. */
export const eventChange = z
  .object({
    ...eventForm.shape,
    ...eventStatusForm.shape,
    logoStatus: z.boolean(),
    backgroundStatus: z.boolean(),
    animationStatus: z.boolean(),
  })
  .partial()
