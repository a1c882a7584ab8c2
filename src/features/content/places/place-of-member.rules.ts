import { z } from 'zod'
import { requiredText, text } from '../../../platform/shared/rules.ts'
import { ownMediaIds } from '../../records/media/media.rules.ts'

/** The input of `createPlace`. */
export const placeOfMember = z.object({
  name: requiredText('places_text_name_required', 200),
  description: text(5_000).default(''),
  location: text(200).nullish().describe('Where it is, as people say it.'),
  mediaIds: ownMediaIds.default([]),
})
export type PlaceOfMember = z.output<typeof placeOfMember>
