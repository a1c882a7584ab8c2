import { expect, test } from 'vitest'
import { factories, noId } from '../../../../../tests/harness/factories.ts'
import { multipart } from '../../../../../tests/harness/multipart-body.ts'
import { plain } from '../../../../../tests/harness/pictures.ts'
import { startServer } from '../../../../../tests/harness/server.ts'
import type { MutationCreateBannerArgs } from '../../../../generated/graphql/inputs.ts'

const server = await startServer()
const { aBanner, aGrantee, aMedia, aPage, aPost, aUser } = factories(server.db)
const person = await aGrantee('PROMOTION')
const client = server.as(person)

const day = 86_400_000
const fields =
  '{ _id name type data { link postId post { _id } pageId page { name } screen } mediaId media { uri } status startDate endDate createdBy version }'
const creation = `mutation ($name: String!, $type: BannerType!, $data: BannerTarget!, $mediaId: ID!, $status: BannerStatus, $startDate: DateTime!, $endDate: DateTime!) {
  createBanner(name: $name, type: $type, data: $data, mediaId: $mediaId, status: $status, startDate: $startDate, endDate: $endDate) ${fields} }`
const updating = `mutation ($_id: ID!, $name: String, $type: BannerType, $data: BannerTarget, $mediaId: ID, $status: BannerStatus, $startDate: DateTime, $endDate: DateTime, $version: Int) {
  updateBanner(_id: $_id, name: $name, type: $type, data: $data, mediaId: $mediaId, status: $status, startDate: $startDate, endDate: $endDate, version: $version) ${fields} }`
const moving = 'mutation ($positions: [BannerPosition!]!) { updateBannerPositions(positions: $positions) { _id } }'

const mine = async (uploaded_bytes = 1000) => (await aMedia({ uploaded_by: person.id, uploaded_bytes })).id
const valid = async (): Promise<MutationCreateBannerArgs> => ({
  name: ' Khuyến mãi hè ',
  type: 'LINK',
  data: { link: 'https://example.com/he' },
  mediaId: await mine(),
  // Epoch milliseconds are accepted too.
  startDate: Date.now() as unknown as string,
  endDate: new Date(Date.now() + 3 * day).toISOString(),
})
const names = async (filter = '') =>
  (await client.data(`{ cmsListBanner(limit: 100${filter}) { items { name } } }`)).cmsListBanner.items.map(
    ({ name }: { name: string }) => name,
  )

test('a banner is created last, with dates as epoch milliseconds or ISO 8601', async () => {
  await aBanner({ name: 'Trước' })
  const banner = await valid()
  const { createBanner } = await client.data(creation, banner)
  expect(createBanner).toMatchObject({
    name: 'Khuyến mãi hè',
    type: 'LINK',
    data: { link: 'https://example.com/he', postId: null, pageId: null, screen: null },
    status: 'ENABLED',
    startDate: new Date(banner.startDate).toISOString(),
    endDate: banner.endDate,
    createdBy: person.id,
    version: 1,
  })
  expect(await names()).toEqual(['Trước', 'Khuyến mãi hè'])
})

test('each type leads to its own target, which must exist', async () => {
  const [post, page] = [await aPost(), await aPage({ name: 'Nhà hàng' })]
  const made = async (type: string, data: object) =>
    (await client.data(creation, { ...(await valid()), type, data })).createBanner.data
  expect(await made('POST', { postId: post.id })).toMatchObject({ postId: post.id, post: { _id: post.id }, link: null })
  expect(await made('PAGE', { pageId: page.id })).toMatchObject({ pageId: page.id, page: { name: 'Nhà hàng' } })
  expect(await made('SCREEN', { screen: 'WALLET' })).toMatchObject({ screen: 'WALLET' })
  const { cmsListBannerScreen } = await client.data('{ cmsListBannerScreen { title screen } }')
  expect(cmsListBannerScreen).toHaveLength(9)
  expect(cmsListBannerScreen).toContainEqual({ title: 'Lucky wheel', screen: 'LUCKY_WHEEL' })
})

