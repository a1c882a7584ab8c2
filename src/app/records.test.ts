import { globSync, readFileSync } from 'node:fs'
import { expect, test, vi as vitest } from 'vitest'
import '../features/records.ts'
import '../features/record-words.ts'
import '../generated/messages/texts/lucky_wheel_instructions.js'
import { overwriteGetLocale } from '../generated/messages/runtime.js'
import { recordKinds } from '../platform/shared/record.ts'
import type { Locale } from '../platform/shared/text.ts'
import { loggedWords } from '../platform/web/words/record-words.ts'

// Some words come with parts of screens, which a browser would connect to the server.
vitest.mock('../platform/web/requests/graphql-client.ts', () => ({ request: vitest.fn<() => void>() }))

test('every kind of record has words', () => {
  expect(Object.keys(loggedWords).toSorted()).toEqual(Object.keys(recordKinds).toSorted())
})

const textsOf = (locale: Locale) =>
  Object.assign(
    {},
    ...globSync(`src/**/messages/${locale}.json`).map((file) => JSON.parse(readFileSync(file, 'utf8')) as object),
  ) as Readonly<Record<string, string>>
const texts = { en: textsOf('en'), vi: textsOf('vi') }
const enumValues = [
  ...new Set(
    [...readFileSync('schema.graphql', 'utf8').matchAll(/^enum \w+ \{\n([^}]+)\}/gm)].flatMap(([, body]) =>
      body!.split('\n').flatMap((line) => /^ {2}([A-Z][A-Z\d_]+)$/.exec(line)?.[1] ?? []),
    ),
  ),
]

/** The texts that may name a value of an enum: those that end with it, such as `…_blocked` for BLOCKED. */
const keysOfValues = new Map(
  enumValues.map((value) => [value, Object.keys(texts.en).filter((key) => key.endsWith(`_${value.toLowerCase()}`))]),
)

/** The text that a screen shows for a value: the same one in both languages. */
function keyOfValue(show: (value: unknown) => unknown, value: string): string | undefined {
  const said = (locale: Locale) => {
    overwriteGetLocale(() => locale)
    try {
      return show(value)
    } catch {
      return undefined
    }
  }
  const [en, vi] = [said('en'), said('vi')]
  if (en === value) return undefined
  return keysOfValues.get(value)!.find((key) => texts.en[key] === en && texts.vi[key] === vi)
}

/** Functions of texts are named by their keys. */
const keysOf = (texts: Readonly<Record<string, () => string>>) =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text.name]))

test('exports of the audit log say what its screen says', async () => {
  const kinds = Object.entries(loggedWords).map(([model, { name, fields, actions }]) => {
    const values = Object.entries(fields).flatMap(([field, { value: show }]) => {
      const named = show ? enumValues.map((value) => [value, keyOfValue(show, value)] as const) : []
      const known = named.filter(([, key]) => key !== undefined)
      return known.length > 0 ? [[field, Object.fromEntries(known)]] : []
    })
    const labels = Object.fromEntries(Object.entries(fields).map(([field, { label }]) => [field, label]))
    return [
      model,
      { name: name.name, actions: keysOf(actions), fields: keysOf(labels), values: Object.fromEntries(values) },
    ] as const
  })
  const keys = kinds.flatMap(([, { name, actions, fields }]) => [
    name,
    ...Object.values(actions),
    ...Object.values(fields),
  ])
  expect(keys.filter((key) => !(key in texts.en))).toEqual([])
  const written = `${JSON.stringify(Object.fromEntries(kinds.toSorted(([a], [b]) => (a < b ? -1 : 1))), null, 2)}\n`
  await expect(written).toMatchFileSnapshot('../features/records/audit/server/record-texts.json')
})
