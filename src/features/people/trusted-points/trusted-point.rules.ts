import { z } from 'zod'
import { recordId, requiredNumber, text, zodMessage } from '../../../platform/shared/rules.ts'
import type { TextKey } from '../../../platform/shared/text.ts'
import { mostInvited, problemsOf, type ReferralRange } from './referral.ranges.ts'
import {
  numbersOf,
  pointActions,
  type RuleNumber,
  ruleNumbers,
  type RuleType,
  ruleTypes,
} from './trusted-point.values.ts'

export const longestDescription = 500
/** A limit above the number that there will ever be. */
export const mostRanges = 100
/** The largest value of the scalar Points. */
const mostPoints = 1e12

const whole = z.number().int().min(0).max(mostInvited).nullish()
const description = text(longestDescription).nullish()
const actionType = z.enum(pointActions).meta({ graphql: 'PointAction' }).nullish()

/** The field of each range's end, by the field of its start. */
const ends = {
  trustedPointsFrom: 'trustedPointsTo',
  rankFrom: 'rankTo',
  totalPlaceReviewsFrom: 'totalPlaceReviewsTo',
  invitedFrom: 'invitedTo',
} as const satisfies Partial<Record<RuleNumber, RuleNumber>>

type NumbersOfRule = Readonly<Partial<Record<RuleNumber, number | null>>>
/** Points are whole ones, not hundredths. */
type ValuesOfRule = NumbersOfRule & { readonly points?: number }

/** What a rule gives at most for one act, in points. */
const mostGiven = ({ points, newPlaceCoefficient, adjustPointPercent, engagementAdjustPercent }: ValuesOfRule) =>
  ((points ?? 0) *
    Math.max(newPlaceCoefficient ?? 1, 1) *
    (adjustPointPercent ?? 100) *
    (engagementAdjustPercent ?? 100)) /
  10_000

/** The problems of a rule: it gives more than a balance can hold, or a range ends before its start. */
export function faultsOfRule(values: ValuesOfRule): { field: RuleNumber | 'points'; reason: TextKey }[] {
  const tooMuch = { field: 'points', reason: 'trusted_points_text_gives_too_much' } as const
  return [...(mostGiven(values) > mostPoints ? [tooMuch] : []), ...faultyNumbers(values)]
}

/** The ranges of invitations have stricter rules. */
function faultyNumbers(values: NumbersOfRule): { field: RuleNumber; reason: TextKey }[] {
  if (values.invitedFrom !== undefined) {
    const { invitedFrom, invitedTo } = values
    const range = { invitedFrom: invitedFrom ?? 0, invitedTo: invitedTo ?? 0, points: 0, description: '' }
    return problemsOf([range]).map(({ part, reason }) => ({ field: part as RuleNumber, reason }))
  }
  return Object.entries(ends).flatMap(([start, end]) => {
    const [from, to] = [values[start as RuleNumber], values[end]]
    return from == null || to == null || from <= to
      ? []
      : [{ field: end, reason: 'trusted_points_text_end_before_start' }]
  })
}

const pointsRequired = 'trusted_points_text_points_required'
const notNegative = zodMessage('trusted_points_text_points_not_negative')

/** The form of a rule: the fields of its type. */
export function ruleForm(type: RuleType) {
  const points = requiredNumber(pointsRequired).max(mostPoints)
  const numbers: object = Object.fromEntries(numbersOf[type].map((name) => [name, whole]))
  return z
    .object({
      actionType,
      points: type === 'REFERRAL' ? points.min(0, notNegative) : points.min(-mostPoints),
      description,
      ...(numbers as Record<RuleNumber, typeof whole>),
    })
    .superRefine((values, ctx) => {
      for (const { field, reason } of faultsOfRule(values))
        ctx.addIssue({ code: 'custom', path: [field], message: reason })
    })
}

/**
 * The input of `updateTrustedPointConfig`: absent fields keep their values, null clears a field. Points are in
 * hundredths.
 */
export const ruleData = z
  .object({
    type: z.enum(ruleTypes),
    actionType,
    points: z
      .number()
      .meta({ graphql: 'Points' })
      .nullish()
      .refine((points) => points !== null, zodMessage(pointsRequired)),
    description,
    ...(Object.fromEntries(ruleNumbers.map((name) => [name, whole])) as Record<RuleNumber, typeof whole>),
  })
  .meta({ graphql: 'TrustedPointConfigInput' })

/** Facts of an action that somebody tries; absent ones are the member's own. `earned` is in hundredths. */
export const factsInput = z
  .object({
    earned: z.number().min(-mostPoints).max(mostPoints).meta({ graphql: 'Points' }).nullish(),
    postsToday: whole,
    length: whole,
    hasPicture: z.boolean().nullish(),
    reviewsBefore: whole,
    number: whole,
  })
  .meta({ graphql: 'PointFactsInput' })

const atLeastOne = zodMessage('trusted_points_text_no_range')

/** The form of all referral ranges. The editor shows the problems of each range. */
export const referralForm = z.object({
  ranges: z
    .array(z.custom<ReferralRange>())
    .min(1, atLeastOne)
    .max(mostRanges)
    .superRefine((ranges, ctx) => {
      const [problem] = problemsOf(ranges)
      if (problem) ctx.addIssue({ code: 'custom', message: problem.reason })
    }),
})

/** The input of `cmsSaveReferralConfigs`. Points are in hundredths. */
export const referralInput = z
  .object({
    ranges: z
      .array(
        z
          .object({
            _id: recordId().nullish(),
            invitedFrom: z.number().int(),
            invitedTo: z.number().int(),
            points: z.number().meta({ graphql: 'Points' }),
            description: description.describe('If absent, that of the range stays.'),
          })
          .meta({ graphql: 'ReferralRangeInput' }),
      )
      .min(1, atLeastOne)
      .max(mostRanges),
    version: z.number().int().min(0).nullish().describe('The version of the ranges that the caller saw.'),
  })
  .superRefine(({ ranges }, ctx) => {
    for (const { index, part, reason } of problemsOf(ranges))
      ctx.addIssue({ code: 'custom', path: ['ranges', index, part], message: reason })
  })
