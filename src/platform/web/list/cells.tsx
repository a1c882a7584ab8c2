import type { ReactNode } from 'react'
import { m } from '../../../generated/messages/messages.js'
import { getLocale } from '../../../generated/messages/runtime.js'
import { copyText } from '../parts/copy-text.ts'
import { absoluteTime, relativeTime } from './time.ts'
import './cells.css'

/** A relative time, with the exact time in GMT+7 as its title. `at` is ISO 8601. */
export function Moment({ at }: { readonly at: string }) {
  const exact = absoluteTime(at)
  return (
    <time dateTime={at} title={`${exact} (GMT+7)`} className="cell-moment">
      <span>{exact}</span>
      <small>{relativeTime(at, getLocale())}</small>
    </time>
  )
}

/** The end of an id, the part in which ids differ, and a button that copies the whole id. The icon is drawn by CSS. */
export function CopyId({ id }: { readonly id: string }) {
  const end = id.slice(-6)
  return (
    <button
      type="button"
      className="cell-id"
      title={id}
      aria-label={m.list_copy_id({ id: end })}
      onClick={() => void copyText(id, m.list_copied(), id)}
    >
      <code>{end}</code>
    </button>
  )
}

export type Tone = 'neutral' | 'good' | 'warning' | 'bad' | 'info'

/** A word with a colour. The word carries the meaning, the colour only helps. */
export function Mark({ tone = 'neutral', children }: { readonly tone?: Tone; readonly children: ReactNode }) {
  return <span className={`cell-mark cell-mark-${tone}`}>{children}</span>
}
