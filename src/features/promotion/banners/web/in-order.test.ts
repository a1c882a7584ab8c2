import { expect, test } from 'vitest'
import { inOrder } from './in-order.ts'

const rows = (...ids: string[]) => ids.map((_id) => ({ _id }))

test('rows that are loaded while an order is not saved stand in that order', () => {
  expect(inOrder(rows('a', 'b', 'c'), ['c', 'a', 'b'])).toEqual(rows('c', 'a', 'b'))
})

test('a row that came meanwhile stays where it is, and one that is gone is passed over', () => {
  expect(inOrder(rows('new', 'a', 'c'), ['c', 'b', 'a'])).toEqual(rows('new', 'c', 'a'))
})
