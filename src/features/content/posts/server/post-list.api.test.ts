import { describe, expect, test } from 'vitest'
import { factories, noId } from '../../../../../tests/harness/factories.ts'
import { startServer } from '../../../../../tests/harness/server.ts'

const server = await startServer()
const make = factories(server.db)
const { aUser, aStaff, aPost, aMedia, attach } = make
const client = server.as(await aStaff())

const list = `query ($limit: Int, $offset: Int, $filter: PostFilter, $sortBy: PostSort) {
  cmsGetPosts(limit: $limit, offset: $offset, filter: $filter, sortBy: $sortBy) { counter items { _id } } }`
const posts = async (variables: object = {}) =>
  (await client.data(list, { limit: 100, ...variables })).cmsGetPosts as { counter: number; items: { _id: string }[] }
const ids = async (filter: object) => (await posts({ filter })).items.map((post) => post._id)

const an = await aUser({ full_name: 'Trần Ân' })
const statuses = ['NORMAL', 'NORMAL', 'HIDDEN', 'BLOCKED', 'SUSPENDING'] as const
// A day in Vietnam begins at 17:00 UTC of the previous day. These moments are on both sides of two midnights, and some
// are equal.
const moments = [
  '2026-03-09T16:59:59.999Z',
  '2026-03-09T17:00:00.000Z',
  '2026-03-10T03:00:00Z',
  '2026-03-10T16:59:59.999Z',
  '2026-03-10T17:00:00.000Z',
]
const made: Awaited<ReturnType<typeof aPost>>[] = []
for (let i = 0; i < 30; i++) {
  made.push(
    await aPost({
      title: `Phở số ${i}`,
      status: statuses[i % 5]!,
      created_at: new Date(moments[i % moments.length]!),
      type: i % 2 ? 'REVIEW' : 'STATUS',
      ...(i % 4 ? {} : { created_by: an.id }),
    }),
  )
}
const inOrder = made
  .toSorted((a, b) => b.created_at.getTime() - a.created_at.getTime() || (a.id < b.id ? 1 : -1))
  .map((post) => post.id)

