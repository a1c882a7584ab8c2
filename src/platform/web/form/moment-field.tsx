import { Suspense } from 'react'
import { minuteOf } from '../../shared/day.ts'
import { soonPart } from '../parts/lazy-part.tsx'
import { absoluteDay } from '../list/time.ts'
import { DatePlaceholder } from './date-placeholder.tsx'
import type { MomentProps } from './moment-picker.tsx'

const MomentPicker = soonPart(() => import('./moment-picker.tsx'))

/** A moment to the minute in a form. */
export function MomentField(props: MomentProps) {
  const { id, value, disabled } = props
  return (
    <Suspense
      fallback={
        <DatePlaceholder
          {...(id !== undefined && { id })}
          {...(disabled && { disabled })}
          className="form-moment"
          text={value ? `${absoluteDay(value)} ${minuteOf(new Date(value)).slice(11)}` : ''}
        />
      }
    >
      <MomentPicker {...props} />
    </Suspense>
  )
}
