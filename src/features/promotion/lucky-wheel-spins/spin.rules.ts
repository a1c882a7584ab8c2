import { z } from 'zod'
import { exactText, recordId, zodMessage } from '../../../platform/shared/rules.ts'

/** The input of `spin`. */
export const spinInput = z.object({
  wheelId: recordId(),
  requestId: exactText(64)
    .regex(/^[\w-]{8,64}$/, zodMessage('lucky_wheel_spins_text_request_id'))
    .describe('Chosen by the app for this spin: sent again, it gets the same answer for ever.'),
})
