const onMac = /Mac|iPhone|iPad/.test(navigator.platform)
const printed: Readonly<Record<string, string>> = { Mod: onMac ? '⌘' : 'Ctrl', Escape: 'Esc' }

/** Keys as they are printed on the person's keyboard (⌘ on a Mac). */
export function KeyCombination({ keys }: { keys: readonly string[] }) {
  return (
    <kbd className="key-combination">
      {keys.map((key) => (
        <kbd key={key}>{printed[key] ?? key}</kbd>
      ))}
    </kbd>
  )
}
