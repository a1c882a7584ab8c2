import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { m } from '../../../../generated/messages/messages.js'

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

/** Moves pictures by their handles, with the mouse, a finger or the arrow keys. */
export function usePictureOrder(ids: readonly string[], onChange: (ids: readonly string[]) => void) {
  const [announcement, announce] = useState('')
  const dragged = useRef<string>(undefined)
  const move = (id: string, to: number) => {
    const from = ids.indexOf(id)
    if (from < 0 || to < 0 || to >= ids.length || from === to) return
    onChange(ids.toSpliced(from, 1).toSpliced(to, 0, id))
    announce(m.media_moved({ from: from + 1, to: to + 1, count: ids.length }))
  }
  const drop = () => {
    dragged.current = undefined
  }
  const handlers = {
    onPointerDown(event: PointerEvent) {
      const handle = handleOf(event)
      if (!handle) return
      dragged.current = handle.dataset.handle
      handle.setPointerCapture(event.pointerId)
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      if (dragged.current === undefined) return
      const over = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-picture]')
      if (over?.dataset.picture !== undefined) move(dragged.current, ids.indexOf(over.dataset.picture))
    },
    onPointerUp: drop,
    onPointerCancel: drop,
    onKeyDown(event: KeyboardEvent) {
      const id = handleOf(event)?.dataset.handle
      const step = steps[event.key]
      if (id === undefined || step === undefined) return
      event.preventDefault()
      move(id, ids.indexOf(id) + step)
      // A picture that moves in the document loses the focus.
      requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-handle="${id}"]`)?.focus())
    },
  }
  return { handlers, announcement, announce }
}

const handleOf = ({ target }: { readonly target: EventTarget }) =>
  (target as HTMLElement).closest<HTMLElement>('[data-handle]')
