import { expect, test } from 'vitest'
import { preferredLocale } from './preferred-locale.ts'

test.each([
  [undefined, 'vi'],
  ['', 'vi'],
  ['fr', 'vi'],
  ['*', 'vi'],
  ['en', 'en'],
  ['EN-us', 'en'],
  ['vi-VN,vi;q=0.9,en;q=0.8', 'vi'],
  ['fr, en;q=0.5, vi;q=0.2', 'en'],
  ['vi;q=0.2, en;q=0.7', 'en'],
  ['en;q=0', 'vi'],
  ['en;q=x, vi', 'vi'],
] as const)('%j asks for %s', (header, locale) => {
  expect(preferredLocale(header)).toBe(locale)
})
