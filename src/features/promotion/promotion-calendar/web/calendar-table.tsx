import { CalendarOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { m } from '../../../../generated/messages/messages.js'
import { absoluteTime } from '../../../../platform/web/list/time.ts'
import { promotionStateName, stateFilter } from '../../promotion-states/web/public.ts'
import { kindName, type Promotion, titleOf } from './calendar-words.ts'
import { PromotionLink } from './promotion-link.tsx'

interface Props {
  readonly items: readonly Promotion[]
  readonly warned: ReadonlySet<string>
  /** Shows the dates of a promotion, to be changed. */
  readonly onOpen: (promotion: Promotion) => void
}

/** The same as the timeline, as a table. */
export function CalendarTable({ items, warned, onOpen }: Props) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it
    <div className="calendar-table" role="region" aria-label={m.promotion_calendar_title()} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{m.common_title()}</th>
            <th scope="col">{m.promotion_calendar_kind()}</th>
            <th scope="col">{m.promotion_calendar_start()}</th>
            <th scope="col">{m.promotion_calendar_end()}</th>
            <th scope="col">{stateFilter.label()}</th>
            <th scope="col">{m.promotion_calendar_warned()}</th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={item._id}>
              <th scope="row">
                <PromotionLink promotion={item} />{' '}
                <Button
                  type="text"
                  size="small"
                  icon={<CalendarOutlined aria-hidden />}
                  aria-haspopup="dialog"
                  aria-label={m.promotion_calendar_dates_of({ title: titleOf(item) })}
                  onClick={() => onOpen(item)}
                />
              </th>
              <td>{kindName(item.kind)}</td>
              <td>{absoluteTime(item.startDate)}</td>
              <td>{item.endDate ? absoluteTime(item.endDate) : m.promotion_calendar_open()}</td>
              <td>{promotionStateName(item.state)}</td>
              <td>{warned.has(item._id) ? m.common_yes() : m.common_no()}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
