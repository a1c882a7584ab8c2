import { sql } from 'kysely'
import { audit, chainOf } from '../../../../platform/server/audit/audit.ts'
import { actorId, command } from '../../../../platform/server/command.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { textIn } from '../../../../platform/server/english.ts'
import type { Locale } from '../../../../platform/shared/text.ts'
import { takeBackNotice, tellMember } from '../../../records/member-notices/server/public.ts'
import { refuseOwnRecord } from '../../../../platform/server/access/own-record.ts'
import { recordStore, type Target } from '../../../../platform/server/records/record-store.ts'
import { Refusal } from '../../../../platform/server/refusal.ts'
import { announce } from '../../../records/webhook-events/server/public.ts'
import { registerUndo, undoAction } from '../../../records/audit/server/public.ts'
import { verifyOperations } from '../verify.operations.ts'
import { verifyRecord } from '../verify.record.ts'
import type { VerifyStatus } from '../verify.values.ts'
import { isSuperseded, type VerifyRow } from './verify.queries.ts'
import { openSecrets, type Secrets } from './verify.secrets.ts'
import { lockTarget, newestDecided, type Standing } from './verify.target.ts'

const model = 'VERIFY'
const gone = 'verifies_text_gone'
const setting = verifyOperations.cmsSetVerifyStatus.name
const undecided = { decided_by: null, decided_at: null }

const store = recordStore({ model, record: verifyRecord, table: 'verify_requests', gone })

interface Decision {
  readonly status: VerifyStatus
  readonly reason: string | null
}

/**
 * Decides about the newest request of a page or a person. The decision is applied to the page (verified or not) or to
 * the person (the badge status).
 *
 * @throws Refusal NOT_FOUND; CONFLICT if stale or if there is a later request; FORBIDDEN for one's own request, and for
 *   a request of staff if the viewer's right is a grant
 */
export const setVerifyStatus = (ctx: Context, target: Target, decision: Decision): Promise<VerifyRow> =>
  decide(ctx, target, decision)

/** What an undo restores besides the decision. */
interface Undone {
  /** The target's status if none of its requests was decided. */
  readonly standing: Standing
  /** Who made the restored decision, and when; absent if the audit log does not have it. */
  readonly decided: Pick<VerifyRow, 'decided_by' | 'decided_at'> | undefined
}

async function decide(ctx: Context, target: Target, { status, reason }: Decision, undone?: Undone): Promise<VerifyRow> {
  const action = undone ? undoAction : setting
  return command(ctx, async (ctx) => {
    const row = await store.lock(ctx, target)
    const about = await lockTarget(ctx, row, action)
    if (!undone) await refuseOwnRecord(ctx, model, row.id, 'verifies_text_own')
    about.refuse()
    await refuseSuperseded(ctx, row)
    const reject_reason = status === 'REJECTED' ? reason : null
    if (row.status === status && row.reject_reason === reject_reason) return row
    const byViewer = { decided_by: actorId(ctx), decided_at: new Date() }
    const decided = status === 'PENDING' ? undecided : (undone?.decided ?? byViewer)
    const changed = await ctx.db
      .updateTable('verify_requests')
      .set({ status, reject_reason, version: row.version + 1, ...decided })
      .where('id', '=', row.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    const standing = (await newestDecided(ctx, row)) ?? undone?.standing ?? null
    await about.follow(status, standing)
    await audit(ctx, {
      action,
      model,
      targetId: row.id,
      before: { ...auditedValues(row), standing: about.standing },
      after: { ...auditedValues(changed), standing },
      // Whoever undoes did not give the reason that applies again.
      reason: undone ? null : reject_reason,
      version: changed.version,
    })
    if (row.status !== status) {
      await (undone ? untell(ctx, row) : tell(ctx, changed))
      const subject = { model: row.type, id: row.target_id }
      await announce(ctx, { type: 'verification.decided', subject, body: { requestId: row.id, state: status } })
    }
    return changed
  })
}

/** Tells whoever asked. That a request is ignored, or waits again, is not told. */
async function tell(
  ctx: Context,
  { owner_id, status, target_name: name, reject_reason, ...row }: VerifyRow,
): Promise<void> {
  if (status !== 'VERIFIED' && status !== 'REJECTED') return
  const key = status === 'VERIFIED' ? 'verifies_text_notice_verified' : 'verifies_text_notice_rejected'
  const sentence = (locale: Locale) => textIn(locale, key, { name, reason: reject_reason ?? '' })
  await tellMember(ctx, owner_id, { type: 'VERIFICATION', sentence, about: { model: row.type, id: row.target_id } })
}

/** Takes back what the decision that is undone has told. */
async function untell(ctx: Context, { owner_id, status, type, target_id }: VerifyRow): Promise<void> {
  if (status === 'VERIFIED' || status === 'REJECTED')
    await takeBackNotice(ctx, owner_id, { model: type, id: target_id })
}

const auditedValues = ({ status, reject_reason }: VerifyRow) => ({ status, rejectReason: reject_reason })

async function refuseSuperseded(ctx: Context, { id }: VerifyRow): Promise<void> {
  const { superseded } = await ctx.db
    .selectFrom('verify_requests')
    .select(isSuperseded('verify_requests').as('superseded'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (superseded) throw new Refusal('CONFLICT', 'verifies_text_superseded')
}

registerUndo({
  model,
  operation: verifyOperations.cmsSetVerifyStatus,
  async run(ctx, { _id, version, before }) {
    const { status, rejectReason, standing } = before as {
      status: VerifyStatus
      rejectReason: string | null
      standing: Standing
    }
    const former = { status, reason: rejectReason }
    const decided = await decisionBefore(ctx, _id, version)
    return (await decide(ctx, { _id, version }, former, { standing, decided })).version
  },
})

/** Who made the decision that applied before a version, and when: the newest one that was not undone. */
async function decisionBefore(ctx: Context, id: string, version: number) {
  return ctx.db
    .selectFrom('audit_entries as e')
    .select(['e.actor_id as decided_by', 'e.created_at as decided_at'])
    .where('e.chain', '=', chainOf(model, id))
    .where('e.action', '=', setting)
    .where('e.version', '<', version)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('audit_entries as u')
            .select('u.id')
            .whereRef('u.chain', '=', 'e.chain')
            .where('u.action', '=', undoAction)
            .whereRef('u.version', '=', sql<number>`e.version + 1`),
        ),
      ),
    )
    .orderBy('e.position', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** The encrypted details of a request. The audit log records each access, not the details. Throws NOT_FOUND. */
export async function revealVerify(ctx: Context, _id: string): Promise<Secrets> {
  // Decrypted only after the command, because the command's outcome may be stored for a repeat.
  const sealed = await command(ctx, async (ctx) => {
    const row = await store.lock(ctx, { _id })
    if (row.erased_at) throw new Refusal('NOT_FOUND', 'verifies_text_erased')
    await audit(ctx, { action: verifyOperations.cmsRevealVerify.name, model, targetId: row.id })
    const { id, identity_number_sealed, business_sealed } = row
    return { id, identity_number_sealed, business_sealed }
  })
  return openSecrets(ctx.app.tokenKey, sealed)
}
