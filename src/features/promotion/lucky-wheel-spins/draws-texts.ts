import en from './messages/en.json' with { type: 'json' }
import vi from './messages/vi.json' with { type: 'json' }

/** The languages in which what is checked can be told. */
export type DrawsLocale = 'en' | 'vi'
export type DrawsKey = Extract<keyof typeof en, `lucky_wheel_spins_${'fault' | 'draws'}_${string}`>
export type DrawsParams = Readonly<Record<string, string | number>>

/** What is wrong with a receipt, a log or an auditor's file: a text and what it names. */
export interface Fault {
  readonly key: DrawsKey
  readonly params?: DrawsParams
}

const texts: Readonly<Record<DrawsLocale, Readonly<Record<string, string>>>> = { en, vi }

/** Stands in the file that people download, so it needs no server. */
export const drawsText = (locale: DrawsLocale, key: DrawsKey, params: DrawsParams = {}): string =>
  texts[locale][key]!.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name]))
