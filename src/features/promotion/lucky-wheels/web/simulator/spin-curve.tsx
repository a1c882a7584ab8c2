import { Button } from 'antd'
import { m } from '../../../../../generated/messages/messages.js'
import { numberFault } from '../../../../../platform/web/form/number-fault.ts'
import { NumberInput } from '../../../../../platform/web/form/number-input.tsx'

interface Props {
  /** Spins in each hour of a local day. */
  readonly curve: readonly number[]
  /** The average of past spins; null if the wheel was never turned. */
  readonly past: readonly number[] | null
  readonly isTyped: boolean
  /** Null to use the curve of past spins. */
  readonly onChange: (curve: readonly number[] | null) => void
}

const mostSpins = 1_000_000
const aDay = { min: 0, max: mostSpins * 24 }
const anHour = { min: 0, max: mostSpins, decimals: 2 }
const [width, height] = [10, 60]
/** The hours that are named below the bars, at equal distances. */
const axis = [0, 3, 6, 9, 12, 15, 18, 21]

/** How often the wheel is turned in each hour: as in the past, or as it is typed. */
export function SpinCurve({ curve, past, isTyped, onChange }: Props) {
  const sum = Math.round(curve.reduce((all, spins) => all + spins, 0))
  const most = Math.max(1, ...curve)
  const scale = (wanted: number) =>
    onChange(sum > 0 ? curve.map((spins) => (spins / sum) * wanted) : curve.map(() => wanted / curve.length))
  return (
    <fieldset className="simulator-curve">
      <legend>{m.lucky_wheels_sim_spins()}</legend>
      <svg viewBox={`0 0 ${curve.length * width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
        {curve.map((spins, hour) => {
          const tall = (spins / most) * height
          // oxlint-disable-next-line react/no-array-index-key -- a bar's place is its hour
          return <rect key={hour} x={hour * width} width={width - 2} y={height - tall} height={tall} />
        })}
      </svg>
      <p className="simulator-axis" aria-hidden="true">
        {axis.map((hour) => (
          <span key={hour}>{`${hour}:00`}</span>
        ))}
      </p>
      <div className="simulator-sum">
        <label>
          <span>{m.lucky_wheels_sim_a_day()}</span>
          <NumberInput {...aDay} value={sum} onChange={(spins) => numberFault(spins, aDay) ?? scale(spins ?? 0)} />
        </label>
        {past && isTyped ? (
          <Button onClick={() => onChange(null)}>{m.lucky_wheels_sim_use_past()}</Button>
        ) : (
          <small>{past ? m.lucky_wheels_sim_from_past() : m.lucky_wheels_sim_no_past()}</small>
        )}
      </div>
      <details>
        <summary>{m.lucky_wheels_sim_each_hour()}</summary>
        <div className="simulator-hours">
          {curve.map((spins, hour) => (
            // oxlint-disable-next-line react/no-array-index-key -- a field's place is its hour
            <label key={hour}>
              <span>{`${hour}:00`}</span>
              <NumberInput
                {...anHour}
                value={Math.round(spins * 100) / 100}
                onChange={(typed) =>
                  numberFault(typed, anHour) ?? onChange(curve.map((one, i) => (i === hour ? (typed ?? 0) : one)))
                }
              />
            </label>
          ))}
        </div>
      </details>
    </fieldset>
  )
}
