import { describe, expect, test } from 'vitest'
import { factories, noId } from '../../../../../tests/harness/factories.ts'
import { startServer } from '../../../../../tests/harness/server.ts'

const server = await startServer()
const { aUser, anAdmin, aStaff, aVerified, aPost } = factories(server.db)
const admin = await anAdmin()
const client = server.as(admin)
const staff = server.as(await aStaff())
const auditOf = (id: string) =>
  server.db.selectFrom('audit_entries').selectAll().where('target_id', '=', id).orderBy('position').execute()

describe('cmsSetPostStatus', () => {
  const set =
    'mutation ($_id: ID!, $status: TermStatus!, $reason: String) { cmsSetPostStatus(_id: $_id, status: $status, reason: $reason) { _id status version reason { reason status byName } } }'

  test('lets STAFF block with a reason and unblock again', async () => {
    const { id } = await aPost()
    expect((await staff.data(set, { _id: id, status: 'BLOCKED', reason: 'Spam' })).cmsSetPostStatus).toMatchObject({
      _id: id,
      status: 'BLOCKED',
      version: 2,
      reason: [{ reason: 'Spam', status: 'BLOCKED' }],
    })
    expect((await staff.data(set, { _id: id, status: 'NORMAL' })).cmsSetPostStatus).toMatchObject({
      status: 'NORMAL',
      version: 3,
      reason: [{ reason: '' }, { reason: 'Spam' }],
    })
    expect((await auditOf(id)).map((entry) => entry.action)).toEqual(['cmsSetPostStatus', 'cmsSetPostStatus'])
  })

  test('refuses to block without a reason', async () => {
    const { id } = await aPost()
    for (const reason of [undefined, null, ' ']) {
      expect(await staff.refusal(set, { _id: id, status: 'BLOCKED', reason })).toMatchObject({
        code: 'BAD_USER_INPUT',
        message: 'Please input reason',
      })
    }
  })

  test('refuses any other status', async () => {
    const { id } = await aPost()
    expect((await staff.refusal(set, { _id: id, status: 'DELETED' })).code).toBe('BAD_USER_INPUT')
    expect((await staff.refusal(set, { _id: noId, status: 'HIDDEN' })).code).toBe('NOT_FOUND')
  })
})

describe('cmsCreatePost', () => {
  const create =
    'mutation ($data: PostInput!) { cmsCreatePost(data: $data) { _id type title content status version creator { _id } } }'

  test('stores a post of the person with that number, in any spelling, and counts it', async () => {
    const person = await aUser({ phone_number: '+84933444555' })
    const { cmsCreatePost } = await client.data(create, {
      data: { title: '  Tiêu đề ', content: 'Nội dung', phoneNumber: '0933 444 555' },
    })
    expect(cmsCreatePost).toMatchObject({
      type: 'STATUS',
      title: 'Tiêu đề',
      content: 'Nội dung',
      status: 'NORMAL',
      version: 1,
      creator: { _id: person.id },
    })
    expect((await client.data(`{ cmsGetUser(userId: "${person.id}") { totalPosts version } }`)).cmsGetUser).toEqual({
      totalPosts: 1,
      version: 1,
    })
    expect(await auditOf(cmsCreatePost._id)).toMatchObject([
      { action: 'cmsCreatePost', actor_id: admin.id, after: { title: 'Tiêu đề', createdBy: person.id }, version: 1 },
    ])
  })

  test.each([
    [{ phoneNumber: '0933999999' }, 'data.phoneNumber', 'No one has this phone number.'],
    [{ phoneNumber: 'nobody' }, 'data.phoneNumber', 'No one has this phone number.'],
    [{ phoneNumber: ' ' }, 'data.phoneNumber', 'Please input your phome number!'],
    [{ title: ' ', content: '' }, 'data.title', 'Please input the title or the content!'],
    [{ title: 'x'.repeat(501) }, 'data.title', 'must be at most 500 characters'],
    [{ content: 'x'.repeat(20_001) }, 'data.content', 'must be at most 20000 characters'],
  ])('refuses %o', async (wrong, field, message) => {
    const data = { title: 'T', content: 'C', phoneNumber: admin.phone_number, ...wrong }
    expect(await client.refusal(create, { data })).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [{ field, message }],
    })
  })

  test('stores a post without a title', async () => {
    const data = { title: '', content: 'Chỉ có nội dung', phoneNumber: admin.phone_number }
    expect((await client.data(create, { data })).cmsCreatePost).toMatchObject({ title: '', content: data.content })
  })

  test('refuses to create a post for a deleted person', async () => {
    const person = await aUser({ deleted: true })
    expect(
      (await client.refusal(create, { data: { title: 'T', content: 'C', phoneNumber: person.phone_number } }))
        .fields?.[0]?.message,
    ).toBe('No one has this phone number.')
  })
})

