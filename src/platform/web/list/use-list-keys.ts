import { type RefObject, useEffect, useRef } from 'react'
import { m } from '../../../generated/messages/messages.js'
import { useShortcuts } from '../shortcuts.ts'
import { listCommand, rowToFocus, situationOf } from './list-keys.ts'

/**
 * Keyboard control of a list: j and k move the focus over the rows, Enter opens, x selects, / goes to the search. The
 * focus itself is the cursor, so moving it renders nothing.
 */
export function useListKeys(root: RefObject<HTMLElement | null>, open: ((id: string) => void) | undefined): void {
  useShortcuts(m.list_keys_title(), [
    { keys: ['j'], label: m.list_keys_next() },
    { keys: ['k'], label: m.list_keys_previous() },
    ...(open ? [{ keys: ['Enter'], label: m.list_keys_open() }] : []),
    { keys: ['x'], label: m.list_keys_select() },
    { keys: ['/'], label: m.list_keys_search() },
  ])
  const latest = useRef(open)
  useEffect(() => {
    latest.current = open
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const list = root.current
      const command = event.defaultPrevented ? undefined : listCommand(situationOf(event))
      if (list === null || command === undefined) return
      const rows = [...list.querySelectorAll<HTMLTableRowElement>('tbody tr[data-id]')]
      const current = rows.findIndex((row) => row.contains(document.activeElement))
      const row = rows[current]
      switch (command) {
        case 'next':
        case 'previous':
          rows[rowToFocus(command, current, rows.length)]?.focus()
          break
        case 'select':
          row?.querySelector<HTMLInputElement>('input[type=checkbox]')?.click()
          break
        case 'open':
          if (row?.dataset.id !== undefined) latest.current?.(row.dataset.id)
          break
        case 'search':
          list.querySelector<HTMLInputElement>('input[type=search]')?.select()
      }
      event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [root])
}
