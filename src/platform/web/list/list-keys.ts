/** The commands that keys give to a list. */
export type ListCommand = 'next' | 'previous' | 'open' | 'select' | 'search'

/** Where the key was pressed. */
export interface KeySituation {
  readonly key: string
  /** Ctrl, Alt or Meta is down. */
  readonly modified: boolean
  /** The focus is in a text field, a menu or a list of choices. */
  readonly typing: boolean
  /** A dialog covers the list. */
  readonly dialogOpen: boolean
  /** The focus is on a row itself, not on a link or button in it. */
  readonly onRow: boolean
}

const commands: Readonly<Record<string, ListCommand>> = {
  j: 'next',
  k: 'previous',
  x: 'select',
  Enter: 'open',
  '/': 'search',
}

/** The command of a key, if any. Returns undefined for letters typed into a field. */
export function listCommand(situation: KeySituation): ListCommand | undefined {
  if (situation.modified || situation.typing || situation.dialogOpen) return undefined
  const command = Object.hasOwn(commands, situation.key) ? commands[situation.key] : undefined
  // Enter on a link or a button activates that link or button.
  if (command === 'open' && !situation.onRow) return undefined
  return command
}

/** The row to focus: without a current one the first (or, going up, the last); it stops at the ends. */
export function rowToFocus(command: 'next' | 'previous', current: number, count: number): number {
  if (count === 0) return -1
  if (current < 0) return command === 'next' ? 0 : count - 1
  return Math.min(count - 1, Math.max(0, current + (command === 'next' ? 1 : -1)))
}

const typingPlaces =
  'input:not([type=checkbox]):not([type=radio]):not([type=button]), textarea, select, [contenteditable=true], [role=menu], [role=listbox], [role=combobox]'

/** Reads the situation of a key from the document. */
export function situationOf(event: KeyboardEvent): KeySituation {
  const target = event.target instanceof Element ? event.target : null
  return {
    key: event.key,
    modified: event.ctrlKey || event.metaKey || event.altKey,
    typing: event.isComposing || target?.closest(typingPlaces) != null,
    dialogOpen: [...document.querySelectorAll('dialog[open], [role=dialog]')].some((dialog) =>
      dialog.checkVisibility(),
    ),
    onRow: target instanceof HTMLTableRowElement,
  }
}
