import { sql } from 'kysely'
import { z } from 'zod'
import type { Context } from '../../../../platform/server/context.ts'
import type { Tally } from '../../../../platform/server/jobs/fold-tally.ts'
import { builder } from '../../../../platform/server/graphql/builder.ts'
import { rootField } from '../../../../platform/server/graphql/fields.ts'
import { limitInput, listPageType, pageInput, searchText } from '../../../../platform/server/graphql/lists.ts'
import { target, version } from '../../../../platform/server/graphql/target.ts'
import { registerRecordNames } from '../../../../platform/server/records/record-names.ts'
import { readRecord, registerReading } from '../../../../platform/server/records/record-reading.ts'
import { tableList } from '../../../../platform/server/records/table-list.ts'
import { maximumPageSize, sortDirections } from '../../../../platform/shared/list.ts'
import { recordId } from '../../../../platform/shared/rules.ts'
import { registerUndo } from '../../../records/audit/server/public.ts'
import { nameOfPerson } from '../../../records/persons/server/public.ts'
import { luckyWheelList } from '../lucky-wheel.list.ts'
import { luckyWheelOperations } from '../lucky-wheel.operations.ts'
import { luckyWheelPrizeRecord, luckyWheelRecord } from '../lucky-wheel.record.ts'
import {
  batchInput,
  designationReason,
  newWheel,
  phoneNumbers,
  prizeChange,
  prizeInput,
  prizeTier,
  wheelChange,
} from '../lucky-wheel.rules.ts'
import { codelessStates } from '../../promotion-states/promotion-state.values.ts'
import { hasPromotionState, promotionStateOf } from '../../promotion-states/server/public.ts'
import { tierName } from '../wheel-names.rules.ts'
import { createLuckyWheel, renameTier, updateLuckyWheel } from './lucky-wheel.commands.ts'
import { batchesOfWheel, prizeById, type SpinHour, spinsByHour, sumsOfWheel, wheelById } from './lucky-wheel.queries.ts'
import { Batch, LuckyWheel, Prize } from './lucky-wheel.type.ts'
import { restoreDeleted, restoreWheel } from './undo.ts'
import { createBatch, createPrize, deleteBatch, deletePrize, updatePrize } from './part.commands.ts'
import { removeWheel, wheelModel } from './wheel.store.ts'
import { designate, designationsOf, prizeModel, restoreDesignations, winnersOf } from './winners.ts'
import { addWheelResults } from './wheel-results.schema.ts'
import { PrizeWinners, type Winners } from './winners.type.ts'

export const tallies: readonly Tally[] = [
  { table: 'wheel_spins', keys: ['wheel_id', 'hour'], sums: ['spins'] },
  { table: 'wheel_award_tally', keys: ['wheel_id', 'stock_id', 'cause', 'day'], sums: ['awards'] },
]

const list = tableList({
  spec: luckyWheelList,
  title: 'lucky_wheels_title',
  operation: luckyWheelOperations.cmsListLuckyWheel,
  table: 'lucky_wheels',
  where: { q: 'search', trash: 'trashed', state: hasPromotionState({ on: sql`deleted_at is null` }) },
  sorts: { CREATED_AT: 'created_at' },
  columns: {
    _id: { title: 'common_id', cell: (wheel) => wheel.id },
    title: { title: 'common_title', cell: (wheel) => wheel.title },
    titleEn: { title: 'lucky_wheels_title_en_label', cell: (wheel) => wheel.title_en },
    startDate: { title: 'lucky_wheels_start', moment: (wheel) => wheel.start_date },
    endDate: { title: 'lucky_wheels_end', moment: (wheel) => wheel.end_date },
    numberOfBatch: {
      title: 'lucky_wheels_number_of_batches',
      cell: async (wheel, ctx) => (await ctx.load(batchesOfWheel, wheel.id)).length,
    },
    totalPrize: {
      title: 'lucky_wheels_total',
      cell: async (wheel, ctx) => (await ctx.load(sumsOfWheel, wheel.id)).qty,
    },
    totalRedeemPrize: {
      title: 'lucky_wheels_won',
      cell: async (wheel, ctx) => (await ctx.load(sumsOfWheel, wheel.id)).awarded,
    },
    totalRemainingPrize: {
      title: 'lucky_wheels_left',
      async cell(wheel, ctx) {
        const { qty, awarded } = await ctx.load(sumsOfWheel, wheel.id)
        return qty - awarded
      },
    },
    state: {
      title: 'promotion_states_state',
      names: 'promotion_states',
      cell: ({ deleted_at, start_date: start, end_date: end }) => promotionStateOf({ on: !deleted_at, start, end }),
    },
    createdAt: { title: 'common_created_at', moment: (wheel) => wheel.created_at },
    creator: {
      title: 'lucky_wheels_creator',
      personal: true,
      cell: (wheel, ctx) => nameOfPerson(ctx, wheel.created_by),
    },
    deletedAt: { title: 'lucky_wheels_deleted_at', moment: (wheel) => wheel.deleted_at },
  },
})

