import type { ReactNode } from 'react'
import { excerpt } from '../../shared/excerpt.ts'
import './headline.css'

interface Props {
  readonly title: string
  /** A longer text; only its start is shown. */
  readonly text?: string
  /** Marks next to the title. */
  readonly children?: ReactNode
}

/** A record's title in a cell, with the start of its text. */
export function Headline({ title, text, children }: Props) {
  return (
    <span className="cell-headline">
      <span>
        <strong>{title}</strong>
        {children}
      </span>
      {text && <small>{excerpt(text)}</small>}
    </span>
  )
}
