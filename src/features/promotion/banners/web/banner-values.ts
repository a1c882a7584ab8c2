import type { z } from 'zod'
import { daysOf, periodOf } from '../../../../platform/shared/day.ts'
import { bannerForm, targetOf } from '../banner.rules.ts'
import type { BannerRow } from './banner-listing.tsx'

type Values = z.input<typeof bannerForm>

export const valuesOf = ({ name, type, data, mediaId, status, startDate, endDate }: BannerRow): Values => ({
  name,
  type,
  link: data.link,
  postId: data.post?._id,
  pageId: data.page?._id,
  screen: data.screen,
  mediaId,
  status,
  days: daysOf({ startDate, endDate }),
})

/** What is sent: the target of the chosen type, and the period of the days. */
export function sentOf(values: Values, banner?: BannerRow) {
  const { name, type, mediaId, status, days, ...targets } = bannerForm.parse(values)
  const field = targetOf[type]
  return { name, type, mediaId, status, data: { [field]: targets[field] }, ...periodOf(days, banner) }
}
