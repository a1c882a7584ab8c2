import { z } from 'zod'
import { recordId, requiredText, zodMessage } from './rules.ts'

/** How an API key names a member, wherever it names one: by what the app calls them, or by our id. */
export const memberName = z.object({
  externalId: requiredText('platform_text_external_id_required', 100, { indexed: true })
    .nullish()
    .describe('What the app calls the member; or else memberId.'),
  memberId: recordId().nullish().describe('Our id of the member; or else externalId.'),
})
export type MemberName = z.output<typeof memberName>

/** Whether one of the two is given, and not both. */
export const namesOne = ({ externalId, memberId }: MemberName): boolean => (externalId == null) !== (memberId == null)
/** What is said otherwise. */
export const oneName = { path: ['externalId'], ...zodMessage('platform_text_name_one_member') }

/** The same as arguments of what members read: only keys give them. */
export const memberReadName = z.object({
  externalId: memberName.shape.externalId.describe(
    'Of a key with READ: what the app calls the member; or else memberId.',
  ),
  memberId: memberName.shape.memberId.describe('Of a key with READ: our id of the member; or else externalId.'),
})