test('a person who only reads posts sees why a post was blocked, but not by whom', async () => {
  const { id } = await aPost()
  await staff.data(`mutation { cmsSetPostStatus(_id: "${id}", status: BLOCKED, reason: "Spam") { _id } }`)
  const read = `{ cmsGetPost(_id: "${id}") { reason { reason status by byName } } }`
  const reader = server.as(await aVerified())
  const remark = { reason: 'Spam', status: 'BLOCKED' }
  expect((await reader.data(read)).cmsGetPost.reason).toEqual([{ ...remark, by: null, byName: null }])
  expect((await staff.data(read)).cmsGetPost.reason).toEqual([
    { ...remark, by: expect.any(String), byName: expect.any(String) },
  ])
})

describe('cmsUpdatePost', () => {
  const update =
    'mutation ($_id: ID!, $data: PostChange!) { cmsUpdatePost(_id: $_id, data: $data) { title content version } }'

  test('changes title and content, and writes an audit entry', async () => {
    const { id, title, content } = await aPost()
    const data = { title: 'Mới', content: 'Nội dung mới' }
    expect((await client.data(update, { _id: id, data })).cmsUpdatePost).toEqual({ ...data, version: 2 })
    expect(await auditOf(id)).toMatchObject([
      { action: 'cmsUpdatePost', before: { title, content }, after: data, version: 2 },
    ])
  })

  test('with the same text changes nothing', async () => {
    const { id, title, content } = await aPost()
    expect((await client.data(update, { _id: id, data: { title, content } })).cmsUpdatePost.version).toBe(1)
    expect(await auditOf(id)).toEqual([])
  })

  test('accepts a post without a title or without content, but not without both', async () => {
    const { id } = await aPost()
    for (const data of [
      { title: '', content: 'C' },
      { title: 'T', content: '' },
    ])
      expect((await client.data(update, { _id: id, data })).cmsUpdatePost).toMatchObject(data)
    expect(await client.refusal(update, { _id: id, data: { title: ' ', content: '' } })).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [{ field: 'data.title', reason: 'posts_text_empty' }],
    })
  })

  test('refuses a deleted post', async () => {
    expect((await client.refusal(update, { _id: noId, data: { title: 'T', content: 'C' } })).code).toBe('NOT_FOUND')
  })
})

test('cmsFindUserByPhone finds a person by any spelling of the number', async () => {
  const { id } = await aUser({ phone_number: '+84944555666' })
  const find = 'query ($phoneNumber: String!) { cmsFindUserByPhone(phoneNumber: $phoneNumber) { _id group gender } }'
  for (const phoneNumber of ['0944555666', '+84 944 555 666', '84944555666'])
    expect((await client.data(find, { phoneNumber })).cmsFindUserByPhone).toEqual({
      _id: id,
      group: 'MEMBER',
      gender: 'MALE',
    })
  for (const phoneNumber of ['0944555667', 'x', ''])
    expect((await client.data(find, { phoneNumber })).cmsFindUserByPhone).toBeNull()
})
