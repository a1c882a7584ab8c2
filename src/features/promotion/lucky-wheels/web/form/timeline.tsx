import { LockOutlined } from '@ant-design/icons'
import { m } from '../../../../../generated/messages/messages.js'
import { formatNumber } from '../../../../../platform/web/words/format-number.ts'
import { absoluteTime } from '../../../../../platform/web/list/time.ts'
import { hasBegun, type WheelPlan } from '../../wheel-plan.ts'
import './wheel-form.css'

interface Props {
  readonly plan: WheelPlan
  readonly now: Date
}

/** The batches along the wheel's time, each with its prizes. Shows nothing until the dates are known. */
export function Timeline({ plan, now }: Props) {
  const { startDate, endDate, batches } = plan
  const [from, to] = [startDate.getTime(), endDate.getTime()]
  if (!(from < to)) return null
  const at = (moment: Date) => `${Math.min(100, Math.max(0, ((moment.getTime() - from) / (to - from)) * 100))}%`
  const dated = batches.flatMap((batch, i) => (batch.startDate < batch.endDate ? [{ batch, number: i + 1 }] : []))
  return (
    <figure className="lucky-wheels-timeline">
      <ol aria-label={m.lucky_wheels_timeline()}>
        {dated.map(({ batch, number }) => (
          <li
            key={number}
            className={hasBegun(batch, now) ? 'lucky-wheels-begun' : undefined}
            style={{ insetInlineStart: at(batch.startDate), insetInlineEnd: `calc(100% - ${at(batch.endDate)})` }}
            title={spanOf(batch)}
          >
            {hasBegun(batch, now) && <LockOutlined aria-hidden />}
            <span aria-hidden>{number}</span>
            <span className="lucky-wheels-spoken">
              {m.lucky_wheels_batch_on_timeline({
                number,
                span: spanOf(batch),
                count: formatNumber(unitsOf(batch)),
              })}
            </span>
          </li>
        ))}
        {now > startDate && now < endDate && (
          <li className="lucky-wheels-now" style={{ insetInlineStart: at(now) }}>
            <span className="lucky-wheels-spoken">{m.lucky_wheels_now()}</span>
          </li>
        )}
      </ol>
      <figcaption>
        <time>{absoluteTime(startDate.toISOString())}</time>
        <time>{absoluteTime(endDate.toISOString())}</time>
      </figcaption>
    </figure>
  )
}

const spanOf = ({ startDate, endDate }: WheelPlan['batches'][number]) =>
  `${absoluteTime(startDate.toISOString())} – ${absoluteTime(endDate.toISOString())}`
const unitsOf = ({ quantities }: WheelPlan['batches'][number]) => [...quantities.values()].reduce((a, b) => a + b, 0)
