import type { App } from '../../../platform/server/context.ts'
import { clearSpool, spoolFolderOf } from '../../../platform/server/spool.ts'
import { mediaIdOf, uploadPrefix } from './media.keys.ts'

/** Younger files may belong to a request that is still running. */
const grace = 24 * 60 * 60 * 1000
const batchSize = 500

/**
 * Deletes what a crash between storing a file and committing its row left behind: uploaded files without a row,
 * unfinished writes and old spool files. A job; safe to run on many replicas at once.
 *
 * @returns how many stored files were deleted
 */
export async function sweepOrphans(app: App, now: Date = new Date()): Promise<number> {
  const before = new Date(now.getTime() - grace)
  let removed = 0
  let batch: string[] = []
  for await (const { key, modifiedAt } of app.mediaStore.list(uploadPrefix)) {
    if (modifiedAt >= before || mediaIdOf(key) === null) continue
    batch.push(key)
    if (batch.length < batchSize) continue
    removed += await removeUnnamed(app, batch)
    batch = []
  }
  removed += await removeUnnamed(app, batch)
  await app.mediaStore.dropUnfinished(before)
  await clearSpool(spoolFolderOf(app.environment), before)
  return removed
}

async function removeUnnamed(app: App, keys: readonly string[]): Promise<number> {
  const ids = [...new Set(keys.map((key) => mediaIdOf(key)!))]
  if (ids.length === 0) return 0
  const rows = await app.database.kysely
    .selectFrom('media')
    .select(['key', 'thumbnail_key', 'thumbnail2x_key'])
    .where('id', 'in', ids)
    .execute()
  const named = new Set(rows.flatMap((row) => [row.key, row.thumbnail_key, row.thumbnail2x_key]))
  const unnamed = keys.filter((key) => !named.has(key))
  for (const key of unnamed) await app.mediaStore.remove(key)
  return unnamed.length
}
