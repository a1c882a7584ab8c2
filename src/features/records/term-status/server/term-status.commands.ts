import { actorId, command } from '../../../../platform/server/command.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { english } from '../../../../platform/server/english.ts'
import { refuseOwnRecord } from '../../../../platform/server/access/own-record.ts'
import { Refusal } from '../../../../platform/server/refusal.ts'
import { refuseStale } from '../../../../platform/server/records/version.ts'
import type { TermStatus } from '../../../../platform/shared/permission.ts'
import type { TextKey } from '../../../../platform/shared/text.ts'
import { registerUndo, undoAction } from '../../audit/server/public.ts'
import {
  closeReports,
  hasOpenReports,
  openReportsAgain,
  type WaitingDecision,
  waits,
} from '../../report-targets/server/public.ts'
import { type StatusReason, statusReasons } from '../term-status.rules.ts'
import { needsReason, type TermModel } from '../../../../platform/shared/term-status.ts'
import { endBefore, endOf, type SuspensionEnd, suspensionOver } from './suspension-ends.ts'
import {
  keepTarget,
  targetOf,
  type TermStatusRecord,
  type TermStatusTarget,
  termStatusTarget,
} from './term-status.targets.ts'
import { newestDetail, type TermStatusResult, writeStatus } from './write-status.ts'

export function registerTermStatusTarget<R extends TermStatusRecord>(target: TermStatusTarget<R>): void {
  keepTarget(target)
  registerUndo({
    model: target.model,
    actions: ['cmsSetTermStatus', 'cmsSetTermStatusOfMany', 'cmsSetPostStatus'],
    permission: target.permission,
    async run(ctx, { _id, version, before }) {
      return undoTermStatus(ctx, { model: target.model, _id, version, to: before.termStatus as TermStatus })
    },
  })
}

interface UndoneStatus {
  readonly model: TermModel
  readonly _id: string
  /** The version after the change that is undone. */
  readonly version: number
  /** The status before it. */
  readonly to: TermStatus
}

/**
 * Undoes a change of status, and reopens the reports that it closed. Returns the new version. Throws CONFLICT if stale.
 */
export async function undoTermStatus(ctx: Context, { model, _id, version, to }: UndoneStatus): Promise<number> {
  const reasons = statusReasons((await termStatusTarget(ctx, model).lock(ctx, _id))?.reason)
  const until = to === 'SUSPENDING' ? await endBefore(ctx, { model, _id, version }) : null
  const change = { model, _id, termStatus: to, until, reason: formerReason(reasons, to), version }
  return (await setTermStatus(ctx, { ...change, action: undoAction, restores: true })).version
}

/** The reason for the status that an undo restores: the newest one with that status, not counting the undone change. */
export function formerReason(reasons: readonly StatusReason[], status: TermStatus): string {
  const former = reasons.slice(1).find((remark) => remark.status === status)?.reason
  return former || (needsReason(status) ? english('term_status_text_no_reason_stated') : '')
}

export interface TermStatusChange {
  readonly model: TermModel
  readonly _id: string
  readonly termStatus: TermStatus
  readonly reason: string | null
  /** The planned end of a suspension; absent if it has none. */
  readonly until?: Date | null | undefined
  /** If set, a change without `until` removes the end of an existing suspension, instead of keeping it. */
  readonly replacesEnd?: boolean
  readonly version?: number | null | undefined
  /** The operation that called this, for the audit log. */
  readonly action?: string
  /** Refuses to set the current status where there is nothing to keep, instead of changing nothing. */
  readonly refuseSame?: boolean
  /** The text of a refusal if the record is not BLOCKED; without it, the change applies to any status. */
  readonly notBlocked?: TextKey
  /** The change that is undone: the reports that it closed are reopened, and open ones are not closed. */
  readonly restores?: boolean
  /** A decision of the desk carries it out: if it needed a second look, it had one. */
  readonly decided?: boolean
  /** The id that it shares with the other changes of one decision; absent if it is a decision by itself. */
  readonly decision?: string | undefined
}

/** A change of a locked record, with everything that a decision about it keeps. */
export type ProposedStatus = Pick<TermStatusChange, 'model' | 'termStatus' | 'reason' | 'until'> & {
  readonly id: string
  /** The record has the status already, with the same end. */
  readonly repeats: boolean
}

type Propose = (ctx: Context, change: ProposedStatus) => Promise<WaitingDecision | null>
let propose: Propose | undefined

