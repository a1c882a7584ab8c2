import { AxisBottom, AxisLeft } from '@visx/axis'
import { scaleBand, scaleLinear } from '@visx/scale'
import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { type ChartPoint, gathered, type Over, type Series } from './chart-points.ts'
import { formatShort, spoken, sumOf, tickText } from './chart-texts.ts'
import { fillOf } from './patterns.tsx'
import { Readout } from './readout.tsx'
import { useWidth } from './use-width.ts'

export interface PlotProps {
  readonly title: string
  /** At least one. */
  readonly points: readonly ChartPoint[]
  readonly series: readonly Series[]
  readonly over: Over
  /** Prefix of the pattern ids. */
  readonly prefix: string
}

const height = 260
const margin = { top: 12, right: 8, bottom: 30, left: 46 }
const inner = height - margin.top - margin.bottom

/**
 * The chart itself. It takes focus as one element, like a slider: arrow keys move from point to point, and a screen
 * reader reads each point's day and values. Moving the pointer does the same.
 */
export default function Plot({ title, points: given, series, over, prefix }: PlotProps) {
  const [frame, width] = useWidth<HTMLDivElement>()
  const [chosen, setChosen] = useState<number>()
  const points = gathered(given, over)
  const last = points.length - 1
  const active = chosen === undefined ? undefined : Math.min(chosen, last)
  const right = Math.max(width - margin.left - margin.right, 0)

  const x = scaleBand({ domain: points.map((_, i) => i), range: [0, right], padding: 0.24 })
  const middle = (i: number) => (x(i) ?? 0) + x.bandwidth() / 2
  const y = scaleLinear({ domain: [0, Math.max(1, ...points.map(sumOf))], range: [inner, 0], nice: true })
  // Days are counted in whole numbers.
  const ticks = y.ticks(4).filter(Number.isInteger)

  const onKeyDown = (event: KeyboardEvent) => {
    const move = moves[event.key]
    if (!move) return
    event.preventDefault()
    setChosen(Math.max(0, Math.min(last, move(active ?? last, last))))
  }
  const onPointerMove = ({ clientX, currentTarget }: PointerEvent) => {
    const left = clientX - currentTarget.getBoundingClientRect().left - margin.left
    setChosen(Math.max(0, Math.min(last, Math.floor((left / Math.max(right, 1)) * points.length))))
  }
  return (
    <div
      ref={frame}
      className="chart-plot"
      style={{ height }}
      role="slider"
      tabIndex={0}
      aria-label={title}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={active ?? last}
      aria-valuetext={spoken(points[active ?? last]!, series)}
      onKeyDown={onKeyDown}
      onFocus={() => setChosen((before) => before ?? last)}
      onBlur={() => setChosen(undefined)}
      onPointerMove={onPointerMove}
      onPointerLeave={() => setChosen(undefined)}
    >
      {width > 0 && (
        <svg width={width} height={height} aria-hidden="true">
          <g transform={`translate(${margin.left},${margin.top})`}>
            {ticks.map((tick) => (
              <line key={tick} className="chart-grid" x2={right} y1={y(tick)} y2={y(tick)} />
            ))}
            {points.map((point, i) => (
              <Stack key={point.from} point={point} x={x(i) ?? 0} width={x.bandwidth()} y={y} prefix={prefix} />
            ))}
            {active !== undefined && (
              <line className="chart-cursor" x1={middle(active)} x2={middle(active)} y2={inner} />
            )}
            <AxisLeft
              scale={y}
              tickValues={ticks}
              tickFormat={(value) => formatShort(Number(value))}
              hideAxisLine
              hideTicks
              tickLabelProps={{ className: 'chart-tick', dx: -4, dy: 4, textAnchor: 'end' }}
            />
            <AxisBottom
              top={inner}
              scale={scaleLinear({
                domain: [0, Math.max(last, 1)],
                range: [middle(0), last > 0 ? middle(last) : right],
              })}
              tickValues={ticksOf(points.length, right)}
              tickFormat={(value) => tickText(points[Number(value)]!.from, points.length > 0 && isLong(points))}
              tickClassName="chart-tick-mark"
              axisLineClassName="chart-axis"
              tickLength={4}
              tickLabelProps={{ className: 'chart-tick', dy: 4, textAnchor: 'middle' }}
            />
          </g>
        </svg>
      )}
      {active !== undefined && width > 0 && (
        <Readout
          point={points[active]!}
          series={series}
          prefix={prefix}
          left={margin.left + middle(active)}
          width={width}
        />
      )}
    </div>
  )
}

interface StackProps {
  readonly point: ChartPoint
  readonly x: number
  readonly width: number
  readonly y: (value: number) => number
  readonly prefix: string
}

/** One bar with all series stacked, the first at the bottom. */
function Stack({ point, x, width, y, prefix }: StackProps) {
  let below = 0
  return point.values.map((value, series) => {
    const bottom = y(below)
    below += value
    // Leaves a thin gap between two series, but keeps every non-zero value visible.
    const tall = bottom - y(below)
    return value > 0 ? (
      <rect
        key={fillOf(prefix, series)}
        x={x}
        width={Math.max(width, 1)}
        y={y(below)}
        height={Math.max(tall - 1, 0.5)}
        fill={fillOf(prefix, series)}
      />
    ) : null
  })
}

const moves: Readonly<Record<string, (now: number, last: number) => number>> = {
  ArrowLeft: (now) => now - 1,
  ArrowDown: (now) => now - 1,
  ArrowRight: (now) => now + 1,
  ArrowUp: (now) => now + 1,
  PageDown: (now) => now - 7,
  PageUp: (now) => now + 7,
  Home: () => 0,
  End: (_, last) => last,
}

const isLong = (points: readonly ChartPoint[]) =>
  Date.parse(points.at(-1)!.to) - Date.parse(points[0]!.from) > 366 * 86_400_000

/** Evenly spread positions for the day labels, as many as fit. */
function ticksOf(count: number, width: number): number[] {
  const mostLabels = Math.max(2, Math.floor(width / 72))
  const step = Math.max(1, Math.ceil(count / mostLabels))
  return Array.from({ length: Math.ceil(count / step) }, (_, i) => i * step)
}
