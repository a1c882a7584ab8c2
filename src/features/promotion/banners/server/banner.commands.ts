import { type Selectable, sql } from 'kysely'
import { z } from 'zod'
import type { Banners } from '../../../../../database/tables.ts'
import { actorId, command } from '../../../../platform/server/command.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { recordStore, type Target } from '../../../../platform/server/records/record-store.ts'
import { invalid } from '../../../../platform/server/refusal.ts'
import { startOfDay } from '../../../../platform/shared/day.ts'
import { requireOwnPhoto } from '../../../records/media/server/public.ts'
import { bannerRecord } from '../banner.record.ts'
import { bannerBase, bannerTarget, earliestDay, largestBanner } from '../banner.rules.ts'
import { targetColumns } from './banner.target.ts'

export type BannerRow = Selectable<Banners>

export const bannerModel = 'BANNER'

export const banners = recordStore({
  model: bannerModel,
  record: bannerRecord,
  table: 'banners',
  gone: 'banners_text_gone',
})

const moment = z.date().meta({ graphql: 'DateTime' })

export const bannerInput = bannerBase.extend({
  status: bannerBase.shape.status.default('ENABLED'),
  data: bannerTarget.meta({ graphql: 'BannerTarget' }),
  startDate: moment,
  endDate: moment,
})
/** Absent fields keep their values; if the type is given, so must be its target. */
export const bannerChange = bannerInput.extend({ status: bannerBase.shape.status }).partial()

type Change = z.output<typeof bannerChange>

export function createBanner(ctx: Context, banner: z.output<typeof bannerInput>): Promise<BannerRow> {
  return command(ctx, async (ctx) => {
    requireDates(banner.startDate, banner.endDate)
    const { name, type, status, mediaId: media_id, startDate: start_date, endDate: end_date } = banner
    const target = await targetColumns(ctx, type, banner.data)
    await requirePicture(ctx, media_id)
    return banners.create(ctx, {
      name,
      type,
      ...target,
      status,
      media_id,
      start_date,
      end_date,
      created_by: actorId(ctx),
    })
  })
}

export function changeBanner(ctx: Context, banner: Target, change: Change): Promise<BannerRow> {
  return banners.changeBy(ctx, banner, async (ctx, row) => {
    const { name = row.name, type = row.type, status = row.status, mediaId: media_id = row.media_id } = change
    const { startDate: start_date = row.start_date, endDate: end_date = row.end_date } = change
    if (media_id !== row.media_id) await requirePicture(ctx, media_id)
    if (change.startDate || change.endDate) requireDates(start_date, end_date, row)
    const target = change.data || change.type ? await targetColumns(ctx, type, change.data ?? {}, row) : {}
    return { name, type, status, media_id, start_date, end_date, ...target }
  })
}

/** Whether a banner shows the picture. */
const shown = sql<boolean>`exists (select from banners b where b.media_id = media.id)`

const requirePicture = (ctx: Context, id: string) =>
  requireOwnPhoto(ctx, { field: 'mediaId', id, largest: largestBanner, shown })

function requireDates(start: Date, end: Date, row?: BannerRow): void {
  if (start >= end) throw invalid('endDate', 'banners_text_dates_reversed')
  const isNew = start.getTime() !== row?.start_date.getTime()
  if (isNew && start < startOfDay(earliestDay())) throw invalid('startDate', 'banners_text_date_past')
}
