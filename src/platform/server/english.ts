import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Locale, MessageKey, TextKey, TextParams } from '../shared/text.ts'

const sources = resolve(import.meta.dirname, '../..')

function textsOf(locale: Locale): Readonly<Record<string, string>> {
  const files = globSync(`{platform,features}/**/messages/${locale}.json`, { cwd: sources })
  return Object.assign({}, ...files.map((file) => JSON.parse(readFileSync(join(sources, file), 'utf8')) as object))
}

const texts = { en: textsOf('en'), vi: textsOf('vi') }

/** A text in English, from the same files as the screens'. An unknown key is returned as it is. */
export const english = (key: TextKey, params?: TextParams): string => textIn('en', key, params)

/** The same in one of the two languages, for texts that no screen of ours shows: notices to members, exported files. */
export function textIn(locale: Locale, key: TextKey | MessageKey, params: TextParams = {}): string {
  return (texts[locale][key] ?? key).replace(/\{(\w+)\}/g, (place, name: string) => String(params[name] ?? place))
}

/** The name of a value such as CHECK_IN: the text `<prefix>_check_in`, or the one that its own key names. */
export function nameIn(locale: Locale, names: ValueNames, value: string): string {
  const key = typeof names === 'string' ? `${names}_${value.toLowerCase()}` : names[value]
  return (key && texts[locale][key]) || value
}

/** How the values of an enum are named: by the prefix of their texts, or by their keys. */
export type ValueNames = string | Readonly<Record<string, MessageKey>>

const countries = {
  en: new Intl.DisplayNames('en', { type: 'region' }),
  vi: new Intl.DisplayNames('vi', { type: 'region' }),
}

/** The name of a country, such as VN. */
export const countryIn = (locale: Locale, code: string): string =>
  /^[A-Z]{2}$/.test(code) ? (countries[locale].of(code) ?? code) : code
