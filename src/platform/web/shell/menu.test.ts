import { expect, test } from 'vitest'
import { admin, readPosts, type Viewer } from '../../shared/permission.ts'
import { activeLink, everyLink, holds, type MenuEntry, visibleMenu } from './menu.ts'

const entry = (path: string, permission: typeof admin, within: MenuEntry['within'] = []): MenuEntry => ({
  label: () => path,
  path,
  icon: () => null,
  operation: { audience: 'STAFF', name: path, kind: 'query', permission },
  within,
})
const menu = [
  entry('/posts', readPosts),
  entry('/posts/blocked', readPosts),
  entry('/users', admin, [entry('/users/BLOCKED', admin)]),
]
const viewer = (group: Viewer['group'], badgeStatus: string | null = null): Viewer => ({
  _id: '1',
  group,
  badgeStatus,
  termStatus: 'NORMAL',
  areas: [],
})
const paths = (of: Viewer) => everyLink(visibleMenu(menu, of)).map(({ path }) => path)

test('an ADMIN sees every entry with its sub-entries', () => {
  expect(paths(viewer('ADMIN'))).toEqual(['/posts', '/posts/blocked', '/users', '/users/BLOCKED'])
})

test.each([viewer('STAFF'), viewer('MEMBER', 'VERIFIED'), viewer('PROVIDER', 'VERIFIED')])(
  '$group with badge status $badgeStatus sees only the posts',
  (person) => expect(paths(person)).toEqual(['/posts', '/posts/blocked']),
)

test('a group is shown to those who may open a part of it, and leads there', () => {
  const inner = [entry('/top', admin), entry('/vouchers', readPosts), entry('/banners', readPosts)]
  const mixed = [entry('/top', admin, inner)]
  const [shown] = visibleMenu(mixed, viewer('STAFF'))
  expect(shown?.path).toBe('/vouchers')
  expect(shown?.within?.map(({ path }) => path)).toEqual(['/vouchers', '/banners'])
  expect(visibleMenu(mixed, viewer('MEMBER'))).toEqual([])
})

test('a group of which one part is open is replaced by that part', () => {
  const mixed = [entry('/top', admin, [entry('/top', admin), entry('/vouchers', readPosts)])]
  const [shown] = visibleMenu(mixed, viewer('STAFF'))
  expect(shown?.path).toBe('/vouchers')
  expect(shown?.label()).toBe(mixed[0]!.within![1]!.label())
  expect(shown?.within).toEqual([])
})

test('a person who is not admitted sees nothing', () => {
  expect(paths(viewer('MEMBER', 'PENDING'))).toEqual([])
})

test.each([
  ['/posts', '/posts'],
  ['/posts/blocked', '/posts/blocked'],
  ['/posts/0190a000/edit', '/posts'],
  ['/users/BLOCKED', '/users/BLOCKED'],
  ['/users/STAFF', '/users'],
  ['/userspace', undefined],
])('at %s the open entry is %s', (pathname, open) => expect(activeLink(menu, pathname)?.path).toBe(open))

test('a screen at another address marks the entry that it belongs to', () => {
  const events = { ...entry('/events', admin), alsoAt: '/event' }
  const entries = [events, entry('/eventful', admin)]
  expect(activeLink(entries, '/event/create')).toBe(events)
  expect(activeLink(entries, '/events')).toBe(events)
  expect(activeLink(entries, '/eventful')?.path).toBe('/eventful')
})

test('for an entry that contains its own path, the inner link is active, and opens only its parent', () => {
  const dashboard = entry('/dashboard', admin, [entry('/dashboard', admin), entry('/dashboard/top-users', admin)])
  const promotion = entry('/dashboard/top-referrals', admin)
  const entries = [dashboard, promotion]
  expect(everyLink(entries).map(({ path }) => path)).toEqual([
    '/dashboard',
    '/dashboard/top-users',
    '/dashboard/top-referrals',
  ])
  expect(activeLink(entries, '/dashboard')).toBe(dashboard.within![0])
  expect(holds(dashboard, activeLink(entries, '/dashboard/top-users'))).toBe(true)
  expect(holds(dashboard, activeLink(entries, '/dashboard/top-referrals'))).toBe(false)
})
