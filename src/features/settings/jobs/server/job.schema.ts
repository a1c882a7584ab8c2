import type { Selectable } from 'kysely'
import { z } from 'zod'
import type { JobFailures } from '../../../../../database/tables.ts'
import { builder, enumOf } from '../../../../platform/server/graphql/builder.ts'
import { rootField } from '../../../../platform/server/graphql/fields.ts'
import { type JobState, jobStates } from '../../../../platform/server/jobs/job-states.ts'
import type { Context } from '../../../../platform/server/context.ts'
import type { Feature } from '../../../../platform/server/feature.ts'
import { registerRecordNames } from '../../../../platform/server/records/record-names.ts'
import { Refusal } from '../../../../platform/server/refusal.ts'
import { exactText, zodMessage } from '../../../../platform/shared/rules.ts'
import { failuresPerPage } from '../job.list.ts'
import { jobOperations } from '../job.operations.ts'
import { alarmingFailures, jobNames, jobResults } from '../job.values.ts'
import { retryJobItem, runJob } from './job.commands.ts'

export const waiting = [
  {
    operation: jobOperations.cmsGetJobs,
    async count(db) {
      const { failed } = await db
        .selectFrom('jobs')
        .select(({ fn }) => fn.countAll<number>().as('failed'))
        .where('name', 'in', jobNames)
        .where('failures_in_row', '>=', alarmingFailures)
        .executeTakeFirstOrThrow()
      return failed
    },
  },
] satisfies Feature['waiting']

registerRecordNames('JOB', { nameOf: async (_, name) => name })

const Job = builder.objectRef<JobState>('Job').implement({
  description: 'Recurring work of the application.',
  fields: (t) => ({
    _id: t.exposeID('name', { description: 'The name of the job.' }),
    everySeconds: t.exposeInt('everySeconds'),
    running: t.exposeBoolean('isRunning'),
    nextRunAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Null before the first start.',
      resolve: ({ row }) => row?.next_run_at,
    }),
    lastRunAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ row }) => row?.last_run_at }),
    lastDurationMs: t.int({ nullable: true, resolve: ({ row }) => row?.last_duration_ms }),
    lastSuccessAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When it last ended with everything in order.',
      resolve: ({ row }) => row?.last_success_at,
    }),
    lastResult: t.field({
      type: enumOf('JobResult', jobResults),
      nullable: true,
      description: 'FAILED also while one of its items waits for another try.',
      resolve: ({ row }) => row?.last_result,
    }),
    lastError: t.string({
      nullable: true,
      description: 'In English, without values that could be personal data.',
      resolve: ({ row }) => row?.last_error,
    }),
    failuresInRow: t.int({ resolve: ({ row }) => row?.failures_in_row ?? 0 }),
    failingItems: t.int({
      description: 'How many items wait for another try, as counted after the last run: at most 10 000.',
      resolve: ({ row }) => row?.failing_items ?? 0,
    }),
  }),
})

const JobFailure = builder.objectRef<Selectable<JobFailures>>('JobFailure').implement({
  description: 'An item that a job could not carry out yet.',
  fields: (t) => ({
    item: t.exposeString('item'),
    attempts: t.exposeInt('attempts'),
    firstFailedAt: t.expose('first_failed_at', { type: 'DateTime' }),
    nextTryAt: t.expose('next_try_at', { type: 'DateTime' }),
    lastError: t.exposeString('last_error'),
  }),
})

const name = exactText(100)
const isJob = (given: string) => jobNames.some((known) => known === given)

rootField(jobOperations.cmsGetJobs, {
  description: 'All recurring jobs.',
  type: [Job],
  input: z.object({}),
  resolve: (_, ctx) => jobStates(ctx.app, ctx.db),
})
rootField(jobOperations.cmsGetJobFailures, {
  description: `Items of a job that wait for another try, those first that fail longest: ${failuresPerPage} per page.`,
  type: [JobFailure],
  input: z.object({
    job: name.refine(isJob, zodMessage('jobs_text_gone')),
    page: z.number().int().min(1).max(1_000).nullish(),
  }),
  resolve: ({ job, page }, ctx) =>
    ctx.db
      .selectFrom('job_failures')
      .selectAll()
      .where('job', '=', job)
      .orderBy('first_failed_at')
      .orderBy('item')
      .limit(failuresPerPage)
      .offset(((page ?? 1) - 1) * failuresPerPage)
      .execute(),
})
rootField(jobOperations.cmsRunJob, {
  description: 'Makes a job due, and its failing items too; it begins within a few seconds. Refused while it runs.',
  type: Job,
  input: z.object({ job: name }),
  async resolve({ job }, ctx) {
    await runJob(ctx, job)
    return stateOf(ctx, job)
  },
})
rootField(jobOperations.cmsRetryJobItem, {
  description: 'Ends the pause of a failing item, and makes its job due.',
  type: Job,
  input: z.object({ job: name, item: exactText(200) }),
  async resolve({ job, item }, ctx) {
    await retryJobItem(ctx, { job, item })
    return stateOf(ctx, job)
  },
})

async function stateOf(ctx: Context, name: string): Promise<JobState> {
  const state = (await jobStates(ctx.app, ctx.db)).find((job) => job.name === name)
  if (!state) throw new Refusal('NOT_FOUND', 'jobs_text_gone')
  return state
}
