import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { beforeAll, expect, test } from 'vitest'
import { factories, type Person } from '../../../../../tests/harness/factories.ts'
import { startServer } from '../../../../../tests/harness/server.ts'
import { dayOf } from '../../../../platform/shared/day.ts'

const server = await startServer()
const { aGroup, aMedia, aPage, aPlace, aPost, aReport, aUser, anAdmin } = factories(server.db)

const create = `mutation ($data: PostInput!) { createPost(data: $data) {
  post { _id type title content status rating place { _id } medias { _id } sharedPost { _id } } points { amount reason } wordsMasked } }`
const feed = `query ($first: Int, $after: String, $filter: PostFilter) { posts(first: $first, after: $after, filter: $filter) {
  items { _id status likedByMe } endCursor } }`
const update =
  'mutation ($id: ID!, $data: PostChange!) { updatePost(_id: $id, data: $data) { title content medias { _id } } }'
const remove = 'mutation ($id: ID!) { deletePost(_id: $id) }'
const like = 'mutation ($id: ID!) { likePost(_id: $id) { totalLikes likedByMe } }'
const unlike = 'mutation ($id: ID!) { unlikePost(_id: $id) { totalLikes likedByMe } }'
const read = 'query ($id: ID!) { post(_id: $id) { _id status } }'
const status = { type: 'STATUS', title: 'Chợ nổi', content: 'Đi từ năm giờ sáng.' }

let me: Person
let other: Person
beforeAll(async () => {
  me = await aUser()
  other = await aUser()
})
const mine = () => server.asMember(me)
const posted = async (data: object, by = me) => (await server.asMember(by).data(create, { data })).createPost.post
const idsIn = async (filter: object, by = me): Promise<string[]> =>
  (await server.asMember(by).data(feed, { filter })).posts.items.map(({ _id }: { _id: string }) => _id)
const totalOf = async (table: 'users' | 'social_groups' | 'pages', id: string) =>
  (await server.db.selectFrom(table).select('total_posts').where('id', '=', id).executeTakeFirstOrThrow()).total_posts

test('a post shows in the feed, in the staff’s list and in what the dashboard counts, at once', async () => {
  const admin = server.as(await anAdmin())
  const counted = '{ cmsGetPosts(limit: 1) { counter items { _id title creator { _id } } } }'
  const before = (await admin.data(counted)).cmsGetPosts.counter
  const post = await posted(status)
  expect(await idsIn({})).toContain(post._id)
  const now = (await admin.data(counted)).cmsGetPosts
  expect(now.items[0]).toEqual({ _id: post._id, title: 'Chợ nổi', creator: { _id: me.id } })
  expect(now.counter).toBe(before + 1)
  const today = `query ($day: Day!) { cmsPostsPerDay(startDate: $day, endDate: $day) { type posts } }`
  const rows = (await admin.data(today, { day: dayOf(new Date()) })).cmsPostsPerDay
  expect(rows.find((row: { type: string }) => row.type === 'STATUS').posts).toBeGreaterThan(0)
})

test('each type has what it needs, and nothing of another', async () => {
  const place = await aPlace()
  const shared = await aPost()
  const review = { type: 'REVIEW', content: 'Bún ngon.', placeId: place.id, rating: 4 }
  const written = await posted(review)
  expect(written).toMatchObject({ rating: 4, place: { _id: place.id } })
  const emptied = await mine().refusal(update, { id: written._id, data: { title: 'Bún', content: '' } })
  expect(emptied.fields).toMatchObject([{ field: 'data.content', reason: 'posts_text_no_review' }])
  expect(await posted({ type: 'CHECK_IN', placeId: place.id })).toMatchObject({ type: 'CHECK_IN' })
  expect(await posted({ type: 'SHARE', sharedPostId: shared.id })).toMatchObject({ sharedPost: { _id: shared.id } })
  expect(await posted({ ...status, type: 'DISCOVERY' })).toMatchObject({ type: 'DISCOVERY' })
  const { checkins, reviews } = (
    await server.db.selectFrom('places').selectAll().where('id', '=', place.id).execute()
  )[0]!
  expect({ checkins, reviews }).toEqual({ checkins: 1, reviews: 1 })
  const refused = async (data: object) => (await mine().refusal(create, { data })).fields!.map(({ field }) => field)
  expect(await refused({ type: 'STATUS' })).toEqual(['data.title'])
  expect(await refused({ type: 'CHECK_IN' })).toEqual(['data.placeId'])
  expect(await refused({ ...review, content: '' })).toEqual(['data.content'])
  expect(await refused({ ...status, rating: 3 })).toEqual(['data.rating'])
  expect(await refused({ type: 'SHARE' })).toEqual(['data.sharedPostId'])
  expect(await refused({ ...status, sharedPostId: shared.id })).toEqual(['data.sharedPostId'])
})

