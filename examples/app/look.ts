import { useSyncExternalStore } from 'react'
import en from './en.json' with { type: 'json' }
import vi from './vi.json' with { type: 'json' }

export type Locale = 'en' | 'vi'
export type Key = keyof typeof en
export type Theme = 'system' | 'light' | 'dark'

const texts: Readonly<Record<Locale, Readonly<Record<string, string>>>> = { en, vi }
const listeners = new Set<() => void>()
const root = document.documentElement

export const locale = (): Locale => {
  const chosen = localStorage.getItem('sample.locale') ?? navigator.language
  return chosen.startsWith('vi') ? 'vi' : 'en'
}
export const theme = (): Theme => {
  const chosen = localStorage.getItem('sample.theme')
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system'
}

function show(): void {
  root.lang = locale()
  root.dataset.theme = theme()
  document.title = t('title')
  for (const listener of listeners) listener()
}

/** Stores a choice of language or theme, and shows it. */
export function choose(what: 'locale' | 'theme', value: string): void {
  localStorage.setItem(`sample.${what}`, value)
  show()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
export const useLocale = (): Locale => useSyncExternalStore(subscribe, locale)
export const useTheme = (): Theme => useSyncExternalStore(subscribe, theme)

export const t = (key: Key, params: Readonly<Record<string, string | number>> = {}): string =>
  texts[locale()][key]!.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name]))

/** The text of a key that the server sent, if this app has one for it. */
export const known = (key: string): string | undefined => texts[locale()][key]

/** What staff write in both languages: the English one may be empty. */
export const inLocale = (vietnamese: string, english: string): string =>
  locale() === 'en' && english ? english : vietnamese

export const number = (value: number): string =>
  value.toLocaleString(locale() === 'vi' ? 'vi-VN' : 'en-GB', { maximumFractionDigits: 2 })

const zone = { timeZone: 'Asia/Ho_Chi_Minh' } as const
export const day = (moment: string): string =>
  new Date(moment).toLocaleDateString('en-GB', { ...zone, day: '2-digit', month: '2-digit', year: 'numeric' })
export const time = (moment: string): string =>
  `${day(moment)} ${new Date(moment).toLocaleTimeString('en-GB', { ...zone, hour: '2-digit', minute: '2-digit' })}`

show()
