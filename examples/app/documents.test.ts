import { readFileSync } from 'node:fs'
import { buildSchema, parse, validate } from 'graphql'
import { expect, test } from 'vitest'
import en from './en.json' with { type: 'json' }
import vi from './vi.json' with { type: 'json' }
import * as documents from './documents.ts'

const schema = buildSchema(readFileSync(new URL('../../app.graphql', import.meta.url), 'utf8'))

test.each(Object.entries(documents))('%s fits the schema of members', (_, document) => {
  expect(validate(schema, parse(document))).toEqual([])
})

test('both languages have the same texts, with the same parameters', () => {
  const parametersOf = (texts: Readonly<Record<string, string>>) =>
    Object.entries(texts).map(([key, text]) => [key, (text.match(/\{\w+\}/g) ?? []).toSorted()])
  expect(parametersOf(vi)).toEqual(parametersOf(en))
})
