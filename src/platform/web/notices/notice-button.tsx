import { Button } from 'antd'
import { type CSSProperties, useEffect, useRef } from 'react'
import { useShortcuts } from '../shortcuts.ts'
import './notice-button.css'

/** An action that a notice offers for this many seconds. */
export interface NoticeAction {
  readonly label: string
  readonly seconds: number
  readonly run: () => void
}

interface Props {
  readonly action: NoticeAction
  readonly onClose: () => void
}

/** The buttons on the screen, the newest last. */
const shown: { readonly current: { readonly run: () => void } }[] = []

/**
 * The button of a notice with its remaining time. The time is not paused while the pointer is over it, because the
 * server's limit is not either. `u` and Mod+Z press the newest one, except in a text field, which has its own undo.
 */
export function NoticeButton({ action, onClose }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  const run = () => {
    onClose()
    action.run()
  }
  useShortcuts(action.label, [
    { keys: ['u'], label: action.label, run: () => shown.at(-1)?.current.run(), overDialogs: true },
    { keys: ['Mod', 'Z'], label: action.label },
  ])
  const latest = useRef({ run, onClose })
  useEffect(() => {
    latest.current = { run, onClose }
  })
  useEffect(() => {
    shown.push(latest)
    const timer = setTimeout(() => latest.current.onClose(), action.seconds * 1000)
    const undo = (event: KeyboardEvent) => {
      const field = event.target instanceof Element && event.target.closest('input, textarea, [contenteditable=true]')
      if (
        shown.at(-1) !== latest ||
        field ||
        event.shiftKey ||
        !(event.ctrlKey || event.metaKey) ||
        event.key.toLowerCase() !== 'z'
      )
        return
      event.preventDefault()
      latest.current.run()
    }
    addEventListener('keydown', undo)
    return () => {
      clearTimeout(timer)
      shown.splice(shown.indexOf(latest), 1)
      removeEventListener('keydown', undo)
    }
  }, [action.seconds])
  return (
    <Button
      ref={button}
      size="small"
      type="primary"
      className="notice-button"
      style={{ '--notice-seconds': `${action.seconds}s` } as CSSProperties}
      aria-keyshortcuts="u Control+Z Meta+Z"
      onClick={run}
    >
      {action.label}
    </Button>
  )
}
