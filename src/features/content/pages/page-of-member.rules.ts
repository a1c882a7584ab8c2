import { z } from 'zod'
import { webAddress } from '../../../platform/shared/link.ts'
import { toE164 } from '../../../platform/shared/phone.ts'
import { recordId, requiredText, text, zodMessage } from '../../../platform/shared/rules.ts'
import { pageTypes } from './page.values.ts'

const name = requiredText('pages_text_name_required', 200)
const description = text(5_000)
const orEmpty = (isRight: (typed: string) => boolean) => (typed: string) => typed === '' || isRight(typed)

/** The input of `createPage`. */
export const pageOfMember = z
  .object({
    name,
    type: z.enum(pageTypes),
    businessType: text(60).nullish().describe('The enum of its category, instead of its id.'),
    categoryId: recordId().nullish(),
    description: description.default(''),
    logoId: recordId().nullish(),
    phoneNumber: text(30)
      .refine(
        orEmpty((typed) => toE164(typed) !== null),
        zodMessage('pages_text_phone_wrong'),
      )
      .nullish(),
    email: text(200)
      .refine(
        orEmpty((typed) => z.email().safeParse(typed).success),
        zodMessage('pages_text_email_wrong'),
      )
      .nullish(),
    website: text(500)
      .refine(
        orEmpty((typed) => webAddress(typed) !== null),
        zodMessage('pages_text_website_wrong'),
      )
      .nullish(),
  })
  .refine(({ type, businessType, categoryId }) => type === 'BUSINESS_OR_BRAND' || !(businessType || categoryId), {
    path: ['categoryId'],
    ...zodMessage('pages_text_category_of_business'),
  })
export type PageOfMember = z.output<typeof pageOfMember>

/** The input of `updatePage`. */
export const pageChangeOfMember = z.object({ name: name.optional(), description: description.optional() })
export type PageChangeOfMember = z.output<typeof pageChangeOfMember>
