import fc from 'fast-check'
import { expect, test } from 'vitest'
import { products } from '../../../../../../database/demo/texts/businesses.ts'
import * as english from '../../../../../../database/demo/texts/english.ts'
import * as vietnamese from '../../../../../../database/demo/texts/vietnamese.ts'
import { distance } from './print.ts'
import { textPrint } from './text-print.ts'

const near = 8
const apart = (one: string, other: string) => distance(textPrint(one)!, textPrint(other)!)
const share = (one: string, other: string) =>
  textPrint(one)!.bands.some((band, i) => band === textPrint(other)!.bands[i])
const isNear = (one: string, other: string) => apart(one, other) <= near && share(one, other)

const word = fc.stringMatching(/^[a-zăâđêôơư]{2,8}$/)
const words = (size: number) => fc.array(word, { minLength: size, maxLength: size + 30 })

test('is always the same: prints are stored', () => {
  expect(textPrint('Nhận quà tri ân khách hàng thân thiết, bấm vào liên kết.')).toEqual({
    kind: 'TEXT',
    bits: 11614204894442469948n,
    bands: [19071, 29699, 18397, 8750],
  })
})

test('needs 40 characters besides marks and spaces', () => {
  expect(textPrint('a'.repeat(39))).toBeNull()
  expect(textPrint(`${'a'.repeat(39)} !!! 🔥🔥🔥`)).toBeNull()
  expect(textPrint('a'.repeat(40))).not.toBeNull()
  expect(textPrint('')).toBeNull()
})

test('does not depend on case, accents, marks and spaces', () => {
  fc.assert(
    fc.property(words(15), ([first, ...rest]) => {
      const plain = [first, ...rest].join(' ')
      expect(apart(plain, ` ${plain.toUpperCase()}!!`)).toBe(0)
      expect(apart(plain, plain.replaceAll(' ', ',  ').normalize('NFD'))).toBe(0)
      expect(apart(plain, plain.replaceAll('ă', 'a').replaceAll('đ', 'd'))).toBe(0)
    }),
  )
})

test('of products of one kind that share a description are far apart, unless their titles are alike too', () => {
  for (const type of ['TOUR', 'HOTEL'] as const)
    for (const language of ['vi', 'en'] as const) {
      const { title, content } = products[type]
      const prints = title[language].map((words) =>
        textPrint(content[language], words.replaceAll('{place}', 'Hội An').replaceAll('{dish}', 'cao lầu'), 8)!,
      )
      for (const [i, one] of prints.entries())
        for (const other of prints.slice(i + 1)) expect(distance(one, other)).toBeGreaterThan(near)
    }
  const content = products.TOUR.content.vi
  const one = textPrint(content, 'Trekking Hội An cùng người bản địa', 8)!
  expect(distance(one, textPrint(content, 'TREKKING Hội An - cùng người bản địa!', 8)!)).toBe(0)
  expect(
    distance(one, textPrint(`${content} Gọi ngay!`, 'Trekking Hội An cùng người bản địa', 8)!),
  ).toBeLessThanOrEqual(near)
})

test('takes any text', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 500 }), (text) => void textPrint(text)))
})

test('finds 95 of 100 texts of which one word was changed, or to which two were added', () => {
  let [changed, added, runs] = [0, 0, 0]
  fc.assert(
    fc.property(words(25), fc.nat(), word, word, (text, at, one, two) => {
      runs++
      if (isNear(text.join(' '), text.with(at % text.length, one).join(' '))) changed++
      if (isNear(text.join(' '), [...text, one, two].join(' '))) added++
    }),
    { numRuns: 400, seed: 1 },
  )
  expect(changed / runs).toBeGreaterThan(0.95)
  expect(added / runs).toBeGreaterThan(0.95)
})

test('never finds texts of other words', () => {
  const many = fc.uniqueArray(fc.stringMatching(/^[a-z]{4,9}$/), { minLength: 30, maxLength: 60, size: 'max' })
  fc.assert(
    fc.property(many, (text) => {
      const half = Math.floor(text.length / 2)
      expect(isNear(text.slice(0, half).join(' '), text.slice(half).join(' '))).toBe(false)
    }),
  )
})

test.each([...vietnamese.copied.posts, vietnamese.copied.comment, ...english.copied.posts])(
  'finds every pair of the demo’s ring "$text"',
  ({ text, ends }) => {
    for (const one of ends) for (const other of ends) expect(isNear(text + one, text + other)).toBe(true)
  },
)
