import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  countLetters,
  firstLetters,
  fitText,
  hasSearchText,
  isWithin,
  normalized,
  plainText,
  tidyText,
  withoutUnseen,
} from './search-text.ts'

const everyCharacter = Array.from({ length: 0x110000 }, (_, code) => code)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code))
const unseen = everyCharacter.filter((character) => !hasSearchText(character))
const anyUnseen = fc.nat(unseen.length - 1).map((index) => unseen[index]!)

test('marks, spaces, signs without a shape and characters that are none show nothing; anything else does', () => {
  const shown = ['a', 'ệ', '0', '.', '…', '-', '🌊', '한', '々', '\u00b4', '\ufffd']
  expect(shown.filter((text) => !hasSearchText(text))).toEqual([])
  const none = ['\u200b', '\u3164', '\u2800', '\u00ad', '\u0301', '\ufe0f', '\u2063', '\u{e0062}', '\u200f', '\u115f']
  const further = [
    '\u1160',
    '\u17b4',
    '\u180e',
    '\ufffe',
    '\u{1fffe}',
    '\ue000',
    '\ufffc',
    '\u{1d159}',
    '\u{13441}',
    '',
  ]
  expect([...none, ...further].filter(hasSearchText)).toEqual([])
  expect(everyCharacter.filter((one) => /[\p{L}\p{N}\p{P}]/u.test(one) && !hasSearchText(one))).toEqual([
    '\u115f',
    '\u1160',
    '\u3164',
    '\uffa0',
    '\u{13441}',
    '\u{13442}',
  ])
})

test('text that shows nothing is stored as none, however long', () => {
  fc.assert(
    fc.property(fc.array(anyUnseen, { maxLength: 20 }), (characters) => {
      expect(tidyText(characters.join(''))).toBe('')
      expect(plainText(characters.join(''))).toBe('')
    }),
  )
})

describe('the stored form', () => {
  test.each([
    ['  An \n', 'An'],
    ['\u200b\u0301An\u200b\u3164', 'An'],
    ['Tiếng Việt'.normalize('NFD'), 'Tiếng Việt'],
    ['x\u0301', 'x\u0301'],
    ['x\u034f\u0301', 'x'],
    ['a\ufe0f', 'a'],
    ['2026\ufe0f', '2026'],
    ['1\ufe0f\u20e3 ', '1\ufe0f\u20e3'],
    ['❤️ ', '❤️'],
    ['❤️\ufe0f', '❤️'],
    ['👩‍👩‍👧‍👦\u200d', '👩‍👩‍👧‍👦'],
    ['👍🏽\u200b', '👍🏽'],
    [
      '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}\u200b',
      '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
    ],
    ['🏴\u{e0067}', '🏴'],
    ['葛\u{e0100} ', '葛\u{e0100}'],
    ['a\ud800', 'a'],
    ['\udc00\udc00a\udc00', 'a'],
    ['a\u200bb', 'a\u200bb'],
  ])('of %j is %j', (given, stored) => {
    expect(tidyText(given)).toBe(stored)
  })

  test('stays as it is, and begins and ends with what can be seen', () => {
    const piece = fc.oneof(
      anyUnseen,
      fc.string({ unit: 'binary', maxLength: 2 }),
      fc.constantFrom('a', '❤️', '👩‍👧', '\u0301'),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const stored = tidyText(pieces.join(''))
        expect(tidyText(stored)).toBe(stored)
        expect(stored.normalize('NFC')).toBe(stored)
        if (stored === '') return
        expect(hasSearchText(String.fromCodePoint(stored.codePointAt(0)!))).toBe(true)
        expect(tidyText(`\u200b ${stored}\u2060\t`)).toBe(stored)
      }),
      { numRuns: 2_000 },
    )
  })
})

test('texts that look the same have one key, and emoji keep what they consist of', () => {
  for (const spelling of ['b\u200bad', '\u00adbad', 'ba\u3164d', 'bad\u034f', 'b\u{e0062}a\ufe0fd', ' bad\u2063'])
    expect(plainText(spelling)).toBe('bad')
  for (const spelling of ['a  b', 'a\u00a0b', 'a\u2003\u200b b', 'a\u2800b', 'a\u200b\nb'])
    expect(plainText(spelling)).toBe('a b')
  expect(withoutUnseen('a\u200b\nb')).toBe('a\nb')
  for (const emoji of ['👩‍👩‍👧‍👦', '❤️‍🔥', '1\ufe0f\u20e3', '👍🏽', '葛\u{e0100}'])
    expect(plainText(`x ${emoji} y`)).toBe(`x ${emoji} y`)
  // A joiner that joins nothing.
  expect(plainText('👩\u200dx')).toBe('👩x')
})

test('the length that counts is that of the stored form; far beyond it, nothing else is looked at', () => {
  expect(fitText(`  ${'a'.repeat(5)}\u200b\u200b`, 5)).toBe('aaaaa')
  expect(fitText('ệệ'.normalize('NFD'), 2)).toBe('ệệ')
  expect(fitText('a'.repeat(6), 5)).toBeNull()
  expect(fitText(' '.repeat(161), 5)).toBeNull()
})

const family = '👨‍👩‍👧‍👦'

test.each([
  ['ệ'.normalize('NFD'), 84],
  [family, 100],
  ['👍🏽', 100],
  ['🇻🇳', 100],
  ['x\u0301\u0323', 100],
  ['한'.normalize('NFD'), 100],
])('letters are counted as people count them: %s', (letter, times) => {
  const text = letter.repeat(times)
  expect(countLetters(text)).toBe(times)
  expect(fitText(text, 100)).toBe(text.normalize('NFC'))
  expect(fitText(letter.repeat(101), 100)).toBeNull()
  expect(firstLetters(text, 3)).toBe(letter.repeat(3))
  expect(firstLetters(text, times)).toBe(text)
})

test('a letter has no more parts than can be stored, and in an index fewer', () => {
  expect(isWithin(`a${'\u200d'.repeat(3_000)}`, 100)).toBe(false)
  expect(isWithin(family.repeat(60), 100)).toBe(true)
  expect(isWithin(family.repeat(60), 100, { indexed: true })).toBe(false)
  // Each of a different word, in the script that needs most bytes.
  expect(isWithin('𠀀'.repeat(100), 100, { indexed: true })).toBe(true)
})

test('marks beyond those that any letter has are dropped, so that ordering them takes no longer than reading them', () => {
  expect(normalized('a\u0323\u0301', 'NFC')).toBe('ạ\u0301')
  expect([...normalized(`a${'\u0301\u0323'.repeat(100)}`, 'NFD')]).toHaveLength(31)
  const started = performance.now()
  normalized('\u0301\u0323'.repeat(200_000), 'NFC')
  // Unbounded, it takes 25 seconds.
  expect(performance.now() - started).toBeLessThan(2_000)
})
