import { requiredText } from '../../platform/shared/rules.ts'
import type texts from './messages/en.json'

declare module '../../platform/shared/text.ts' {
  interface TextFiles {
    readonly groups: typeof texts
  }
}

export const groupPrivacies = ['PUBLIC', 'PRIVATE'] as const

/** Why a group is deleted. */
export const deletionReason = requiredText('groups_text_reason_required', 500)
