import { expect, test } from 'vitest'
import { processorTime, slowness } from '../../../../tests/harness/processor-time.ts'
import { keywordsInput, mostWords } from './sensitive-word.rules.ts'
import { longestWord, wordsOf } from './sensitive-word.values.ts'

test('words are split at commas, composed, in lower case, with single spaces, each once', () => {
  expect(wordsOf(' Cờ  BẠC,,casino ,CASINO, cờ bạc'.normalize('NFD'))).toEqual(['cờ bạc', 'casino'])
})

test('a word that is too long stays too long, and the longest one is kept, whatever it is made of', () => {
  const made = 'ᾂ'.normalize('NFD')
  expect(made).toHaveLength(4)
  expect(wordsOf(made.repeat(longestWord))).toEqual(['ᾂ'.repeat(longestWord)])
  expect(wordsOf(made.repeat(longestWord + 1))[0]!.length).toBeGreaterThan(longestWord)
})

/** As much as a request's body may hold. */
const most = 250_000

test.each([
  ['marks that take quadratic time to compose', Array.from({ length: 5 }, () => `a${'\u0301\u0323'.repeat(25_000)}`)],
  ['many words in one text', ['a,'.repeat(most / 2)]],
  ['many different words', [Array.from({ length: most / 7 }, (_, i) => i).join()]],
  ['many texts', Array.from({ length: mostWords }, (_, i) => `${i},`.repeat(100))],
  ['spaces', [`a${' '.repeat(most)}b`]],
])('%s are judged without holding up anybody', (_, keywords) => {
  const judge = () => {
    const { success, data } = keywordsInput.safeParse(keywords)
    expect(success ? data.length <= mostWords : true).toBe(true)
  }
  expect(processorTime(judge)).toBeLessThan(200 * slowness())
})
