import { z } from 'zod'
import { builder, enumNamed } from '../../../../platform/server/graphql/builder.ts'
import { rangeInput, rangeOf } from '../../../../platform/server/graphql/chart-range.ts'
import { rootField } from '../../../../platform/server/graphql/fields.ts'
import { readRecord, type Reading } from '../../../../platform/server/records/record-reading.ts'
import type { DayRange } from '../../../../platform/shared/day-range.ts'
import { recordId } from '../../../../platform/shared/rules.ts'
import { outcomes, type RunningOut } from '../running-out.ts'
import { voucherOperations } from '../voucher.operations.ts'
import type { VoucherRow } from './voucher.queries.ts'
import { type ResultDay, resultDays, runningOutOf } from './voucher-results.queries.ts'
import { Voucher } from './voucher.type.ts'

const ResultDayType = builder.objectRef<ResultDay>('VoucherResultDay').implement({
  fields: (t) => ({
    date: t.expose('date', { type: 'Day' }),
    handedOver: t.exposeFloat('handedOver'),
    used: t.exposeFloat('used'),
    pointsSpent: t.expose('spent', { type: 'Points' }),
    signUps: t.exposeFloat('signUps', {
      description: 'Of a campaign: how many people signed up by somebody’s code while it ran.',
    }),
  }),
})

const RunningOutType = builder.objectRef<RunningOut>('VoucherRunningOut').implement({
  description: 'An estimate by the pace of the latest days.',
  fields: (t) => ({
    outcome: t.expose('outcome', {
      type: enumNamed('VoucherRunningOutOutcome', outcomes),
      description: 'OUT: none is left. NEVER: none was handed over lately. LASTS: until the voucher ends.',
    }),
    day: t.expose('day', { type: 'Day', nullable: true, description: 'Of the outcome ON.' }),
    perDay: t.exposeFloat('perDay', { description: 'The pace.' }),
    days: t.exposeInt('days', { description: 'How many days the pace is the average of.' }),
  }),
})

interface Results {
  readonly voucher: VoucherRow
  readonly range: DayRange
}

const VoucherResults = builder.objectRef<Results>('VoucherResults').implement({
  fields: (t) => ({
    voucher: t.field({ type: Voucher, resolve: ({ voucher }) => voucher }),
    days: t.field({
      type: [ResultDayType],
      resolve: ({ voucher, range }, _, ctx) => resultDays(ctx.db, voucher, range),
    }),
    runningOut: t.field({
      type: RunningOutType,
      nullable: true,
      description: 'Null unless the voucher is offered now.',
      resolve: ({ voucher }, _, ctx) => runningOutOf(ctx, voucher),
    }),
  }),
})

/** Adds the query of a voucher's results. */
export function addVoucherResults(reading: Reading<VoucherRow>): void {
  rootField(voucherOperations.cmsVoucherResults, {
    description: 'What became of the codes of a voucher or of a campaign, day by day.',
    type: VoucherResults,
    input: z.intersection(rangeInput, z.object({ _id: recordId() })),
    resolve: async ({ _id, ...range }, ctx) => ({
      voucher: await readRecord(ctx, reading, _id),
      range: rangeOf(range),
    }),
  })
}
