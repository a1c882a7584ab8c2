import type { Kysely, Selectable } from 'kysely'
import type { Jobs, Tables } from '../../../../database/tables.ts'
import type { App, Job } from '../context.ts'
import { isFree } from './jobs.ts'

/** A registered job and how its last runs went. What is not known yet is null. */
export interface JobState extends Pick<Job, 'name' | 'everySeconds'> {
  readonly row: Selectable<Jobs> | null
  readonly isRunning: boolean
}

/** The states of all jobs of this version, in the order in which they are registered. */
export async function jobStates(app: App, db: Kysely<Tables>): Promise<JobState[]> {
  const rows = await db.selectFrom('jobs').selectAll().select(isFree.as('free')).execute()
  return app.jobs.map(({ name, everySeconds }) => {
    const row = rows.find((row) => row.name === name) ?? null
    return { name, everySeconds, row, isRunning: row !== null && !row.free }
  })
}
