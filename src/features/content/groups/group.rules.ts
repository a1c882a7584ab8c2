import { requiredText } from '../../../platform/shared/rules.ts'

export const groupPrivacies = ['PUBLIC', 'PRIVATE'] as const

/** Why a group is deleted. */
export const deletionReason = requiredText('groups_text_reason_required', 500)
