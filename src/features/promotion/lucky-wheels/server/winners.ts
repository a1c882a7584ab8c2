import { type Selectable, sql } from 'kysely'
import type { WheelAwards } from '../../../../../database/tables.ts'
import { audit } from '../../../../platform/server/audit/audit.ts'
import { actorId } from '../../../../platform/server/command.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { listPage } from '../../../../platform/server/lists/list-page.ts'
import { loaderById } from '../../../../platform/server/records/loader-by-id.ts'
import { recordStore, type Target } from '../../../../platform/server/records/record-store.ts'
import { invalid, Refusal } from '../../../../platform/server/refusal.ts'
import type { FieldText } from '../../../../platform/shared/rules.ts'
import { luckyWheelPrizeRecord } from '../lucky-wheel.record.ts'
import { winnerNumber } from '../winner-number.ts'
import { type Designated, releaseUnits, reserveUnits } from './designations.ts'
import { prizeById, type PrizeRow } from './lucky-wheel.queries.ts'
import { faultOfKept, faultOfReceiver, refuseNumbers } from './receivers.ts'
import { lockWheel, wheelCommand } from './wheel.store.ts'

export const prizeModel = 'LUCKY_WHEEL_PRIZE'

export type Winner = Selectable<WheelAwards>
export const awardById = loaderById('wheel_awards')

export interface Designation {
  readonly user_id: string
  readonly reason: string
  readonly created_by: string
  readonly created_at: Date
}

/** The people who won a prize, the latest first. */
export const winnersOf = (ctx: Context, { id, awarded }: PrizeRow, limit: number, offset: number): Promise<Winner[]> =>
  listPage<Winner>({
    dir: 'DESC',
    limit,
    offset,
    count: async () => awarded,
    read: (dir, limit, offset) =>
      ctx.db
        .selectFrom('wheel_awards')
        .selectAll()
        .where('stock_id', '=', id)
        .orderBy('created_at', dir)
        .orderBy('id', dir)
        .limit(limit)
        .offset(offset)
        .execute(),
  }).items()

/** The people who are designated and have not won yet, the earliest first. */
export const designationsOf = (ctx: Context, { id }: PrizeRow): Promise<Designation[]> =>
  ctx.db
    .selectFrom('wheel_designations')
    .select(['user_id', 'reason', 'created_by', 'created_at'])
    .where('stock_id', '=', id)
    .where('awarded_at', 'is', null)
    .orderBy('created_at')
    .orderBy('user_id')
    .execute()

const store = recordStore({
  model: prizeModel,
  record: luckyWheelPrizeRecord,
  table: 'wheel_stock',
  gone: 'lucky_wheels_text_prize_gone',
})

/**
 * Replaces the people who are designated for a prize and have not won it yet. Each new person takes a unit out of a
 * lane; the units of people who are removed go back.
 *
 * @param reason why; required if anybody is added
 */
export function designate(
  ctx: Context,
  target: Target,
  numbers: readonly string[],
  reason: string | null,
): Promise<PrizeRow> {
  return changeDesignations(ctx, target, reason, async (ctx, prize, had) => {
    const people = await peopleOf(ctx, prize, numbers, had)
    const added = people.filter((id) => !had.includes(id))
    if (added.length > 0 && !reason) throw invalid('reason', 'lucky_wheels_text_reason_required')
    const by = { reason: reason ?? '', created_by: actorId(ctx), created_at: new Date(), lane: null }
    return {
      removed: had.filter((id) => !people.includes(id)),
      added: added.map((user_id) => ({ user_id, ...by })),
    }
  })
}

/** The audit entry of a change of designations. */
interface Logged {
  readonly designatedUserIds?: readonly string[]
  readonly withdrawn?: readonly LoggedDesignation[]
}
interface LoggedDesignation {
  readonly userId: string
  readonly reason: string
  readonly createdBy: string
  readonly createdAt: string
  readonly lane: number | null
}

/**
 * Undoes a change of designations. The units of people who were added go back to their lanes, and people who were
 * removed are designated again with the same unit.
 *
 * @returns the new version
 * @throws Refusal CONFLICT if one of the people has won, or one of the units was won, meanwhile
 */
export async function restoreDesignations(
  ctx: Context,
  { before, after, ...target }: Target & { readonly before: Logged; readonly after: Logged },
): Promise<number> {
  const [had, have] = [before.designatedUserIds ?? [], after.designatedUserIds ?? []]
  const withdrawn = (after.withdrawn ?? []).map(({ userId, reason, createdBy, createdAt, lane }) => ({
    user_id: userId,
    reason,
    created_by: createdBy,
    created_at: new Date(createdAt),
    lane: lane ?? 0,
  }))
  const prize = await changeDesignations(ctx, target, null, async (ctx, prize) => {
    await requireNotWon(
      ctx,
      prize,
      withdrawn.map(({ user_id }) => user_id),
    )
    return { removed: have.filter((id) => !had.includes(id)), added: withdrawn }
  })
  return prize.version
}

