import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { TextKey, TextParams } from '../shared/text.ts'

const sources = resolve(import.meta.dirname, '../..')

function textsOf(locale: 'en' | 'vi'): Readonly<Record<string, string>> {
  const files = globSync(`{platform/shared,features/*/*}/messages/${locale}.json`, { cwd: sources })
  return Object.assign({}, ...files.map((file) => JSON.parse(readFileSync(join(sources, file), 'utf8')) as object))
}

const texts = { en: textsOf('en'), vi: textsOf('vi') }

/** A text in English, from the same files as the screens'. An unknown key is returned as it is. */
export const english = (key: TextKey, params?: TextParams): string => textIn('en', key, params)

/** The same in one of the two languages, for texts that are not shown by a screen of ours (notices to members). */
export function textIn(locale: 'en' | 'vi', key: TextKey, params: TextParams = {}): string {
  return (texts[locale][key] ?? key).replace(/\{(\w+)\}/g, (place, name: string) => String(params[name] ?? place))
}
