import { m } from '../../../../generated/messages/messages.js'
import type { PostType } from '../../../content/posts/post.values.ts'

const postTypeNames: Record<PostType, () => string> = {
  STATUS: m.dashboard_post_status,
  DISCOVERY: m.dashboard_post_discovery,
  CHECK_IN: m.dashboard_post_check_in,
  REVIEW: m.dashboard_post_review,
  SHARE: m.dashboard_post_share,
}

export const postTypeName = (type: PostType) => postTypeNames[type]()
