import { type Selectable, sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { PrivateUploads } from '../../../../../database/tables.ts'
import { actorId, command } from '../../../../platform/server/command.ts'
import type { App, Context } from '../../../../platform/server/context.ts'
import type { SpooledFile } from '../../../../platform/server/files/spool.ts'
import { invalid } from '../../../../platform/server/refusal.ts'
import { keeping, preparedPhoto } from './media.commands.ts'
import type { TextKey } from '../../../../platform/shared/text.ts'
import { privateKey } from './media.keys.ts'

export type PrivateUpload = Selectable<PrivateUploads>

/**
 * Stores a picture for a request of the member's. No address leads to it.
 *
 * @throws Refusal PAYLOAD_TOO_LARGE, or BAD_USER_INPUT for the field `file`
 */
export async function uploadPrivately(ctx: Context, file: SpooledFile): Promise<PrivateUpload> {
  const id = uuidv7()
  const { photo, width, height } = await preparedPhoto(ctx, file)
  const key = privateKey(id, photo, new Date())
  const row = { id, key, content_type: photo.contentType, bytes: photo.bytes, width, height, uploaded_by: actorId(ctx) }
  return keeping(ctx, { table: 'private_uploads', id, files: new Map([[key, photo]]) }, () =>
    command(ctx, (ctx) => ctx.db.insertInto('private_uploads').values(row).returningAll().executeTakeFirstOrThrow()),
  )
}

/**
 * Hands the member's own private uploads over to a request, which from now on names their files; each serves once. Call it
 * in the command that writes the request.
 *
 * @returns them in the order of `ids`
 *
 * @throws Refusal BAD_USER_INPUT for `field` if one is not the member's, or was taken
 */
export async function takePrivateUploads(
  ctx: Context,
  field: string,
  ids: readonly string[],
  refusal: TextKey = 'media_text_not_yours',
): Promise<PrivateUpload[]> {
  if (ids.length === 0) return []
  const taken = await ctx.db
    .deleteFrom('private_uploads')
    .where('id', 'in', ids)
    .where('uploaded_by', '=', actorId(ctx))
    .returningAll()
    .execute()
  if (taken.length < ids.length) throw invalid(field, refusal)
  return taken.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
}

/**
 * Deletes uploads that no request has taken by this moment.
 *
 * @returns how many
 */
export async function sweepPrivateUploads({ database, mediaStore }: App, before: Date): Promise<number> {
  const old = await database.kysely
    .selectFrom('private_uploads')
    .select(['id', 'key'])
    .where('created_at', '<', before)
    .orderBy('created_at')
    .limit(500)
    .execute()
  for (const { id, key } of old) {
    // A request that takes it at this moment keeps its file.
    const gone = await sql`delete from private_uploads where id = ${id}`.execute(database.kysely)
    if (gone.numAffectedRows) await mediaStore.remove(key)
  }
  return old.length
}
