/** Each series has a colour and a pattern, so that colour alone is not needed to distinguish them. */

const step = 8

/** Lines and dots drawn over a series' colour; the first series has none. */
const marks = [
  null,
  'M-2,2 l4,-4 M0,8 l8,-8 M6,10 l4,-4',
  'M2,2 h0.01 M6,6 h0.01',
  'M0,2 h8 M0,6 h8',
  'M0,0 l8,8 M8,0 l-8,8',
  'M2,0 v8 M6,0 v8',
  'M-2,6 l4,4 M0,0 l8,8 M6,-2 l4,4',
  'M0,3 l4,-3 l4,3 M0,7 l4,-3 l4,3',
] as const

export const patternId = (prefix: string, series: number) => `${prefix}-${series % marks.length}`
export const fillOf = (prefix: string, series: number) => `url(#${patternId(prefix, series)})`

/** The pattern definitions of a chart. The SVG has no size but must be rendered, or the patterns do not work. */
export function Patterns({ prefix, count }: { readonly prefix: string; readonly count: number }) {
  return (
    <svg width="0" height="0" className="chart-patterns" aria-hidden="true">
      <defs>
        {marks.slice(0, count).map((path, series) => (
          <pattern key={path} id={patternId(prefix, series)} width={step} height={step} patternUnits="userSpaceOnUse">
            <rect width={step} height={step} fill={`var(--chart-${series + 1})`} />
            {path && <path d={path} className={series === 2 ? 'chart-dots' : 'chart-lines'} />}
          </pattern>
        ))}
      </defs>
    </svg>
  )
}

export function Swatch({ prefix, series }: { readonly prefix: string; readonly series: number }) {
  return (
    <svg width="14" height="14" className="chart-swatch" aria-hidden="true">
      <rect width="14" height="14" rx="3" fill={fillOf(prefix, series)} />
    </svg>
  )
}
