import { type RefObject, useEffect, useRef } from 'react'
import { m } from '../../../generated/messages/messages.js'
import { useShortcuts } from '../shortcuts.ts'
import { listCommand, rowToFocus, situationOf } from './list-keys.ts'

interface ListKeys {
  readonly root: RefObject<HTMLElement | null>
  /** The letters of the row actions, as the `?` dialog lists them. */
  readonly letters: readonly { readonly keys: readonly [string]; readonly label: string }[]
  /** Undefined where rows cannot be opened. */
  readonly open: ((id: string) => void) | undefined
  /** `id` is that of the current row, if there is one. */
  readonly act: (letter: string, id: string | undefined) => void
  /** Undefined while nothing is chosen. */
  readonly clear: (() => void) | undefined
  /** The id of the row whose detail is open. */
  readonly opened: string | undefined
  /** The same object while filters, order and page stay the same. */
  readonly place: object
}

/** The last row that had the focus. Dialogs take the focus away, so it is remembered here. */
interface Cursor {
  readonly id: string
  /** Its index. If the row has left the list, the row now at this index becomes the current one. */
  readonly index: number
  readonly place: object
}

/** Not those of a closed section, which cannot have the focus. */
const rowsOf = (root: HTMLElement) => [
  ...root.querySelectorAll<HTMLTableRowElement>('tbody tr[data-id]:not(details:not([open]) *)'),
]

/**
 * Drives a list by keyboard: j and k move the focus over the rows, Enter opens, x selects, / goes to the search, and the
 * letters of the row actions run them. The focus itself is the cursor, so moving it renders nothing.
 */
export function useListKeys(keys: ListKeys): void {
  const { root, opened, place } = keys
  useShortcuts(m.list_keys_title(), [
    { keys: ['j'], label: m.list_keys_next() },
    { keys: ['k'], label: m.list_keys_previous() },
    ...(keys.open ? [{ keys: ['Enter'], label: m.list_keys_open() }] : []),
    { keys: ['x'], label: m.list_keys_select() },
    ...keys.letters,
    { keys: ['Esc'], label: m.list_clear_selection() },
    { keys: ['/'], label: m.list_keys_search() },
  ])
  const latest = useRef(keys)
  const cursor = useRef<Cursor>(undefined)
  useEffect(() => {
    latest.current = keys
  })

  useEffect(() => {
    const list = root.current
    const onFocus = ({ target }: FocusEvent) => {
      const rows = list === null ? [] : rowsOf(list)
      const index = rows.findIndex((row) => row.contains(target as Node))
      const id = rows[index]?.dataset.id
      if (id !== undefined) cursor.current = { id, index, place: latest.current.place }
    }
    list?.addEventListener('focusin', onFocus)
    return () => list?.removeEventListener('focusin', onFocus)
  }, [root])

  // When a detail closes, the focus goes to its row.
  const returning = useRef(false)
  useEffect(() => {
    const rows = root.current === null ? [] : rowsOf(root.current)
    if (opened !== undefined) {
      returning.current = true
      const index = rows.findIndex((row) => row.dataset.id === opened)
      if (index >= 0) cursor.current = { id: opened, index, place }
    } else if (returning.current) {
      returning.current = false
      rows[indexOf(cursor.current, rows, place)]?.focus()
    }
  }, [root, opened, place])

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const list = root.current
      if (list === null || event.defaultPrevented) return
      const { letters, open, act, clear, place } = latest.current
      const command = listCommand(
        situationOf(event, list),
        letters.map(({ keys: [letter] }) => letter),
      )
      if (command === undefined || (command === 'clear' && clear === undefined)) return
      const rows = rowsOf(list)
      const row = rows.find((row) => row.contains(document.activeElement))
      switch (command) {
        case 'next':
        case 'previous':
          rows[step(command, cursor.current, rows, place)]?.focus()
          break
        case 'select':
          choose(row ?? rows[Math.max(0, indexOf(cursor.current, rows, place))])
          break
        case 'open':
          if (row?.dataset.id !== undefined) open?.(row.dataset.id)
          break
        case 'act':
          act(event.key, row?.dataset.id)
          break
        case 'clear':
          clear?.()
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

/** Without a current row, that is the last focused one, or the first. It becomes the current row. */
function choose(row: HTMLTableRowElement | undefined): void {
  if (!row?.contains(document.activeElement)) row?.focus()
  row?.querySelector<HTMLInputElement>('input[type=checkbox]')?.click()
}

type Rows = readonly HTMLTableRowElement[]

/** The index of the last focused row, or of the one that took its place; -1 if no row of this page had the focus. */
function indexOf(cursor: Cursor | undefined, rows: Rows, place: object): number {
  const index = rows.findIndex((row) => row.dataset.id === cursor?.id)
  return index < 0 && cursor?.place === place ? Math.min(cursor.index, rows.length - 1) : index
}

function step(command: 'next' | 'previous', cursor: Cursor | undefined, rows: Rows, place: object): number {
  const index = indexOf(cursor, rows, place)
  const gone = index >= 0 && rows[index]?.dataset.id !== cursor?.id
  return gone && command === 'next' ? index : rowToFocus(command, index, rows.length)
}
