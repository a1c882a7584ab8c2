import { m } from '../../../../generated/messages/messages.js'
import { getLocale } from '../../../../generated/messages/runtime.js'
import { recentDays } from '../../../../platform/shared/day.ts'
import type { ReferencePickerProps } from '../../../../platform/web/list/list-declaration.ts'
import { absoluteDay } from '../../../../platform/web/list/time.ts'
import { topUsersDays } from '../dashboard.values.ts'
import '../../../../platform/web/charts/figures.css'
import './dashboard.css'

const weekday = new Intl.DateTimeFormat(getLocale(), { weekday: 'short', timeZone: 'UTC' })

/** Buttons for the last days, today first. */
export function DayButtons({ value, onChange }: ReferencePickerProps) {
  return (
    <div className="choice-buttons" role="group" aria-label={m.common_day()}>
      {recentDays(topUsersDays).map((day) => (
        <button key={day} type="button" aria-pressed={day === value} onClick={() => onChange?.(day)}>
          <small>{weekday.format(new Date(`${day}T00:00:00Z`))}</small> {absoluteDay(day)}
        </button>
      ))}
    </div>
  )
}
