import { sql } from 'kysely'
import { command } from '../../../../platform/server/command.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { Refusal } from '../../../../platform/server/refusal.ts'
import { refuseStale } from '../../../../platform/server/records/version.ts'
import { registerUndo, undoAction } from '../../../records/audit/server/public.ts'
import type { ReportTarget } from '../../../records/report-targets/server/public.ts'
import { type TermModel, termModels } from '../../../../platform/shared/term-status.ts'
import { deskOperations } from '../desk.operations.ts'
import { type CaseRow, lockCase, raiseVersion, refuseAboutOneself } from './case.queries.ts'
import { refuseHeldByOthers } from './claim.ts'
import { auditCase } from './decide.ts'

const { name: action, permission } = deskOperations.cmsTakeOutOfCase

/**
 * Removes a record from an open case in which it does not belong; it gets its own case.
 *
 * @returns the case that it left
 * @throws Refusal NOT_FOUND; CONFLICT if the case is not open, held by somebody else or has no other member; FORBIDDEN if
 *   it is about the viewer, who could otherwise take out their own record and decide about the others
 */
export async function takeOut(
  ctx: Context,
  { _id, model, targetId }: { _id: string; model: TermModel; targetId: string },
): Promise<CaseRow> {
  return command(ctx, async (ctx) => {
    const target = await lockReported(ctx, [model], targetId)
    const found = await lockCase(ctx, _id)
    if (target?.case_id !== _id) throw new Refusal('NOT_FOUND', 'desk_text_not_in_case')
    await refuseUnlessFree(ctx, found)
    await refuseAboutOneself(ctx, _id)
    if (found.members < 2) throw new Refusal('CONFLICT', 'desk_text_only_member')
    return move(ctx, { target, from: found, to: null, action })
  })
}

registerUndo({
  model: 'CASE',
  actions: [action],
  permission,
  async run(ctx, { _id, version, after }) {
    const target = await lockReported(ctx, termModels, after.takenOut as string)
    const found = await lockCase(ctx, _id)
    await refuseStale(ctx, { model: 'CASE', id: _id, version: found.version }, version)
    await refuseUnlessFree(ctx, found)
    if (!target || target.handled) throw new Refusal('CONFLICT', 'desk_text_handled_since')
    return (await move(ctx, { target, from: found, to: _id, action: undoAction })).version
  },
})

/** Locks the row of a record's reports. The order of locks requires it before the case. */
async function lockReported(
  ctx: Context,
  models: readonly TermModel[],
  id: string,
): Promise<Omit<ReportTarget, 'id'> | undefined> {
  return ctx.db
    .selectFrom('report_targets')
    .selectAll()
    .where('model', 'in', models)
    .where('target_id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

async function refuseUnlessFree(ctx: Context, found: CaseRow): Promise<void> {
  if (found.state !== 'OPEN') throw new Refusal('CONFLICT', 'desk_text_not_open')
  await refuseHeldByOthers(ctx, found)
}

interface Move {
  readonly target: Omit<ReportTarget, 'id'>
  /** The case whose version is raised. */
  readonly from: CaseRow
  /** The case that the record gets into; a new one if null. */
  readonly to: string | null
  readonly action: string
}

async function move(ctx: Context, { target, from, to, action }: Move): Promise<CaseRow> {
  await sql`select move_to_case(${target.model}, ${target.target_id}, ${to})`.execute(ctx.db)
  const changed = await raiseVersion(ctx, from.id)
  await auditCase(
    ctx,
    action,
    from,
    changed,
    to === null ? { takenOut: target.target_id } : { putBack: target.target_id },
  )
  return changed
}
