import { z } from 'zod'
import { recordId, requiredText, zodMessage } from '../../../platform/shared/rules.ts'

export const longestMessage = 1_000
/** How many people or pages one field can name at most. */
export const mostNamed = 500

const ids = z.array(recordId()).max(mostNamed)

/** The audience of a notification: all, or the people of `userIds`; without those who are excluded. */
const recipients = { sendToAllUsers: z.boolean(), userIds: ids, excludedUserIds: ids, excludedPageIds: ids }
const recipientsSchema = z.object(recipients)
export type Recipients = z.output<typeof recipientsSchema>

const choosesPeople = (given: Pick<Recipients, 'sendToAllUsers' | 'userIds'>) =>
  given.sendToAllUsers || given.userIds.length > 0
const noPeople = { path: ['userIds'], ...zodMessage('system_notifications_text_people_required') }

const customMessage = requiredText('system_notifications_text_message_required', longestMessage)

/** The form. `sendNow` sends it once it is saved. */
export const systemNotificationForm = z
  .object({ customMessage, ...recipients, sendNow: z.boolean().optional() })
  .refine(choosesPeople, noPeople)

const audience = {
  sendToAllUsers: z.boolean().nullish(),
  userIds: ids.nullish().describe('Whom it is for, unless it is for all.'),
  excludedUserIds: ids.nullish(),
  excludedPageIds: ids.nullish().describe('Leaves out the owner, the creator and the admins of these pages.'),
}
const systemNotificationTo = z.enum(['USER']).meta({ graphql: 'SystemNotificationTo' }).nullish()

/** The arguments of the operations; in a change, absent fields keep their values. */
export const audienceInput = z.object(audience)
export const creationInput = z.object({ customMessage, systemNotificationTo, ...audience })
export const changeInput = z.object({ customMessage: customMessage.nullish(), systemNotificationTo, ...audience })