test.each([
  [{ name: '' }, 'name', 'Please input name!'],
  [{ name: '  ' }, 'name', 'Banner names must not be blank.'],
  [{ name: 'x'.repeat(101) }, 'name', 'The maximum length of a banner is 100 characters.'],
  [{ data: {} }, 'data.link', 'Please input link!'],
  [
    { data: { link: 'ftp://example.com' } },
    'data.link',
    'Please input a plain address such as https://example.com/page, without a user name, a backslash or invisible characters.',
  ],
  [
    { data: { link: 'javascript:alert(1)' } },
    'data.link',
    'Please input a plain address such as https://example.com/page, without a user name, a backslash or invisible characters.',
  ],
  [
    { data: { link: 'https://example.com', screen: 'HOME' } },
    'data.screen',
    'A banner has one target, that of its type.',
  ],
  [{ type: 'POST', data: { postId: noId } }, 'data.postId', 'This post does not exist.'],
  [{ type: 'PAGE', data: { pageId: noId } }, 'data.pageId', 'This page does not exist.'],
  [{ type: 'SCREEN', data: {} }, 'data.screen', 'Please choose a screen!'],
  [{ startDate: Date.now() - 3 * day }, 'startDate', 'A banner begins yesterday at the earliest.'],
  [{ endDate: Date.now() - day }, 'endDate', 'The end must be after the start.'],
  [{ mediaId: noId }, 'mediaId', 'Choose a photo that you uploaded.'],
])('refuses %j by field', async (wrong, field, message) => {
  const { code, fields } = await client.refusal(creation, { ...(await valid()), ...wrong })
  expect(code).toBe('BAD_USER_INPUT')
  expect(fields).toContainEqual(expect.objectContaining({ field, message }))
})

test('a picture has at most 10 MB as it was uploaded', async () => {
  const mediaId = await mine(10 * 1024 * 1024 + 1)
  expect((await client.refusal(creation, { ...(await valid()), mediaId })).fields).toEqual([
    expect.objectContaining({ field: 'mediaId', message: 'Please select image has size less than 10 MB' }),
  ])
})

test('a change keeps what is absent; a past start stays, and a new one may not be past', async () => {
  const { id } = await aBanner({ start_date: new Date(Date.now() - 50 * day) })
  const changed = await client.data(updating, { _id: id, status: 'DISABLED', version: 1 })
  expect(changed.updateBanner).toMatchObject({ status: 'DISABLED', data: { link: 'https://example.com' }, version: 2 })
  const screen = await client.data(updating, { _id: id, type: 'SCREEN', data: { screen: 'HOME' } })
  expect(screen.updateBanner).toMatchObject({ type: 'SCREEN', data: { link: null, screen: 'HOME' } })
  const end = Date.now() + 9 * day
  expect((await client.data(updating, { _id: id, endDate: end })).updateBanner.version).toBe(4)
  expect((await client.refusal(updating, { _id: id, startDate: Date.now() - 9 * day })).code).toBe('BAD_USER_INPUT')
  expect((await client.refusal(updating, { _id: id, type: 'POST' })).fields).toContainEqual(
    expect.objectContaining({ field: 'data.postId' }),
  )
  expect((await client.refusal(updating, { _id: id, name: 'x', version: 1 })).code).toBe('CONFLICT')
})

test('a new picture is the viewer’s own; the one that a banner has stays, whoever uploaded it', async () => {
  const { id, media_id } = await aBanner()
  expect((await client.refusal(updating, { _id: id, mediaId: (await aMedia()).id })).fields).toEqual([
    expect.objectContaining({ field: 'mediaId', message: 'Choose a photo that you uploaded.' }),
  ])
  const mediaId = await mine()
  await client.data(updating, { _id: id, mediaId: media_id, name: 'Tên khác' })
  expect((await client.data(updating, { _id: id, mediaId })).updateBanner).toMatchObject({ mediaId, version: 3 })
})

test('a change of the target is undone', async () => {
  const { id } = await aBanner()
  await client.data(updating, { _id: id, type: 'SCREEN', data: { screen: 'HOME' }, status: 'DISABLED' })
  await client.data(`mutation { cmsUndo(model: BANNER, _id: "${id}", version: 2) { version } }`)
  expect((await client.data(`{ cmsGetBanner(_id: "${id}") ${fields} }`)).cmsGetBanner).toMatchObject({
    type: 'LINK',
    data: { link: 'https://example.com', screen: null },
    status: 'ENABLED',
    version: 3,
  })
})

