import { z } from 'zod'
import { builder } from '../../../../platform/server/graphql/builder.ts'
import { rootField } from '../../../../platform/server/graphql/fields.ts'
import { addListQuery, listPageType } from '../../../../platform/server/graphql/lists.ts'
import { recordById } from '../../../../platform/server/graphql/record-by-id.ts'
import { target, version } from '../../../../platform/server/graphql/target.ts'
import { loaderById } from '../../../../platform/server/records/loader-by-id.ts'
import { registerRecordNames } from '../../../../platform/server/records/record-names.ts'
import { registerReading } from '../../../../platform/server/records/record-reading.ts'
import { wasThere } from '../../../../platform/server/records/record-store.ts'
import { tableList } from '../../../../platform/server/records/table-list.ts'
import { recordId } from '../../../../platform/shared/rules.ts'
import { registerUndo } from '../../../records/audit/server/public.ts'
import { Media, mediaById } from '../../../records/media/server/public.ts'
import { PromotionStateEnum, promotionStateOf } from '../../promotion-states/server/public.ts'
import { eventList } from '../event.list.ts'
import { eventOperations } from '../event.operations.ts'
import { eventRecord } from '../event.record.ts'
import { eventChange, eventForm } from '../event.rules.ts'
import { changeEvent, createEvent, eventModel, type EventRow, events } from './event.commands.ts'

const eventById = loaderById('events')

const Event = builder.objectRef<EventRow>('Event').implement({
  fields: (t) => ({
    _id: t.exposeID('id'),
    name: t.exposeString('name'),
    status: t.exposeBoolean('status', { description: 'Whether it is enabled; one event is at a time.' }),
    loop: t.exposeFloat('loop', { description: 'Seconds after which the animation is repeated.' }),
    logoId: t.exposeID('logo_id'),
    logoStatus: t.exposeBoolean('logo_status'),
    logo: t.field({ type: Media, resolve: async (event, _, ctx) => (await ctx.load(mediaById, event.logo_id))! }),
    backgroundId: t.exposeID('background_id'),
    backgroundStatus: t.exposeBoolean('background_status'),
    background: t.field({
      type: Media,
      resolve: async (event, _, ctx) => (await ctx.load(mediaById, event.background_id))!,
    }),
    animationId: t.exposeID('animation_id'),
    animationStatus: t.exposeBoolean('animation_status'),
    animation: t.field({
      type: Media,
      resolve: async (event, _, ctx) => (await ctx.load(mediaById, event.animation_id))!,
    }),
    state: t.field({ type: PromotionStateEnum, resolve: ({ status }) => promotionStateOf({ on: status }) }),
    createdAt: t.expose('created_at', { type: 'DateTime' }),
    version: t.exposeInt('version'),
  }),
})

const list = tableList({
  spec: eventList,
  title: 'events_title',
  operation: eventOperations.cmsListEvent,
  table: 'events',
  where: { q: 'search', status: 'status' },
  sorts: { CREATED_AT: 'created_at', NAME: 'name_sort', STATUS: 'status' },
  columns: {
    _id: { title: 'common_id', cell: (event) => event.id },
    name: { title: 'common_name', cell: (event) => event.name },
    status: {
      title: 'common_status',
      names: 'events',
      cell: (event) => (event.status ? 'ENABLED' : 'DISABLED'),
    },
    loop: { title: 'events_loop', cell: (event) => event.loop },
    createdAt: { title: 'common_created_at', moment: (event) => event.created_at },
  },
})
addListQuery(list, listPageType('EventPage', Event))
const reading = registerReading(eventModel, { record: eventRecord, rows: eventById, gone: 'events_text_gone' })
registerRecordNames(eventModel, { nameIn: ({ name }) => name })
registerUndo({
  model: eventModel,
  operation: eventOperations.updateEvent,
  run: async (ctx, { before, ...event }) => (await events.putBack(ctx, event, before)).version,
})
registerUndo({
  model: eventModel,
  operation: eventOperations.createEvent,
  run: async (ctx, { _id, version }) => (await events.remove(ctx, { _id, version })).version + 1,
})

rootField(eventOperations.cmsGetEvent, {
  type: Event,
  ...recordById(reading),
})
rootField(eventOperations.createEvent, {
  description: 'A new event is disabled.',
  type: Event,
  input: eventForm,
  resolve: (event, ctx) => createEvent(ctx, event),
})
rootField(eventOperations.updateEvent, {
  description: 'Absent fields keep their values. Enabling an event disables the one that was enabled.',
  type: Event,
  input: z.object({ _id: recordId(), data: eventChange.meta({ graphql: 'EventChange' }), version }),
  resolve: ({ data, ...event }, ctx) => changeEvent(ctx, event, data),
})
rootField(eventOperations.cmsDeleteEvent, {
  description: 'False if it was gone already.',
  type: 'Boolean',
  input: target,
  resolve: (event, ctx) => wasThere(events.remove(ctx, event)),
})
