import { type RawBuilder, sql } from 'kysely'
import { actorId } from '../../../../platform/server/command.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { invalid } from '../../../../platform/server/refusal.ts'
import type { TextKey } from '../../../../platform/shared/text.ts'

interface Asked {
  readonly field: string
  readonly id: string
  /** The largest uploaded file, in bytes. */
  readonly largest?: number
  /** The text for a photo that is not the viewer's. */
  readonly refusal?: TextKey
  /**
   * Whether a record of the same kind, which whoever may create one sees, shows the row of `media`: so that a copy of
   * it can have its picture.
   */
  readonly shown?: RawBuilder<boolean>
}

/**
 * A picture that staff took out of sight does not come back as another record's. One that only a blocked record shows comes
 * back if staff choose it, who know that.
 */
const inSight = ({ audience }: Context) =>
  audience === 'STAFF'
    ? sql<boolean>`term_status in ('NORMAL', 'HIDDEN')`
    : sql<boolean>`(not refused and term_status in ('NORMAL', 'HIDDEN'))`

/**
 * Refuses a picture for a record unless it is a photo that the viewer uploaded, not out of sight, and not too large. The
 * record's present picture is always accepted, whoever uploaded it.
 */
export async function requireOwnPhoto(
  ctx: Context,
  { field, id, largest = Infinity, refusal = 'media_text_not_yours', shown = sql<boolean>`false` }: Asked,
): Promise<void> {
  const photo = await ctx.db
    .selectFrom('media')
    .select('uploaded_bytes')
    .where('id', '=', id)
    .where('kind', '=', 'PHOTO')
    .where((eb) => eb.or([eb.and([eb('uploaded_by', '=', actorId(ctx)), inSight(ctx)]), shown]))
    .executeTakeFirst()
  if (!photo) throw invalid(field, refusal)
  const tooLarge = (photo.uploaded_bytes ?? 0) > largest
  if (tooLarge) throw invalid(field, 'media_text_too_large', { megabytes: largest / 1024 / 1024 })
}