test('a conflict names the posts and pages, and whole ids find them', async () => {
  const [post, page] = [await aPost({ title: 'Bãi biển đẹp' }), await aPage({ name: 'Nhà hàng Sen' })]
  const { id } = await aBanner()
  await client.data(updating, { _id: id, type: 'POST', data: { postId: post.id } })
  await client.data(updating, { _id: id, type: 'PAGE', data: { pageId: page.id } })
  expect((await client.refusal(updating, { _id: id, name: 'x', version: 2 })).changes).toMatchObject([
    { field: 'type', seen: 'POST', now: 'PAGE' },
    { field: 'pageId', seen: null, now: page.id, nowName: 'Nhà hàng Sen' },
    { field: 'postId', seen: post.id, seenName: 'Bãi biển đẹp', now: null },
  ])
  const posts = `query ($q: String!) { cmsGetPosts(limit: 10, filter: { q: $q }) { items { _id } } }`
  expect((await client.data(posts, { q: post.id })).cmsGetPosts.items).toEqual([{ _id: post.id }])
  const pages = 'query ($q: String!) { cmsFindPages(q: $q, limit: 10) { _id } }'
  expect((await client.data(pages, { q: page.id })).cmsFindPages).toEqual([{ _id: page.id }])
})

test('the app shows enabled banners within their dates, in their order', async () => {
  await server.db.deleteFrom('banners').execute()
  const at = (days: number) => new Date(Date.now() + days * day)
  await aBanner({ name: 'một' })
  await aBanner({ name: 'tắt', status: 'DISABLED' })
  await aBanner({ name: 'sau', start_date: at(1), end_date: at(2) })
  await aBanner({ name: 'xong', start_date: at(-2), end_date: at(-1) })
  await aBanner({ name: 'hai' })
  expect(await names(', filter: { type: APP }')).toEqual(['một', 'hai'])
  expect(await names(', filter: { type: DISPLAYED }')).toHaveLength(5)
})

test('a banner whose post or page is blocked is marked, found by that, and not shown in the app', async () => {
  await server.db.deleteFrom('banners').execute()
  const [post, page] = [await aPost(), await aPage()]
  await aBanner({ name: 'bài', type: 'POST', link: null, post_id: post.id })
  await aBanner({ name: 'trang', type: 'PAGE', link: null, page_id: page.id })
  await aBanner({ name: 'địa chỉ' })
  const marked = async () =>
    (await client.data('{ cmsListBanner(limit: 10) { items { leadsToBlocked } } }')).cmsListBanner.items.map(
      ({ leadsToBlocked }: { leadsToBlocked: boolean }) => leadsToBlocked,
    )
  expect(await marked()).toEqual([false, false, false])
  expect(await names(', filter: { type: APP }')).toEqual(['bài', 'trang', 'địa chỉ'])
  await server.db.updateTable('posts').set({ status: 'BLOCKED' }).where('id', '=', post.id).execute()
  await server.db.updateTable('pages').set({ term_status: 'BLOCKED' }).where('id', '=', page.id).execute()
  expect(await marked()).toEqual([true, true, false])
  expect(await names(', filter: { type: APP }')).toEqual(['địa chỉ'])
  expect(await names(', filter: { leadsToBlocked: YES }')).toEqual(['bài', 'trang'])
  expect(await names(', filter: { leadsToBlocked: NO }')).toEqual(['địa chỉ'])
})

test('a banner is neither created nor changed towards a blocked record; one that leads there can be changed', async () => {
  const [post, page] = [await aPost({ status: 'BLOCKED' }), await aPage({ term_status: 'BLOCKED' })]
  const targets = [
    { type: 'POST', data: { postId: post.id } },
    { type: 'PAGE', data: { pageId: page.id } },
  ]
  const { id } = await aBanner()
  for (const target of targets) {
    const [field] = Object.keys(target.data)
    const expected = [expect.objectContaining({ field: `data.${field}`, reason: expect.stringMatching('_blocked$') })]
    expect((await client.refusal(creation, { ...(await valid()), ...target })).fields).toEqual(expected)
    expect((await client.refusal(updating, { _id: id, ...target })).fields).toEqual(expected)
  }
  const there = await aBanner({ type: 'POST', link: null, post_id: post.id })
  const changed = await client.data(updating, { _id: there.id, ...targets[0], name: 'Tên khác' })
  expect(changed.updateBanner).toMatchObject({ name: 'Tên khác', data: { postId: post.id } })
})