test('a post names only what exists for the member', async () => {
  const blocked = await aPost({ status: 'BLOCKED' })
  const page = await aPage()
  const group = await aGroup()
  const code = async (data: object) => (await mine().refusal(create, { data })).code
  expect(await code({ type: 'SHARE', sharedPostId: blocked.id })).toBe('NOT_FOUND')
  expect(await code({ ...status, placeId: uuidv7() })).toBe('NOT_FOUND')
  expect(await code({ ...status, groupId: uuidv7() })).toBe('NOT_FOUND')
  expect(await code({ ...status, pageId: page.id })).toBe('NOT_FOUND')
  expect(await code({ ...status, groupId: group.id })).toBe('FORBIDDEN')
  await server.db.insertInto('group_members').values({ group_id: group.id, user_id: me.id }).execute()
  await posted({ ...status, groupId: group.id })
  expect(await totalOf('social_groups', group.id)).toBe(1)
  const own = await aPage({ created_by: me.id })
  await posted({ ...status, pageId: own.id })
  expect(await totalOf('pages', own.id)).toBe(1)
})

test('a post shows the member’s own pictures in their order, and no other’s', async () => {
  const [one, two] = [await aMedia({ uploaded_by: me.id }), await aMedia({ uploaded_by: me.id })]
  const foreign = await aMedia({ uploaded_by: other.id })
  const post = await posted({ type: 'STATUS', mediaIds: [two.id, one.id] })
  expect(post.medias).toEqual([{ _id: two.id }, { _id: one.id }])
  const refusal = await mine().refusal(create, { data: { type: 'STATUS', mediaIds: [foreign.id] } })
  expect(refusal.fields![0]!.field).toBe('data.mediaIds')
  await server.db.updateTable('media').set({ term_status: 'BLOCKED' }).where('id', '=', two.id).execute()
  const changed = (await mine().data(update, { id: post._id, data: { title: 'Hai ảnh' } })).updatePost
  expect(changed).toEqual({ title: 'Hai ảnh', content: '', medias: [{ _id: one.id }] })
})

test('whatever is not NORMAL exists for nobody but the author of a hidden post', async () => {
  const hidden = await aPost({ created_by: me.id, status: 'HIDDEN' })
  const blocked = await aPost({ created_by: me.id, status: 'BLOCKED' })
  const suspended = await aPost({ created_by: me.id, status: 'SUSPENDING' })
  expect(await idsIn({ createdBy: me.id })).toContain(hidden.id)
  expect(await idsIn({ createdBy: me.id }, other)).not.toContain(hidden.id)
  expect((await mine().data(read, { id: hidden.id })).post.status).toBe('HIDDEN')
  const unknown = await mine().refusal(read, { id: uuidv7() })
  for (const [id, by] of [
    [blocked.id, me],
    [suspended.id, me],
    [hidden.id, other],
  ] as const) {
    const { code, reason } = await server.asMember(by).refusal(read, { id })
    expect({ code, reason }).toEqual({ code: 'NOT_FOUND', reason: unknown.reason })
    expect((await server.asMember(by).refusal(like, { id })).code).toBe('NOT_FOUND')
  }
  const share = await aPost({ type: 'SHARE', shared_post_id: blocked.id })
  const shown = await mine().data('query ($id: ID!) { post(_id: $id) { sharedPost { _id } } }', { id: share.id })
  expect(shown.post.sharedPost).toBeNull()
})

test('posts of a private group are for its members', async () => {
  const group = await aGroup(undefined, { privacy: 'PRIVATE' })
  const post = await aPost({ group_id: group.id })
  expect(await idsIn({ groupId: group.id })).toEqual([])
  expect((await mine().refusal(read, { id: post.id })).code).toBe('NOT_FOUND')
  await server.db.insertInto('group_members').values({ group_id: group.id, user_id: me.id }).execute()
  expect(await idsIn({ groupId: group.id })).toEqual([post.id])
  expect((await mine().data(read, { id: post.id })).post._id).toBe(post.id)
})

test('whoever left a private group takes back what they wrote there, and nothing of others', async () => {
  const group = await aGroup(undefined, { privacy: 'PRIVATE' })
  const [own, others] = [await aPost({ group_id: group.id, created_by: me.id }), await aPost({ group_id: group.id })]
  expect((await mine().refusal(read, { id: own.id })).code).toBe('NOT_FOUND')
  expect((await mine().data(update, { id: own.id, data: { title: 'Bỏ' } })).updatePost.title).toBe('Bỏ')
  expect((await mine().data(remove, { id: own.id })).deletePost).toBe(true)
  for (const id of [own.id, others.id]) expect((await mine().refusal(remove, { id })).code).toBe('NOT_FOUND')
})

