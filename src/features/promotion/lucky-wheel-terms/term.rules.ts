import { z } from 'zod'
import { requiredText, zodMessage } from '../../../platform/shared/rules.ts'
import { hasSearchText } from '../../../platform/shared/search-text.ts'

/** In characters of HTML. */
export const longestTerm = 50_000

/** Tags, none of which contains the start of another: a pattern without that rule tries each start to the very end. */
const tags = /<[^<>]*>/g
/** What editors write for a space that shows nothing. */
const spaces = /&(?:nbsp|#160|shy|#173|ZeroWidthSpace|#8203);/g

/** Whether HTML shows any text. Asked again once it is cleaned, which leaves only such tags. */
export const hasText = (html: string) => hasSearchText(html.replace(tags, ' ').replace(spaces, ' '))

const html = requiredText('lucky_wheel_terms_text_required', longestTerm, {
  tooLong: 'lucky_wheel_terms_text_too_long',
}).refine(hasText, zodMessage('lucky_wheel_terms_text_required'))

/** The form, and the input of `cmsCreateLuckyWheelTerm`: HTML. */
export const termForm = z.object({ content: html, contentEn: html })

/** The input of `cmsUpdateLuckyWheelTerm`; absent fields keep their values. */
export const termChange = termForm.partial()
