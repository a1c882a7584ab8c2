import { expect, test } from 'vitest'
import { factories } from '../../../../../tests/harness/factories.ts'
import { startServer } from '../../../../../tests/harness/server.ts'

const server = await startServer()
const { aUser, aBanner, aMedia, aPost, aPage } = factories(server.db)
const client = server.asMember(await aUser())

test('the app shows the banners of now in their order, and none that leads to something blocked', async () => {
  const hour = 3_600_000
  const [post, page] = [await aPost(), await aPage()]
  const second = await aBanner({ type: 'POST', link: null, post_id: post.id, position: 1_002 })
  const first = await aBanner({ position: 1_001 })
  const third = await aBanner({ type: 'PAGE', link: null, page_id: page.id, position: 1_003 })
  const fourth = await aBanner({ type: 'SCREEN', link: null, screen: 'WALLET', position: 1_004 })
  await aBanner({ status: 'DISABLED' })
  await aBanner({ start_date: new Date(Date.now() + hour) })
  await aBanner({ end_date: new Date(Date.now() - hour) })
  await aBanner({ type: 'POST', link: null, post_id: (await aPost({ status: 'BLOCKED' })).id })
  const { banners } = await client.data(
    '{ banners { _id name type data { link postId pageId screen } media { uri } position } }',
  )
  const none = { link: null, postId: null, pageId: null, screen: null }
  const shown = (banner: typeof first, type: string, data: object) => ({
    _id: banner.id,
    name: banner.name,
    type,
    data: { ...none, ...data },
    media: { uri: `/media/photos/${banner.media_id}.jpg` },
    position: banner.position,
  })
  expect(banners).toEqual([
    shown(first, 'LINK', { link: 'https://example.com' }),
    shown(second, 'POST', { postId: post.id }),
    shown(third, 'PAGE', { pageId: page.id }),
    shown(fourth, 'SCREEN', { screen: 'WALLET' }),
  ])
})

test('the menu has the pictures that staff have uploaded for it', async () => {
  const read = async () => (await client.data('{ menuBanners { display { uri } download { uri } } }')).menuBanners
  expect(await read()).toEqual({ display: null, download: null })
  const picture = await aMedia()
  await server.db
    .updateTable('menu_banners')
    .set({ media_id: picture.id })
    .where('type', '=', 'MENU_BANNER_DISPLAY')
    .execute()
  expect(await read()).toEqual({ display: { uri: `/media/${picture.key}` }, download: null })
})
