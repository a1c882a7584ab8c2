import { textIn } from '../../../../../platform/server/english.ts'
import type { TermStatus } from '../../../../../platform/shared/permission.ts'
import type { TextKey } from '../../../../../platform/shared/text.ts'

/** A notice in both languages. */
export interface NoticeText {
  readonly text_en: string
  readonly text_vi: string
}

/** The reason of a decision in both languages. A typed reason, not a preset one, is the same text in both. */
interface Reason {
  readonly en: string
  readonly vi: string
}

const inBoth = (text: (locale: 'en' | 'vi') => string): NoticeText => ({ text_en: text('en'), text_vi: text('vi') })

/** The notice to somebody who reported something. */
export const reporterText = (isViolation: boolean): NoticeText =>
  inBoth((locale) => textIn(locale, isViolation ? 'desk_text_notice_acted' : 'desk_text_notice_no_violation'))

interface Consequence {
  /** True if it is about their account, false if about something that they published. */
  readonly isAccount: boolean
  readonly status: Exclude<TermStatus, 'NORMAL'>
  /** When the suspension ends, in local time. */
  readonly until: string | null
  readonly reason: Reason
}

const statusTexts: Record<Consequence['status'], TextKey> = {
  HIDDEN: 'desk_text_notice_hidden',
  SUSPENDING: 'desk_text_notice_suspended',
  BLOCKED: 'desk_text_notice_blocked',
}

/** The notice to an author. */
export function authorText({ isAccount, status, until, reason }: Consequence): NoticeText {
  return inBoth((locale) => {
    const what = textIn(locale, isAccount ? 'desk_text_notice_account' : 'desk_text_notice_content')
    const key = until && status === 'SUSPENDING' ? 'desk_text_notice_suspended_until' : statusTexts[status]
    const consequence = textIn(locale, key, { what, until: until ?? '' })
    if (!reason[locale]) return consequence
    return `${consequence} ${textIn(locale, 'desk_text_notice_because', { reason: reason[locale] })}`
  })
}
