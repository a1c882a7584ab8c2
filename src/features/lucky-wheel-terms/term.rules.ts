import { z } from 'zod'
import { givenText, zodMessage } from '../../platform/shared/rules.ts'

/** In characters of HTML. */
export const longestTerm = 50_000

/** Whether HTML shows any text. */
export const hasText = (html: string) => html.replace(/<[^>]*>|&nbsp;|&#160;/g, ' ').trim() !== ''

const html = givenText('lucky_wheel_terms_text_required')
  .max(longestTerm, zodMessage('lucky_wheel_terms_text_too_long'))
  .refine(hasText, zodMessage('lucky_wheel_terms_text_required'))

/** The form, and the input of `cmsCreateLuckyWheelTerm`: HTML. */
export const termForm = z.object({ content: html, contentEn: html })

/** The input of `cmsUpdateLuckyWheelTerm`; absent fields keep their values. */
export const termChange = termForm.partial()
