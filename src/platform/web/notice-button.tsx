import { Button } from 'antd'
import { type CSSProperties, useEffect, useRef } from 'react'
import type { NoticeAction } from './notices.tsx'
import { useShortcuts } from './shortcuts.ts'
import './notice-button.css'

interface Props {
  readonly action: NoticeAction
  readonly onClose: () => void
}

/** Milliseconds. */
const tick = 100
const shortcut = ['Mod', 'Z'] as const

/**
 * What a notice offers, and the time that is left for it, which stands still while the notice has the focus or the
 * pointer. Mod+Z does it from anywhere but a field, which has an undo of its own.
 */
export function NoticeButton({ action, onClose }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  const run = () => {
    onClose()
    action.run()
  }
  useShortcuts(action.label, [{ keys: shortcut, label: action.label }])
  const latest = useRef({ run, onClose })
  useEffect(() => {
    latest.current = { run, onClose }
  })
  useEffect(() => {
    let left = action.seconds * 1000
    const timer = setInterval(() => {
      const notice = button.current?.closest('.ant-notification-notice')
      const held = notice?.matches(':hover, :focus-within') ?? false
      button.current?.classList.toggle('notice-held', held)
      if (!held) left -= tick
      if (left <= 0) latest.current.onClose()
    }, tick)
    const undo = (event: KeyboardEvent) => {
      const field = event.target instanceof Element && event.target.closest('input, textarea, [contenteditable=true]')
      if (field || event.shiftKey || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return
      event.preventDefault()
      latest.current.run()
    }
    addEventListener('keydown', undo)
    return () => {
      clearInterval(timer)
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
      aria-keyshortcuts="Control+Z Meta+Z"
      onClick={run}
    >
      {action.label}
    </Button>
  )
}
