import { Form, Select } from 'antd'
import { m } from '../../../../generated/messages/messages.js'
import { absoluteTime } from '../../../../platform/web/list/time.ts'
import { serverTime } from '../../../../platform/shared/server-clock.ts'

const durations = [1, 3, 7, 14, 30, 90, 180] as const

/** The days that 'Suspend…' begins with. */
export const usualSuspension = 7

/** The form value of the field below. */
export interface SuspensionEndValues {
  readonly days?: number | null | undefined
}

interface Props {
  /** The present end, which stays unless another one is chosen. */
  readonly kept?: string | null | undefined
  /** The days that are chosen at first. */
  readonly usual?: number | undefined
}

/** The field `days` of the surrounding form: after how many days a suspension ends. */
export function SuspensionEndField({ kept, usual }: Props) {
  return (
    <Form.Item name="days" label={m.term_status_ends()} initialValue={usual}>
      <Select
        allowClear
        placeholder={kept ? m.term_status_ends_kept({ time: absoluteTime(kept) }) : m.term_status_ends_never()}
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
