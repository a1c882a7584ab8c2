import { expect, test } from 'vitest'
import { mostPostsCounted } from '../report.values.ts'
import { counted } from './report-texts.ts'

test('numbers of a picture in more posts than are counted say that there are more', () => {
  expect(counted({ totalPosts: mostPostsCounted - 1 }, mostPostsCounted - 1)).toBe('999')
  expect(counted({ totalPosts: mostPostsCounted }, mostPostsCounted)).toBe('1,000+')
  expect(counted({ totalPosts: mostPostsCounted }, 287)).toBe('287+')
})
