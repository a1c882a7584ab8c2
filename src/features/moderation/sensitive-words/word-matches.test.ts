import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { foldText } from '../../../platform/shared/fold-text.ts'
import { type Hit, type HitKind, hitKinds, isWritten, maskWords, wordMatcher } from './word-matches.ts'
import { wordsOf } from './sensitive-word.values.ts'

const found = (word: string, text: string) => {
  const [hit] = wordMatcher([word])(text)
  return hit && [hit.kind, text.normalize('NFC').slice(hit.from, hit.to), hit.inside]
}

describe('a word is found', () => {
  test.each([
    ['cờ bạc', 'Chơi Cờ Bạc online', ['EXACT', 'Cờ Bạc', false]],
    ['cờ bạc', 'chơi cờ bạc online'.normalize('NFD'), ['EXACT', 'cờ bạc', false]],
    ['cờ bạc', 'CO BAC uy tín', ['WITHOUT_ACCENTS', 'CO BAC', false]],
    ['casino', 'chơi c4s1n0 nhé', ['LOOK_ALIKE', 'c4s1n0', false]],
    ['casino', 'сasinо với chữ Nga', ['LOOK_ALIKE', 'сasinо', false]],
    ['casino', 'vào c.a.s.i.n.o ngay', ['SPACED_OUT', 'c.a.s.i.n.o', false]],
    ['casino', 'C A S 1 N O', ['SPACED_OUT', 'C A S 1 N O', false]],
    ['cờ bạc', 'co-bac 👍', ['SPACED_OUT', 'co-bac', false]],
    ['đề', 'lô đề', ['EXACT', 'đề', false]],
    ['👍', 'hay 👍', ['EXACT', '👍', false]],
    ['ass', 'a class', ['EXACT', 'ass', true]],
    // A match that is a whole word is preferred to one within another word.
    ['ass', 'class, ass', ['EXACT', 'ass', false]],
    ['đề', 'không có vấn 👍 đề gì', ['EXACT', 'đề', false]],
  ])('%j in %j', (word, text, expected) => {
    expect(found(word, text)).toEqual(expected)
  })
})

test.each([
  ['casino', 'cas in oslo'],
  ['cờ bạc', 'cơm bạc màu'],
  ['assex', 'as sexual'],
  ['👍', 'nothing'],
])('%j is not found in %j', (word, text) => {
  expect(found(word, text)).toBeUndefined()
})

const alike: Readonly<Record<string, string>> = Object.fromEntries(
  ['0o', '1i', '3e', '4a', '@a', '$s', '!i', 'аa', 'сc'].map(([from, to]) => [from, to]),
)
const isLetter = (character: string | undefined) => character !== undefined && /[\p{L}\p{N}]/u.test(character)
const looks = (character: string) => alike[character] ?? character
const forms: Readonly<Record<HitKind, (character: string) => string>> = {
  EXACT: (character) => character.toLowerCase(),
  WITHOUT_ACCENTS: foldText,
  LOOK_ALIKE: (character) => looks(foldText(character)),
  SPACED_OUT: (character) => (isLetter(looks(character)) ? looks(foldText(character)) : ''),
}
const changed = (text: string, kind: HitKind) => Array.from(text, forms[kind]).join('')

/** What a hit is, said plainly: every form of the text is searched for every word. */
function plainly(word: string, given: string): Hit | null {
  const text = given.normalize('NFC')
  const hasLetters = changed(word, 'SPACED_OUT') !== ''
  for (const kind of hasLetters ? hitKinds : (['EXACT'] as const)) {
    const [form, wanted] = [changed(text, kind), changed(word, kind)]
    /** The character of the text that each unit of the form comes from. */
    const origins = [...text.matchAll(/./gsu)].flatMap((origin) => Array.from(forms[kind](origin[0]), () => origin))
    const hits: Hit[] = []
    for (let at = form.indexOf(wanted); at >= 0; at = form.indexOf(wanted, at + 1)) {
      const last = origins[at + wanted.length - 1]!
      const [from, to] = [origins[at]!.index, last.index + last[0].length]
      if (kind !== 'SPACED_OUT' || isSpacedOut(text.slice(from, to), word))
        hits.push({ word, kind, inside: isLetter(text[from - 1]) || isLetter(text[to]), from, to })
    }
    if (hits.length > 0) return hits.find(({ inside }) => !inside) ?? hits[0]!
  }
  return null
}

function isSpacedOut(match: string, word: string): boolean {
  const lengths = match
    .split(/[^\p{L}\p{N}@$!|]+/u)
    .filter(Boolean)
    .map((piece) => piece.length)
  const syllables = new Set(word.split(' ').map((syllable) => syllable.length))
  return lengths.length === 1 || lengths.every((l) => l <= 2) || lengths.every((l) => syllables.has(l))
}

describe('words are found as by searching for each of them in each form of the text', () => {
  const some = (characters: string, maxLength: number) =>
    fc.string({ unit: fc.constantFrom(...Array.from(characters.normalize('NFC'))), maxLength })
  // Few different characters, so that words often occur; marks, jamo and signs, because their forms differ in length.
  const characters = 'aáạ4@аAcсCờo0OsS$ii1!dđĐ하하ᅡ #.-_\u0301'
  const word = some(characters, 4)
    .map((text) => wordsOf(text)[0])
    .filter((text) => text !== undefined)

  test('whatever the words and the text are', () => {
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 12 }), some(characters, 60), (words, text) => {
        const each = [...new Set(words)]
        const expected = each.map((one) => plainly(one, text)).filter((hit) => hit !== null)
        const hits = wordMatcher(each)(text)
        const byWord = (a: Hit, b: Hit) => (a.word < b.word ? -1 : 1)
        expect(hits.toSorted(byWord)).toEqual(expected.toSorted(byWord))
      }),
      { numRuns: 3_000 },
    )
  })
})

test('words are masked letter by letter, wherever they stand by themselves, though they overlap', () => {
  expect(maskWords('Cờ bạc, bạc, bạch: 𝒸ờ bạc', ['cờ bạc', 'bạc', 'bạch kim'])).toBe('** ***, ***, bạch: 𝒸ờ ***')
  expect(maskWords('Chợ nổi', ['cờ bạc'])).toBe('Chợ nổi')
})

test('a word is written if letters lost their accents, and not if they have others, or within a longer word', () => {
  const written = wordMatcher(['cặc'], isWritten)
  const kindsIn = (text: string) => written(text).map(({ kind }) => kind)
  expect(kindsIn('cặc')).toEqual(['EXACT'])
  expect(kindsIn('cac, căc')).toEqual(['WITHOUT_ACCENTS'])
  expect(kindsIn('các bạn, cặcx')).toEqual([])
  expect(kindsIn('các bạn, cac')).toEqual(['WITHOUT_ACCENTS'])
})
