import { type Selectable, sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { VoucherRedemptions } from '../../../../../database/tables.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { type CursorAsked, type CursorPage, cursorPage } from '../../../../platform/server/graphql/cursor.ts'
import { loaderById } from '../../../../platform/server/records/loader-by-id.ts'
import type { Refusal } from '../../../../platform/server/refusal.ts'
import { makeTestCode } from './test-codes.ts'
import type { MyVoucherStatus } from '../voucher.values.ts'

export type RedemptionRow = Selectable<VoucherRedemptions>

export const redemptionById = loaderById('voucher_redemptions')

interface Wanted {
  readonly voucherId: string
  readonly userId: string
}

/** Locks a code of the voucher that the person can get, within a command. Null if none is left. */
export async function takeCode(ctx: Context, { voucherId, userId }: Wanted): Promise<string | null> {
  if (ctx.app.sandbox) return makeTestCode(ctx, voucherId)
  const { rows } = await sql<{ id: string | null }>`select take_voucher_code(${voucherId}, ${userId}) as id`.execute(
    ctx.db,
  )
  return rows[0]!.id
}

interface HandOver {
  readonly codeId: string
  readonly userId: string
  readonly cause: RedemptionRow['cause']
  /** In hundredths of a point, with the entry that paid them. */
  readonly price?: number
  readonly entryId?: string | null
}

/** What breaks if the person has the code already, or others got it meanwhile. */
const lost: ReadonlySet<string | undefined> = new Set([
  'voucher_redemptions_once',
  'voucher_codes_sold',
  'voucher_codes_deleted',
])

/**
 * Hands a code over, within a command.
 *
 * @param otherwise the refusal if it can no longer be handed over to this person
 */
export async function handOver(
  ctx: Context,
  { codeId, userId, cause, price = 0, entryId = null }: HandOver,
  otherwise: Refusal,
): Promise<RedemptionRow> {
  try {
    return await ctx.db
      .insertInto('voucher_redemptions')
      .values({ id: uuidv7(), code_id: codeId, user_id: userId, cause, price, entry_id: entryId })
      .returningAll()
      .executeTakeFirstOrThrow()
  } catch (error) {
    throw lost.has((error as { constraint?: string }).constraint) ? otherwise : error
  }
}

const hasStatus = {
  USABLE: sql<boolean>`(r.used_at is null and c.end_date > now())`,
  USED: sql<boolean>`(r.used_at is not null)`,
  ENDED: sql<boolean>`(r.used_at is null and c.end_date <= now())`,
} satisfies Record<MyVoucherStatus, unknown>

/** The codes that a member got, the newest first. */
export async function redemptionsOf(
  ctx: Context,
  userId: string,
  asked: CursorAsked,
  status: MyVoucherStatus | null = null,
): Promise<CursorPage<RedemptionRow>> {
  let mine = ctx.db
    .selectFrom('voucher_redemptions as r')
    .innerJoin('voucher_codes as c', 'c.id', 'r.code_id')
    .selectAll('r')
    .where('r.user_id', '=', userId)
    .orderBy('r.created_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(asked.first + 1)
  if (status) mine = mine.where(hasStatus[status])
  if (asked.after) mine = mine.where(sql<boolean>`(r.created_at, r.id) < (${asked.after.at}, ${asked.after.id})`)
  return cursorPage(await mine.execute(), asked, ({ created_at: at, id }) => ({ at, id }))
}
