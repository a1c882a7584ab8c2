import { beforeAll, expect, test } from 'vitest'
import { factories, type Person } from '../../../../../tests/harness/factories.ts'
import { startServer } from '../../../../../tests/harness/server.ts'

const server = await startServer()
const { aPost, aUser, anAdmin } = factories(server.db)

const post = `mutation ($data: PostInput!) { createPost(data: $data) { post { _id title content } wordsMasked } }`
const comment = 'mutation ($data: CommentInput!) { commentPost(data: $data) { comment { _id } } }'
const add = 'mutation ($keywords: [String!]!) { addWordsToBlackList(keywords: $keywords) { _id } }'
let me: Person
let admin: Person
beforeAll(async () => {
  ;[me, admin] = [await aUser(), await anAdmin()]
  await server.as(admin).data(add, { keywords: ['cờ bạc', 'cặc', 'casino'] })
})
const decide = (value: 'REFUSE' | 'MASK' | 'REVIEW') =>
  server.db.updateTable('system_settings').set({ value }).where('key', '=', 'words.action').execute()
const write = async (content: string) =>
  (await server.asMember(me).data(post, { data: { type: 'STATUS', title: 'Tin', content } })).createPost
const reportsOf = (id: string) =>
  server.db.selectFrom('reports').select(['type', 'created_by']).where('target_id', '=', id).execute()

test('a word is refused by its name and argument, from the moment when it is added', async () => {
  await decide('REFUSE')
  const data = { type: 'STATUS', title: 'Chơi CỜ BẠC đi', content: '' }
  expect((await server.asMember(me).refusal(post, { data })).fields).toMatchObject([
    { field: 'data.title', reason: 'sensitive_words_text_written', params: { word: 'cờ bạc' } },
  ])
  const target = await aPost()
  const said = { postId: target.id, content: 'vào casino' }
  expect((await server.asMember(me).refusal(comment, { data: said })).fields![0]!.field).toBe('data.content')
  expect((await write('đánh đề')).post.content).toBe('đánh đề')
  await server.as(admin).data(add, { keywords: ['đánh đề'] })
  const late = { type: 'STATUS', content: 'đánh đề' }
  expect((await server.asMember(me).refusal(post, { data: late })).fields![0]!.field).toBe('data.content')
})

test('a masked word is stored as stars, wherever it stands by itself', async () => {
  await decide('MASK')
  const { post: stored, wordsMasked } = await write('Cờ bạc và Casino, không phải casinos: cờ bạc!')
  expect(stored.content).toBe('** *** và ******, không phải casinos: ** ***!')
  expect(wordsMasked).toBe(true)
  expect(await reportsOf(stored._id)).toEqual([])
  expect((await write('Chợ nổi')).wordsMasked).toBe(false)
})

test('a word under review is stored, and reported by nobody', async () => {
  await decide('REVIEW')
  const { post: stored, wordsMasked } = await write('cờ bạc')
  expect({ content: stored.content, wordsMasked }).toEqual({ content: 'cờ bạc', wordsMasked: false })
  expect(await reportsOf(stored._id)).toEqual([{ type: 'SENSITIVE_WORD', created_by: null }])
})

test('other spellings never refuse: they open a case, which staff read as the system’s', async () => {
  await decide('REFUSE')
  const spellings = ['choi co bac', 'cas1no', 'c a s i n o', 'cac']
  for (const content of spellings) {
    const { post: stored } = await write(content)
    expect(await reportsOf(stored._id), content).toEqual([{ type: 'SENSITIVE_WORD', created_by: null }])
  }
  const last = (await write('cờ bac')).post._id
  const staff = server.as(admin)
  const listed = `query ($id: ID!) { cmsListReportByTargetId(targetId: $id, type: POST) { postReportType creator { _id } }
    cmsGetPostReports(limit: 1) { items { _id openCaseId } } }`
  const { cmsListReportByTargetId: reports, cmsGetPostReports: lists } = await staff.data(listed, { id: last })
  expect(reports).toEqual([{ postReportType: 'SENSITIVE_WORD', creator: null }])
  expect(lists.items).toEqual([{ _id: last, openCaseId: expect.any(String) }])
})

test('words that only look alike are let through', async () => {
  await decide('REFUSE')
  for (const content of ['các bạn', 'casinos', 'cơ bắp', 'Chợ nổi Cái Răng']) {
    const { post: stored } = await write(content)
    expect(await reportsOf(stored._id), content).toEqual([])
  }
})

test('a text that is changed is checked again, and reported once', async () => {
  await decide('REVIEW')
  const { post: stored } = await write('Chợ nổi')
  const update = 'mutation ($id: ID!, $data: PostChange!) { updatePost(_id: $id, data: $data) { content } }'
  for (const content of ['cờ bạc', 'casino'])
    await server.asMember(me).data(update, { id: stored._id, data: { content } })
  expect(await reportsOf(stored._id)).toHaveLength(1)
})

test('names of members are checked, whichever way they come', async () => {
  await decide('REFUSE')
  const update = 'mutation ($data: MeInput!) { updateMe(data: $data) { fullName } }'
  const refused = async (data: object) => (await server.asMember(me).refusal(update, { data })).fields![0]!.field
  expect(await refused({ fullName: 'Casino Vàng' })).toBe('data.fullName')
  expect(await refused({ username: 'casino' })).toBe('data.username')
  await server.asMember(me).data(update, { data: { fullName: 'Cas1no Vàng' } })
  expect(await reportsOf(me.id)).toEqual([{ type: 'SENSITIVE_WORD', created_by: null }])
})

test('a decision on what the words found notifies its author, and no reporter', async () => {
  await decide('REVIEW')
  const { post: stored } = await write('casino')
  const block = 'mutation ($id: ID!) { cmsSetPostStatus(_id: $id, status: BLOCKED, reason: "Cờ bạc") { status } }'
  expect((await server.as(admin).data(block, { id: stored._id })).cmsSetPostStatus.status).toBe('BLOCKED')
  const target = await server.db
    .selectFrom('report_targets')
    .selectAll()
    .where('target_id', '=', stored._id)
    .executeTakeFirstOrThrow()
  expect(target).toMatchObject({ handled: true, status: 'BLOCKED' })
})
