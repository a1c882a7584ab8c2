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
import {
  bannerBase,
  type BannerTarget,
  bannerTarget,
  earliestDay,
  largestBanner,
  missingTargetOf,
  targetOf,
} from '../banner.rules.ts'
import type { BannerType } from '../banner.values.ts'

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
    await requirePicture(ctx, banner.mediaId)
    requireDates(banner.startDate, banner.endDate)
    const { name, type, status, mediaId: media_id, startDate: start_date, endDate: end_date } = banner
    const target = await targetColumns(ctx, type, banner.data)
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
    const target = change.data || change.type ? await targetColumns(ctx, type, change.data ?? {}) : {}
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

/** The target of a type; the fields of the other types become null. Refuses a target that does not exist. */
async function targetColumns(ctx: Context, type: BannerType, target: BannerTarget) {
  const field = targetOf[type]
  const missing = missingTargetOf(type, target)
  if (missing) throw invalid(`data.${missing.field}`, missing.reason)
  const other = Object.values(targetOf).find((name) => name !== field && target[name])
  if (other) throw invalid(`data.${other}`, 'banners_text_other_target')
  await requireTarget(ctx, type, target)
  const only = { link: null, post_id: null, page_id: null, screen: null }
  switch (type) {
    case 'LINK':
      return { ...only, link: target.link ?? null }
    case 'POST':
      return { ...only, post_id: target.postId ?? null }
    case 'PAGE':
      return { ...only, page_id: target.pageId ?? null }
    case 'SCREEN':
      return { ...only, screen: target.screen ?? null }
  }
}

async function requireTarget(ctx: Context, type: BannerType, { postId, pageId }: BannerTarget): Promise<void> {
  const isThere = (table: 'posts' | 'pages', id: string) =>
    ctx.db.selectFrom(table).select('id').where('id', '=', id).executeTakeFirst()
  if (type === 'POST' && !(await isThere('posts', postId!))) throw invalid('data.postId', 'banners_text_post_unknown')
  if (type === 'PAGE' && !(await isThere('pages', pageId!))) throw invalid('data.pageId', 'banners_text_page_unknown')
}
