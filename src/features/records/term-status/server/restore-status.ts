import { type Selectable, sql } from 'kysely'
import type { BlockedDetails } from '../../../../../database/tables.ts'
import { command } from '../../../../platform/server/command.ts'
import type { Context } from '../../../../platform/server/context.ts'
import type { TermStatus } from '../../../../platform/shared/permission.ts'
import { statusReasons } from '../term-status.rules.ts'
import { endOf } from './suspension-ends.ts'
import { formerReason } from './term-status.commands.ts'
import { targetOf } from './term-status.targets.ts'
import { writeStatus } from './write-status.ts'

type Detail = Selectable<BlockedDetails>

interface Restoring {
  /** The operation, for the audit log. */
  readonly action: string
  /** Who decided so. Their right to it was checked then. */
  readonly by: string
}

/**
 * Takes one change of status back, however long ago it was made: the record is what it was before, as long as that change
 * is what stands. Its reports stay closed, because they were decided. Safe to repeat.
 *
 * @returns whether it was taken back: not if the record is gone, or was changed or taken back since
 */
export async function restoreStatus(ctx: Context, detail: Detail, { action, by }: Restoring): Promise<boolean> {
  const target = targetOf(detail.model)
  return command(ctx, async (ctx) => {
    const record = await target.lock(ctx, detail.target_id)
    if (!record || record.status !== detail.status || !(await stands(ctx, detail))) return false
    const before = await stateBefore(ctx, detail)
    await writeStatus(ctx, target, record, {
      ...before,
      reason: formerReason(statusReasons(record.reason), before.status),
      endedAt: await endOf(ctx, detail.model, record),
      by,
      action,
      restored: true,
      undoes: detail.id,
    })
    return true
  })
}

/** Whether a change is the newest that staff made of the locked record, and was not undone. */
async function stands(ctx: Context, { id, model, target_id }: Detail): Promise<boolean> {
  const { rows } = await sql<{ id: string | null }>`select standing_detail(${model}, ${target_id}) as id`.execute(
    ctx.db,
  )
  return rows[0]!.id === id
}

/** What the record was before a change. A suspension that would be over by now is over. */
async function stateBefore(ctx: Context, detail: Detail): Promise<{ status: TermStatus; until: Date | null }> {
  const status = detail.status_before ?? (await statusBefore(ctx, detail))
  const until = detail.until_before
  return until && until.getTime() <= Date.now() ? { status: 'NORMAL', until: null } : { status, until }
}

/** The same for a change of a time that did not keep it: what the change before said. */
async function statusBefore(ctx: Context, { model, target_id, created_at }: Detail): Promise<TermStatus> {
  const former = await ctx.db
    .selectFrom('blocked_details')
    .select('status')
    .where('model', '=', model)
    .where('target_id', '=', target_id)
    .where('created_at', '<', created_at)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return former?.status ?? 'NORMAL'
}
