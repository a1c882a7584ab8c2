import { Form, Select } from 'antd'
import { m } from '../../../../generated/messages/messages.js'
import { serverTime } from '../../../../platform/shared/server-clock.ts'

const durations = [1, 3, 7, 14, 30, 90, 180] as const

/** The form value of the field below. */
export interface SuspensionEndValues {
  readonly days?: number | null | undefined
}

/** The field `days` of the surrounding form: after how many days a suspension ends. */
export function SuspensionEndField() {
  return (
    <Form.Item name="days" label={m.term_status_ends()}>
      <Select
        allowClear
        placeholder={m.term_status_ends_never()}
        options={durations.map((days) => ({
          value: days,
          label: days === 1 ? m.term_status_ends_after_a_day() : m.term_status_ends_after({ days }),
        }))}
      />
    </Form.Item>
  )
}

/** When a suspension that begins now will end; null if it has no end. */
export function endAfter(days: number | null | undefined): string | null {
  return days ? new Date(serverTime() + days * 24 * 3_600_000).toISOString() : null
}
