/** Times for staff: GMT+7, day first. The browser's time zone is ignored. */
import { m } from '../../../generated/messages/messages.js'
import { serverTime } from '../../shared/server-clock.ts'
import type { Locale } from '../../shared/text.ts'

const gmt7 = 7 * 60 * 60 * 1000
const two = (number: number) => String(number).padStart(2, '0')

/** '09/04/2026 8:05': day and month with two digits, the year in full, the hour without a leading zero. */
export function absoluteTime(iso: string): string {
  const local = new Date(Date.parse(iso) + gmt7)
  return `${localDay(local)} ${local.getUTCHours()}:${two(local.getUTCMinutes())}`
}

/** '09/04/2026' of an instant, or of a local day (`YYYY-MM-DD`), which is not shifted. */
export function absoluteDay(iso: string): string {
  return localDay(iso.length === 10 ? new Date(`${iso}T00:00:00Z`) : new Date(Date.parse(iso) + gmt7))
}

const localDay = (local: Date) => `${two(local.getUTCDate())}/${two(local.getUTCMonth() + 1)}/${local.getUTCFullYear()}`

const units: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 365.25 * 24 * 3600],
  ['month', 30.44 * 24 * 3600],
  ['day', 24 * 3600],
  ['hour', 3600],
  ['minute', 60],
]
const formats = new Map<string, Intl.RelativeTimeFormat>()

/** '3 days ago', or 'just now' within the last minute, in the given language. `now` is in epoch milliseconds. */
export function relativeTime(iso: string, locale: Locale, now = serverTime()): string {
  const format = formats.get(locale) ?? new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  formats.set(locale, format)
  const seconds = (Date.parse(iso) - now) / 1000
  for (const [unit, length] of units) {
    if (Math.abs(seconds) >= length) return asSaid(format.format(Math.trunc(seconds / length), unit))
  }
  return m.common_just_now({}, { locale })
}

/** In Vietnamese the format says 'Hôm qua' and 'Ngày mai' also within a sentence, and both 'sau' and 'nữa' of the future. */
const asSaid = (text: string) =>
  text.replace(/^sau (?=.* nữa$)/, '').replace(/^(?:Hôm|Ngày) /, (word) => word.toLowerCase())
