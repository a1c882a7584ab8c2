import { expect, test } from 'vitest'
import { changesShown } from './audit.changes.ts'

const admin = { viewer: { _id: 'a', group: 'ADMIN', badgeStatus: null, areas: [] } } as never

test('a field that an early version logged by its column is shown like the same field of today', () => {
  const entry = { before: null, after: { created_by: '0199', VI_VN: 'Quán' } }
  expect(changesShown(admin, { model: 'POST', id: 'x' }, entry).map(({ field }) => field)).toEqual([
    'createdBy',
    'VI_VN',
  ])
})
