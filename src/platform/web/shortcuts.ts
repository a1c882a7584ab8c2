import { useEffect, useRef } from 'react'

export interface Shortcut {
  /**
   * One item per key of a combination (`['Mod', 'K']`; Mod is Ctrl, or ⌘ on a Mac), or of keys pressed one after another
   * (`['g', 'u']`), or a single key.
   */
  readonly keys: readonly string[]
  readonly label: string
  /** Absent if the screen handles the key itself and only lists it here. */
  readonly run?: () => void
  /** Works while a dialog is open, too. */
  readonly overDialogs?: boolean
}

export interface ShortcutGroup {
  readonly title: string
  readonly shortcuts: readonly Shortcut[]
}

const groups = new Set<{ current: ShortcutGroup }>()

/** Lists the shortcuts in the `?` dialog while the calling component is mounted, and runs those with `run`. */
export function useShortcuts(title: string, shortcuts: readonly Shortcut[]): void {
  const group = useRef<ShortcutGroup>({ title, shortcuts })
  useEffect(() => {
    group.current = { title, shortcuts }
  })
  useEffect(() => {
    groups.add(group)
    return () => void groups.delete(group)
  }, [])
}

export const shortcutGroups = (): ShortcutGroup[] => [...groups].map((group) => group.current)

const shortcutsThatRun = () => shortcutGroups().flatMap(({ shortcuts }) => shortcuts.filter(({ run }) => run))

addEventListener('keydown', (event) => {
  if (event.defaultPrevented || event.isComposing || event.altKey) return
  const shortcut = shortcutsThatRun().find((one) => !isSequence(one) && matches(one, event))
  if (shortcut === undefined) return
  event.preventDefault()
  shortcut.run?.()
})

const isSequence = ({ keys }: Shortcut) => keys.length === 2 && !keys.includes('Mod')

/** Milliseconds in which the second key must follow the first. */
const sequenceTime = 1_500

let begun: { readonly key: string; readonly at: number } | undefined

// Captures the keys, so that the second key of a sequence does nothing else: a list would take the `b` of `g b` for itself.
addEventListener(
  'keydown',
  (event) => {
    const plain = !event.isComposing && !event.altKey && !event.ctrlKey && !event.metaKey
    const first = begun !== undefined && event.timeStamp - begun.at < sequenceTime ? begun.key : undefined
    begun = undefined
    if (!plain || isTyping(event.target) || isDialogOpen()) return
    const sequences = shortcutsThatRun().filter(isSequence)
    const second = sequences.find(({ keys }) => keys[0] === first && keys[1] === event.key)
    if (second !== undefined) {
      event.preventDefault()
      second.run?.()
    } else if (sequences.some(({ keys }) => keys[0] === event.key)) {
      event.preventDefault()
      begun = { key: event.key, at: event.timeStamp }
    }
  },
  { capture: true },
)

function matches({ keys, overDialogs }: Shortcut, event: KeyboardEvent): boolean {
  const withModifier = keys.includes('Mod')
  if (withModifier !== (event.ctrlKey || event.metaKey)) return false
  if (keys.at(-1)?.toLowerCase() !== event.key.toLowerCase()) return false
  // Ignores plain letters while somebody types in a field, and most of them while a dialog is open.
  return withModifier || !(isTyping(event.target) || (isDialogOpen() && !overDialogs))
}

const isTyping = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('input:not([type=checkbox]), textarea, select, [contenteditable=true], [role=combobox]') !== null

const isDialogOpen = () => document.querySelector('dialog[open], [role=dialog]:not([hidden])') !== null
