import { type Selectable, sql } from 'kysely'
import type { z } from 'zod'
import type { Events } from '../../../../../database/tables.ts'
import { command } from '../../../../platform/server/command.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { recordStore, type Target } from '../../../../platform/server/records/record-store.ts'
import { requireOwnPhoto } from '../../../records/media/server/public.ts'
import { eventRecord } from '../event.record.ts'
import { type eventChange, type eventForm, eventParts, largestPicture } from '../event.rules.ts'

export type EventRow = Selectable<Events>

export const eventModel = 'EVENT'

export const events = recordStore({
  model: eventModel,
  record: eventRecord,
  table: 'events',
  gone: 'events_text_gone',
  taken: { events_one_enabled: { field: 'data.status', reason: 'events_text_other_enabled' } },
})

type Change = z.output<typeof eventChange>

const columnsOf = <E extends Change>(event: E) => ({
  name: event.name as E['name'],
  loop: event.loop as E['loop'],
  logo_id: event.logoId as E['logoId'],
  logo_status: event.logoStatus as E['logoStatus'],
  background_id: event.backgroundId as E['backgroundId'],
  background_status: event.backgroundStatus as E['backgroundStatus'],
  animation_id: event.animationId as E['animationId'],
  animation_status: event.animationStatus as E['animationStatus'],
})

/** A new event is disabled. */
export function createEvent(ctx: Context, event: z.output<typeof eventForm>): Promise<EventRow> {
  return command(ctx, async (ctx) => {
    await requirePictures(ctx, event, '')
    return events.create(ctx, columnsOf(event))
  })
}

/**
 * Changes an event. Enabling it disables the enabled one. If two people enable different events at the same time, the
 * unique index refuses one of them, who has not seen the other's change.
 */
export function changeEvent(ctx: Context, event: Target, change: Change): Promise<EventRow> {
  return events.changeBy(ctx, event, async (ctx, row) => {
    await requirePictures(ctx, change, 'data.', row)
    if (change.status && !row.status) await disableOther(ctx)
    const given = Object.entries({ ...columnsOf(change), status: change.status })
    return Object.fromEntries(given.filter(([, value]) => value !== undefined))
  })
}

async function disableOther(ctx: Context): Promise<void> {
  const enabled = await ctx.db.selectFrom('events').select('id').where('status', '=', true).executeTakeFirst()
  if (enabled) await events.change(ctx, { _id: enabled.id }, { status: false })
}

/** Whether an event shows the picture. */
const shown = sql<boolean>`exists (select from events e where media.id in (e.logo_id, e.background_id, e.animation_id))`

async function requirePictures(ctx: Context, event: Change, within: string, row?: EventRow): Promise<void> {
  for (const part of eventParts) {
    const id = event[`${part}Id`]
    if (id === undefined || id === row?.[`${part}_id`]) continue
    await requireOwnPhoto(ctx, { field: `${within}${part}Id`, id, largest: largestPicture, shown })
  }
}