describe('cmsGetPosts', () => {
  test('sorts by creation in both directions, equal times by id, in pages that count from 1', async () => {
    expect((await posts()).items.map((post) => post._id)).toEqual(inOrder)
    expect((await posts({ sortBy: { type: 'CREATED_AT', dir: 'ASC' } })).items.map((post) => post._id)).toEqual(
      inOrder.toReversed(),
    )
    const paged: string[] = []
    for (let offset = 1; offset <= 5; offset++)
      paged.push(...(await posts({ limit: 7, offset })).items.map((post) => post._id))
    expect(paged).toEqual(inOrder)
    expect((await client.data('{ cmsGetPosts { items { _id } } }')).cmsGetPosts.items).toHaveLength(10)
  })

  test.each([
    ['one instant means its whole local day', { from: '2026-03-10T09:00:00Z', to: '2026-03-10T09:00:00Z' }, [1, 2, 3]],
    [
      'an instant of the evening before is of the same local day',
      { from: '2026-03-09T17:00:00Z', to: '2026-03-10T16:59:59Z' },
      [1, 2, 3],
    ],
    ['both days are included', { from: '2026-03-09T16:59:59Z', to: '2026-03-10T20:00:00Z' }, [0, 1, 2, 3, 4]],
    ['an offset is read', { from: '2026-03-11T00:00:00+07:00', to: '2026-03-11T23:59:59+07:00' }, [4]],
    ['a range may be open to the left', { to: '2026-03-09T16:00:00Z' }, [0]],
    ['a range may be open to the right', { from: '2026-03-10T17:00:00Z' }, [4]],
    ['a range of nothing is empty', { from: '2026-03-12T00:00:00Z', to: '2026-03-01T00:00:00Z' }, []],
  ])('filters by days: %s', async (_, createdAt, included) => {
    const expected = made.filter((_, i) => included.includes(i % moments.length)).map((post) => post.id)
    const { counter, items } = await posts({ filter: { createdAt } })
    expect(items.map((post) => post._id).toSorted()).toEqual(expected.toSorted())
    expect(counter).toBe(expected.length)
  })

  test('filters by status, creator and title, alone and together, with an exact counter', async () => {
    for (const status of statuses)
      expect((await ids({ status })).toSorted()).toEqual(
        made
          .filter((post) => post.status === status)
          .map((post) => post.id)
          .toSorted(),
      )
    const by = made.filter((post) => post.created_by === an.id)
    expect((await ids({ createdBy: an.id })).toSorted()).toEqual(by.map((post) => post.id).toSorted())
    expect(await ids({ q: 'PHO SO 17' })).toEqual([made[17]!.id])
    expect(
      await posts({
        filter: {
          createdBy: an.id,
          status: 'NORMAL',
          q: 'phở',
          createdAt: { from: '2026-03-10T03:00:00Z', to: '2026-03-10T03:00:00Z' },
        },
        limit: 1,
      }),
    ).toMatchObject({
      counter: by.filter(
        (post) =>
          post.status === 'NORMAL' &&
          post.created_at >= new Date(moments[1]!) &&
          post.created_at <= new Date(moments[3]!),
      ).length,
    })
    expect(await ids({ createdBy: noId })).toEqual([])
  })

  test('keeps an exact counter after changes of status and deletions', async () => {
    const counters = async () => {
      const fields = [...new Set(statuses)].map(
        (status) =>
          `${status}: cmsGetPosts(filter: { status: ${status} }) { counter } ${status}1: cmsGetPosts(filter: { status: ${status}, createdAt: { from: "2026-03-10T03:00:00Z", to: "2026-03-10T03:00:00Z" } }) { counter }`,
      )
      return client.data(`{ ${fields.join(' ')} }`)
    }
    const extra = await aPost({ status: 'BLOCKED', created_at: new Date('2026-03-10T03:00:00Z') })
    const before = await counters()
    await client.data(`mutation { cmsSetPostStatus(_id: "${extra.id}", status: NORMAL) { _id } }`)
    const after = await counters()
    expect(after.BLOCKED.counter).toBe(before.BLOCKED.counter - 1)
    expect(after.BLOCKED1.counter).toBe(before.BLOCKED1.counter - 1)
    expect(after.NORMAL1.counter).toBe(before.NORMAL1.counter + 1)
    await server.db.deleteFrom('posts').where('id', '=', extra.id).execute()
    expect((await counters()).NORMAL.counter).toBe(before.NORMAL.counter)
  })

  test.each([
    ['limit', 'limit: 101'],
    ['limit', 'limit: 0'],
    ['offset', 'offset: 0'],
    ['filter.createdBy', 'filter: { createdBy: "me" }'],
    ['filter.q', `filter: { q: "${'x'.repeat(201)}" }`],
  ])('refuses a %s out of bounds', async (field, args) => {
    expect((await client.refusal(`{ cmsGetPosts(${args}) { counter } }`)).fields?.[0]?.field).toBe(field)
  })
})

describe('cmsGetBlockedPosts', () => {
  const blocked = inOrder.filter((id) => made.find((post) => post.id === id)!.status === 'BLOCKED')
  const ask = async (args: string) =>
    (await client.data(`{ cmsGetBlockedPosts${args} { counter item { _id } items { _id } } }`)).cmsGetBlockedPosts

  test('returns the blocked posts both as item and as items', async () => {
    const { counter, item, items } = await ask('(limit: 100)')
    expect(item).toEqual(items)
    expect(items.map((post: { _id: string }) => post._id)).toEqual(blocked)
    expect(counter).toBe(blocked.length)
  })

  test('can be paged by number or by the last post', async () => {
    expect((await ask('(limit: 2, page: 2)')).item.map((post: { _id: string }) => post._id)).toEqual(
      blocked.slice(2, 4),
    )
    expect((await ask(`(limit: 2, after: "${blocked[1]}")`)).item.map((post: { _id: string }) => post._id)).toEqual(
      blocked.slice(2, 4),
    )
    expect(
      (await ask(`(limit: 2, after: "${blocked[2]}", sortBy: { dir: ASC })`)).item.map(
        (post: { _id: string }) => post._id,
      ),
    ).toEqual([blocked[1], blocked[0]])
  })

  test.each(['NORMAL', 'BLOCKED'])('has no filter on the status: %s is refused', async (status) => {
    expect(await client.refusal(`{ cmsGetBlockedPosts(filter: { status: ${status} }) { counter } }`)).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [{ field: 'filter.status' }],
    })
    expect((await ask('(limit: 100, filter: { status: null })')).counter).toBe(blocked.length)
  })
})

