import { expect, test } from 'vitest'
import { safeReturnPath } from './return-path.ts'

const origin = 'https://cms.example'

test.each(['/users', '/users?page=2&sort=POINT', '/posts/0190a000-0000-7000-8000-000000000001/edit#note'])(
  'returns to %s',
  (asked) => expect(safeReturnPath(asked, origin)).toBe(asked),
)

test.each([
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  'https://evil.example/users',
  'https:evil.example',
  'javascript:alert(1)',
  'users',
  '',
  '/',
  '/login',
  '/login/?next=/users',
  '/..//evil.example',
  undefined,
  42,
  ['/users'],
])('does not go to %j', (asked) => expect(safeReturnPath(asked, origin)).toBeUndefined())
