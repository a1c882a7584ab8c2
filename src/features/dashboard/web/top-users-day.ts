import type { SearchSchemaInput } from '@tanstack/react-router'
import { addDays, dayOf } from '../../../platform/shared/day.ts'
import { topUsersDays } from '../dashboard.values.ts'

interface DaySearch {
  /** `YYYY-MM-DD`; absent is yesterday. */
  readonly day?: string
}

/** The last days in GMT+7, today first. */
export function choosableDays(now = new Date()): string[] {
  const today = dayOf(now)
  return Array.from({ length: topUsersDays }, (_, i) => addDays(today, -i))
}

export const usualDay = (now = new Date()) => addDays(dayOf(now), -1)

/** The screen's `validateSearch`: one of the days that can be chosen, or none. */
export const daySearch = ({ day }: DaySearch & SearchSchemaInput): DaySearch =>
  day && choosableDays().includes(day) ? { day } : {}
