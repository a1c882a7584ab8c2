import { z } from 'zod'
import { day } from '../../../../platform/server/graphql/day-range.ts'
import { builder, enumNamed } from '../../../../platform/server/graphql/builder.ts'
import { rootField } from '../../../../platform/server/graphql/fields.ts'
import { addDays, startOfDay } from '../../../../platform/shared/day.ts'
import { zodMessage } from '../../../../platform/shared/rules.ts'
import { PromotionStateEnum, promotionStateOf } from '../../promotion-states/server/public.ts'
import { calendarOperations } from '../calendar.operations.ts'
import { mostDays, mostOfKind, type PromotionKind, promotionKinds, warningKinds } from '../calendar.values.ts'
import { type Promotion, type Warning, warningsOf } from '../calendar.warnings.ts'
import { promotionsWithin } from './calendar.queries.ts'

const KindName = enumNamed('PromotionKind', promotionKinds)

const PromotionType = builder.objectRef<Promotion>('Promotion').implement({
  description: 'Something that runs for a time.',
  fields: (t) => ({
    _id: t.exposeID('id'),
    kind: t.expose('kind', { type: KindName }),
    title: t.exposeString('title'),
    startDate: t.expose('start', { type: 'DateTime' }),
    endDate: t.expose('end', {
      type: 'DateTime',
      nullable: true,
      description: 'Null for what goes on until somebody ends it.',
    }),
    on: t.exposeBoolean('on', { description: 'Enabled, and approved where that is needed.' }),
    state: t.field({ type: PromotionStateEnum, resolve: (promotion) => promotionStateOf(promotion) }),
    version: t.exposeInt('version', {
      description: 'For the update of its dates. Of a batch it is the version of its wheel.',
    }),
    wheelId: t.exposeID('wheelId', { nullable: true, description: 'Of a batch. Its title is that of the wheel.' }),
    batch: t.exposeInt('batch', {
      nullable: true,
      description: 'Of a batch: its number, from 1, in the order in which the batches of its wheel start.',
    }),
  }),
})

const WarningType = builder.objectRef<Warning>('PromotionWarning').implement({
  fields: (t) => ({
    kind: t.expose('kind', { type: enumNamed('PromotionWarningKind', warningKinds) }),
    promotions: t.field({ type: [PromotionType], resolve: ({ promotions }) => [...promotions] }),
    from: t.expose('from', {
      type: 'DateTime',
      nullable: true,
      description: 'Null for a voucher without any code that can be handed over.',
    }),
    to: t.expose('to', { type: 'DateTime' }),
  }),
})

interface Calendar {
  readonly items: readonly Promotion[]
  readonly warnings: readonly Warning[]
  readonly cut: readonly PromotionKind[]
}

const CalendarType = builder.objectRef<Calendar>('PromotionCalendar').implement({
  fields: (t) => ({
    items: t.field({
      type: [PromotionType],
      description: `By their start; the first ${mostOfKind} of each kind.`,
      resolve: ({ items }) => [...items],
    }),
    warnings: t.field({ type: [WarningType], resolve: ({ warnings }) => [...warnings] }),
    cut: t.field({ type: [KindName], description: 'Kinds of which there are more.', resolve: ({ cut }) => [...cut] }),
  }),
})

const days = z
  .object({ from: day, to: day })
  .refine(({ from, to }) => from <= to, { path: ['to'], ...zodMessage('platform_text_reversed', { field: 'from' }) })
  .refine(({ from, to }) => to < addDays(from, mostDays), {
    path: ['to'],
    ...zodMessage('platform_text_too_far', { days: mostDays, field: 'from' }),
  })

rootField(calendarOperations.cmsPromotionCalendar, {
  description: 'Everything of promotion that runs within some days, and what deserves a second look.',
  type: CalendarType,
  input: days,
  async resolve({ from, to }, ctx) {
    const found = await promotionsWithin(ctx.db, startOfDay(from), startOfDay(addDays(to, 1)))
    const ofKind = Map.groupBy(found, ({ kind }) => kind)
    const items = [...ofKind.values()].flatMap((ones) => ones.slice(0, mostOfKind))
    return {
      items: items.sort((a, b) => a.start.getTime() - b.start.getTime()),
      warnings: warningsOf(items, new Date()),
      cut: promotionKinds.filter((kind) => (ofKind.get(kind)?.length ?? 0) > mostOfKind),
    }
  },
})
