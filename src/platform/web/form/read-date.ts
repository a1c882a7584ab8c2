import { addDays, isDay } from '../../shared/day.ts'

/** What a date field asks for: a local day (`YYYY-MM-DD`), or a local minute (`YYYY-MM-DDTHH:mm`). */
export type DateKind = 'day' | 'minute'

export interface DateLimits {
  /** The first and the last local day that can be chosen. */
  readonly earliest?: string | undefined
  readonly latest?: string | undefined
}

/**
 * A typed date: day, month and year in any usual spelling ('1/2/2026', '01-02-26', '01022026'), and for a minute the
 * time too ('01/02/2026 8:05', '010220260805').
 *
 * @returns null if nothing was typed, undefined if it is no date
 */
export function readDate(text: string, kind: DateKind): string | null | undefined {
  const typed = text.trim()
  if (typed === '') return null
  const parts = partsOf(typed)
  if (!parts) return undefined
  const [day, month, year, hour, minute] = parts
  const name = `${year!.length === 2 ? `20${year}` : year}-${month!.padStart(2, '0')}-${day!.padStart(2, '0')}`
  if (!isDay(name)) return undefined
  if (kind === 'day') return hour === undefined ? name : undefined
  if (hour === undefined || minute === undefined || Number(hour) > 23 || Number(minute) > 59) return undefined
  return `${name}T${hour.padStart(2, '0')}:${minute}`
}

const separated = /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4}|\d{2})(?:[ ,]+(\d{1,2})[:.h](\d{2}))?$/
const joined = /^(\d{2})(\d{2})(\d{4})(?:\s*(\d{2})(\d{2}))?$/

const partsOf = (typed: string): (string | undefined)[] | undefined =>
  (separated.exec(typed) ?? joined.exec(typed))?.slice(1)

/** The same time some days later. */
export const shiftDate = (date: string, days: number): string => addDays(date.slice(0, 10), days) + date.slice(10)
