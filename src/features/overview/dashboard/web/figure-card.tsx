import { ListError } from '../../../../platform/web/list/list-empty.tsx'
import { formatNumber } from '../../../../platform/web/words/format-number.ts'

interface Props {
  readonly title: string
  /** Undefined while loading. */
  readonly value: number | undefined
  readonly failed: boolean
}

/** One number under its title. */
export function FigureCard({ title, value, failed }: Props) {
  return (
    <section className="panel figure-card" aria-label={title} aria-busy={value === undefined && !failed}>
      <h2>{title}</h2>
      {failed ? <ListError /> : <p className="figure">{value === undefined ? '…' : formatNumber(value)}</p>}
    </section>
  )
}
