interface Props {
  readonly values: readonly number[]
  /** How many of the last values stand out. */
  readonly recent?: number
}

const step = 8
const height = 44

/** A bar for each value, without axes. Decorative: the figure is next to it. */
export function MiniBars({ values, recent = 0 }: Props) {
  const most = Math.max(1, ...values)
  return (
    <svg
      className="mini-bars"
      viewBox={`0 0 ${values.length * step} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {values.map((value, i) => {
        const tall = Math.max(1, (value / most) * height)
        const className = i >= values.length - recent ? 'mini-bar-recent' : undefined
        // oxlint-disable-next-line react/no-array-index-key -- a bar's place is its day
        return <rect key={i} className={className} x={i * step} width={step - 2} y={height - tall} height={tall} />
      })}
    </svg>
  )
}