interface Change {
  readonly removed: readonly string[]
  readonly added: readonly Designated[]
}

/** @param decide says whose unit is given back and who gets one, from the present designations */
function changeDesignations(
  ctx: Context,
  target: Target,
  reason: string | null,
  decide: (ctx: Context, prize: PrizeRow, had: readonly string[]) => Promise<Change>,
): Promise<PrizeRow> {
  return wheelCommand(
    ctx,
    () => 'designatedUserPhoneNumbers',
    async (ctx) => {
      const prize = await prizeOf(ctx, target._id)
      await lockWheel(ctx, { _id: prize.wheel_id })
      const stock = await store.lock(ctx, target)
      await requireRunning(ctx, prize)
      const had = (await designationsOf(ctx, prize)).map(({ user_id }) => user_id)
      const { removed, added } = await decide(ctx, prize, had)
      if (removed.length + added.length === 0) return prize
      const withdrawn = await releaseUnits(ctx, prize.id, removed)
      await reserveUnits(ctx, prize.id, added)
      const version = stock.version + 1
      await ctx.db.updateTable('wheel_stock').set({ version }).where('id', '=', prize.id).execute()
      const stayed = had.filter((id) => !removed.includes(id))
      await audit(ctx, {
        action: ctx.operation!.name,
        model: prizeModel,
        targetId: prize.id,
        before: { designatedUserIds: had },
        after: {
          designatedUserIds: [...stayed, ...added.map(({ user_id }) => user_id)],
          ...(withdrawn.length > 0 ? { withdrawn: withdrawn.map(logged) } : {}),
        },
        reason,
        version,
      })
      return prizeOf(ctx, prize.id)
    },
  )
}

const logged = ({ user_id, reason, created_by, created_at, lane }: Designated): LoggedDesignation => ({
  userId: user_id,
  reason,
  createdBy: created_by,
  createdAt: created_at.toISOString(),
  lane,
})

/** Refuses to designate again somebody who won the prize meanwhile. */
async function requireNotWon(ctx: Context, { id }: PrizeRow, people: readonly string[]): Promise<void> {
  if (people.length === 0) return
  const won = await ctx.db
    .selectFrom('wheel_awards')
    .select('id')
    .where('stock_id', '=', id)
    .where('user_id', 'in', people)
    .limit(1)
    .executeTakeFirst()
  if (won) throw new Refusal('CONFLICT', 'lucky_wheels_text_won_meanwhile')
}

async function prizeOf(ctx: Context, id: string): Promise<PrizeRow> {
  const [prize] = await prizeById(ctx, [id])
  if (!prize) throw new Refusal('NOT_FOUND', 'lucky_wheels_text_prize_gone')
  return prize
}

async function requireRunning(ctx: Context, { batch_id }: PrizeRow): Promise<void> {
  const { rows } = await sql<{ over: boolean }>`
    select end_date <= clock_timestamp() as over from wheel_batches where id = ${batch_id}`.execute(ctx.db)
  if (rows[0]!.over) throw new Refusal('CONFLICT', 'lucky_wheels_text_batch_over')
}

/**
 * The people with these numbers. Refuses unknown numbers, and people who have already won the prize, who may not be
 * designated, or who are designated and have been blocked since; it names all of them.
 */
async function peopleOf(
  ctx: Context,
  { id }: PrizeRow,
  numbers: readonly string[],
  had: readonly string[],
): Promise<string[]> {
  const wanted = [...new Set(numbers.map(winnerNumber))]
  if (wanted.length === 0) return []
  const people = await ctx.db
    .selectFrom('users')
    .select(['id', 'phone_number', 'user_group', 'term_status', 'deleted'])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('wheel_awards')
            .select('wheel_awards.id')
            .where('stock_id', '=', id)
            .whereRef('wheel_awards.user_id', '=', 'users.id'),
        )
        .as('won'),
    )
    .where('phone_number', 'in', wanted)
    .execute()
  const faults = wanted.flatMap((number): FieldText[] => {
    const person = people.find(({ phone_number }) => phone_number === number)
    const field = 'designatedUserPhoneNumbers'
    if (!person) return [{ field, reason: 'lucky_wheels_text_number_unknown', params: { number } }]
    if (person.won) return [{ field, reason: 'lucky_wheels_text_won_already', params: { number } }]
    const fault = had.includes(person.id) ? faultOfKept(ctx, person) : faultOfReceiver(ctx, person)
    return fault ? [fault] : []
  })
  refuseNumbers(faults)
  return wanted.map((number) => people.find(({ phone_number }) => phone_number === number)!.id)
}
