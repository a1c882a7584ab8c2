import { sql } from 'kysely'
import { audit } from '../../../../platform/server/audit/audit.ts'
import { command } from '../../../../platform/server/command.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { endPauses } from '../../../../platform/server/jobs/job-failures.ts'
import { isFree } from '../../../../platform/server/jobs/jobs.ts'
import { Refusal } from '../../../../platform/server/refusal.ts'

/**
 * Makes a job due, and its failing items too. If it is due already, nothing changes.
 *
 * @throws Refusal NOT_FOUND; CONFLICT while it runs
 */
export function runJob(ctx: Context, name: string): Promise<void> {
  return command(ctx, async (ctx) => {
    const job = await lockJob(ctx, name)
    if (!job.free) throw new Refusal('CONFLICT', 'jobs_text_running')
    if (job.due) return
    await endPauses(ctx.db, { job: name })
    await makeDue(ctx, name)
    await audit(ctx, { action: 'cmsRunJob', model: 'JOB', targetId: name })
  })
}

/**
 * Ends the pause of a failing item, and makes its job due.
 *
 * @throws Refusal NOT_FOUND, also if the item was carried out meanwhile
 */
export function retryJobItem(ctx: Context, { job, item }: { job: string; item: string }): Promise<void> {
  return command(ctx, async (ctx) => {
    await lockJob(ctx, job)
    if ((await endPauses(ctx.db, { job, item })) === 0) throw new Refusal('NOT_FOUND', 'jobs_text_item_gone')
    await makeDue(ctx, job)
    await audit(ctx, { action: 'cmsRetryJobItem', model: 'JOB', targetId: job, after: { item } })
  })
}

/** Two clicks at once wait for each other here. */
async function lockJob(ctx: Context, name: string) {
  const row = await ctx.db
    .selectFrom('jobs')
    .select([isFree.as('free'), sql<boolean>`next_run_at <= now()`.as('due')])
    .where('name', '=', name)
    .forUpdate()
    .executeTakeFirst()
  if (!row || !ctx.app.jobs.some((job) => job.name === name)) throw new Refusal('NOT_FOUND', 'jobs_text_gone')
  return row
}

const makeDue = (ctx: Context, name: string) =>
  ctx.db
    .updateTable('jobs')
    .set({ next_run_at: sql<Date>`least(next_run_at, now())` })
    .where('name', '=', name)
    .execute()
