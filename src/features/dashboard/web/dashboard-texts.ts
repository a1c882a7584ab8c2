import { m } from '../../../generated/messages/messages.js'
import type { PostType } from '../../posts/post.rules.ts'
import type { ReportModel, ReportReason } from '../dashboard.values.ts'

const postTypeNames: Record<PostType, () => string> = {
  STATUS: m.dashboard_post_status,
  DISCOVERY: m.dashboard_post_discovery,
  CHECK_IN: m.dashboard_post_check_in,
  REVIEW: m.dashboard_post_review,
  SHARE: m.dashboard_post_share,
}
const reasonNames: Record<ReportReason, () => string> = {
  FAKE_NEWS: m.dashboard_reason_fake_news,
  HARASSMENT: m.dashboard_reason_harassment,
  HATE_SPEECH: m.dashboard_reason_hate_speech,
  NUDITY: m.dashboard_reason_nudity,
  SOMETHING_ELSE: m.dashboard_reason_something_else,
  SPAM: m.dashboard_reason_spam,
  VIOLENCE: m.dashboard_reason_violence,
}
const modelNames: Record<ReportModel, () => string> = {
  USER: m.dashboard_model_user,
  POST: m.dashboard_model_post,
  COMMENT: m.dashboard_model_comment,
  GROUP: m.dashboard_model_group,
  MEDIA: m.dashboard_model_media,
  PAGE: m.dashboard_model_page,
  PRODUCT: m.dashboard_model_product,
}

export const postTypeName = (type: PostType) => postTypeNames[type]()
export const reportReasonName = (reason: ReportReason) => reasonNames[reason]()
export const reportModelName = (model: ReportModel) => modelNames[model]()
