import type { App } from '../../src/platform/server/context.ts'
import type { ItemJob } from '../../src/platform/server/jobs/job-items.ts'

/** Runs a job until no item is left, and returns how many it carried out. Throws what the first one failed with. */
export async function runThrough(job: ItemJob, app: App): Promise<number> {
  const { done, failures } = await job.run(app, 60_000)
  if (failures[0]) throw failures[0].error
  return done
}