const reading = registerReading(wheelModel, {
  record: luckyWheelRecord,
  rows: wheelById,
  gone: 'lucky_wheels_text_gone',
})
addWheelResults(reading)
registerRecordNames(wheelModel, { nameOf: async (ctx, id) => (await ctx.load(wheelById, id))?.title ?? null })
const prizeReading = registerReading(prizeModel, {
  record: luckyWheelPrizeRecord,
  rows: prizeById,
  gone: 'lucky_wheels_text_prize_gone',
})
registerRecordNames(prizeModel, {
  async nameOf(ctx, id) {
    const prize = await ctx.load(prizeById, id)
    const wheel = prize && (await ctx.load(wheelById, prize.wheel_id))
    return wheel ? `${wheel.title}: ${prize.name}` : null
  },
})

registerUndo({
  model: wheelModel,
  actions: [
    'updateLuckyWheel',
    'cmsUpdateLuckyPrizesName',
    'createLuckyWheelBatch',
    'deleteLuckyWheelBatch',
    'createLuckyWheelPrize',
    'updateLuckyWheelPrize',
    'deleteLuckyWheelPrize',
  ],
  permission: luckyWheelOperations.updateLuckyWheel.permission,
  run: async (ctx, { before, after, ...wheel }) => (await restoreWheel(ctx, wheel, before, after)).version,
})
registerUndo({
  model: wheelModel,
  operation: luckyWheelOperations.createLuckyWheel,
  run: async (ctx, { _id, version }) => (await removeWheel(ctx, { _id, version })).version,
})
registerUndo({
  model: wheelModel,
  operation: luckyWheelOperations.deleteLuckyWheel,
  run: async (ctx, wheel) => (await restoreDeleted(ctx, wheel)).version,
})
registerUndo({
  model: prizeModel,
  operation: luckyWheelOperations.updateLuckyWheelPrizeWinners,
  run: restoreDesignations,
})

rootField(luckyWheelOperations.cmsListLuckyWheel, {
  type: listPageType('LuckyWheelPage', LuckyWheel),
  input: z.object({
    limit: limitInput(luckyWheelList.pageSize),
    page: pageInput(),
    filter: z
      .object({
        q: searchText(luckyWheelList.filters.q).nullish(),
        deletedAt: z.boolean().nullish().describe('True: the deleted ones. False: the others. Absent: both.'),
        state: z.enum(codelessStates).meta({ graphql: 'PromotionStateOfCodeless' }).nullish(),
      })
      .meta({ graphql: 'LuckyWheelFilter' })
      .nullish(),
    sortBy: z
      .object({
        type: z.enum(luckyWheelList.sorts).meta({ graphql: 'LuckyWheelSortType' }).nullish(),
        dir: z.enum(sortDirections).nullish(),
      })
      .meta({ graphql: 'LuckyWheelSort' })
      .nullish(),
  }),
  resolve({ limit, page, filter, sortBy }, ctx) {
    const { q, deletedAt, state } = filter ?? {}
    return list.page(ctx.db, {
      filters: { q, state, ...(deletedAt == null ? {} : { trash: deletedAt ? ('YES' as const) : ('NO' as const) }) },
      sort: { ...luckyWheelList.defaultSort, ...(sortBy?.dir ? { dir: sortBy.dir } : {}) },
      limit,
      offset: page * limit,
    })
  },
})
rootField(luckyWheelOperations.cmsGetRunningLuckyWheel, {
  description: 'The wheel that members turn now, if there is one.',
  type: LuckyWheel,
  nullable: true,
  resolve: async (_, ctx) =>
    (await ctx.db
      .selectFrom('lucky_wheels')
      .selectAll()
      .where('deleted_at', 'is', null)
      .where(sql<boolean>`tstzrange(start_date, end_date) @> now()`)
      .executeTakeFirst()) ?? null,
})
rootField(luckyWheelOperations.cmsLuckyWheel, {
  type: LuckyWheel,
  input: z.object({ id: recordId() }),
  resolve: ({ id }, ctx) => readRecord(ctx, reading, id),
})

