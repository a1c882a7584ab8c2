import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

type Texts = Readonly<Record<string, string>>

const read = (file: string) => readFileSync(file, 'utf8')
const textsOf = (locale: 'en' | 'vi') =>
  Object.assign(
    {},
    ...globSync(`src/**/messages/${locale}.json`).map((file) => JSON.parse(read(file)) as Texts),
  ) as Texts
const [english, vietnamese] = [textsOf('en'), textsOf('vi')]
const placesOf = (text: string) => [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!))].toSorted()

/** The sources of the product, without tests and generated files. */
const sources = globSync('src/**/*.{ts,tsx}')
  .filter((file) => !file.includes('generated') && !file.includes('.test.'))
  .map((file) => ({ file, code: read(file) }))
// `names` is the beginning of the keys of a column's values.
const keysIn = (code: string) => [...code.matchAll(/(?:(?<!names: )'|\bm\.)([a-z_]+_text_[a-z_]+)\b/g)]

test('every text is used', () => {
  const used = new Set(
    sources.flatMap(({ code }) => [...code.matchAll(/\bm\.(\w+)|'(\w+)'/g)].map(([, m, key]) => m ?? key)),
  )
  expect(Object.keys(english).filter((key) => !used.has(key))).toEqual([])
})

test('a common text is not repeated in the messages of a feature', () => {
  const said = (key: string) => `${english[key]} / ${vietnamese[key]}`
  const words = new Set(
    Object.keys(english)
      .filter((key) => key.startsWith('common_'))
      .map(said),
  )
  const own = (key: string) => /^(common|session)_/.test(key)
  expect(Object.keys(english).filter((key) => !own(key) && words.has(said(key)))).toEqual([])
})

test('every text has the same parameters in both languages', () => {
  const places = (texts: Texts) => Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, placesOf(text)]))
  expect(places(vietnamese)).toEqual(places(english))
})

describe('a text that travels by its key', () => {
  test('is in the messages of both languages', () => {
    const unknown = sources.flatMap(({ file, code }) =>
      keysIn(code).flatMap(([, key]) => (english[key!] && vietnamese[key!] ? [] : [`${file}: ${key}`])),
    )
    expect(unknown).toEqual([])
  })

  test('gets a value for each of its parameters where it is used', () => {
    // An approximation: the parameters are expected near the key.
    const empty = sources.flatMap(({ file, code }) =>
      keysIn(code).flatMap((found) => {
        const around = code.slice(Math.max(0, found.index - 600), found.index + 600)
        const missing = placesOf(english[found[1]!] ?? '').filter((name) => !new RegExp(`\\b${name}\\b`).test(around))
        return missing.map((name) => `${file}: ${found[1]} without ${name}`)
      }),
    )
    expect(empty).toEqual([])
  })
})
