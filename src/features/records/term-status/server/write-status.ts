import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { audit } from '../../../../platform/server/audit/audit.ts'
import type { Context } from '../../../../platform/server/context.ts'
import type { TermStatus } from '../../../../platform/shared/permission.ts'
import type { TermModel } from '../../../../platform/shared/term-status.ts'
import { type StatusReason, statusReasons, withReason } from '../term-status.rules.ts'
import { announceStatus } from '../../webhook-events/server/public.ts'
import { keepEnd } from './suspension-ends.ts'
import type { TermStatusRecord, TermStatusTarget } from './term-status.targets.ts'

export interface TermStatusResult {
  readonly _id: string
  readonly model: TermModel
  readonly termStatus: TermStatus
  readonly version: number
  readonly reason: StatusReason[]
}

export interface StatusWrite {
  readonly status: TermStatus
  readonly reason: string
  readonly until?: Date | null | undefined
  /** The present end of the record's suspension. */
  readonly endedAt: Date | null
  /** The record has the status already: nothing follows from it again. */
  readonly repeats?: boolean
  readonly by: string | null
  readonly action: string
  /** Whether an undo writes it: the reason is the former one, which the person who undoes did not give. */
  readonly restored?: boolean
  /** The id of the blocked detail of the change that this one undoes. */
  readonly undoes?: string | null
  /** What it shares with the other changes of one decision; null for a decision by itself. */
  readonly decision?: string | null
}

/** The id of the blocked detail of a locked record's newest change of status. */
export async function newestDetail(
  ctx: Context,
  model: TermModel,
  { id, status }: TermStatusRecord,
): Promise<string | null> {
  const detail = await ctx.db
    .selectFrom('blocked_details')
    .select('id')
    .where('model', '=', model)
    .where('target_id', '=', id)
    .where('status', '=', status)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return detail?.id ?? null
}

/**
 * Now, or just after the newest remark if that is later by our clock: clocks are set back, and those of replicas differ, but
 * what is undone is the newest change.
 */
const momentAfter = (newest: { readonly createdAt: string } | undefined) =>
  new Date(Math.max(Date.now(), newest ? Date.parse(newest.createdAt) + 1 : 0))

/** Writes the new status of a locked record, its reason list, the blocked-detail list and the audit entry. */
export async function writeStatus<R extends TermStatusRecord>(
  ctx: Context,
  target: TermStatusTarget<R>,
  record: R,
  {
    status,
    reason,
    until,
    endedAt,
    repeats = false,
    by,
    action,
    restored = false,
    undoes = null,
    decision = null,
  }: StatusWrite,
): Promise<TermStatusResult> {
  const earlier = statusReasons(record.reason)
  const createdAt = momentAfter(earlier[0])
  const remark = {
    reason,
    status,
    createdAt: createdAt.toISOString(),
    by,
    ...(until && { until: until.toISOString() }),
    ...(restored && { restored }),
  }
  const reasons = withReason(earlier, remark)
  const version = record.version + 1
  const of = { model: target.model, target_id: record.id }
  await target.write(ctx, record, { status, reason: JSON.stringify(reasons), version })
  if (until || endedAt) await keepEnd(ctx, { ...of, version }, until ?? null)
  const given = restored ? '' : reason
  const detail = {
    id: uuidv7(),
    ...of,
    status,
    reason: given,
    undoes,
    repeats,
    created_by: by,
    created_at: createdAt,
    decision,
    status_before: record.status,
    until_before: endedAt,
    // By staff alone: the system has no `by`.
    strike_weight: by && !repeats && !restored && isStrike(status) ? await strikeWeight(ctx, of) : null,
  }
  await ctx.db.insertInto('blocked_details').values(detail).execute()
  if (!repeats) {
    await target.follow?.(ctx, record, status)
    await announceStatus(ctx, of, { state: status, formerState: record.status, until: until ?? null })
  }
  await audit(ctx, {
    action,
    model: target.model,
    targetId: record.id,
    ...(by && { actorId: by }),
    before: { termStatus: record.status, ...(endedAt && { until: endedAt }) },
    after: { termStatus: status, ...(until && { until }) },
    reason: given,
    version,
  })
  return { _id: record.id, model: target.model, termStatus: status, version, reason: reasons }
}

const isStrike = (status: TermStatus): boolean => status === 'BLOCKED' || status === 'SUSPENDING'

/** How much a change counts against the author: by what the record was reported for. */
async function strikeWeight(
  ctx: Context,
  { model, target_id }: { readonly model: TermModel; readonly target_id: string },
): Promise<number> {
  const { rows } = await sql<{ weight: number }>`
    select strike_weight(by_reason) as weight from report_targets where model = ${model} and target_id = ${target_id}`.execute(
    ctx.db,
  )
  return rows[0]?.weight ?? 1
}
