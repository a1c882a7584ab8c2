import { DatePicker } from 'antd'
import dayjs from 'dayjs'
import { dayOf, minuteOf, startOfMinute } from '../../shared/day.ts'

interface Props {
  /** Given by the form's item. */
  readonly id?: string
  /** ISO 8601. */
  readonly value?: string | undefined
  readonly onChange?: (moment: string | undefined) => void
  /** The first local day that can be chosen; today by default. */
  readonly earliest?: string
}

const format = 'YYYY-MM-DDTHH:mm'

/** A moment to the minute, in local time (GMT+7) whatever the browser's time zone is. */
export function MomentField({ id, value, onChange, earliest }: Props) {
  return (
    <DatePicker
      {...(id === undefined ? {} : { id })}
      className="form-days"
      format="DD/MM/YYYY HH:mm"
      showTime={{ format: 'HH:mm' }}
      showNow={false}
      needConfirm={false}
      value={value ? dayjs(minuteOf(new Date(value))) : null}
      disabledDate={(day) => day.format('YYYY-MM-DD') < (earliest ?? dayOf(new Date()))}
      onChange={(moment) => onChange?.(moment ? startOfMinute(moment.format(format)).toISOString() : undefined)}
    />
  )
}
