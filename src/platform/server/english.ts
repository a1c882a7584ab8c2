import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { TextKey, TextParams } from '../shared/text.ts'

const sources = resolve(import.meta.dirname, '../..')
const files = globSync('{platform/shared,features/*}/messages/en.json', { cwd: sources })
const texts = Object.assign(
  {},
  ...files.map((file) => JSON.parse(readFileSync(join(sources, file), 'utf8')) as object),
) as Readonly<Record<string, string>>

/** A text in English, from the same files as the screens'. An unknown key is returned as it is. */
export function english(key: TextKey, params: TextParams = {}): string {
  return (texts[key] ?? key).replace(/\{(\w+)\}/g, (place, name: string) => String(params[name] ?? place))
}
