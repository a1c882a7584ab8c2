import { expect, test, vi } from 'vitest'
import { mostPostsCounted } from '../report.values.ts'
import { counted } from './report-texts.ts'

// The texts read the stored language when their module loads.
vi.hoisted(() => vi.stubGlobal('localStorage', { getItem: () => 'en' }))

test('numbers of a picture in more posts than are counted say that there are more', () => {
  expect(counted({ totalPosts: mostPostsCounted - 1 }, mostPostsCounted - 1)).toBe('999')
  expect(counted({ totalPosts: mostPostsCounted }, mostPostsCounted)).toBe('1,000+')
  expect(counted({ totalPosts: mostPostsCounted }, 287)).toBe('287+')
})
