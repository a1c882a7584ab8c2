import { requiredText } from '../../../platform/shared/rules.ts'
import { longestTierName, longestTitle } from './lucky-wheel.values.ts'

// The rules of the form's own texts, separate from those of the operations' input, which the form does not load.

export const wheelTitle = requiredText('lucky_wheels_text_title_required', longestTitle, {
  tooLong: 'lucky_wheels_text_title_too_long',
})
export const tierName = requiredText('lucky_wheels_text_tier_required', longestTierName, {
  tooLong: 'lucky_wheels_text_tier_too_long',
})
