import { v7 as uuidv7 } from 'uuid'
import { z } from 'zod'
import { audit } from '../../../platform/server/audit/audit.ts'
import { actorId, command } from '../../../platform/server/command.ts'
import type { Context } from '../../../platform/server/context.ts'
import { english } from '../../../platform/server/english.ts'
import { Refusal } from '../../../platform/server/refusal.ts'
import { requirePermission } from '../../../platform/server/rights.ts'
import { refuseStale } from '../../../platform/server/version.ts'
import type { Permission, TermStatus } from '../../../platform/shared/permission.ts'
import type { TextKey } from '../../../platform/shared/text.ts'
import { registerUndo, undoAction } from '../../audit/server/public.ts'
import { closeReports, openReportsAgain } from '../../reports/server/public.ts'
import { needsReason, statusReason, type StatusReason, withReason } from '../term-status.rules.ts'
import type { TermModel } from '../term-status.values.ts'

/** A record with a term status, locked. */
export interface TermStatusRecord {
  readonly id: string
  readonly version: number
  readonly status: TermStatus
  readonly reason: unknown
}

/** How a model stores its term status. */
export interface TermStatusTarget<R extends TermStatusRecord = TermStatusRecord> {
  readonly model: TermModel
  /** The name of its list, for actions on all that match. */
  readonly list: string
  readonly permission: Permission
  /** The text for a record that does not exist. */
  readonly gone: TextKey
  /** Locks the row; null if there is none. */
  lock(ctx: Context, id: string): Promise<R | null>
  /** Throws when the model's own rules forbid the change. */
  refuse?(ctx: Context, record: R, to: TermStatus): Promise<void>
  write(ctx: Context, record: R, change: { status: TermStatus; reason: string; version: number }): Promise<void>
  /** Follow-up changes in the same transaction. */
  follow?(ctx: Context, record: R, to: TermStatus): Promise<void>
}

const targets = new Map<TermModel, TermStatusTarget>()

export function registerTermStatusTarget<R extends TermStatusRecord>(target: TermStatusTarget<R>): void {
  targets.set(target.model, target)
  registerUndo({
    model: target.model,
    actions: ['cmsSetTermStatus', 'cmsSetTermStatusOfMany', 'cmsSetPostStatus'],
    permission: target.permission,
    async run(ctx, { _id, version, before }) {
      const termStatus = before.termStatus as TermStatus
      const reasons = statusReasons((await target.lock(ctx, _id))?.reason)
      const change = { model: target.model, _id, termStatus, reason: formerReason(reasons, termStatus), version }
      return (await setTermStatus(ctx, { ...change, action: undoAction, restores: true })).version
    },
  })
}

/** The reason that belongs to the status an undo restores: the newest one with that status, without the undone one. */
function formerReason(reasons: readonly StatusReason[], status: TermStatus): string {
  const former = reasons.slice(1).find((remark) => remark.status === status)?.reason
  return former || (needsReason(status) ? english('term_status_text_no_reason_stated') : '')
}

export function termStatusTarget(ctx: Context, model: TermModel): TermStatusTarget {
  const target = targets.get(model)
  if (!target) throw new Error(`no feature registered the term status of ${model}`)
  requirePermission(ctx, target.permission)
  return target
}

export interface TermStatusChange {
  readonly model: TermModel
  readonly _id: string
  readonly termStatus: TermStatus
  readonly reason: string | null
  readonly version?: number | null | undefined
  /** The operation that asked for it, for the audit log. */
  readonly action?: string
  /** Refuses to set the current status, instead of changing nothing. */
  readonly refuseSame?: boolean
  /** It undoes a change, so it opens the reports again that this one closed, instead of closing the open ones. */
  readonly restores?: boolean
}

const alreadySet = {
  NORMAL: 'term_status_text_already_normal',
  HIDDEN: 'term_status_text_already_hidden',
  SUSPENDING: 'term_status_text_already_suspended',
  BLOCKED: 'term_status_text_already_blocked',
} as const satisfies Record<TermStatus, TextKey>

export interface TermStatusResult {
  readonly _id: string
  readonly model: TermModel
  readonly termStatus: TermStatus
  readonly version: number
  readonly reason: StatusReason[]
}

/**
 * Sets a record's term status: the row, its reason list, its open reports, which it closes, the blocked-detail list and
 * the audit log in one transaction.
 * Setting the current status changes nothing, unless `refuseSame` is set.
 *
 * @throws Refusal FORBIDDEN, NOT_FOUND, CONFLICT (stale, or against the model's rules)
 */
export async function setTermStatus(ctx: Context, change: TermStatusChange): Promise<TermStatusResult> {
  const target = termStatusTarget(ctx, change.model)
  return command(ctx, async (ctx) => {
    const record = await target.lock(ctx, change._id)
    if (!record) throw new Refusal('NOT_FOUND', target.gone)
    await refuseStale(ctx, { model: change.model, id: record.id, version: record.version }, change.version)
    const reasons = statusReasons(record.reason)
    const result = { _id: record.id, model: change.model, termStatus: change.termStatus }
    if (change.refuseSame && record.status === change.termStatus)
      throw new Refusal('CONFLICT', alreadySet[change.termStatus])
    if (record.status === change.termStatus) return { ...result, version: record.version, reason: reasons }
    await target.refuse?.(ctx, record, change.termStatus)
    const reason = change.reason ?? ''
    const createdAt = new Date()
    const by = actorId(ctx)
    const list = withReason(reasons, { reason, status: change.termStatus, createdAt: createdAt.toISOString(), by })
    const version = record.version + 1
    await target.write(ctx, record, { status: change.termStatus, reason: JSON.stringify(list), version })
    await ctx.db
      .insertInto('blocked_details')
      .values({
        id: uuidv7(),
        model: change.model,
        target_id: record.id,
        status: change.termStatus,
        reason,
        created_by: by,
        created_at: createdAt,
      })
      .execute()
    await target.follow?.(ctx, record, change.termStatus)
    const reported = { model: change.model, id: record.id }
    if (change.restores) await openReportsAgain(ctx, { ...reported, version: record.version })
    else await closeReports(ctx, { ...reported, version })
    await audit(ctx, {
      action: change.action ?? 'cmsSetTermStatus',
      model: change.model,
      targetId: record.id,
      before: { termStatus: record.status },
      after: { termStatus: change.termStatus },
      reason,
      version,
    })
    return { ...result, version, reason: list }
  })
}

/** A record's reason list. Malformed remarks (a failed import) are left out. */
export function statusReasons(stored: unknown): StatusReason[] {
  const list = z.array(z.unknown()).catch([]).parse(stored)
  return list.flatMap((item) => statusReason.safeParse(item).data ?? [])
}
