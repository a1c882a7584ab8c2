import type { RuleType } from './trusted-point.values.ts'

/** What members do themselves. */
export const ownActionKinds = [
  'CREATE_POST',
  'CHECK_IN_PLACE',
  'REVIEW_PLACE',
  'SHARE_POST',
  'COMMENT_POST',
  'LIKE_POST',
  'DAILY_VISIT',
] as const
/** The same, and what happens to what they wrote and whom they invited. */
export const actionKinds = [...ownActionKinds, 'HELPFUL_REVIEW', 'POPULAR_POST', 'REFERRAL'] as const
export type ActionKind = (typeof actionKinds)[number]
/** The same, and reaching a tier, which the tier's rule alone judges. */
export const recordedKinds = [...actionKinds, 'RANKING'] as const

const kindsThatPost = new Set<ActionKind>(['CREATE_POST', 'CHECK_IN_PLACE', 'REVIEW_PLACE', 'SHARE_POST'])
/** Whether the action creates a post: a local day has only so many that give points. */
export const createsPost = (kind: ActionKind): boolean => kindsThatPost.has(kind)

/** What the rules depend on, recorded with the action. */
export interface Facts {
  readonly kind: ActionKind
  /** Points earned in total before it, in hundredths. */
  readonly earned: number
  /** Actions before it on the same local day that created posts. */
  readonly postsToday: number
  /**
   * Of a review: characters as people count them, whether it has a picture, and the place's reviews before it. Absent if
   * the review is in the app's own database alone.
   */
  readonly length?: number
  readonly hasPicture?: boolean
  readonly reviewsBefore?: number
  /** Of a friend who registered: the how manieth of the inviter. */
  readonly number?: number
}

/** A rule, as far as awarding depends on it. `points` are hundredths. */
export interface AwardingRule {
  readonly id: string
  readonly version: number
  readonly type: RuleType
  readonly actionType: string | null
  readonly points: number
  readonly numbers: Readonly<Record<string, number | null>>
}

/** Why a rule gave its points, or none. */
export type Because =
  | 'applies'
  | 'day_is_full'
  | 'too_short'
  | 'no_picture'
  | 'facts_unknown'
  | 'outside_reviews'
  | 'outside_points'
  | 'outside_friends'
  | 'gives_nothing'

export interface Judged {
  readonly rule: string
  readonly version: number
  readonly applied: boolean
  /** Hundredths of a point. */
  readonly amount: number
  readonly because: Because
  readonly params: Readonly<Record<string, number>>
}

export interface Award {
  /** Hundredths of a point. */
  readonly amount: number
  /** The posts of this day have given all the points that they can. */
  readonly isFull: boolean
  /** Every rule that is about such an action, in the order of the rules. */
  readonly judged: readonly Judged[]
}

/**
 * What the rules in force give for an action, and why. All rules about its kind apply; of those with ranges, the one whose
 * range contains the value. Percentages round half up to hundredths, once.
 */
export function award(rules: readonly AwardingRule[], facts: Facts): Award {
  const limit = rules.find(({ type }) => type === 'LIMITATION')
  const isFull = limit !== undefined && createsPost(facts.kind) && facts.postsToday >= postsADay(limit, facts.earned)
  const judged = rules
    .filter((rule) => isAbout(rule, facts.kind))
    .map((rule) =>
      isFull ? judgment(rule, 0, 'day_is_full', { most: postsADay(limit, facts.earned) }) : judge(rule, facts),
    )
  return { amount: judged.reduce((sum, { amount }) => sum + amount, 0), isFull, judged }
}

const awarding = new Set<RuleType>(['ACTION', 'PROOF_OF_RATING', 'ENGAGEMENT_MULTIPLICATION'])

const isAbout = ({ type, actionType }: AwardingRule, kind: ActionKind) =>
  kind === 'REFERRAL' ? type === 'REFERRAL' : awarding.has(type) && actionType === kind

/** How many posts of a local day give points to somebody who has earned so much. */
export function postsADay({ numbers }: AwardingRule, earned: number): number {
  const points = earned / 100
  const {
    unlimitedPostsPerDayWhenTrustedPointGreaterThan: unlimited,
    maxFivePostsPerDayWhenTrustedPointLessThan: five,
  } = numbers
  if (unlimited != null && points > unlimited) return Infinity
  return five != null && points < five ? 5 : 10
}

function judge(rule: AwardingRule, facts: Facts): Judged {
  switch (rule.type) {
    case 'PROOF_OF_RATING':
      return facts.kind === 'REVIEW_PLACE' ? judgeReview(rule, facts) : given(rule, percent(rule, 'adjustPointPercent'))
    case 'ENGAGEMENT_MULTIPLICATION': {
      const { trustedPointsFrom: from, trustedPointsTo: to } = rule.numbers
      if (!isWithin(facts.earned / 100, from, to)) return judgment(rule, 0, 'outside_points', range(from, to))
      return given(rule, percent(rule, 'engagementAdjustPercent'))
    }
    case 'REFERRAL': {
      const { invitedFrom: from, invitedTo: to } = rule.numbers
      if (!isWithin(facts.number ?? 0, from, to)) return judgment(rule, 0, 'outside_friends', range(from, to))
      return given(rule, 1)
    }
    default:
      return given(rule, 1)
  }
}

function judgeReview(rule: AwardingRule, { length, hasPicture = false, reviewsBefore = 0 }: Facts): Judged {
  if (length === undefined) return judgment(rule, 0, 'facts_unknown')
  const {
    totalPlaceReviewsFrom: from,
    totalPlaceReviewsTo: to,
    postContentLength: least,
    newPlaceCoefficient,
  } = rule.numbers
  if (!isWithin(reviewsBefore, from, to))
    return judgment(rule, 0, 'outside_reviews', { before: reviewsBefore, ...range(from, to) })
  if (length < (least ?? 0)) return judgment(rule, 0, 'too_short', { length, least: least! })
  if (!hasPicture) return judgment(rule, 0, 'no_picture')
  const coefficient = reviewsBefore === 0 ? (newPlaceCoefficient ?? 1) : 1
  return given(rule, coefficient * percent(rule, 'adjustPointPercent'))
}

const percent = ({ numbers }: AwardingRule, name: string) => (numbers[name] ?? 100) / 100

/** The ends belong to the range; an absent end is open. */
const isWithin = (value: number, from?: number | null, to?: number | null) =>
  (from == null || value >= from) && (to == null || value <= to)

const range = (from?: number | null, to?: number | null) => ({ from: from ?? 0, ...(to != null && { to }) })

function given(rule: AwardingRule, times: number): Judged {
  // Half up, whatever binary fractions made of the product: 12.345 is 1234.4999… hundredths. No act costs points.
  const amount = Math.max(Math.floor(Number((rule.points * times).toFixed(6)) + 0.5), 0)
  return judgment(rule, amount, amount > 0 ? 'applies' : 'gives_nothing')
}

const judgment = (
  { id, version }: AwardingRule,
  amount: number,
  because: Because,
  params: Readonly<Record<string, number>> = {},
): Judged => ({ rule: id, version, applied: amount > 0, amount, because, params })
