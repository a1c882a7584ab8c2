import { useSyncExternalStore } from 'react'

/** The person's choice; `system` follows the device. Kept in local storage, where first-paint/early.js reads it too. */
export const themeModes = ['light', 'dark', 'system'] as const
export type ThemeMode = (typeof themeModes)[number]

const key = 'theme'
const systemDark = matchMedia('(prefers-color-scheme: dark)')
const listeners = new Set<() => void>()

const chosen = (): ThemeMode => themeModes.find((mode) => mode === localStorage.getItem(key)) ?? 'system'
const isDark = () => chosen() === 'dark' || (chosen() === 'system' && systemDark.matches)

function changed() {
  document.documentElement.dataset.theme = isDark() ? 'dark' : 'light'
  for (const listener of listeners) listener()
}
systemDark.addEventListener('change', changed)
addEventListener('storage', (event) => event.key === key && changed())

export function setThemeMode(mode: ThemeMode): void {
  localStorage.setItem(key, mode)
  changed()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useThemeMode = (): ThemeMode => useSyncExternalStore(subscribe, chosen)
export const useIsDark = (): boolean => useSyncExternalStore(subscribe, isDark)
