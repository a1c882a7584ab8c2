import { sql } from 'kysely'
import { ownContext } from '../../../../../platform/server/context.ts'
import { itemJob } from '../../../../../platform/server/jobs/job-items.ts'
import { finishAppeal } from './decide-appeal.ts'

/** Goes on with appeals that were decided by a request that was cut off, whatever the person may do now who decided. */
export const finishOverturning = itemJob({
  name: 'finish decided appeals',
  inSandbox: true,
  everySeconds: 5,
  due: (db) =>
    db
      .selectFrom('cases')
      .innerJoin('appeals', 'appeals.id', 'cases.lead_id')
      .selectAll('appeals')
      .select('cases.id as case_id')
      .where('cases.state', '=', 'APPLYING')
      .where('cases.lead_model', '=', 'APPEAL')
      .orderBy('cases.due_at'),
  item: sql`cases.id::text`,
  async work(app, { case_id, ...appeal }) {
    await finishAppeal(ownContext(app, `appeal ${appeal.id}`), { case: { id: case_id }, appeal })
    return true
  },
})
