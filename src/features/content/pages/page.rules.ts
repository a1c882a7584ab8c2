import { z } from 'zod'
import { requiredNumber, zodMessage } from '../../../platform/shared/rules.ts'

const mostPinned = 1000

const positive = zodMessage('pages_text_limit_positive')

/** How many products a page may pin. */
export const pinnedLimit = requiredNumber(positive.error)
  .int(positive)
  .min(1, positive)
  .max(mostPinned)
  .meta({ unreadable: positive.error })

/** The dialogs: one for each setting of a page. */
export const partnerForm = z.object({ isPartner: z.boolean() })
export const hotNewsForm = z.object({ isProvideNews: z.boolean() })
export const pinnedLimitForm = z.object({ pinnedLimit })
