import { z } from 'zod'
import { recordId, requiredText, zodMessage } from '../../../platform/shared/rules.ts'
import { longestReason, mostBatches, mostDesignated, mostPrizes, mostUnits, prizeTiers } from './lucky-wheel.values.ts'
import { tierName, wheelTitle } from './wheel-names.rules.ts'

/** The largest value of the scalar Points, in hundredths. */
const mostPoints = 1e12

export const designationReason = requiredText('lucky_wheels_text_reason_required', longestReason)

const moment = z.date().meta({ graphql: 'DateTime' })
const period = z.object({ startDate: moment, endDate: moment }).meta({ graphql: 'LuckyWheelPeriodInput' })
export const prizeTier = z.enum(prizeTiers).meta({ graphql: 'LuckyWheelPrizeTier' })
export const prizeIndex = z.number().int().min(0).max(999)
export const units = z.number().int().min(0).max(mostUnits)
const someTierName = tierName.nullish()

export const prizeInput = z
  .object({
    prize_index: prizeIndex.describe('The same in every batch of one line.'),
    prizeTier,
    name: someTierName.describe('The tier’s name, if given: another one is refused.'),
    nameEn: someTierName,
    qty: units.describe('The number of units in this batch.'),
    totalQty: z
      .number()
      .int()
      .min(0)
      .max(mostUnits * mostBatches)
      .nullish()
      .describe('What the batches may share out; by default what they do.'),
    mediaId: recordId().nullish().describe('A photo that the caller uploaded, or that the prize has.'),
    point: z.number().min(0).max(mostPoints).meta({ graphql: 'Points' }).nullish(),
    voucherId: recordId().nullish(),
  })
  .meta({ graphql: 'LuckyWheelPrizeInput' })
export type PrizeInput = z.output<typeof prizeInput>

export const batchInput = z
  .object({
    _id: requiredText('platform_text_required', 36)
      .nullish()
      .describe('Of a batch that exists. One of up to 13 characters makes a new one.'),
    activeDate: period,
    prizes: z.array(prizeInput).max(mostPrizes),
  })
  .meta({ graphql: 'LuckyWheelBatchInput' })
export type BatchInput = z.output<typeof batchInput>
const batchs = z.array(batchInput).max(mostBatches)

const tierNames = z
  .array(z.object({ prizeTier, name: tierName, nameEn: tierName }).meta({ graphql: 'LuckyWheelTierNameInput' }))
  .max(prizeTiers.length)
  .nullish()
export type TierNames = z.output<typeof tierNames>

/** The arguments of `createLuckyWheel`. */
export const newWheel = z.object({
  title: wheelTitle,
  titleEn: wheelTitle,
  activeDate: period,
  numberOfBatch: z.number().int().min(1).max(mostBatches).nullish().describe('Must match the batches.'),
  batchs,
  tierNames: tierNames
    .refine(
      (given) => !given || prizeTiers.every((tier) => given.some(({ prizeTier }) => prizeTier === tier)),
      zodMessage('lucky_wheels_text_tiers_incomplete'),
    )
    .describe('All four. Without them, a tier has the name that its prizes give it, or its usual one.'),
})

/** The input of `updateLuckyWheel`; absent fields keep their values. */
export const wheelChange = z
  .object({
    title: wheelTitle.nullish(),
    titleEn: wheelTitle.nullish(),
    activeDate: period.nullish(),
    numberOfBatch: z.number().int().min(1).max(mostBatches).nullish(),
    activeDateForEachBatch: z
      .array(z.object({ batchId: recordId(), activeDate: period }).meta({ graphql: 'LuckyWheelBatchDateInput' }))
      .max(mostBatches)
      .nullish()
      .describe('Moves these batches. Not with `batchs`.'),
    batchs: batchs.nullish().describe('All batches with all their prizes, in place of those that there are.'),
    tierNames,
  })
  .meta({ graphql: 'LuckyWheelChangeInput' })

/** The input of `updateLuckyWheelPrize`; absent fields keep their values. */
export const prizeChange = z
  .object({
    mediaId: recordId().nullish(),
    qty: units.nullish(),
    totalQty: prizeInput.shape.totalQty,
    prizeTier: prizeTier.nullish(),
    name: someTierName,
    nameEn: someTierName,
  })
  .meta({ graphql: 'LuckyWheelPrizeChangeInput' })

export const phoneNumbers = z.array(requiredText('platform_text_required', 30)).max(mostDesignated)
