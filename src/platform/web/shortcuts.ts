import { useEffect, useRef } from 'react'

export interface Shortcut {
  /** One item per key of a combination: `['Mod', 'K']`, `['?']`, `['j']`. Mod is Ctrl, or ⌘ on a Mac. */
  readonly keys: readonly string[]
  readonly label: string
  /** Left out when the screen handles the key itself and only lists it. */
  readonly run?: () => void
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

addEventListener('keydown', (event) => {
  if (event.defaultPrevented || event.isComposing || event.altKey) return
  const shortcut = shortcutGroups()
    .flatMap((group) => group.shortcuts)
    .find(({ keys, run }) => run !== undefined && matches(keys, event))
  if (shortcut === undefined) return
  event.preventDefault()
  shortcut.run?.()
})

function matches(keys: readonly string[], event: KeyboardEvent): boolean {
  const withModifier = keys.includes('Mod')
  if (withModifier !== (event.ctrlKey || event.metaKey)) return false
  if (keys.at(-1)?.toLowerCase() !== event.key.toLowerCase()) return false
  // Ignores plain letters while somebody types in a field, and while a dialog is open.
  return (
    withModifier || !(isTyping(event.target) || document.querySelector('dialog[open], [role=dialog]:not([hidden])'))
  )
}

const isTyping = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable=true], [role=combobox]') !== null
