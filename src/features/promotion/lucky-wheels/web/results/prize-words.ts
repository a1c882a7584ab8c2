import { m } from '../../../../../generated/messages/messages.js'
import { getLocale } from '../../../../../generated/messages/runtime.js'
import { absoluteTime } from '../../../../../platform/web/list/time.ts'
import { formatNumber } from '../../../../../platform/web/words/format-number.ts'
import { defaultTierNames, type PrizeTier } from '../../lucky-wheel.values.ts'

interface Named {
  readonly name: string
  readonly nameEn: string
}

/** A tier's name in the language of the screen. */
export const tierText = ({ name, nameEn }: Named) => (getLocale() === 'vi' ? name : nameEn)

/** The usual name of a tier: of a filter, which is for all wheels. */
export const usualTierText = (tier: string) => tierText(defaultTierNames[tier as PrizeTier])

/** What a prize gives. */
export const prizeText = (prize: {
  readonly point?: number | null
  readonly voucher?: { readonly title: string } | null
}) => prize.voucher?.title ?? m.lucky_wheels_points({ points: formatNumber(prize.point ?? 0) })

interface Period {
  readonly startDate: string
  readonly endDate: string
}

export const periodText = ({ startDate, endDate }: Period) => `${absoluteTime(startDate)} – ${absoluteTime(endDate)}`
