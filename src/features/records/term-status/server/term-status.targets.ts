import type { Context } from '../../../../platform/server/context.ts'
import { requirePermission } from '../../../../platform/server/access/rights.ts'
import type { Permission, TermStatus } from '../../../../platform/shared/permission.ts'
import type { TermModel } from '../../../../platform/shared/term-status.ts'
import type { TextKey } from '../../../../platform/shared/text.ts'

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
  /** The name of its list, for actions on all that match; absent if it has only those of other features. */
  readonly list?: string
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

export function keepTarget<R extends TermStatusRecord>(target: TermStatusTarget<R>): void {
  targets.set(target.model, target)
}

/** How a model stores its term status, for changes by the system. */
export function targetOf(model: TermModel): TermStatusTarget {
  const target = targets.get(model)
  if (!target) throw new Error(`no feature registered the term status of ${model}`)
  return target
}

/** The same for a viewer, who must be allowed to change it. */
export function termStatusTarget(ctx: Context, model: TermModel): TermStatusTarget {
  const target = targetOf(model)
  requirePermission(ctx, target.permission)
  return target
}
