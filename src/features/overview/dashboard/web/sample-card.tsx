import { m } from '../../../../generated/messages/messages.js'
import { Mark } from '../../../../platform/web/list/cells.tsx'
import { formatNumber } from '../../../../platform/web/words/format-number.ts'
import { MiniBars } from './mini-bars.tsx'

interface Sample {
  /** Fixed figures of one week and the two before it, not loaded from the server. */
  readonly bars: readonly number[]
}

export const visits: Sample = {
  bars: [420, 512, 468, 530, 615, 742, 698, 455, 540, 502, 561, 648, 790, 731, 480, 566, 523, 598, 672, 815, 764],
}
export const sales: Sample = {
  bars: [84, 91, 79, 102, 118, 149, 137, 88, 97, 90, 108, 124, 158, 143, 93, 104, 96, 113, 131, 166, 152],
}

/** A card of made-up figures, marked as such. */
export function SampleCard({ title, sample: { bars } }: { readonly title: string; readonly sample: Sample }) {
  return (
    <section className="panel figure-card" aria-label={title}>
      <h2>
        {title} <Mark>{m.dashboard_sample()}</Mark>
      </h2>
      <p className="figure">{formatNumber(bars.reduce((sum, value) => sum + value, 0))}</p>
      <MiniBars values={bars} />
    </section>
  )
}
