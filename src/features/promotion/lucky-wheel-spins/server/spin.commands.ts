import { randomBytes } from 'node:crypto'
import { type Selectable, sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { columnsOf, type Spins } from '../../../../../database/tables.ts'
import { actorId, command } from '../../../../platform/server/command.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { fixedStatement } from '../../../../platform/server/database/statement.ts'
import { betweenBatches, notRunning, runningBatch, runningWheel, stocksFor } from './running.ts'
import { drawNothing, take, type Won } from './take.ts'
import { tiersOpenTo } from './conditions.ts'
import { holdTurns, spendTurn } from './turns.ts'

export type SpinRow = Selectable<Spins>

/** What a member was told about a spin, as it is stored. */
export interface Answer {
  readonly won: {
    readonly prizeId: string
    readonly name: string
    readonly nameEn: string
    /** In hundredths. */
    readonly point: number | null
    readonly code: string | null
  } | null
  /** After a miss, if staff have written messages. */
  readonly message: string | null
  readonly messageEn: string | null
  readonly turnsLeft: number
}

/**
 * Turns the wheel once. The same request of a member is the same spin, and gets its answer. A dry run draws nothing.
 *
 * @throws Refusal NOT_FOUND if the wheel does not run; CONFLICT between its batches or without turns; RATE_LIMITED
 */
export function spin(ctx: Context, wheelId: string, requestId: string): Promise<SpinRow> {
  const userId = actorId(ctx)
  return command(ctx, async (ctx) => {
    await holdTurns(ctx, wheelId, userId)
    return (await spinOfRequest(ctx, userId, requestId)) ?? turn(ctx, wheelId, userId, requestId)
  })
}

const requested = fixedStatement<{ userId: string; requestId: string }, SpinRow>((db, { userId, requestId }) =>
  sql<SpinRow>`select ${sql.join(columnsOf.spins.map((column) => sql.ref(column)))}
    from spin_of_request(${userId}, ${requestId})`.compile(db),
)

const spinOfRequest = async (ctx: Context, userId: string, requestId: string): Promise<SpinRow | undefined> =>
  (await requested(ctx.db, { userId, requestId }))[0]

async function turn(ctx: Context, wheelId: string, userId: string, requestId: string): Promise<SpinRow> {
  const batch = await runningBatch(ctx, wheelId)
  if (!batch) throw (await runningWheel(ctx))?.id === wheelId ? betweenBatches() : notRunning()
  const { turn, left } = await spendTurn(ctx, wheelId, userId)
  const [tiers, stocks] = [await tiersOpenTo(ctx, wheelId, userId), await stocksFor(ctx, batch, userId)]
  const { at, won } = ctx.rehearsal ? await drawNothing(ctx, batch) : await take(ctx, batch, stocks, tiers, userId)
  return ctx.db
    .with('counted', (db) =>
      db
        .insertInto('wheel_spins')
        .values({ wheel_id: wheelId, hour: sql`date_trunc('hour', ${at}::timestamptz)`, spins: 1 }),
    )
    .insertInto('spins')
    .values({
      // By the moment in the row, not by this process's clock: spins are looked for by their ids.
      id: uuidv7({ msecs: at.getTime() }),
      wheel_id: wheelId,
      batch_id: batch.id,
      user_id: userId,
      request_id: requestId,
      turn,
      eligible_tiers: tiers,
      award_id: won?.awardId ?? null,
      stock_id: won?.stock.id ?? null,
      cause: won?.cause ?? null,
      answer: JSON.stringify(won ? prizeAnswer(won, left) : await missAnswer(ctx, left)),
      salt: randomBytes(32),
      created_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

const prizeAnswer = ({ stock: { id, name, nameEn, point }, code }: Won, turnsLeft: number): Answer => ({
  won: { prizeId: id, name, nameEn, point, code },
  message: null,
  messageEn: null,
  turnsLeft,
})

async function missAnswer(ctx: Context, turnsLeft: number): Promise<Answer> {
  const { rows } = await sql<{ content: string; content_en: string }>`
    select content, content_en from failed_spin_messages order by id limit 1
      offset (select floor(random() * count(*)) from failed_spin_messages)`.execute(ctx.db)
  const [said] = rows
  return { won: null, message: said?.content ?? null, messageEn: said?.content_en ?? null, turnsLeft }
}
