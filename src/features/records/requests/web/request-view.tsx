import type { ReactNode } from 'react'
import { m } from '../../../../generated/messages/messages.js'
import './request-view.css'

interface Props {
  /** The preset reasons for rejecting it. A click begins the rejection with one. */
  readonly presets: readonly string[]
  readonly onReject: (reason: string) => void
  /** What was sent. */
  readonly seen: ReactNode
  /** What decides, and the facts. */
  readonly children: ReactNode
}

/** A request in its detail: what was sent in the middle; beside it, where there is room, what it is decided with. */
export function RequestView({ presets, onReject, seen, children }: Props) {
  return (
    <div className="request-view">
      <div className="request-seen">{seen}</div>
      <aside className="request-aside" aria-label={m.requests_decide()}>
        {presets.length > 0 && (
          <section aria-label={m.requests_reasons()}>
            <h2>{m.requests_reasons()}</h2>
            <div className="request-reasons">
              {presets.map((reason, i) => (
                <button key={reason} type="button" aria-keyshortcuts={String(i + 1)} onClick={() => onReject(reason)}>
                  <kbd aria-hidden>{i + 1}</kbd> {reason}
                </button>
              ))}
            </div>
          </section>
        )}
        {children}
      </aside>
    </div>
  )
}

/** The digits of the preset reasons, as the keys of the detail. */
export const reasonKeys = ({ presets, onReject }: Pick<Props, 'presets' | 'onReject'>) =>
  presets.map((reason, i) => ({
    keys: [String(i + 1)] as const,
    label: m.requests_reject_because({ reason }),
    run: () => onReject(reason),
  }))
