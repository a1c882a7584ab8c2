import { createReadStream } from 'node:fs'
import { v7 as uuidv7 } from 'uuid'
import { audit } from '../../../../platform/server/audit/audit.ts'
import { callerOf } from '../../../../platform/server/access/caller.ts'
import { actorId, command } from '../../../../platform/server/command.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { DatabaseUnavailable } from '../../../../platform/server/database/patience.ts'
import { imageSizeLimit, imageTooLarge } from '../../../../platform/server/files/image-size.ts'
import { StorageUnavailable } from '../../../../platform/server/files/media-store-contract.ts'
import { type PhotoFile, preparePhoto, type PreparedPhoto } from '../../../../platform/server/files/photo.ts'
import type { SpooledFile } from '../../../../platform/server/files/spool.ts'
import { photoKeys } from './media.keys.ts'
import type { MediaRow } from './media.type.ts'

/**
 * Stores a picture and its thumbnails. The slow parts (decoding, storing) come before the transaction, which only
 * writes the row.
 *
 * @throws Refusal PAYLOAD_TOO_LARGE, or BAD_USER_INPUT for the field `file`
 */
export const uploadPhoto = (ctx: Context, file: SpooledFile, bannerType: string | null): Promise<MediaRow> =>
  storePhoto(ctx, file, bannerType, async (ctx, { id, width, height, bytes }) => {
    const after = { type: 'PHOTO', width, height, bytes, bannerType }
    await audit(ctx, { action: 'uploadPhoto', model: 'MEDIA', targetId: id, after })
  })

/** The same for a member: the row says all that there is to know. */
export const uploadOwnPhoto = (ctx: Context, file: SpooledFile): Promise<MediaRow> =>
  storePhoto(ctx, file, null, async () => {})

/**
 * A picture made ready for storing, which is the slow part: call it outside of transactions.
 *
 * @throws Refusal PAYLOAD_TOO_LARGE, or BAD_USER_INPUT for the field `file`
 */
export function preparedPhoto(ctx: Context, file: SpooledFile): Promise<PreparedPhoto> {
  if (file.bytes > imageSizeLimit) throw imageTooLarge()
  return preparePhoto(file, callerOf(ctx))
}

async function storePhoto(
  ctx: Context,
  file: SpooledFile,
  bannerType: string | null,
  note: (ctx: Context, row: MediaRow) => Promise<void>,
): Promise<MediaRow> {
  const id = uuidv7()
  const prepared = await preparedPhoto(ctx, file)
  const { photo, thumbnail, thumbnail2x, width, height } = prepared
  const { key, thumbnailKey, thumbnail2xKey } = photoKeys(id, prepared, new Date())
  const files = new Map([
    [key, photo],
    [thumbnailKey, thumbnail],
    [thumbnail2xKey, thumbnail2x],
  ])
  return keeping(ctx, { table: 'media', id, files }, () =>
    command(ctx, async (ctx) => {
      const row = await ctx.db
        .insertInto('media')
        .values({
          id,
          kind: 'PHOTO',
          key,
          thumbnail_key: thumbnailKey,
          thumbnail2x_key: thumbnail2xKey,
          content_type: photo.contentType,
          bytes: photo.bytes,
          uploaded_bytes: file.bytes,
          width,
          height,
          banner_type: bannerType,
          uploaded_by: actorId(ctx),
        })
        .returningAll()
        .executeTakeFirstOrThrow()
      await note(ctx, row)
      return row
    }),
  )
}

/**
 * Stores files, then writes the row that names them. If either fails, the files are deleted, unless the row exists
 * anyway (a connection can break after the commit) or that cannot be known. The sweep deletes what remains.
 */
export async function keeping<Row extends { readonly id: string }>(
  ctx: Context,
  {
    table,
    id,
    files,
  }: {
    readonly table: 'media' | 'private_uploads'
    readonly id: string
    readonly files: ReadonlyMap<string, PhotoFile>
  },
  write: () => Promise<Row>,
): Promise<Row> {
  // A dry run leaves no file either.
  if (ctx.rehearsal) return write()
  try {
    for (const [key, { path, contentType }] of files)
      await ctx.app.mediaStore.put(key, createReadStream(path), contentType)
    const row = await write()
    // A repeat under the same Idempotency-Key returns the first row, which names the first files; the new ones are not
    // needed.
    if (row.id !== id) await remove(ctx, files)
    return row
  } catch (error) {
    // The connection was lost, so the transaction may still commit: the files must stay. And a storage that does not answer
    // would make the caller wait once more.
    if (error instanceof DatabaseUnavailable || error instanceof StorageUnavailable) throw error
    const row = await ctx.db
      .selectFrom(table)
      .select('id')
      .where('id', '=', id)
      .execute()
      .catch(() => null)
    if (row?.length === 0) await remove(ctx, files)
    throw error
  }
}

async function remove(ctx: Context, files: ReadonlyMap<string, PhotoFile>): Promise<void> {
  const removed = await Promise.allSettled([...files.keys()].map((key) => ctx.app.mediaStore.remove(key)))
  for (const outcome of removed)
    if (outcome.status === 'rejected')
      ctx.log.warn({ err: outcome.reason }, 'a file could not be deleted and is left to the sweep')
}
