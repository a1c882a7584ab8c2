import { type Selectable, sql } from 'kysely'
import type { TrackedEvents } from '../../../../../database/tables.ts'
import { requireKey } from '../../../../platform/server/access/rights.ts'
import { command } from '../../../../platform/server/command.ts'
import type { ApiKey, Context } from '../../../../platform/server/context.ts'
import { eachByItself } from '../../../../platform/server/each-by-itself.ts'
import { parseInput } from '../../../../platform/server/graphql/operation-plugin.ts'
import { reasonOf, Refusal } from '../../../../platform/server/refusal.ts'
import { dayOf } from '../../../../platform/shared/day.ts'
import { isStaffGroup } from '../../../../platform/shared/permission.ts'
import { type ActionOutcome, recordAction } from '../../../people/trusted-points/server/public.ts'
import { memberNamed } from '../../../records/external-ids/server/public.ts'
import { holdPeople } from '../../../records/persons/server/public.ts'
import { type ArrivingEvent, type TrackedEvent, trackedEvent, whyNotThen } from '../tracked-event.rules.ts'
import { lateDays, type TrackedState } from '../tracked-event.values.ts'
import { subjectOf } from './subjects.ts'

export interface EventAnswer {
  readonly key: string
  readonly state: TrackedState
  /** In hundredths. */
  readonly points: number
  /** The key of the text that says why it gave nothing, or was refused; null if it gave points. */
  readonly reason: string | null
}

/**
 * Counts what the app's backend says that members did. Each event is a command of its own: one that is refused leaves
 * nothing, keeps no other from counting, and may come again. Once the API key ends, the rest is refused without being tried.
 */
export async function trackEvents(ctx: Context, events: readonly ArrivingEvent[]): Promise<EventAnswer[]> {
  const apiKey = requireKey(ctx)
  // The key of each event already makes it count once, also if the next request holds others.
  const { once: _, ...own } = ctx
  const attempts = await eachByItself(events, async (arriving) => {
    const event = parseInput(trackedEvent, arriving) as TrackedEvent
    return command(own, (ctx) => count(ctx, apiKey, event))
  })
  return attempts.map((attempt, i) => (attempt.refusal ? refused(events[i]!.key, attempt.refusal) : attempt.done))
}

const refused = (key: string, refusal: Refusal): EventAnswer => ({
  key,
  state: 'REFUSED',
  points: 0,
  reason: reasonOf(refusal),
})

/** Whoever sends the same event at the same moment waits for this one. */
async function count(ctx: Context, apiKey: ApiKey, event: TrackedEvent): Promise<EventAnswer> {
  const userId = await memberOf(ctx, event)
  const earlier = await claim(ctx, apiKey, event, userId)
  if (earlier) return earlier
  const why = whyNotThen(event.occurredAt)
  if (why === 'future') throw new Refusal('BAD_USER_INPUT', 'tracked_events_text_future')
  if (why === 'late') throw new Refusal('BAD_USER_INPUT', 'tracked_events_text_late', { params: { days: lateDays } })
  if (!apiKey.eventKinds.includes(event.kind)) throw new Refusal('FORBIDDEN', 'tracked_events_text_kind_not_allowed')
  const subject = await subjectOf(ctx, event, userId)
  await requireEarning(ctx, userId)
  const outcome: ActionOutcome =
    'nothing' in subject ? { amount: 0, reason: subject.nothing } : await recordAction(ctx, subject.action)
  if (outcome.amount > 0) await takeFromLimit(ctx, apiKey, outcome.amount)
  await ctx.db
    .updateTable('tracked_events')
    .set({ points: outcome.amount, reason: outcome.reason })
    .where('api_key_id', '=', apiKey.id)
    .where('key', '=', event.key)
    .execute()
  return answer({ key: event.key, points: outcome.amount, reason: outcome.reason })
}

const answer = ({
  key,
  points,
  reason,
}: Pick<Selectable<TrackedEvents>, 'key' | 'points' | 'reason'>): EventAnswer => ({
  key,
  state: points > 0 ? 'COUNTED' : 'NO_POINTS',
  points,
  reason,
})

async function memberOf(ctx: Context, event: TrackedEvent): Promise<string> {
  const id = await memberNamed(ctx, event)
  if (id === null) throw unknownMember()
  return id
}

const unknownMember = () => new Refusal('NOT_FOUND', 'tracked_events_text_unknown_member')

/** Takes the event's key, unless the API key sent it before: then the answer of that time. */
async function claim(
  ctx: Context,
  { id }: ApiKey,
  { key, kind, subjectId = null, occurredAt }: TrackedEvent,
  userId: string,
): Promise<EventAnswer | null> {
  const event = { user_id: userId, kind, subject_id: subjectId, occurred_at: occurredAt }
  const claimed = await ctx.db
    .insertInto('tracked_events')
    .values({ api_key_id: id, key, ...event })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst()
  if (claimed) return null
  const earlier = await ctx.db
    .selectFrom('tracked_events')
    .selectAll()
    .where('api_key_id', '=', id)
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  const isSame =
    earlier.user_id === userId &&
    earlier.kind === kind &&
    earlier.subject_id === subjectId &&
    earlier.occurred_at.getTime() === occurredAt.getTime()
  if (!isSame) throw new Refusal('CONFLICT', 'tracked_events_text_key_taken')
  return answer(earlier)
}

/** The member's group and status stay as they are until the command ends. */
async function requireEarning(ctx: Context, userId: string): Promise<void> {
  const [member] = await holdPeople(ctx, [userId])
  if (!member || member.deleted) throw unknownMember()
  if (isStaffGroup(member.user_group)) throw new Refusal('FORBIDDEN', 'tracked_events_text_member_is_staff')
  if (member.term_status === 'SUSPENDING' || member.term_status === 'BLOCKED')
    throw new Refusal('FORBIDDEN', 'tracked_events_text_member_stopped')
}

/**
 * Adds to what the key's events gave today, as the last step of an event: the row that all of them share is locked for no
 * longer than that.
 *
 * @throws Refusal CONFLICT if that is more than the key may give on a day
 */
async function takeFromLimit(ctx: Context, { id }: ApiKey, points: number): Promise<void> {
  const most = sql<number>`coalesce((select daily_points from api_keys where id = ${id}), 'infinity'::float8)`
  const day = dayOf(new Date())
  const { rows } = await sql`
    insert into api_key_points as given (api_key_id, day, points)
      select ${id}, ${day}, ${points}::bigint where ${points}::bigint <= ${most}
      on conflict (api_key_id, day) do update set points = given.points + excluded.points
        where given.points + excluded.points <= ${most}
      returning points`.execute(ctx.db)
  if (rows.length === 0) throw new Refusal('CONFLICT', 'tracked_events_text_daily_limit')
}