const SpinsOfHour = builder.objectRef<SpinHour>('LuckyWheelSpinHour').implement({
  fields: (t) => ({
    hour: t.exposeInt('hour', { description: 'Of a local day, from 0 to 23.' }),
    spins: t.exposeFloat('spins'),
  }),
})
rootField(luckyWheelOperations.cmsLuckyWheelSpins, {
  description: 'How often members turned the wheel in each hour of a day, on average of the latest days.',
  type: [SpinsOfHour],
  input: z.object({ days: z.number().int().min(1).max(90).nullish() }),
  resolve: ({ days }, ctx) => spinsByHour(ctx, days ?? 28),
})

rootField(luckyWheelOperations.createLuckyWheel, {
  type: LuckyWheel,
  input: newWheel,
  resolve: (wheel, ctx) => createLuckyWheel(ctx, wheel),
})
rootField(luckyWheelOperations.updateLuckyWheel, {
  description: 'Absent fields keep their values. All of it is changed, or nothing.',
  type: LuckyWheel,
  input: target.extend({ data: wheelChange }),
  resolve: ({ data, ...wheel }, ctx) => updateLuckyWheel(ctx, wheel, data),
})
rootField(luckyWheelOperations.cmsUpdateLuckyPrizesName, {
  description: 'Names a tier, for all prizes of the wheel.',
  type: LuckyWheel,
  input: z.object({ luckyId: recordId(), prizeTier, name: tierName, nameEn: tierName, version }),
  resolve: ({ luckyId, prizeTier, name, nameEn, version }, ctx) =>
    renameTier(ctx, { _id: luckyId, version }, prizeTier, { name, nameEn }),
})
rootField(luckyWheelOperations.deleteLuckyWheel, {
  description: 'The wheel stops and frees the codes that it reserves. What was won stays.',
  type: LuckyWheel,
  input: target,
  resolve: (wheel, ctx) => removeWheel(ctx, wheel),
})

const ofWheel = version.describe('The version of the wheel that the viewer saw.')
rootField(luckyWheelOperations.createLuckyWheelBatch, {
  type: Batch,
  input: z.object({ luckyWheelId: recordId(), data: batchInput, version: ofWheel }),
  resolve: ({ luckyWheelId, data, version }, ctx) => createBatch(ctx, luckyWheelId, version, data),
})
rootField(luckyWheelOperations.deleteLuckyWheelBatch, {
  type: LuckyWheel,
  input: z.object({ _id: recordId(), version: ofWheel }),
  resolve: ({ _id, version }, ctx) => deleteBatch(ctx, _id, version),
})
rootField(luckyWheelOperations.createLuckyWheelPrize, {
  type: Prize,
  input: z.object({ batchId: recordId(), data: prizeInput, version: ofWheel }),
  resolve: ({ batchId, data, version }, ctx) => createPrize(ctx, batchId, version, data),
})
rootField(luckyWheelOperations.updateLuckyWheelPrize, {
  description: 'The quantity is that of this batch; the rest is that of the line. Absent fields keep their values.',
  type: Prize,
  input: z.object({ _id: recordId(), data: prizeChange, version: ofWheel }),
  resolve: ({ _id, data, version }, ctx) => updatePrize(ctx, _id, version, data),
})
rootField(luckyWheelOperations.deleteLuckyWheelPrize, {
  description: 'Deletes the whole line, in all batches, if nothing of it was won.',
  type: LuckyWheel,
  input: z.object({ _id: recordId(), version: ofWheel }),
  resolve: ({ _id, version }, ctx) => deletePrize(ctx, _id, version),
})

async function winnersPage(ctx: Context, prizeId: string, limit: number, offset: number): Promise<Winners> {
  const prize = await readRecord(ctx, prizeReading, prizeId)
  const [winners, designations] = [await winnersOf(ctx, prize, limit, offset), await designationsOf(ctx, prize)]
  return { prize, winners, designations }
}
rootField(luckyWheelOperations.cmsListLuckyWheelPrizeWinners, {
  type: PrizeWinners,
  input: z.object({ prizeId: recordId(), limit: limitInput(maximumPageSize), page: pageInput() }),
  resolve: ({ prizeId, limit, page }, ctx) => winnersPage(ctx, prizeId, limit, page * limit),
})
rootField(luckyWheelOperations.updateLuckyWheelPrizeWinners, {
  description: 'Replaces those who are designated and have not won yet.',
  type: PrizeWinners,
  input: z.object({
    prizeId: recordId(),
    designatedUserPhoneNumbers: phoneNumbers,
    reason: designationReason.nullish().describe('Required if anybody is added.'),
    version: version.describe('The version of the designations that the viewer saw.'),
  }),
  async resolve({ prizeId, designatedUserPhoneNumbers, reason, version }, ctx) {
    await designate(ctx, { _id: prizeId, version }, designatedUserPhoneNumbers, reason ?? null)
    return winnersPage(ctx, prizeId, maximumPageSize, 0)
  },
})
