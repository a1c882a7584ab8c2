import { WarningOutlined } from '@ant-design/icons'
import { type CSSProperties, useState } from 'react'
import { m } from '../../../../generated/messages/messages.js'
import { addDays, startOfDay } from '../../../../platform/shared/day.ts'
import { serverTime } from '../../../../platform/shared/server-clock.ts'
import { formatNumber } from '../../../../platform/web/words/format-number.ts'
import { type CalendarRange, daysOf, monthsOf } from '../calendar-range.ts'
import { mostOfKind, type PromotionKind, promotionKinds } from '../calendar.values.ts'
import { promotionStateName } from '../../promotion-states/web/public.ts'
import { daysText, kindName, monthName, type Promotion, titleOf } from './calendar-words.ts'
import { PromotionLink } from './promotion-link.tsx'

interface Props {
  readonly range: CalendarRange
  readonly items: readonly Promotion[]
  /** The kinds with more promotions than are shown. */
  readonly cut: readonly PromotionKind[]
  /** The ids of promotions that a warning is about. */
  readonly warned: ReadonlySet<string>
  /** Shows the dates of a promotion, to be changed. */
  readonly onOpen: (promotion: Promotion) => void
}

/** The promotions of each kind as bars along the days. A bar opens its dates. */
export function Timeline({ range, items, cut, warned, onOpen }: Props) {
  const { from, to } = daysOf(range)
  const [start, end] = [startOfDay(from).getTime(), startOfDay(addDays(to, 1)).getTime()]
  const place = (moment: number) => (Math.min(Math.max((moment - start) / (end - start), 0), 1) * 100).toFixed(3)
  const [now] = useState(serverTime)
  const months = monthsOf(range).map((month) => ({ month, at: place(startOfDay(`${month}-01`).getTime()) }))
  const style = {
    '--months': months
      .slice(1)
      .map(
        ({ at }) =>
          `linear-gradient(to right, transparent calc(${at}% - 1px), var(--line) 0, var(--line) ${at}%, transparent 0)`,
      )
      .concat('none')
      .join(', '),
    '--today': `${place(now)}%`,
  } as CSSProperties
  return (
    <div className={now >= start && now < end ? 'calendar calendar-now' : 'calendar'} style={style}>
      <div className="calendar-months" aria-hidden="true">
        {months.map(({ month, at }) => (
          <span key={month} style={{ insetInlineStart: `${at}%` }}>
            {monthName(month)}
          </span>
        ))}
      </div>
      {promotionKinds.map((kind) => {
        const ones = items.filter((item) => item.kind === kind)
        if (ones.length === 0) return null
        return (
          <section key={kind} aria-labelledby={`calendar-${kind}`}>
            <h2 id={`calendar-${kind}`}>
              {kindName(kind)} <small>{formatNumber(ones.length)}</small>
            </h2>
            <ul>
              {ones.map((item) => (
                <li key={item._id}>
                  <div className="calendar-name">
                    {warned.has(item._id) && (
                      <WarningOutlined className="calendar-warned" aria-label={m.promotion_calendar_warned()} />
                    )}
                    <PromotionLink promotion={item} />
                    <small>
                      {daysText(item)}
                      {item.state !== 'LIVE' && ` · ${promotionStateName(item.state)}`}
                    </small>
                  </div>
                  <div className="calendar-track">
                    <button
                      type="button"
                      aria-haspopup="dialog"
                      aria-label={m.promotion_calendar_dates_of({ title: titleOf(item) })}
                      onClick={() => onOpen(item)}
                      className={barClass(item)}
                      title={daysText(item)}
                      style={{
                        insetInlineStart: `${place(Date.parse(item.startDate))}%`,
                        insetInlineEnd: `${100 - Number(item.endDate ? place(Date.parse(item.endDate)) : 100)}%`,
                      }}
                    />
                  </div>
                </li>
              ))}
            </ul>
            {cut.includes(kind) && (
              <p className="calendar-cut">{m.promotion_calendar_cut({ count: formatNumber(mostOfKind) })}</p>
            )}
          </section>
        )
      })}
    </div>
  )
}

const barClass = ({ state, endDate }: Promotion) =>
  ['calendar-bar', ...(state !== 'OFF' ? [] : ['calendar-off']), ...(endDate ? [] : ['calendar-open'])].join(' ')
