import type { ReactNode } from 'react'
import './facts.css'

/** A record's facts, each with its label; an empty one is a dash. */
export function Facts({ facts }: { readonly facts: readonly (readonly [label: string, value: ReactNode])[] }) {
  return (
    <dl className="facts">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value || value === 0 ? value : '—'}</dd>
        </div>
      ))}
    </dl>
  )
}
