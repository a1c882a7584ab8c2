import { z } from 'zod'
import { builder, enumOf } from '../../../../platform/server/graphql/builder.ts'
import { rangeInput, rangeOf } from '../../../../platform/server/graphql/chart-range.ts'
import { rootField } from '../../../../platform/server/graphql/fields.ts'
import { addListQuery, listPageType } from '../../../../platform/server/graphql/lists.ts'
import { type Reading, readRecord } from '../../../../platform/server/records/record-reading.ts'
import type { DayRange } from '../../../../platform/shared/day-range.ts'
import { recordId } from '../../../../platform/shared/rules.ts'
import { awardCauses, gifts, prizeTiers } from '../lucky-wheel.values.ts'
import { luckyWheelOperations } from '../lucky-wheel.operations.ts'
import { batchesOfWheel, type BatchRow, type PrizeRow, prizesOfBatch } from './lucky-wheel.queries.ts'
import { Batch, LuckyWheel, Prize, PrizeTierName } from './lucky-wheel.type.ts'
import type { WheelRow } from './wheel.draft.ts'
import { awardsByPrize, awardsByTier, type TierDay } from './wheel-results.queries.ts'
import { wheelWinners } from './wheel-winners.ts'
import { WinnerType } from './winners.type.ts'

// Of the list's filters.
enumOf('LuckyWheelPrizeTier', prizeTiers)
enumOf('LuckyWheelAwardCause', awardCauses)
enumOf('LuckyWheelGift', gifts)

const ResultDay = builder.objectRef<TierDay>('LuckyWheelResultDay').implement({
  fields: (t) => ({
    date: t.expose('date', { type: 'Day' }),
    prizeTier: t.expose('tier', { type: PrizeTierName }),
    awards: t.exposeFloat('awards'),
  }),
})

interface ResultPrizeRow {
  readonly prize: PrizeRow
  readonly batch: BatchRow
  readonly awards: number
}

const ResultPrize = builder.objectRef<ResultPrizeRow>('LuckyWheelResultPrize').implement({
  fields: (t) => ({
    prize: t.field({ type: Prize, resolve: ({ prize }) => prize }),
    batch: t.field({ type: Batch, resolve: ({ batch }) => batch }),
    awards: t.exposeFloat('awards', { description: 'How many were won on the days asked for.' }),
  }),
})

interface Results {
  readonly wheel: WheelRow
  readonly range: DayRange
}

const WheelResults = builder.objectRef<Results>('LuckyWheelResults').implement({
  fields: (t) => ({
    wheel: t.field({ type: LuckyWheel, resolve: ({ wheel }) => wheel }),
    days: t.field({
      type: [ResultDay],
      resolve: ({ wheel, range }, _, ctx) => awardsByTier(ctx.db, wheel.id, range),
    }),
    prizes: t.field({
      type: [ResultPrize],
      description: 'Each prize in each batch.',
      async resolve({ wheel, range }, _, ctx): Promise<ResultPrizeRow[]> {
        const awards = await awardsByPrize(ctx.db, wheel.id, range)
        const batches = await ctx.load(batchesOfWheel, wheel.id)
        const rows = batches.map(async (batch) =>
          (await ctx.load(prizesOfBatch, batch.id)).map((prize) => ({
            prize,
            batch,
            awards: awards.get(prize.id) ?? 0,
          })),
        )
        return (await Promise.all(rows)).flat()
      },
    }),
  }),
})

/** Adds the queries of a wheel's results and of its winners. */
export function addWheelResults(reading: Reading<WheelRow>): void {
  rootField(luckyWheelOperations.cmsLuckyWheelResults, {
    description: 'What was won on a wheel, day by day and by prize.',
    type: WheelResults,
    input: z.intersection(rangeInput, z.object({ _id: recordId() })),
    resolve: async ({ _id, ...range }, ctx) => ({ wheel: await readRecord(ctx, reading, _id), range: rangeOf(range) }),
  })
  addListQuery(wheelWinners, listPageType('LuckyWheelWinnerPage', WinnerType), { ownArguments: ['wheelId'] })
}
