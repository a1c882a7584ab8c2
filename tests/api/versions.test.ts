import { describe, expect, test } from 'vitest'
import { factories } from '../harness/factories.ts'
import { startServer } from '../harness/server.ts'

const server = await startServer()
const { anAdmin, aUser, aPost, aBadge } = factories(server.db)
const first = server.as(await anAdmin())
const faster = await anAdmin()
const at = expect.any(String) as string
const second = server.as(faster)

const group = (id: string, to: string, version?: number) =>
  `mutation { updateUserGroup(userId: "${id}", group: ${to}${version ? `, version: ${version}` : ''}) { version group } }`
const status = (model: string, id: string, to: string, version?: number) =>
  `mutation { cmsSetTermStatus(_id: "${id}", termStatus: ${to}, model: ${model}, reason: "spam"${version ? `, version: ${version}` : ''}) { version } }`

describe('a change that sends the version it saw', () => {
  test('is made when the record has not changed, and raises the version', async () => {
    const { id } = await aUser()
    expect((await first.data(group(id, 'STAFF', 1))).updateUserGroup).toEqual({ version: 2, group: 'STAFF' })
    expect((await first.data(group(id, 'PROVIDER', 2))).updateUserGroup).toEqual({ version: 3, group: 'PROVIDER' })
  })

  test('is a CONFLICT when the record changed, and lists what changed since', async () => {
    const { id } = await aUser()
    const badge = await aBadge()
    await second.data(group(id, 'PROVIDER', 1))
    await second.data(status('USER', id, 'SUSPENDING', 2))
    await second.data(`mutation { cmsAssignBadge(userId: "${id}", badgeId: "${badge.id}", version: 3) { success } }`)
    const refusal = await first.refusal(group(id, 'STAFF', 1))
    expect(refusal).toMatchObject({ code: 'CONFLICT', reason: 'platform_text_stale', version: 4 })
    expect(refusal.changes).toEqual([
      { field: 'group', seen: 'MEMBER', now: 'PROVIDER', by: faster.full_name, at },
      { field: 'termStatus', seen: 'NORMAL', now: 'SUSPENDING', by: faster.full_name, at },
      { field: 'badgeId', seen: null, now: badge.id, nowName: badge.title, by: faster.full_name, at },
    ])
    expect((await first.data(`{ cmsGetUser(userId: "${id}") { group version } }`)).cmsGetUser).toEqual({
      group: 'PROVIDER',
      version: 4,
    })
  })

  test('gets only later changes, without fields that have their old value again', async () => {
    const { id } = await aUser()
    await second.data(group(id, 'PROVIDER'))
    await second.data(status('USER', id, 'HIDDEN'))
    await second.data(status('USER', id, 'NORMAL'))
    expect((await first.refusal(group(id, 'STAFF', 2))).changes).toEqual([])
    expect((await first.refusal(group(id, 'STAFF', 3))).changes).toEqual([
      { field: 'termStatus', seen: 'HIDDEN', now: 'NORMAL', by: faster.full_name, at },
    ])
  })

  test('is a CONFLICT for a badge, too', async () => {
    const { id } = await aUser()
    await second.data(group(id, 'STAFF'))
    const assigning = `mutation { cmsAssignBadge(userId: "${id}", badgeId: "${(await aBadge()).id}", version: 1) { success } }`
    expect((await first.refusal(assigning)).code).toBe('CONFLICT')
  })

  test('is checked before it is found to change nothing', async () => {
    const { id } = await aUser()
    await second.data(group(id, 'STAFF'))
    expect((await first.refusal(group(id, 'STAFF', 1))).code).toBe('CONFLICT')
  })

  test('without a version is made whatever changed before', async () => {
    const { id } = await aUser()
    await second.data(group(id, 'STAFF'))
    expect((await first.data(group(id, 'PROVIDER'))).updateUserGroup.version).toBe(3)
  })
})

test('posts have versions too: for their text and their status', async () => {
  const { id, title } = await aPost({ title: 'Cũ' })
  const update = (to: string, version: number) =>
    `mutation { cmsUpdatePost(_id: "${id}", data: { title: "${to}", content: "x" }, version: ${version}) { version } }`
  await second.data(update('Mới', 1))
  expect((await first.refusal(update('Khác', 1))).changes).toContainEqual({
    field: 'title',
    seen: title,
    now: 'Mới',
    by: faster.full_name,
    at,
  })
  expect((await first.refusal(status('POST', id, 'BLOCKED', 1))).code).toBe('CONFLICT')
  const setStatus = `mutation { cmsSetPostStatus(_id: "${id}", status: HIDDEN, version: 1) { version } }`
  expect((await first.refusal(setStatus)).code).toBe('CONFLICT')
  expect((await first.data(setStatus.replace('version: 1', 'version: 2'))).cmsSetPostStatus.version).toBe(3)
})
