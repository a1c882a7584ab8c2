import { m } from '../../../../generated/messages/messages.js'
import { formatNumber } from '../../../../platform/web/words/format-number.ts'
import { recordWords } from '../../../../platform/web/words/record-words.ts'
import type { ReferralRange } from '../referral.ranges.ts'
import { trustedPointRecord } from '../trusted-point.record.ts'
import type { recordedKinds } from '../award.ts'
import type { PointAction, RuleNumber, RuleType } from '../trusted-point.values.ts'

const typeNames: Readonly<Record<RuleType, () => string>> = {
  ACTION: m.trusted_points_type_action,
  ENGAGEMENT_MULTIPLICATION: m.trusted_points_type_engagement_multiplication,
  LIMITATION: m.trusted_points_type_limitation,
  OTHERS: m.trusted_points_type_others,
  PROOF_OF_RATING: m.trusted_points_type_proof_of_rating,
  RANKING: m.trusted_points_type_ranking,
  REFERRAL: m.trusted_points_type_referral,
}
export const typeName = (type: RuleType) => typeNames[type]()

const actionNames: Readonly<Record<PointAction, () => string>> = {
  CREATE_POST: m.trusted_points_does_create_post,
  CHECK_IN_PLACE: m.trusted_points_does_check_in_place,
  SHARE_POST: m.trusted_points_does_share_post,
  COMMENT_POST: m.trusted_points_does_comment_post,
  LIKE_POST: m.trusted_points_does_like_post,
  DAILY_VISIT: m.trusted_points_does_daily_visit,
  POPULAR_POST: m.trusted_points_does_popular_post,
  POSTS_PER_DAY: m.trusted_points_does_posts_per_day,
  LUCKY_WHEEL_PRIZE: m.trusted_points_does_lucky_wheel_prize,
  VOUCHER_EXCHANGE: m.trusted_points_does_voucher_exchange,
  REVIEW_PLACE: m.trusted_points_does_review_place,
  HELPFUL_REVIEW: m.trusted_points_does_helpful_review,
  RANK_BRONZE: m.trusted_points_does_rank_bronze,
  RANK_SILVER: m.trusted_points_does_rank_silver,
  RANK_GOLD: m.trusted_points_does_rank_gold,
  RANK_DIAMOND: m.trusted_points_does_rank_diamond,
  REFER_FRIEND: m.trusted_points_does_refer_friend,
  REFER_MANY: m.trusted_points_does_refer_many,
}
/** The action that gives points, in words. An action that is unknown here is shown by the app's name for it. */
export const pointActionName = (action: string) => actionNames[action as PointAction]?.() ?? action

/** What a member did, in words. */
export const memberActionName = (kind: (typeof recordedKinds)[number]) =>
  kind === 'RANKING'
    ? m.trusted_points_does_ranking()
    : kind === 'REFERRAL'
      ? m.trusted_points_does_referral()
      : actionNames[kind]()

export const numberLabels: Readonly<Record<RuleNumber, () => string>> = {
  trustedPointsFrom: m.trusted_points_trusted_points_from,
  trustedPointsTo: m.trusted_points_trusted_points_to,
  rankFrom: m.trusted_points_rank_from,
  rankTo: m.trusted_points_rank_to,
  engagementAdjustPercent: m.trusted_points_engagement_adjust_percent,
  postContentLength: m.trusted_points_post_content_length,
  totalPlaceReviewsFrom: m.trusted_points_total_place_reviews_from,
  totalPlaceReviewsTo: m.trusted_points_total_place_reviews_to,
  newPlaceCoefficient: m.trusted_points_new_place_coefficient,
  adjustPointPercent: m.trusted_points_adjust_point_percent,
  unlimitedPostsPerDayWhenTrustedPointGreaterThan: m.trusted_points_unlimited_posts,
  maxTenPostsPerDayWhenTrustedPointLessThan: m.trusted_points_max_ten_posts,
  maxFivePostsPerDayWhenTrustedPointLessThan: m.trusted_points_max_five_posts,
  invitedFrom: m.trusted_points_invited_from,
  invitedTo: m.trusted_points_invited_to,
}
const numbers = Object.fromEntries(
  Object.entries(numberLabels).map(([name, label]) => [
    name,
    { label, value: (value: unknown) => formatNumber(Number(value)) },
  ]),
) as Readonly<Record<RuleNumber, { label: () => string; value: (value: unknown) => string }>>

function rangeName({ invitedFrom, invitedTo, points, description }: ReferralRange): string {
  const range = m.trusted_points_range({
    from: formatNumber(invitedFrom),
    to: formatNumber(invitedTo),
    points: formatNumber(points),
  })
  return description.trim() ? `${range} (${description.trim()})` : range
}

export const trustedPointWords = recordWords(trustedPointRecord, {
  name: m.trusted_points_record,
  fields: {
    type: { label: m.common_type, value: (type) => typeName(type as RuleType) },
    actionType: { label: m.trusted_points_action_type, value: (action) => pointActionName(String(action)) },
    points: { label: m.trusted_points_points, value: (points) => formatNumber(Number(points)) },
    description: { label: m.trusted_points_description },
    ...numbers,
    ranges: {
      label: m.trusted_points_ranges,
      value: (ranges) => (ranges as readonly ReferralRange[]).map(rangeName).join('; '),
    },
  },
  actions: {
    updateTrustedPointConfig: m.trusted_points_action_update,
    cmsSaveReferralConfigs: m.trusted_points_action_save_referrals,
  },
})
