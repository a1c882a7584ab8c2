import type { z } from 'zod'
import { addDays, dayOf, startOfDay } from '../../../platform/shared/day.ts'
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
  days: [dayOf(new Date(startDate)), dayOf(new Date(endDate))],
})

/** What is sent: the target of the chosen type, and the days from the first moment of one to the last of the other. */
export function sentOf(values: Values, banner?: BannerRow) {
  const { name, type, mediaId, status, days, ...targets } = bannerForm.parse(values)
  const field = targetOf[type]
  const sent = { name, type, mediaId, status, data: { [field]: targets[field] } }
  const [from, to] = days as [string, string]
  const before = banner && valuesOf(banner).days
  if (banner && before?.[0] === from && before[1] === to)
    return { ...sent, startDate: banner.startDate, endDate: banner.endDate }
  const last = new Date(startOfDay(addDays(to, 1)).getTime() - 1)
  return { ...sent, startDate: startOfDay(from).toISOString(), endDate: last.toISOString() }
}
