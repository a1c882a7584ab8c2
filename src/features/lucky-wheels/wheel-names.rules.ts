import { givenText, zodMessage } from '../../platform/shared/rules.ts'
import { longestTierName, longestTitle } from './lucky-wheel.values.ts'

// The rules of the form's own texts, separate from those of the operations' input, which the form does not load.

export const wheelTitle = givenText('lucky_wheels_text_title_required')
  .trim()
  .min(1, zodMessage('lucky_wheels_text_title_required'))
  .max(longestTitle, zodMessage('lucky_wheels_text_title_too_long'))
export const tierName = givenText('lucky_wheels_text_tier_required')
  .trim()
  .min(1, zodMessage('lucky_wheels_text_tier_required'))
  .max(longestTierName, zodMessage('lucky_wheels_text_tier_too_long'))
