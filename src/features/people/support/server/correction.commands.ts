import type { Selectable } from 'kysely'
import type { PointCorrections } from '../../../../../database/tables.ts'
import { refuseStaffByGrant, requireReceiver } from '../../../../platform/server/access/rights.ts'
import { actorId, command } from '../../../../platform/server/command.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { recordStore, type Target } from '../../../../platform/server/records/record-store.ts'
import { invalid, Refusal } from '../../../../platform/server/refusal.ts'
import { numberSetting } from '../../../../platform/server/setting.ts'
import { lockUser, type UserRow } from '../../../records/persons/server/public.ts'
import type { CorrectionStatus } from '../correction.list.ts'
import { correctionRecord } from '../correction.record.ts'
import { bookCorrection } from './book-correction.ts'

export type CorrectionRow = Selectable<PointCorrections>
export const correctionModel = 'POINT_CORRECTION'

const store = recordStore({
  model: correctionModel,
  record: correctionRecord,
  table: 'point_corrections',
  gone: 'support_text_gone',
  inLog: { amount: (hundredths) => hundredths / 100 },
})

export interface Correction {
  readonly userId: string
  /** In hundredths; negative to take points away. */
  readonly amount: number
  readonly reason: string
  /** The code that it gives the price back for. */
  readonly refund?: { readonly redemptionId: string; readonly codeId: string }
}

/**
 * Changes a member's points by hand. Above the setting `points.correctionLimit` the correction waits for a second person.
 *
 * @throws Refusal NOT_FOUND; FORBIDDEN for oneself, and for staff by a grant; CONFLICT for giving to somebody blocked
 */
export function correctPoints(ctx: Context, { userId, amount, reason, refund }: Correction): Promise<CorrectionRow> {
  return command(ctx, async (ctx) => {
    requireOther(ctx, await lockUser(ctx, userId), amount)
    const asked = {
      user_id: userId,
      amount,
      reason,
      redemption_id: refund?.redemptionId ?? null,
      code_id: refund?.codeId ?? null,
      asked_by: actorId(ctx),
    }
    const limit = (await numberSetting(ctx, 'points.correctionLimit')) * 100
    if (Math.abs(amount) > limit) return store.create(ctx, { ...asked, status: 'WAITING' }, { reason })
    const entry_id = await bookCorrection(ctx, asked)
    return store.create(ctx, { ...asked, status: 'BOOKED', entry_id }, { reason })
  })
}

interface Decision {
  readonly status: Exclude<CorrectionStatus, 'WAITING'>
  readonly reason?: string | null | undefined
}

/**
 * Confirms or declines what waits. Who asked may only decline it.
 *
 * @throws Refusal as `correctPoints`; CONFLICT if stale or decided; BAD_USER_INPUT for declining without a reason
 */
export function decideCorrection(
  ctx: Context,
  target: Target,
  { status, reason: given }: Decision,
): Promise<CorrectionRow> {
  const reason = given || null
  if (status === 'DECLINED' && !reason) throw invalid('reason', 'support_text_reason_required')
  const decide = async (ctx: Context, row: CorrectionRow) => {
    const person = await lockUser(ctx, row.user_id)
    if (row.status !== 'WAITING') throw new Refusal('CONFLICT', 'support_text_decided')
    const decided = { status, decided_by: actorId(ctx), decision_reason: reason, decided_at: new Date() }
    if (status === 'DECLINED') {
      requireOther(ctx, person, -row.amount)
      return decided
    }
    if (row.asked_by === actorId(ctx)) throw new Refusal('FORBIDDEN', 'support_text_second_person')
    requireOther(ctx, person, row.amount)
    return { ...decided, entry_id: await bookCorrection(ctx, row) }
  }
  return store.changeBy(ctx, target, decide, { reason })
}

/** Nobody changes their own points, nor by a grant those of staff; and blocked people are given nothing. */
function requireOther(ctx: Context, person: UserRow, amount: number): void {
  if (amount > 0) return requireReceiver(ctx, person)
  if (person.id === actorId(ctx)) throw new Refusal('FORBIDDEN', 'platform_text_own_record')
  refuseStaffByGrant(ctx, person)
}