describe('a post', () => {
  test('has its pictures in order, place, group, shared post and creator', async () => {
    const shared = await aPost({ title: 'Gốc' })
    const [place, group] = [await make.aPlace(), await make.aGroup()]
    const avatar = await aMedia()
    const creator = await aUser({ avatar_id: avatar.id })
    const { id } = await aPost({
      created_by: creator.id,
      place_id: place.id,
      group_id: group.id,
      shared_post_id: shared.id,
      type: 'SHARE',
      total_likes: 3,
      total_comments: 2,
    })
    const [photo, video] = [
      await aMedia(),
      await aMedia({ kind: 'VIDEO', key: 'videos/x.mp4', content_type: 'video/mp4' }),
    ]
    await attach(id, video.id, 1)
    await attach(id, photo.id, 0)
    await make.aReport('POST', id)
    const { cmsGetPost } = await client.data(
      `{ cmsGetPost(_id: "${id}") { type totalLikes totalComments totalReports creator { _id fullName avatar { uri } } medias { type uri thumbnail } sharedPost { title } place { name } group { name } } }`,
    )
    expect(cmsGetPost).toEqual({
      type: 'SHARE',
      totalLikes: 3,
      totalComments: 2,
      totalReports: 1,
      creator: { _id: creator.id, fullName: creator.full_name, avatar: { uri: `/media/${avatar.key}` } },
      medias: [
        expect.objectContaining({
          type: 'PHOTO',
          uri: `/media/${photo.key}`,
          thumbnail: `/media/${photo.thumbnail_key}`,
        }),
        expect.objectContaining({ type: 'VIDEO', uri: '/media/videos/x.mp4' }),
      ],
      sharedPost: { title: 'Gốc' },
      place: { name: place.name },
      group: { name: group.name },
    })
  })

  test('list of a creator or a page is newest first, three by default', async () => {
    const { cmsGetPostsByCreator } = await client.data(`{ cmsGetPostsByCreator(targetId: "${an.id}") { _id } }`)
    const by = inOrder.filter((id) => made.find((post) => post.id === id)!.created_by === an.id)
    expect(cmsGetPostsByCreator.map((post: { _id: string }) => post._id)).toEqual(by.slice(0, 3))
    const page = await make.aPage()
    const { id } = await aPost({ page_id: page.id })
    expect(
      (await client.data(`{ cmsGetPostsByCreator(targetId: "${page.id}", isPage: true) { _id } }`))
        .cmsGetPostsByCreator,
    ).toEqual([{ _id: id }])
    expect(
      (await client.data(`{ cmsGetPostsByCreator(targetId: "${page.id}") { _id } }`)).cmsGetPostsByCreator,
    ).toEqual([])
  })

  test('with an unknown id is NOT_FOUND', async () => {
    expect(await client.refusal(`{ cmsGetPost(_id: "${noId}") { _id } }`)).toMatchObject({
      code: 'NOT_FOUND',
      reason: 'posts_text_post_gone',
    })
  })
})

describe('cmsFindCreators', () => {
  const found = async (q: string | null, limit = 10) =>
    (
      await client.data('query ($q: String, $limit: Int) { cmsFindCreators(q: $q, limit: $limit) { _id fullName } }', {
        q,
        limit,
      })
    ).cmsFindCreators as { _id: string }[]

  test('finds by name, ignoring accents and case', async () => {
    for (const q of ['tran an', 'TRẦN', 'ân', 'Trần Ân'])
      expect(
        (await found(q)).map((user) => user._id),
        q,
      ).toContain(an.id)
  })

  test('returns at most the number asked for', async () => {
    expect(await found(null, 3)).toHaveLength(3)
    expect(await found('', 3)).toHaveLength(3)
  })

  test('does not search by number, e-mail or username, so that nobody can guess one', async () => {
    const secret = await aUser({
      full_name: 'Kín Đáo',
      phone_number: '+84966554433',
      email: 'kin@example.com',
      username: 'kindao99',
    })
    for (const q of ['0966554433', '96655', '+8496655', 'kin@example', 'kindao99', 'Kín 96655'])
      expect(await found(q), q).toEqual([])
    expect(await found('kín')).toEqual([{ _id: secret.id, fullName: 'Kín Đáo' }])
  })
})
