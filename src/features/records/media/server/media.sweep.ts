import type { Kysely } from 'kysely'
import type { Tables } from '../../../../../database/tables.ts'
import type { App } from '../../../../platform/server/context.ts'
import { partsJob } from '../../../../platform/server/jobs/job-items.ts'
import { clearSpool, spoolFolderOf } from '../../../../platform/server/files/spool.ts'
import { mediaIdOf, uploadPrefix } from './media.keys.ts'
import { sweepPrivateUploads } from './private-uploads.ts'

/** Younger files may belong to a request that is still running. */
const grace = 24 * 60 * 60 * 1000
const batchSize = 500

const before = () => new Date(Date.now() - grace)

/** Deletes what a crash between storing a file and committing its row left behind. */
export const sweepMedia = partsJob({
  name: 'sweep media',
  everySeconds: 6 * 3_600,
  parts: {
    'uploaded files': sweepOrphans,
    'private uploads': (app) => sweepPrivateUploads(app, before()),
    'unfinished writes': ({ mediaStore }) => mediaStore.dropUnfinished(before()),
    'spool files': ({ environment }) => clearSpool(spoolFolderOf(environment), before()),
  },
})

/**
 * Deletes uploaded files without a row. Safe to run on many replicas at once.
 *
 * @returns how many
 */
export async function sweepOrphans(app: App): Promise<number> {
  const youngest = before()
  const errors: unknown[] = []
  let removed = 0
  const removeBatch = async () => {
    removed += await removeUnnamed(app, batch, (error) => errors.push(error))
    batch = []
  }
  let batch: string[] = []
  for await (const { key, modifiedAt } of app.mediaStore.list(uploadPrefix)) {
    if (modifiedAt >= youngest || mediaIdOf(key) === null) continue
    batch.push(key)
    if (batch.length >= batchSize) await removeBatch()
  }
  await removeBatch()
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} files could not be deleted`)
  return removed
}

/** A file that cannot be deleted is left to the next sweep, and keeps no other. */
async function removeUnnamed(app: App, keys: readonly string[], onError: (error: unknown) => void): Promise<number> {
  const ids = [...new Set(keys.map((key) => mediaIdOf(key)!))]
  if (ids.length === 0) return 0
  const rowsIn = (db: Kysely<Tables>) =>
    db.selectFrom('media').select(['key', 'thumbnail_key', 'thumbnail2x_key']).where('id', 'in', ids).execute()
  // The sandbox has its pictures in the same store.
  const rows = [...(await rowsIn(app.database.kysely)), ...(await rowsIn(app.database.sandbox.background))]
  const named = new Set(rows.flatMap((row) => [row.key, row.thumbnail_key, row.thumbnail2x_key]))
  const unnamed = keys.filter((key) => !named.has(key))
  for (const key of unnamed) await app.mediaStore.remove(key).catch(onError)
  return unnamed.length
}