test('the feed pages by cursor, newest first, and filters', async () => {
  const author = await aUser()
  const place = await aPlace()
  const posts = []
  for (let i = 0; i < 5; i++)
    posts.push(
      await aPost({
        created_by: author.id,
        title: `Hồ số ${i}`,
        type: i % 2 ? 'REVIEW' : 'STATUS',
        place_id: i === 3 ? place.id : null,
      }),
    )
  const newest = posts.map(({ id }) => id).toReversed()
  const seen: string[] = []
  for (let after: string | null = null; ;) {
    const part: { items: { _id: string }[]; endCursor: string | null } = (
      await mine().data(feed, { first: 2, after, filter: { createdBy: author.id } })
    ).posts
    seen.push(...part.items.map(({ _id }) => _id))
    after = part.endCursor
    if (!after) break
  }
  expect(seen).toEqual(newest)
  expect(await idsIn({ createdBy: author.id, type: 'REVIEW' })).toEqual([posts[3]!.id, posts[1]!.id])
  expect(await idsIn({ placeId: place.id })).toEqual([posts[3]!.id])
  expect(await idsIn({ createdBy: author.id, q: 'ho so 4' })).toEqual([posts[4]!.id])
})

test('likes are counted once a member, and can be taken back', async () => {
  const post = await aPost({ created_by: other.id, total_likes: 10 })
  expect((await mine().data(like, { id: post.id })).likePost).toEqual({ totalLikes: 11, likedByMe: true })
  expect((await mine().data(like, { id: post.id })).likePost).toEqual({ totalLikes: 11, likedByMe: true })
  expect((await server.asMember(other).data(like, { id: post.id })).likePost.totalLikes).toBe(12)
  expect((await mine().data(unlike, { id: post.id })).unlikePost).toEqual({ totalLikes: 11, likedByMe: false })
  expect((await mine().data(unlike, { id: post.id })).unlikePost.totalLikes).toBe(11)
})

test('sharing a post of one’s own gives nothing, and says why', async () => {
  const own = await aPost({ created_by: me.id })
  const data = { type: 'SHARE', sharedPostId: own.id }
  expect((await mine().data(create, { data })).createPost.points).toEqual({ amount: 0, reason: 'posts_text_own_post' })
})

test('only authors change and delete their posts; what is deleted is in no list, and nobody decides on it', async () => {
  const post = await posted(status)
  for (const text of [remove, update]) {
    const refusal = await server.asMember(other).refusal(text, { id: post._id, data: { title: 'Của tôi' } })
    expect(refusal.code).toBe('NOT_FOUND')
  }
  expect((await mine().data(update, { id: post._id, data: { content: 'Sáu giờ.' } })).updatePost).toMatchObject({
    title: 'Chợ nổi',
    content: 'Sáu giờ.',
  })
  expect((await mine().refusal(update, { id: post._id, data: { title: '', content: '' } })).fields![0]!.field).toBe(
    'data.title',
  )
  await aReport('POST', post._id)
  const admin = server.as(await anAdmin())
  const list = '{ cmsGetPosts(limit: 1) { counter } cmsGetPostReports { total } }'
  const before = await admin.data(list)
  const written = await totalOf('users', me.id)
  expect((await mine().data(remove, { id: post._id })).deletePost).toBe(true)
  expect(await totalOf('users', me.id)).toBe(written - 1)
  expect((await mine().refusal(remove, { id: post._id })).code).toBe('NOT_FOUND')
  expect(await idsIn({ createdBy: me.id })).not.toContain(post._id)
  const after = await admin.data(list)
  expect(after.cmsGetPosts.counter).toBe(before.cmsGetPosts.counter - 1)
  expect(after.cmsGetPostReports.total).toBe(before.cmsGetPostReports.total - 1)
  const target = await server.db
    .selectFrom('report_targets')
    .selectAll()
    .where('target_id', '=', post._id)
    .executeTakeFirstOrThrow()
  expect(target).toMatchObject({ handled: true, status: 'DELETED' })
  expect((await admin.refusal('query ($id: ID!) { cmsGetPost(_id: $id) { _id } }', { id: post._id })).code).toBe(
    'NOT_FOUND',
  )
  const block = 'mutation ($id: ID!) { cmsSetPostStatus(_id: $id, status: BLOCKED, reason: "Sai") { _id } }'
  expect((await admin.refusal(block, { id: post._id })).code).toBe('NOT_FOUND')
})

test('the same request is done once, and nothing of it is in the audit log', async () => {
  const headers = { 'idempotency-key': uuidv7() }
  const ids = []
  for (let i = 0; i < 2; i++) ids.push((await mine().data(create, { data: status }, headers)).createPost.post._id)
  expect(ids[0]).toBe(ids[1])
  const entries = await server.db.selectFrom('audit_entries').select('id').where('target_id', '=', ids[0]).execute()
  expect(entries).toEqual([])
})

test('suspended members only read', async () => {
  const person = await aUser({ term_status: 'SUSPENDING' })
  expect(await idsIn({}, person)).not.toEqual([])
  expect((await server.asMember(person).refusal(create, { data: status })).code).toBe('FORBIDDEN')
})

test('the tally of posts is what the table says', async () => {
  const { rows } = await sql`
    select day, status, type, sum(posts) as n from post_tally group by 1, 2, 3 having sum(posts) <> 0
    except select local_day(created_at), status, type, count(*) from posts where deleted_at is null group by 1, 2, 3`.execute(
    server.db,
  )
  expect(rows).toEqual([])
})
