import { DatePicker } from 'antd'
import dayjs from 'dayjs'
import { dayOf, minuteOf, startOfMinute } from '../../shared/day.ts'
import { serverNow } from '../../shared/server-clock.ts'
import { keepEnter } from './keep-enter.ts'

export interface MomentProps {
  /** Given by the form's item. */
  readonly id?: string
  /** ISO 8601. */
  readonly value?: string | undefined
  readonly onChange?: (moment: string | undefined) => void
  /** The first local day that can be chosen; today by default. */
  readonly earliest?: string
  readonly disabled?: boolean
  /** The id of a text that explains the field. */
  readonly 'aria-describedby'?: string | undefined
}

const format = 'YYYY-MM-DDTHH:mm'

/** In local time (GMT+7) whatever the browser's time zone is. */
export default function MomentPicker({ id, value, onChange, earliest, disabled, ...aria }: MomentProps) {
  return (
    <DatePicker
      {...(id === undefined ? {} : { id })}
      {...(disabled && { disabled })}
      {...(aria['aria-describedby'] !== undefined && aria)}
      className="form-moment"
      format="DD/MM/YYYY HH:mm"
      showTime={{ format: 'HH:mm' }}
      showNow={false}
      needConfirm={false}
      value={value ? dayjs(minuteOf(new Date(value))) : null}
      disabledDate={(day) => day.format('YYYY-MM-DD') < (earliest ?? dayOf(serverNow()))}
      onKeyDown={keepEnter}
      onChange={(moment) => onChange?.(moment ? startOfMinute(moment.format(format)).toISOString() : undefined)}
    />
  )
}
