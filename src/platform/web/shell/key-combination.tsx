const onMac = /Mac|iPhone|iPad/.test(navigator.platform)

/** Keys as they are printed on the person's keyboard (⌘ on a Mac). */
export function KeyCombination({ keys }: { keys: readonly string[] }) {
  return (
    <kbd className="key-combination">
      {keys.map((key) => (
        <kbd key={key}>{key === 'Mod' ? (onMac ? '⌘' : 'Ctrl') : key}</kbd>
      ))}
    </kbd>
  )
}