test('moved banners exchange the places that they hold; unknown ones are ignored', async () => {
  await server.db.deleteFrom('banners').execute()
  const made = [
    await aBanner({ name: 'a' }),
    await aBanner({ name: 'b' }),
    await aBanner({ name: 'c' }),
    await aBanner({ name: 'd' }),
  ]
  const [a, , c] = made
  const positions = [
    { _id: c!.id, position: 1 },
    { _id: noId, position: 2 },
    { _id: a!.id, position: 3 },
  ]
  expect((await client.data(moving, { positions })).updateBannerPositions).toEqual([{ _id: c!.id }, { _id: a!.id }])
  expect(await names()).toEqual(['c', 'b', 'a', 'd'])
  const { items } = (
    await client.data(`{ cmsHistory(model: BANNER, targetId: "${a!.id}") { items { action changes { field } } } }`)
  ).cmsHistory
  expect(items[0]).toEqual({ action: 'updateBannerPositions', changes: [{ field: 'position' }] })
})

test('a banner moves to a place among all, counted from 1, and the others close up', async () => {
  await server.db.deleteFrom('banners').execute()
  for (const name of ['a', 'b', 'c', 'd']) await aBanner({ name })
  const placing = 'mutation ($_id: ID!, $place: Int!) { cmsMoveBanner(_id: $_id, place: $place) { name place } }'
  const idOf = async (name: string) =>
    (await server.db.selectFrom('banners').select('id').where('name', '=', name).executeTakeFirstOrThrow()).id
  const move = async (name: string, place: number) =>
    (await client.data(placing, { _id: await idOf(name), place })).cmsMoveBanner
  expect(await move('d', 1)).toEqual({ name: 'd', place: 1 })
  expect(await names()).toEqual(['d', 'a', 'b', 'c'])
  expect(await move('d', 3)).toEqual({ name: 'd', place: 3 })
  expect(await names()).toEqual(['a', 'b', 'd', 'c'])
  expect(await move('a', 99)).toEqual({ name: 'a', place: 4 })
  expect(await move('a', 4)).toEqual({ name: 'a', place: 4 })
  expect(await names()).toEqual(['b', 'd', 'c', 'a'])
  expect((await client.refusal(placing, { _id: await idOf('a'), place: 0 })).code).toBe('BAD_USER_INPUT')
  expect((await client.refusal(placing, { _id: noId, place: 1 })).code).toBe('NOT_FOUND')
})

test('deleting answers whether the banner was there, and its picture is no use of the media any more', async () => {
  const media = await aMedia({ uploaded_by: person.id, uploaded_bytes: 9 })
  await aUser({ avatar_id: media.id, term_status: 'BLOCKED' })
  const refused = async () =>
    (await server.db.selectFrom('media').select('refused').where('id', '=', media.id).executeTakeFirstOrThrow()).refused
  const { id } = await aBanner({ media_id: media.id })
  expect(await refused()).toBe(false)
  const deletion = 'mutation ($_id: ID!) { cmsDeleteBanner(_id: $_id) }'
  expect((await client.data(deletion, { _id: id })).cmsDeleteBanner).toBe(true)
  expect((await client.data(deletion, { _id: id })).cmsDeleteBanner).toBe(false)
  expect(await refused()).toBe(true)
})

test('a menu banner is uploaded, replaced and deleted; each has its own limit', async () => {
  const upload = async (bannerType: string, bytes: Uint8Array) => {
    const text = `mutation ($file: Upload!) { uploadMenuBanner(file: $file, bannerType: ${bannerType}) { _id } }`
    return client.send(await multipart(text, { file: new Blob([bytes as never]) }))
  }
  const menu = async () => (await client.data('{ getMenuBanner { display { _id } download { _id } } }')).getMenuBanner
  expect(await menu()).toEqual({ display: null, download: null })
  const { data } = await upload('MENU_BANNER_DISPLAY', await plain('png'))
  expect(await menu()).toEqual({ display: data.uploadMenuBanner, download: null })
  const tooLarge = await upload('MENU_BANNER_DISPLAY', new Uint8Array(200 * 1024 + 1))
  expect(tooLarge.errors?.[0]?.extensions).toMatchObject({ code: 'PAYLOAD_TOO_LARGE', params: { megabytes: 0.2 } })
  const download = await upload('MENU_BANNER_DOWNLOAD', new Uint8Array(1024 * 1024 + 1))
  expect(download.errors?.[0]?.extensions.code).toBe('PAYLOAD_TOO_LARGE')
  const deletion = 'mutation { cmsDeleteBannerMenu(bannerType: MENU_BANNER_DISPLAY) }'
  expect((await client.data(deletion)).cmsDeleteBannerMenu).toBe(true)
  expect((await client.data(deletion)).cmsDeleteBannerMenu).toBe(false)
  expect(await menu()).toEqual({ display: null, download: null })
})
