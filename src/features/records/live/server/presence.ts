import { sql } from 'kysely'
import { actorId, command } from '../../../../platform/server/command.ts'
import type { Context, Job } from '../../../../platform/server/context.ts'
import { announcePresence } from '../../../../platform/server/live/announce.ts'
import { Refusal } from '../../../../platform/server/refusal.ts'
import { namedViewers, presenceLasts, tabsPerPerson } from '../live.rules.ts'

export interface Viewing {
  readonly userId: string
  readonly since: Date
}

interface Tab {
  readonly tab: string
  readonly model: string
  readonly _id: string
}

const fresh = sql<boolean>`seen_at > now() - make_interval(secs => ${presenceLasts})`

/** Records that the viewer still has a record open in a tab. A newcomer is announced to the others. */
export async function heartbeat(ctx: Context, { tab, model, _id }: Tab): Promise<void> {
  const known = await ctx.db
    .updateTable('presence')
    .set({ seen_at: sql<Date>`now()` })
    .where('user_id', '=', actorId(ctx))
    .where('tab', '=', tab)
    .where('model', '=', model)
    .where('target_id', '=', _id)
    .where(fresh)
    .returning('tab')
    .executeTakeFirst()
  if (!known) await command(ctx, (ctx) => arrive(ctx, { tab, model, _id }))
}

async function arrive(ctx: Context, { tab, model, _id }: Tab): Promise<void> {
  const user_id = actorId(ctx)
  const open = await ctx.db.selectFrom('presence').selectAll().where('user_id', '=', user_id).where(fresh).execute()
  const before = open.find((other) => other.tab === tab)
  if (!before && open.length >= tabsPerPerson) {
    throw new Refusal('RATE_LIMITED', 'live_text_too_many_records', { retryAfter: presenceLasts })
  }
  const now = sql<Date>`now()`
  const place = { model, target_id: _id, since: now, seen_at: now }
  await ctx.db
    .insertInto('presence')
    .values({ user_id, tab, ...place })
    .onConflict((oc) => oc.columns(['user_id', 'tab']).doUpdateSet(place))
    .execute()
  if (before) await announcePresence(ctx, { model: before.model, id: before.target_id })
  await announcePresence(ctx, { model, id: _id })
}

/** Records that the viewer has closed the record in a tab. */
export async function leave(ctx: Context, { tab, model, _id }: Tab): Promise<void> {
  await command(ctx, async (ctx) => {
    const gone = await ctx.db
      .deleteFrom('presence')
      .where('user_id', '=', actorId(ctx))
      .where('tab', '=', tab)
      .where('model', '=', model)
      .where('target_id', '=', _id)
      .returning('tab')
      .executeTakeFirst()
    if (gone) await announcePresence(ctx, { model, id: _id })
  })
}

/** The others who have the record open, the first to come first. */
export async function othersAt(ctx: Context, { model, _id }: Omit<Tab, 'tab'>): Promise<Viewing[]> {
  return ctx.db
    .selectFrom('presence')
    .select((eb) => ['user_id as userId', eb.fn.min('since').as('since')])
    .where('model', '=', model)
    .where('target_id', '=', _id)
    .where('user_id', '<>', actorId(ctx))
    .where(fresh)
    .groupBy('user_id')
    .orderBy('since')
    .orderBy('user_id')
    .limit(namedViewers)
    .execute()
}

/** Deletes rows of tabs that stopped sending heartbeats. They are not shown any more anyway. */
export const sweepPresence: Job = {
  name: 'sweep presence',
  everySeconds: 60,
  works: 'WHOLE',
  async run({ database }) {
    await database.kysely
      .deleteFrom('presence')
      .where('seen_at', '<', sql<Date>`now() - interval '1 minute'`)
      .execute()
  },
}
