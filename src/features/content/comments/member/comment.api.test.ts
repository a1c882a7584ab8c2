import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { factories } from '../../../../../tests/harness/factories.ts'
import { startServer } from '../../../../../tests/harness/server.ts'

const server = await startServer()
const { aComment, aPage, aPost, aReport, aUser, anAdmin } = factories(server.db)

const say = `mutation ($data: CommentInput!) { commentPost(data: $data) {
  comment { _id content page { _id } } points { amount reason } wordsMasked } }`
const list = `query ($postId: ID!, $first: Int, $after: String) { comments(postId: $postId, first: $first, after: $after) {
  items { _id content creator { fullName } } endCursor } }`
const remove = 'mutation ($id: ID!) { deleteComment(_id: $id) }'
const totalOf = async (id: string) =>
  (await server.db.selectFrom('posts').select('total_comments').where('id', '=', id).executeTakeFirstOrThrow())
    .total_comments

test('a comment shows under its post, newest first, and is counted', async () => {
  const [me, post] = [await aUser(), await aPost()]
  const client = server.asMember(me)
  for (const content of ['Một', 'Hai', 'Ba']) await client.data(say, { data: { postId: post.id, content } })
  expect(await totalOf(post.id)).toBe(3)
  const first = (await client.data(list, { postId: post.id, first: 2 })).comments
  expect(first.items.map(({ content }: { content: string }) => content)).toEqual(['Ba', 'Hai'])
  const rest = (await client.data(list, { postId: post.id, first: 2, after: first.endCursor })).comments
  expect(rest).toEqual({
    items: [{ _id: expect.any(String), content: 'Một', creator: { fullName: me.full_name } }],
    endCursor: null,
  })
})

test('only comments that exist for the member are listed, under posts that do', async () => {
  const [me, post] = [await aUser(), await aPost()]
  await aComment({ post_id: post.id, term_status: 'BLOCKED', created_by: me.id })
  await aComment({ post_id: post.id, term_status: 'HIDDEN' })
  const own = await aComment({ post_id: post.id, term_status: 'HIDDEN', created_by: me.id })
  const seen = (await server.asMember(me).data(list, { postId: post.id })).comments.items
  expect(seen.map(({ _id }: { _id: string }) => _id)).toEqual([own.id])
  const blocked = await aPost({ status: 'BLOCKED' })
  for (const postId of [blocked.id, uuidv7()]) {
    const data = { postId, content: 'Chào' }
    expect((await server.asMember(me).refusal(list, { postId })).reason).toBe('posts_text_post_gone')
    expect((await server.asMember(me).refusal(say, { data })).reason).toBe('posts_text_post_gone')
  }
})

test('members write in the name of a page that they run', async () => {
  const [me, post] = [await aUser(), await aPost()]
  const own = await aPage({ owner_id: me.id })
  const data = { postId: post.id, content: 'Cảm ơn bạn', pageId: own.id }
  expect((await server.asMember(me).data(say, { data })).commentPost.comment.page).toEqual({ _id: own.id })
  const foreign = { ...data, pageId: (await aPage()).id }
  expect((await server.asMember(me).refusal(say, { data: foreign })).reason).toBe('pages_text_gone')
})

test('commenting on a post of one’s own gives nothing, and says why', async () => {
  const me = await aUser()
  const post = await aPost({ created_by: me.id })
  const { points } = (await server.asMember(me).data(say, { data: { postId: post.id, content: 'Thêm ảnh' } }))
    .commentPost
  expect(points).toEqual({ amount: 0, reason: 'posts_text_own_post' })
})

test('only its author deletes a comment; its reports are closed, and the desk no longer reads it', async () => {
  const [me, post] = [await aUser(), await aPost({ total_comments: 4 })]
  const comment = await aComment({ post_id: post.id, created_by: me.id })
  await aReport('COMMENT', comment.id)
  expect((await server.asMember(await aUser()).refusal(remove, { id: comment.id })).code).toBe('NOT_FOUND')
  expect((await server.asMember(me).data(remove, { id: comment.id })).deleteComment).toBe(true)
  expect((await server.asMember(me).refusal(remove, { id: comment.id })).code).toBe('NOT_FOUND')
  expect(await totalOf(post.id)).toBe(3)
  const target = await server.db
    .selectFrom('report_targets')
    .selectAll()
    .where('target_id', '=', comment.id)
    .executeTakeFirstOrThrow()
  expect(target).toMatchObject({ handled: true, status: 'DELETED' })
  const admin = server.as(await anAdmin())
  const read = 'query ($id: ID!) { cmsGetComment(_id: $id) { _id } }'
  expect((await admin.refusal(read, { id: comment.id })).code).toBe('NOT_FOUND')
})
