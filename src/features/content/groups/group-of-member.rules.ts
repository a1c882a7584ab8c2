import { z } from 'zod'
import { recordId, requiredText, text } from '../../../platform/shared/rules.ts'
import { groupPrivacies } from './group.rules.ts'

/** The input of `createGroup`. */
export const groupOfMember = z.object({
  name: requiredText('groups_text_name_required', 200),
  description: text(5_000).default(''),
  privacy: z.enum(groupPrivacies),
  categoryId: recordId().nullish(),
})
export type GroupOfMember = z.output<typeof groupOfMember>
