import type { App } from '../../../../platform/server/context.ts'
import type { Job } from '../../../../platform/server/jobs.ts'
import { compareReported } from './compare.ts'

const batch = 100
/** Milliseconds after which a run leaves the rest to the next one, so that other jobs have their turn. */
const longestRun = 3_000

export const compareNew: Job = {
  name: 'compare reported records',
  everySeconds: 5,
  run: async (app) => void (await compareWaiting(app)),
}

/** Compares reported records that were not compared yet, the oldest report first. Returns how many were compared. */
export async function compareWaiting(app: App, within = longestRun): Promise<number> {
  const end = performance.now() + within
  let compared = 0
  let last: { readonly at: Date; readonly id: string } | null = null
  while (!app.stopping.signal.aborted) {
    const waiting = await next(app, last)
    for (const { model, target_id: id, last_report_at: at } of waiting) {
      if (await compareReported(app, { model, id })) compared++
      last = { at, id }
      if (performance.now() > end) return compared
    }
    if (waiting.length < batch) break
  }
  return compared
}

async function next(app: App, after: { readonly at: Date; readonly id: string } | null) {
  return app.database.kysely
    .selectFrom('report_targets')
    .select(['model', 'target_id', 'last_report_at'])
    .where('compared_at', 'is', null)
    .where('case_id', 'is not', null)
    .$if(after !== null, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('last_report_at', 'target_id'), '>', tuple(after!.at, after!.id)),
      ),
    )
    .orderBy('last_report_at')
    .orderBy('target_id')
    .limit(batch)
    .execute()
}
