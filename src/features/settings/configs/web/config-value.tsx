import { WarningOutlined } from '@ant-design/icons'
import { m } from '../../../../generated/messages/messages.js'
import { parseRanges } from '../config.ranges.ts'
import type { ConfigType } from '../config.rules.ts'
import './configs.css'

/** A config's value in a readable form. A malformed value is shown as it is stored. */
export function ConfigValue({ type, value }: { readonly type: ConfigType; readonly value: string }) {
  if (type === 'NORMAL') return <span className="configs-text">{value}</span>
  const parsed = parseRanges(value)
  if (!parsed.ok) {
    return (
      <span className="configs-malformed">
        <WarningOutlined aria-hidden /> {m.configs_malformed()}: <code>{value}</code>
      </span>
    )
  }
  return (
    <ul className="configs-ranges">
      {parsed.ranges.map(({ start, end, value: amount }) => (
        <li key={start}>
          {m.configs_range({ start, end })} <b>{amount}</b>
        </li>
      ))}
    </ul>
  )
}
