import { sql } from 'kysely'
import { audit } from '../../../platform/server/audit/audit.ts'
import { actorId } from '../../../platform/server/command.ts'
import type { Context } from '../../../platform/server/context.ts'
import { recordStore, type Target } from '../../../platform/server/records/record-store.ts'
import { invalid, invalidFields, Refusal } from '../../../platform/server/refusal.ts'
import type { FieldText } from '../../../platform/shared/rules.ts'
import { luckyWheelPrizeRecord } from '../lucky-wheel.record.ts'
import type { AwardCause } from '../lucky-wheel.values.ts'
import { winnerNumber } from '../winner-number.ts'
import { prizeById, type PrizeRow } from './lucky-wheel.queries.ts'
import { lockWheel, wheelCommand } from './wheel.store.ts'

export const prizeModel = 'LUCKY_WHEEL_PRIZE'

export interface Winner {
  readonly id: string
  readonly user_id: string
  readonly cause: AwardCause
  readonly created_at: Date
}

export interface Designation {
  readonly user_id: string
  readonly reason: string
  readonly created_by: string
  readonly created_at: Date
}

/** Who won a prize, the latest first. */
export const winnersOf = (ctx: Context, { id }: PrizeRow, limit: number, offset: number): Promise<Winner[]> =>
  ctx.db
    .selectFrom('wheel_awards')
    .select(['id', 'user_id', 'cause', 'created_at'])
    .where('stock_id', '=', id)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

/** Who was designated and has not won yet, the earliest first. */
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
 * Replaces the people who are designated for a prize and have not won it yet. Each takes a unit out of a lane; those who
 * are left out give theirs back.
 *
 * @param reason why; required if anybody is added
 */
export function designate(
  ctx: Context,
  target: Target,
  numbers: readonly string[],
  reason: string | null,
): Promise<PrizeRow> {
  return wheelCommand(
    ctx,
    () => 'designatedUserPhoneNumbers',
    async (ctx) => {
      const prize = await prizeOf(ctx, target._id)
      await lockWheel(ctx, { _id: prize.wheel_id })
      const stock = await store.lock(ctx, target)
      await requireRunning(ctx, prize)
      const people = await peopleOf(ctx, prize, numbers)
      const had = (await designationsOf(ctx, prize)).map(({ user_id }) => user_id)
      const removed = had.filter((id) => !people.includes(id))
      const added = people.filter((id) => !had.includes(id))
      if (added.length > 0 && !reason) throw invalid('reason', 'lucky_wheels_text_reason_required')
      if (removed.length + added.length === 0) return prize
      await giveBack(ctx, prize, removed)
      await take(ctx, prize, added, reason ?? '')
      const version = stock.version + 1
      await ctx.db.updateTable('wheel_stock').set({ version }).where('id', '=', prize.id).execute()
      await audit(ctx, {
        action: ctx.operation!.name,
        model: prizeModel,
        targetId: prize.id,
        before: { designatedUserIds: had },
        after: { designatedUserIds: people },
        reason,
        version,
      })
      return prizeOf(ctx, prize.id)
    },
  )
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

/** The people with these numbers; unknown numbers, and people who won the prize already, are refused and named. */
async function peopleOf(ctx: Context, { id }: PrizeRow, numbers: readonly string[]): Promise<string[]> {
  const wanted = [...new Set(numbers.map(winnerNumber))]
  if (wanted.length === 0) return []
  const people = await ctx.db
    .selectFrom('users')
    .select(['id', 'phone_number'])
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
    return person.won ? [{ field, reason: 'lucky_wheels_text_won_already', params: { number } }] : []
  })
  if (faults.length > 0) throw invalidFields(faults)
  return wanted.map((number) => people.find(({ phone_number }) => phone_number === number)!.id)
}

/** Deletes open designations; their units go to the first lane, which may have none yet. */
async function giveBack(ctx: Context, { id }: PrizeRow, people: readonly string[]): Promise<void> {
  if (people.length === 0) return
  const { numDeletedRows } = await ctx.db
    .deleteFrom('wheel_designations')
    .where('stock_id', '=', id)
    .where('user_id', 'in', people)
    .where('awarded_at', 'is', null)
    .executeTakeFirstOrThrow()
  if (Number(numDeletedRows) < people.length) throw new Refusal('CONFLICT', 'lucky_wheels_text_won_meanwhile')
  await ctx.db
    .insertInto('stock_lanes')
    .values({ stock_id: id, lane: 0, qty: people.length })
    .onConflict((conflict) =>
      conflict.columns(['stock_id', 'lane']).doUpdateSet((eb) => ({ qty: eb('stock_lanes.qty', '+', people.length) })),
    )
    .execute()
}

/**
 * Designates people. The lanes are locked, so none of their units is awarded meanwhile; those with most left give theirs.
 */
async function take(ctx: Context, { id }: PrizeRow, people: readonly string[], reason: string): Promise<void> {
  if (people.length === 0) return
  const lanes = await ctx.db
    .selectFrom('stock_lanes')
    .select(['lane', 'qty', 'awarded'])
    .where('stock_id', '=', id)
    .orderBy('lane')
    .forNoKeyUpdate()
    .execute()
  const left = lanes.map(({ lane, qty, awarded }) => ({ lane, free: qty - awarded, taken: 0 }))
  for (const _ of people) {
    const fullest = left.toSorted((a, b) => b.free - a.free)[0]
    if (!fullest || fullest.free === 0) throw invalid('designatedUserPhoneNumbers', 'lucky_wheels_text_all_taken')
    fullest.free--
    fullest.taken++
  }
  const taken = left.filter((lane) => lane.taken > 0)
  await sql`update stock_lanes l set qty = l.qty - t.taken
    from jsonb_to_recordset(${JSON.stringify(taken)}::jsonb) t (lane int, taken int)
    where l.stock_id = ${id} and l.lane = t.lane`.execute(ctx.db)
  await ctx.db
    .insertInto('wheel_designations')
    .values(people.map((user_id) => ({ stock_id: id, user_id, reason, created_by: actorId(ctx) })))
    .execute()
}
