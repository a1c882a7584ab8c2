import type { PromotionOnCalendarFragment } from '../../../../generated/graphql/graphql.ts'
import { m } from '../../../../generated/messages/messages.js'
import { getLocale } from '../../../../generated/messages/runtime.js'
import { absoluteDay } from '../../../../platform/web/list/time.ts'
import type { PromotionKind } from '../calendar.values.ts'

export type Promotion = PromotionOnCalendarFragment

const kinds: Readonly<Record<PromotionKind, () => string>> = {
  CAMPAIGN: m.promotion_calendar_campaigns,
  VOUCHER: m.vouchers_title,
  WHEEL: m.promotion_calendar_wheels,
  BATCH: m.promotion_calendar_batches,
  BANNER: m.banners_title,
  EVENT: m.events_title,
}
export const kindName = (kind: PromotionKind) => kinds[kind]()

/** A batch is called by its number and its wheel. */
export const titleOf = ({ title, batch }: Promotion) =>
  batch === null ? title : m.promotion_calendar_batch({ number: batch, title })

export const daysText = ({ startDate, endDate }: Promotion) =>
  endDate
    ? m.promotion_calendar_days({ from: absoluteDay(startDate), to: absoluteDay(endDate) })
    : m.promotion_calendar_since({ from: absoluteDay(startDate) })

const format = new Intl.DateTimeFormat('en', { month: 'short', year: 'numeric', timeZone: 'UTC' })
export const monthName = (month: string) =>
  getLocale() === 'vi' ? `${month.slice(5)}/${month.slice(0, 4)}` : format.format(new Date(`${month}-01T00:00:00Z`))
