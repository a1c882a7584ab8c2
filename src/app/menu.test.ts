import { expect, test, vi } from 'vitest'
import { menu } from './menu.ts'

// The texts read the stored language when their module loads.
vi.hoisted(() => vi.stubGlobal('localStorage', { getItem: () => 'en' }))

test('every main screen has a letter of its own after g', () => {
  const letters = menu.map(({ letter }) => letter)
  expect(letters.filter((letter) => !/^[a-z]$/.test(letter ?? ''))).toEqual([])
  expect(new Set(letters).size).toBe(menu.length)
})
