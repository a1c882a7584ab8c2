import { describe, expect, test } from 'vitest'
import { wordFinder } from './word-matches.ts'

const found = (word: string, text: string) => {
  const hit = wordFinder(word)(text)
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
  expect(found(word, text)).toBeNull()
})
