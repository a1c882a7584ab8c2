import { m } from '../../../../generated/messages/messages.js'
import { formatNumber } from '../../../../platform/web/words/format-number.ts'
import type { TermModel } from '../../../../platform/shared/term-status.ts'
import { mostPostsCounted, type ReportReason } from '../report.values.ts'

const reasonNames: Record<ReportReason, () => string> = {
  FAKE_NEWS: m.reports_reason_fake_news,
  HARASSMENT: m.reports_reason_harassment,
  HATE_SPEECH: m.reports_reason_hate_speech,
  NUDITY: m.reports_reason_nudity,
  SENSITIVE_WORD: m.reports_reason_sensitive_word,
  SOMETHING_ELSE: m.reports_reason_something_else,
  SPAM: m.reports_reason_spam,
  VIOLENCE: m.reports_reason_violence,
}
const modelNames: Record<TermModel, () => string> = {
  USER: m.reports_of_users,
  POST: m.reports_of_posts,
  COMMENT: m.reports_of_comments,
  GROUP: m.reports_of_groups,
  MEDIA: m.reports_of_media,
  PAGE: m.reports_of_pages,
  PRODUCT: m.reports_of_products,
}

export const reasonName = (reason: ReportReason) => reasonNames[reason]()
/** The name of a model's records, for places that show reports of all kinds. */
export const reportedName = (model: TermModel) => modelNames[model]()

const titles: Record<TermModel, () => string> = {
  USER: m.reports_user_title,
  POST: m.reports_post_title,
  COMMENT: m.reports_comment_title,
  GROUP: m.reports_group_title,
  MEDIA: m.reports_media_title,
  PAGE: m.reports_page_title,
  PRODUCT: m.reports_product_title,
}
/** The title of a model's report list. */
export const reportsTitle = (model: TermModel) => titles[model]()

/** A number counted among the posts that contain a picture: '1,000+' if not all of those posts were counted. */
export function counted({ totalPosts }: { readonly totalPosts: number }, count: number): string {
  const text = formatNumber(count)
  return totalPosts < mostPostsCounted ? text : m.reports_or_more({ count: text })
}
