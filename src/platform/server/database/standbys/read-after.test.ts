import { afterEach, expect, test, vi } from 'vitest'
import { readAfterLifetime, readAfterTokens } from './read-after.ts'

const tokens = readAfterTokens(Buffer.from('a secret of thirty-two characters'))
const position = { timeline: 3, lsn: 0x1_2345_6789 }

afterEach(() => vi.useRealTimers())

test('a token says how far the log must be', () => {
  expect(tokens.read(tokens.write(position))).toEqual(position)
})

test('a token that is made up, changed or of another secret says nothing', () => {
  const token = tokens.write(position)
  const others = [
    undefined,
    '',
    'ffffffff.ffffffffffffffff.ffffffff.' + 'A'.repeat(22),
    token.replace(/^00000003/, '00000004'),
    token.replace('0000000123456789', '0000000123456790'),
    token.slice(0, -1) + (token.endsWith('A') ? 'B' : 'A'),
    token + 'A',
    readAfterTokens(Buffer.from('another secret of 32 characters!')).write(position),
    [token],
  ]
  expect(others.map((other) => tokens.read(other))).toEqual(others.map(() => null))
})

test('a token is over after a minute', () => {
  vi.useFakeTimers({ now: 1_800_000_000_000 })
  const token = tokens.write(position)
  vi.setSystemTime(1_800_000_000_000 + readAfterLifetime * 1000)
  expect(tokens.read(token)).toEqual(position)
  vi.setSystemTime(1_800_000_000_000 + (readAfterLifetime + 1) * 1000)
  expect(tokens.read(token)).toBeNull()
})

test('of two tokens the later one is the greater text', () => {
  const later = [
    { timeline: 3, lsn: position.lsn + 1 },
    { timeline: 3, lsn: position.lsn * 20 },
    { timeline: 16, lsn: 1 },
  ].map(tokens.write)
  expect([tokens.write(position), ...later].toSorted()).toEqual([tokens.write(position), ...later])
})
