import { Form, Select } from 'antd'
import { m } from '../../../generated/messages/messages.js'

const durations = [1, 3, 7, 14, 30, 90, 180] as const

/** What the field below gives to its form. */
export interface SuspensionEndValues {
  readonly days?: number | null | undefined
}

/** The field `days` of the form around it: after how many days a suspension ends by itself. */
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

/** The end of a suspension that begins now; null if it has none. */
export function endAfter(days: number | null | undefined): string | null {
  return days ? new Date(Date.now() + days * 24 * 3_600_000).toISOString() : null
}
