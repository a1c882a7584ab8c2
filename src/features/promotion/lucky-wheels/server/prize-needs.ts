import { sql } from 'kysely'
import { actorId } from '../../../../platform/server/command.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { invalid } from '../../../../platform/server/refusal.ts'
import { largestPicture } from '../lucky-wheel.values.ts'
import type { PlannedLine, WheelPlan } from '../wheel-plan.ts'

type At = (field: string) => string
const fieldOf = ({ path }: PlannedLine, field: string, at: At) => at(path ? `${path}.${field}` : field)

/**
 * Refuses pictures that are neither the viewer's own photos nor a prize's, or are too large. Pictures that the wheel
 * already has are not checked.
 */
export async function requirePictures(ctx: Context, lines: readonly PlannedLine[], at: At): Promise<void> {
  const ids = lines.flatMap(({ mediaId }) => mediaId ?? [])
  if (ids.length === 0) return
  const photos = await ctx.db
    .selectFrom('media')
    .select(['id', 'uploaded_bytes'])
    .where('id', 'in', ids)
    .where('kind', '=', 'PHOTO')
    .where((eb) =>
      eb.or([
        eb('uploaded_by', '=', actorId(ctx)),
        eb.exists(eb.selectFrom('wheel_prizes as p').select('p.id').whereRef('p.media_id', '=', 'media.id')),
      ]),
    )
    .execute()
  for (const line of lines) {
    const photo = photos.find(({ id }) => id === line.mediaId)
    if (!photo) throw invalid(fieldOf(line, 'mediaId', at), 'media_text_not_yours')
    const isTooLarge = (photo.uploaded_bytes ?? 0) > largestPicture
    const megabytes = largestPicture / 1024 / 1024
    if (isTooLarge) throw invalid(fieldOf(line, 'mediaId', at), 'media_text_too_large', { megabytes })
  }
}

/**
 * Refuses vouchers that a prize cannot give: a newly chosen voucher must be offered in games, and each voucher's dates
 * must cover the batches that have it. Their rows are locked, so that none is deleted meanwhile, and always in the same
 * order, so that two wheels cannot deadlock.
 */
export async function requireVouchers(
  ctx: Context,
  draft: Pick<WheelPlan, 'batches' | 'lines'>,
  before: Pick<WheelPlan, 'batches' | 'lines'> | null,
  at: At,
): Promise<void> {
  const lines = draft.lines.filter(({ voucherId }) => voucherId !== null)
  if (lines.length === 0) return
  const vouchers = await ctx.db
    .selectFrom('vouchers')
    .select(['id', 'title', 'start_date', 'end_date', 'deleted_at'])
    .select(
      sql<boolean>`type = 'GAME' and status = 'ENABLED' and admin_status = 'APPROVED' and deleted_at is null`.as(
        'offered',
      ),
    )
    .where(
      'id',
      'in',
      lines.map(({ voucherId }) => voucherId),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  const had = new Set(before?.lines.map(({ prize_index }) => prize_index))
  for (const line of lines) {
    const voucher = vouchers.find(({ id }) => id === line.voucherId)
    const field = fieldOf(line, 'voucherId', at)
    const isNew = !had.has(line.prize_index)
    if (!voucher || (isNew && !voucher.offered)) throw invalid(field, 'lucky_wheels_text_voucher_not_offered')
    const { title } = voucher
    const changed = draft.batches.filter(
      (batch) => batch.quantities.has(line.prize_index) && !isAsBefore(batch, line, before),
    )
    if (changed.length > 0 && voucher.deleted_at) throw invalid(field, 'lucky_wheels_text_voucher_gone', { title })
    const isCovered = changed.every(
      ({ startDate, endDate }) => voucher.start_date <= startDate && voucher.end_date >= endDate,
    )
    if (!isCovered) throw invalid(field, 'lucky_wheels_text_voucher_ends', { title })
  }
}

/** If a voucher's dates were changed later, that does not refuse a change of something else. */
function isAsBefore(
  batch: WheelPlan['batches'][number],
  line: PlannedLine,
  before: Pick<WheelPlan, 'batches'> | null,
): boolean {
  const was = before?.batches.find(({ _id }) => _id !== null && _id === batch._id)
  return (
    was !== undefined &&
    was.quantities.has(line.prize_index) &&
    was.startDate.getTime() === batch.startDate.getTime() &&
    was.endDate.getTime() === batch.endDate.getTime()
  )
}
