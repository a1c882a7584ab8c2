import { Suspense } from 'react'
import { m } from '../../../generated/messages/messages.js'
import { soonPart } from '../parts/lazy-part.tsx'
import { absoluteDay } from '../list/time.ts'
import { DatePlaceholder } from './date-placeholder.tsx'
import type { DaysProps } from './days-picker.tsx'

const DaysPicker = soonPart(() => import('./days-picker.tsx'))

/** A range of local days in a form. */
export function DaysField(props: DaysProps) {
  const { id, value } = props
  const [from, to] = value ?? []
  return (
    <Suspense
      fallback={
        <DatePlaceholder
          {...(id !== undefined && { id })}
          className="form-days"
          text={from && to ? `${absoluteDay(from)} → ${absoluteDay(to)}` : ''}
          placeholder={`${m.list_days_from()} → ${m.list_days_to()}`}
        />
      }
    >
      <DaysPicker {...props} />
    </Suspense>
  )
}
