import { expect, test } from 'vitest'
import { faultText } from './fault-text.ts'
import { Refusal } from './refusal.ts'

const parsed = (text: string) => {
  try {
    return JSON.parse(text)
  } catch (error) {
    return error
  }
}

test.each([
  [
    'the name of a constraint stays',
    Object.assign(new Error('insert violates "posts_fkey"'), {
      code: '23503',
      table: 'posts',
      constraint: 'posts_fkey',
    }),
    '23503: insert violates "…" (posts, posts_fkey)',
  ],
  [
    'quoted values go',
    Object.assign(new Error('invalid input syntax for type uuid: "0907654321"'), { code: '22P02' }),
    '22P02: invalid input syntax for type uuid: "…"',
  ],
  ['quotes within quotes go', parsed('{"name": "Trần "Bí" Mật"}'), expect.not.stringMatching(/Trần|Bí|Mật/)],
  ['numbers go', new Error('no answer from +84 907-654-321 (try 12)'), 'no answer from … (try 12)'],
  ['addresses go', new Error('cannot write to bi.mat@example.com now'), 'cannot write to … now'],
  [
    'a refusal has its key',
    new Refusal('CONFLICT', 'change_sets_text_record_taken', { params: { name: 'Bí Mật' } }),
    'CONFLICT change_sets_text_record_taken',
  ],
  ['the first of several', new AggregateError([new Error('one'), new Error('two')], '2 of 3 failed'), 'one'],
  ['an apostrophe is no quote', new Error("it can't and won't work"), "it can't and won't work"],
  [
    'a code is said once',
    Object.assign(new Error("ENOENT: no such file or directory, open '/a/b'"), { code: 'ENOENT' }),
    "ENOENT: no such file or directory, open '…'",
  ],
  ['something that is no error', undefined, 'undefined'],
])('%s', (_, error, text) => {
  expect(faultText(error)).toEqual(text)
})

test('is never longer than its column', () => {
  expect(faultText(new Error('a b '.repeat(1_000)))).toHaveLength(300)
})
