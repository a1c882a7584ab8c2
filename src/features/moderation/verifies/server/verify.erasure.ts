import { sql } from 'kysely'
import { audit } from '../../../../platform/server/audit/audit.ts'
import { command } from '../../../../platform/server/command.ts'
import { type App, ownContext } from '../../../../platform/server/context.ts'
import { itemJob } from '../../../../platform/server/jobs/job-items.ts'
import { keptDays } from '../verify.rules.ts'

/**
 * Erases the documents and numbers of requests that were decided long ago. The files are removed first, and the rows
 * that name them last: after a crash the next run finds them again, and removing a missing file is no error. An erasure
 * is never given up, because it is promised.
 */
export const eraseDocuments = itemJob({
  name: 'erase verify documents',
  everySeconds: 3_600,
  due: (db) =>
    db
      .selectFrom('verify_requests')
      .select('id')
      .where('erased_at', 'is', null)
      .where('decided_at', '<', sql<Date>`now() - make_interval(days => ${keptDays})`)
      .orderBy('decided_at'),
  item: sql`id::text`,
  work: (app, { id }) => erase(app, id),
})

async function erase(app: App, id: string): Promise<boolean> {
  const documents = await app.database.kysely
    .selectFrom('verify_media')
    .select('key')
    .where('request_id', '=', id)
    .execute()
  for (const { key } of documents) await app.mediaStore.remove(key)
  return command(ownContext(app, `erase ${id}`), async (ctx) => {
    const { numUpdatedRows } = await ctx.db
      .updateTable('verify_requests')
      .set({ identity_number_sealed: null, business_sealed: null, erased_at: new Date() })
      .where('id', '=', id)
      .where('erased_at', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return false
    await ctx.db.deleteFrom('verify_media').where('request_id', '=', id).execute()
    await audit(ctx, {
      action: 'verify:erase',
      model: 'VERIFY',
      targetId: id,
      after: { documents: documents.length },
    })
    return true
  })
}
