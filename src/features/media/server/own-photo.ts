import { actorId } from '../../../platform/server/command.ts'
import type { Context } from '../../../platform/server/context.ts'
import { invalid } from '../../../platform/server/refusal.ts'
import type { TextKey } from '../../../platform/shared/text.ts'

interface Asked {
  readonly field: string
  readonly id: string
  /** In bytes of the file that was uploaded. */
  readonly largest?: number
  /** The text for a photo that is not the viewer's. */
  readonly refusal?: TextKey
}

/**
 * Refuses a picture for a record that is no photo which the viewer uploaded, or was too large as it was uploaded. Not
 * for the picture that the record already has: that may be anybody's.
 */
export async function requireOwnPhoto(
  ctx: Context,
  { field, id, largest = Infinity, refusal = 'media_text_not_yours' }: Asked,
): Promise<void> {
  const photo = await ctx.db
    .selectFrom('media')
    .select('uploaded_bytes')
    .where('id', '=', id)
    .where('kind', '=', 'PHOTO')
    .where('uploaded_by', '=', actorId(ctx))
    .executeTakeFirst()
  if (!photo) throw invalid(field, refusal)
  const tooLarge = (photo.uploaded_bytes ?? 0) > largest
  if (tooLarge) throw invalid(field, 'media_text_too_large', { megabytes: largest / 1024 / 1024 })
}
