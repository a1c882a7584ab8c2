export const ruleTypes = [
  'ACTION',
  'ENGAGEMENT_MULTIPLICATION',
  'LIMITATION',
  'OTHERS',
  'PROOF_OF_RATING',
  'RANKING',
  'REFERRAL',
] as const
export type RuleType = (typeof ruleTypes)[number]

/** The whole numbers that rules of a type have, besides points. */
export const numbersOf = {
  ACTION: [],
  ENGAGEMENT_MULTIPLICATION: ['trustedPointsFrom', 'trustedPointsTo', 'engagementAdjustPercent'],
  LIMITATION: [
    'unlimitedPostsPerDayWhenTrustedPointGreaterThan',
    'maxTenPostsPerDayWhenTrustedPointLessThan',
    'maxFivePostsPerDayWhenTrustedPointLessThan',
  ],
  OTHERS: [],
  PROOF_OF_RATING: [
    'postContentLength',
    'totalPlaceReviewsFrom',
    'totalPlaceReviewsTo',
    'newPlaceCoefficient',
    'adjustPointPercent',
  ],
  RANKING: ['rankFrom', 'rankTo', 'trustedPointsFrom', 'trustedPointsTo'],
  REFERRAL: ['invitedFrom', 'invitedTo'],
} as const satisfies Readonly<Record<RuleType, readonly string[]>>

export type RuleNumber = (typeof numbersOf)[RuleType][number]
export const ruleNumbers = [...new Set<RuleNumber>(Object.values(numbersOf).flat())]

/** The app's names of the actions that give points. */
export const pointActions = [
  'CREATE_POST',
  'CHECK_IN_PLACE',
  'SHARE_POST',
  'COMMENT_POST',
  'LIKE_POST',
  'DAILY_VISIT',
  'POPULAR_POST',
  'POSTS_PER_DAY',
  'LUCKY_WHEEL_PRIZE',
  'VOUCHER_EXCHANGE',
  'REVIEW_PLACE',
  'HELPFUL_REVIEW',
  'RANK_BRONZE',
  'RANK_SILVER',
  'RANK_GOLD',
  'RANK_DIAMOND',
  'REFER_FRIEND',
  'REFER_MANY',
] as const
export type PointAction = (typeof pointActions)[number]

/** Over how many of the last days a draft can be replayed. */
export const replayedDays = [7, 30, 90] as const
