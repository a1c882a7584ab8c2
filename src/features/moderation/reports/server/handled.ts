import { audit } from '../../../../platform/server/audit/audit.ts'
import { command } from '../../../../platform/server/command.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { refuseOwnRecord } from '../../../../platform/server/access/own-record.ts'
import { namesOf, registerRecordNames } from '../../../../platform/server/records/record-names.ts'
import { registerReading } from '../../../../platform/server/records/record-reading.ts'
import { Refusal } from '../../../../platform/server/refusal.ts'
import { refuseStaffByGrant } from '../../../../platform/server/access/rights.ts'
import { refuseStale } from '../../../../platform/server/records/version.ts'
import { area } from '../../../../platform/shared/permission.ts'
import { registerUndo, undoAction } from '../../../records/audit/server/public.ts'
import { type TermModel, termModels } from '../../../../platform/shared/term-status.ts'
import { reportOperations } from '../report.operations.ts'
import { reportRecord } from '../report.record.ts'
import {
  type ReportTarget,
  reportTargetById,
  waitingDecision,
  waits,
  announceReports,
  outcomeBy,
} from '../../../records/report-targets/server/public.ts'

interface Mark {
  readonly model: TermModel
  readonly _id: string
  readonly handled: boolean
  /** The time of the newest report that the caller saw. */
  readonly lastReportAt?: Date | null | undefined
  /** The version of the mark that the caller saw. */
  readonly version?: number
  /** Undoes a decision of the viewer. */
  readonly restores?: boolean
}

/**
 * Marks all reports of a record as handled, or removes the mark; without a difference nothing changes. A report that
 * arrives at the same time either waits for this command and then reopens the record, or is seen by it, and the mark is
 * refused.
 *
 * @throws Refusal NOT_FOUND if nobody reported it, FORBIDDEN for one's own record, and for one of staff if the viewer's
 *   right is a grant, CONFLICT if there is a newer report than the caller saw, or if a decision about it waits
 */
export async function setHandled(
  ctx: Context,
  { model, _id, handled, lastReportAt, version, restores }: Mark,
): Promise<ReportTarget> {
  return command(ctx, async (ctx) => {
    if (model === 'USER') await refuseAboutStaff(ctx, _id)
    const target = await lock(ctx, [model], _id)
    if (!restores) await refuseOwnRecord(ctx, model, _id)
    await refuseStale(ctx, { model: 'REPORT', id: _id, version: target.version }, version)
    if (handled) refuseNewer(target, lastReportAt)
    return target.handled === handled ? target : write(ctx, target, handled)
  })
}

async function refuseAboutStaff(ctx: Context, id: string): Promise<void> {
  const person = await ctx.db.selectFrom('users').select('user_group').where('id', '=', id).executeTakeFirst()
  if (person) refuseStaffByGrant(ctx, person)
}

async function lock(ctx: Context, models: readonly TermModel[], id: string): Promise<ReportTarget> {
  const target = await ctx.db
    .selectFrom('report_targets')
    .selectAll()
    .select('target_id as id')
    .where('model', 'in', models)
    .where('target_id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!target) throw new Refusal('NOT_FOUND', 'reports_text_none')
  return target
}

function refuseNewer({ last_report_at }: ReportTarget, seen: Date | null | undefined): void {
  if (seen && last_report_at > seen) throw new Refusal('CONFLICT', 'reports_text_newer')
}

async function write(ctx: Context, target: ReportTarget, handled: boolean): Promise<ReportTarget> {
  if (handled) await refuseWhileWaiting(ctx, target)
  const { model, id, last_report_at: lastReportAt } = target
  const version = target.version + 1
  await ctx.db
    .updateTable('report_targets')
    .set({ handled, closed_version: null, version })
    .where('model', '=', model)
    .where('target_id', '=', id)
    .execute()
  await audit(ctx, {
    action: markedBy(ctx, handled),
    model: 'REPORT',
    targetId: id,
    before: { isAdminReport: target.handled, lastReportAt },
    after: { isAdminReport: handled, lastReportAt },
    version,
  })
  await announceReports(ctx, { model, id }, handled ? outcomeBy(target.status) : 'OPEN')
  return { ...target, handled, closed_version: null, version }
}

/** The mark would end the case without the second look. */
async function refuseWhileWaiting(ctx: Context, { model, id }: ReportTarget): Promise<void> {
  const waiting = await waitingDecision(ctx, { model, id })
  if (waiting) throw waits(waiting, 'reports_text_decision_waits')
}

/**
 * The audit action: the running operation, or the operation with the same effect if the running one is another
 * feature's (a decision of the desk).
 */
function markedBy({ operation }: Context, handled: boolean): string {
  const asked = operation?.name ?? ''
  if (asked === undoAction || reportRecord.actions.some((action) => action === asked)) return asked
  return handled ? reportOperations.cmsMarkReportsHandled.name : reportOperations.cmsUnmarkReportsHandled.name
}

registerReading('REPORT', { record: reportRecord, rows: reportTargetById, gone: 'reports_text_none' })
registerRecordNames('REPORT', {
  async nameOf(ctx, id) {
    const reported = await ctx.load(reportTargetById, id)
    return reported ? namesOf(reported.model)(ctx, id) : null
  },
})
registerUndo({
  model: 'REPORT',
  actions: reportRecord.actions,
  permission: area('MODERATION'),
  async run(ctx, { _id, version, before: { isAdminReport: handled, lastReportAt } }) {
    await refuseAboutStaff(ctx, _id)
    const target = await lock(ctx, termModels, _id)
    await refuseStale(ctx, { model: 'REPORT', id: _id, version: target.version }, version)
    // A report raises no version, so check for reports that are newer than the mark that is restored.
    if (handled) refuseNewer(target, new Date(lastReportAt as string))
    return target.handled === handled ? target.version : (await write(ctx, target, handled as boolean)).version
  },
})
