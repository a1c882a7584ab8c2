import { z } from 'zod'
import type { RecordModel } from '../../../../generated/graphql/graphql.ts'
import { mutation } from '../../../../generated/graphql/mutations.ts'
import { m } from '../../../../generated/messages/messages.js'
import '../../../../generated/messages/texts/banners.js'
import '../../../../generated/messages/texts/lucky_wheels.js'
import '../../../../generated/messages/texts/vouchers.js'
import { daysOf, daysTaken, periodOf } from '../../../../platform/shared/day.ts'
import type { Operation } from '../../../../platform/shared/operation.ts'
import { zodMessage } from '../../../../platform/shared/rules.ts'
import { changedOnly, type Values as Logged } from '../../../../platform/web/form/conflict-rows.ts'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { bannerOperations } from '../../banners/banner.operations.ts'
import { eventOperations } from '../../events/event.operations.ts'
import { luckyWheelOperations } from '../../lucky-wheels/lucky-wheel.operations.ts'
import { voucherOperations } from '../../vouchers/voucher.operations.ts'
import type { PromotionKind } from '../calendar.values.ts'
import type { Promotion } from './calendar-words.ts'

/** A promotion with an end. */
export type Dated = Promotion & { readonly endDate: string }

/** Two local days, or two moments of a wheel and of its batches. */
export const datesForm = z.object({
  days: z.array(z.string(), zodMessage('platform_text_required')).length(2, zodMessage('platform_text_required')),
})
export type DatesValues = z.input<typeof datesForm>
type Period = Pick<Dated, 'startDate' | 'endDate'>

interface DatedRecord {
  readonly model: RecordModel
  readonly operation: Operation
  readonly updated: () => string
}
const voucher: DatedRecord = {
  model: 'VOUCHER',
  operation: voucherOperations.updateVoucher,
  updated: m.vouchers_updated_text,
}
const wheel: DatedRecord = {
  model: 'LUCKY_WHEEL',
  operation: luckyWheelOperations.updateLuckyWheel,
  updated: m.lucky_wheels_updated_text,
}
/** The record that holds the dates of each kind, and what changes it. */
export const recordOf: Readonly<{ [K in PromotionKind]: DatedRecord }> = {
  CAMPAIGN: voucher,
  VOUCHER: voucher,
  WHEEL: wheel,
  BATCH: wheel,
  BANNER: { model: 'BANNER', operation: bannerOperations.updateBanner, updated: m.banners_updated_text },
  EVENT: { model: 'EVENT', operation: eventOperations.updateEvent, updated: m.events_updated_text },
}
export const recordIdOf = ({ _id, wheelId }: Promotion) => wheelId ?? _id

export const hasMoments = ({ kind }: Promotion) => kind === 'WHEEL' || kind === 'BATCH'

export const valuesOf = (promotion: Dated): DatesValues => ({
  days: hasMoments(promotion) ? [promotion.startDate, promotion.endDate] : daysOf(promotion),
})

const periodFrom = (promotion: Dated, { days }: DatesValues): Period =>
  hasMoments(promotion) ? { startDate: days[0]!, endDate: days[1]! } : periodOf(days, promotion)

/** Saves what the person changed, and returns the record's new version. */
export async function saveDates(
  promotion: Dated,
  values: DatesValues,
  seen: DatesValues,
  { version, ...options }: { readonly version: number; readonly idempotencyKey: string },
): Promise<number> {
  const period = periodFrom(promotion, values)
  const changed = changedOnly(period, periodFrom(promotion, seen))
  const _id = recordIdOf(promotion)
  switch (promotion.kind) {
    case 'BANNER':
      return (await request(mutation('updateBanner'), { _id, ...changed, version }, options)).updateBanner.version
    case 'WHEEL':
    case 'BATCH': {
      const data =
        promotion.kind === 'WHEEL'
          ? { activeDate: period }
          : { activeDateForEachBatch: [{ batchId: promotion._id, activeDate: period }] }
      return (await request(mutation('updateLuckyWheel'), { _id, data, version }, options)).updateLuckyWheel.version
    }
    default:
      return (await request(mutation('updateVoucher'), { _id, data: changed, version }, options)).updateVoucher.version
  }
}

/** The dates as the audit log has them, and back. A wheel's log has all its batches in one field. */
export function loggedOf(promotion: Dated, values: Partial<DatesValues>): object {
  if (!values.days) return {}
  const period = periodFrom(promotion, { days: values.days })
  return promotion.kind === 'BATCH' ? { batchs: [{ _id: promotion._id, ...period }] } : period
}

export function merge(promotion: Dated, theirs: Logged, { days }: DatesValues): DatesValues {
  const batches = (theirs['batchs'] ?? []) as readonly (Period & { readonly _id: string })[]
  const changed: Logged = promotion.kind === 'BATCH' ? { ...batches.find(({ _id }) => _id === promotion._id) } : theirs
  if (!hasMoments(promotion)) return { days: daysTaken(days, changed) }
  const taken = [changed['startDate'], changed['endDate']]
  return { days: taken.map((moment, i) => (typeof moment === 'string' ? moment : days[i]!)) }
}
