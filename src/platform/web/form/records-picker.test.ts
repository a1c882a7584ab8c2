import { expect, test } from 'vitest'
import { labelAmong } from './records-picker.tsx'

const vy = { _id: '0190-000001', name: 'Nguyễn Ngọc Vy', hint: '+84901111111' }
const otherVy = { _id: '0190-000002', name: 'Nguyễn Ngọc Vy', hint: '+84902222222' }
const unknownVy = { _id: '0190-000003', name: 'Nguyễn Ngọc Vy' }
const an = { _id: '0190-000004', name: 'Lê An', hint: '+84903333333' }

test('only records of the same name are told with what distinguishes them', () => {
  const label = (record: typeof an | typeof unknownVy) => labelAmong([vy, otherVy, unknownVy, an], record)
  expect([vy, otherVy, unknownVy, an].map(label)).toEqual([
    'Nguyễn Ngọc Vy · +84901111111',
    'Nguyễn Ngọc Vy · +84902222222',
    'Nguyễn Ngọc Vy · …000003',
    'Lê An',
  ])
  expect(labelAmong([vy, an], vy)).toBe('Nguyễn Ngọc Vy')
})
