import { type Selectable, sql } from 'kysely'
import type { ReportTargets } from '../../../../../../database/tables.ts'
import { itemJob } from '../../../../../platform/server/jobs/job-items.ts'
import { compareReported } from './compare.ts'

type Waiting = Pick<Selectable<ReportTargets>, 'model' | 'target_id' | 'last_report_at'>

/** Compares reported records that were not compared yet, the oldest report first. */
export const compareNew = itemJob({
  name: 'compare reported records',
  everySeconds: 5,
  due: (db, after: Waiting | undefined) =>
    db
      .selectFrom('report_targets')
      .select(['model', 'target_id', 'last_report_at'])
      .where('compared_at', 'is', null)
      .where('case_id', 'is not', null)
      .$if(after !== undefined, (query) =>
        query.where(({ eb, refTuple, tuple }) =>
          eb(refTuple('last_report_at', 'target_id'), '>', tuple(after!.last_report_at, after!.target_id)),
        ),
      )
      .orderBy('last_report_at')
      .orderBy('target_id'),
  item: sql`model || ' ' || target_id`,
  work: (app, { model, target_id: id }) => compareReported(app, { model, id }),
})
