/** The commands of a list that keys can run. `act` runs the action that has the letter. */
export type ListCommand = 'next' | 'previous' | 'open' | 'select' | 'search' | 'clear' | 'act'

/** Where the key was pressed. */
export interface KeySituation {
  readonly key: string
  /** Ctrl, Alt or Meta is down. */
  readonly modified: boolean
  /** The focus is in a text field, a menu or a list of choices. */
  readonly typing: boolean
  /** A dialog covers the list, or the detail that the key is for. */
  readonly covered: boolean
  /** The focus is on a row itself, not on a link or button in it. */
  readonly onRow: boolean
}

const commands: Readonly<Record<string, ListCommand>> = {
  j: 'next',
  k: 'previous',
  x: 'select',
  Enter: 'open',
  '/': 'search',
  Escape: 'clear',
}

/**
 * The command of a key, if any. Returns undefined for letters typed into a field.
 *
 * @param letters the letters of the list's actions
 */
export function listCommand(situation: KeySituation, letters: readonly string[] = []): ListCommand | undefined {
  if (situation.modified || situation.typing || situation.covered) return undefined
  if (letters.includes(situation.key)) return 'act'
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

const openDialogs = () =>
  [...document.querySelectorAll('dialog[open], [role=dialog]')].filter((dialog) => dialog.checkVisibility())

/**
 * Reads the situation of a key from the document.
 *
 * @param within the element that the key is for: a dialog that contains it does not cover it
 */
export function situationOf(event: KeyboardEvent, within: Element | null): KeySituation {
  const target = event.target instanceof Element ? event.target : null
  return {
    key: event.key,
    modified: event.ctrlKey || event.metaKey || event.altKey,
    typing: event.isComposing || target?.closest(typingPlaces) != null,
    covered: openDialogs().some((dialog) => !dialog.contains(within)),
    onRow: target instanceof HTMLTableRowElement,
  }
}
