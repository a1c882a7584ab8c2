import { expect, test } from 'vitest'
import { defineOperations, mayCall } from './operation.ts'
import {
  admin,
  admitted,
  anyone,
  changePosts,
  type Permission,
  readPosts,
  signedIn,
  termStatuses,
  userGroups,
  type Viewer,
} from './permission.ts'

const viewers: readonly Viewer[] = userGroups.flatMap((group) =>
  ['VERIFIED', 'PENDING', null].flatMap((badgeStatus) =>
    termStatuses.map((termStatus) => ({ _id: 'x', group, badgeStatus, termStatus, areas: [] })),
  ),
)
const allowed = (permission: Permission) => [null, ...viewers].filter((viewer) => permission.allows(viewer))

test('anyone includes callers who are not signed in, signedIn does not', () => {
  expect(allowed(anyone)).toEqual([null, ...viewers])
  expect(allowed(signedIn)).toEqual(viewers)
})

test('admitted are ADMIN, STAFF and people with badge status VERIFIED', () => {
  const expected = viewers.filter(
    (viewer) => viewer.group === 'ADMIN' || viewer.group === 'STAFF' || viewer.badgeStatus === 'VERIFIED',
  )
  expect(allowed(admitted)).toEqual(expected)
  expect(allowed(readPosts)).toEqual(expected)
})

test('posts are changed by ADMIN and STAFF, everything else by ADMIN', () => {
  expect(allowed(changePosts)).toEqual(viewers.filter((viewer) => viewer.group === 'ADMIN' || viewer.group === 'STAFF'))
  expect(allowed(admin)).toEqual(viewers.filter((viewer) => viewer.group === 'ADMIN'))
})

test('operations carry their name, kind and permission', () => {
  const operations = defineOperations({ query: { list: readPosts }, mutation: { change: admin } })
  expect(operations).toEqual({
    list: { audience: 'STAFF', name: 'list', kind: 'query', permission: readPosts },
    change: { audience: 'STAFF', name: 'change', kind: 'mutation', permission: admin },
  })
  expect(defineOperations({ query: {}, mutation: {}, proof: { prove: admin } }).prove).toEqual({
    audience: 'STAFF',
    name: 'prove',
    kind: 'mutation',
    permission: admin,
    provesSecret: true,
  })
  expect(mayCall(null, operations.list)).toBe(false)
  expect(mayCall(viewers[0]!, operations.change)).toBe(true)
})
