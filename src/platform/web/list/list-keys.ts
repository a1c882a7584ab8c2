/** What a key asks of a list: to move, or to do to the current row or the chosen ones what has this letter. */
export type ListCommand = 'next' | 'previous' | 'open' | 'select' | 'search' | 'clear' | 'act'

/** Where the key was pressed. */
export interface KeySituation {
  readonly key: string
  /** Ctrl, Alt or Meta is down. */
  readonly modified: boolean
  /** The focus is where letters are typed, or in a menu or a list of choices. */
  readonly typing: boolean
  /** A dialog covers what is asked: the list, or the detail over it. */
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
 * The command that a key means, if any: letters must never be taken from somebody who is typing.
 *
 * @param letters those of the list's actions
 */
export function listCommand(situation: KeySituation, letters: readonly string[] = []): ListCommand | undefined {
  if (situation.modified || situation.typing || situation.covered) return undefined
  if (letters.includes(situation.key)) return 'act'
  const command = Object.hasOwn(commands, situation.key) ? commands[situation.key] : undefined
  // Enter on a link or a button is that link's or button's own.
  if (command === 'open' && !situation.onRow) return undefined
  return command
}

/** The row to go to: none yet means the first (or the last, going up); the ends hold. */
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
 * @param within what the key would act upon: a dialog that holds it does not cover it
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
