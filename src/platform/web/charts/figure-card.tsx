import { ListError } from '../list/list-empty.tsx'
import { formatNumber } from '../words/format-number.ts'

interface Props {
  readonly title: string
  /** A number, or words in its place. Undefined while loading. */
  readonly value: number | string | undefined
  readonly note?: string | undefined
  readonly failed: boolean
}

/** One number under its title. */
export function FigureCard({ title, value, note, failed }: Props) {
  return (
    <section className="panel figure-card" aria-label={title} aria-busy={value === undefined && !failed}>
      <h2>{title}</h2>
      {failed ? (
        <ListError />
      ) : (
        <p className={typeof value === 'string' ? 'figure figure-words' : 'figure'}>
          {typeof value === 'number' ? formatNumber(value) : (value ?? '…')}
        </p>
      )}
      {note && <p className="figure-note">{note}</p>}
    </section>
  )
}
