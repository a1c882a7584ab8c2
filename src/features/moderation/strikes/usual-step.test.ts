import { expect, test } from 'vitest'
import { usualStep } from './usual-step.ts'

const settings = { 'strikes.third': '7', 'strikes.fifth': '30', 'strikes.seventh': 'BLOCK' }
const step = (before: number, after: number) => usualStep(before, after, settings)

test.each([
  [0, 1, null],
  [1, 2, null],
  [2, 3, { at: 3, days: 7 }],
  [1, 3, { at: 3, days: 7 }],
  [3, 4, null],
  [3, 5, { at: 5, days: 30 }],
  [4, 6, { at: 5, days: 30 }],
  [5, 6, null],
  [6, 8, { at: 7, days: null }],
  [7, 8, { at: 7, days: null }],
  [12, 14, { at: 7, days: null }],
  [3, 3, null],
])('from %i to %i strikes', (before, after, expected) => {
  expect(step(before, after)).toEqual(expected)
})

test('several steps at once are the highest', () => {
  expect(step(0, 7)).toEqual({ at: 7, days: null })
})

test('the settings say what a step is', () => {
  expect(usualStep(6, 7, { ...settings, 'strikes.seventh': '90' })).toEqual({ at: 7, days: 90 })
  expect(usualStep(2, 3, { ...settings, 'strikes.third': 'BLOCK' })).toEqual({ at: 3, days: null })
})