/**
 * Registers how the desk, which depends on this feature, keeps a change that needs a second look as a decision that
 * waits; it returns null for a change that needs none.
 */
export function registerProposals(given: Propose): void {
  propose = given
}

type Undone = (ctx: Context, detail: string) => Promise<void>
let undone: Undone | undefined

/** Registers what follows when a change of status is undone, in its transaction: it is named by its blocked detail. */
export function registerUndone(given: Undone): void {
  undone = given
}

const alreadySet = {
  NORMAL: 'term_status_text_already_normal',
  HIDDEN: 'term_status_text_already_hidden',
  SUSPENDING: 'term_status_text_already_suspended',
  BLOCKED: 'term_status_text_already_blocked',
} as const satisfies Record<TermStatus, TextKey>

/**
 * Sets a record's term status: the row, its reason list, its open reports, which it closes, the blocked-detail list and
 * the audit log in one transaction. Setting the current status again keeps the reason and closes the open reports, and has
 * no other consequence; without either nothing changes. Without `until` a suspension keeps its end, unless `replacesEnd`
 * is set. An undo restores the former end, or none. A change that needs a second look is stored as a decision that waits
 * for it.
 *
 * @throws Refusal FORBIDDEN, also for one's own record; NOT_FOUND; CONFLICT (stale, against the model's rules, or waiting
 *   for a second look)
 */
export async function setTermStatus(ctx: Context, change: TermStatusChange): Promise<TermStatusResult> {
  const target = termStatusTarget(ctx, change.model)
  const outcome = await command(ctx, async (ctx): Promise<TermStatusResult | WaitingDecision> => {
    const record = await target.lock(ctx, change._id)
    if (!record) throw new Refusal('NOT_FOUND', target.gone)
    if (!change.restores) await refuseOwnRecord(ctx, change.model, record.id)
    await refuseStale(ctx, { model: change.model, id: record.id, version: record.version }, change.version)
    const { termStatus: status, until, replacesEnd, refuseSame, restores } = change
    // Also for a status that the record has already: what a person may not do is not answered with success.
    await target.refuse?.(ctx, record, status)
    if (change.notBlocked && record.status !== 'BLOCKED') throw new Refusal('CONFLICT', change.notBlocked)
    const endsAt = await endOf(ctx, change.model, record)
    const keepsEnd = (!until && !restores && !replacesEnd) || until?.getTime() === endsAt?.getTime()
    const repeats = record.status === status && keepsEnd
    const reported = { model: change.model, id: record.id }
    if (repeats && !restores && !change.reason && !(await hasOpenReports(ctx, reported))) {
      if (refuseSame) throw new Refusal('CONFLICT', alreadySet[status])
      const { id: _id, version } = record
      return { _id, model: change.model, termStatus: status, version, reason: statusReasons(record.reason) }
    }
    const { action = 'cmsSetTermStatus', reason } = change
    if (!restores && !change.decided) {
      const proposed = await propose?.(ctx, { ...change, id: record.id, repeats })
      if (proposed) return proposed
    }
    const undoes = restores ? await newestDetail(ctx, change.model, record) : null
    const changed = await writeStatus(ctx, target, record, {
      status,
      reason: reason ?? '',
      until: repeats ? endsAt : until,
      endedAt: endsAt,
      repeats,
      by: actorId(ctx),
      action,
      restored: restores === true,
      undoes,
      decision: change.decision ?? null,
    })
    if (restores) await openReportsAgain(ctx, { ...reported, version: record.version })
    else await closeReports(ctx, { ...reported, version: changed.version })
    if (undoes) await undone?.(ctx, undoes)
    return changed
  })
  // Only now, when the decision that waits is committed.
  if ('decision' in outcome) throw waits(outcome)
  return outcome
}

/**
 * Lifts a suspension that has ended, as a change by the system. Reports since then stay open.
 *
 * @returns false if the end belongs to another version of the record, or the record is gone
 */
export async function liftSuspension(ctx: Context, end: SuspensionEnd): Promise<boolean> {
  const target = targetOf(end.model)
  const record = await target.lock(ctx, end.target_id)
  if (record?.version !== end.version || record.status !== 'SUSPENDING') return false
  const lifted = { status: 'NORMAL', reason: '', endedAt: end.until, by: null, action: suspensionOver } as const
  await writeStatus(ctx, target, record, lifted)
  return true
}
