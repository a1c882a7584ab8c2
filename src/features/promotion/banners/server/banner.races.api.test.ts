import { expect, test } from 'vitest'
import { atOnce } from '../../../../../tests/harness/at-once.ts'
import { factories } from '../../../../../tests/harness/factories.ts'
import { startServer } from '../../../../../tests/harness/server.ts'

const server = await startServer()
const other = await server.again()
const { aBanner, aMedia, anAdmin, aPage } = factories(server.db)
const creator = await anAdmin()
const [one, two] = [server.as(creator), other.as(await anAdmin())]

const moving = 'mutation ($positions: [BannerPosition!]!) { updateBannerPositions(positions: $positions) { _id } }'
const inOrder = (ids: readonly string[]) => ({ positions: ids.map((_id, position) => ({ _id, position })) })
const stored = () => server.db.selectFrom('banners').select(['id', 'name', 'position']).orderBy('position').execute()

async function afterBoth(first: readonly number[], second: readonly number[]) {
  await server.db.deleteFrom('banners').execute()
  const ids: string[] = []
  for (const name of ['a', 'b', 'c', 'd']) ids.push((await aBanner({ name })).id)
  const of = (places: readonly number[]) => inOrder(places.map((place) => ids[place]!))
  const results = await atOnce(server, { writesTo: 'banners' }, [
    () => one.data(moving, of(first)),
    () => two.data(moving, of(second)),
  ])
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
  return (await stored()).map(({ name }) => name).join('')
}

test('two who move different banners at once both get their order', async () => {
  expect(await afterBoth([1, 0], [3, 2])).toBe('badc')
})

test('two who move the same banners at once lose none: one order follows the other', async () => {
  expect(['cabd', 'bcad']).toContain(await afterBoth([1, 2, 0], [2, 0, 1]))
  expect(['cabd', 'bcad']).toContain(await afterBoth([1, 0], [2, 1]))
  const positions = (await stored()).map(({ position }) => position)
  expect(new Set(positions).size).toBe(4)
})

test('two who move banners to the first place at once both do so: one place follows the other', async () => {
  await server.db.deleteFrom('banners').execute()
  const ids: string[] = []
  for (const name of ['a', 'b', 'c']) ids.push((await aBanner({ name })).id)
  const placing = 'mutation ($_id: ID!) { cmsMoveBanner(_id: $_id, place: 1) { _id } }'
  const results = await atOnce(server, { writesTo: 'banners' }, [
    () => one.data(placing, { _id: ids[1] }),
    () => two.data(placing, { _id: ids[2] }),
  ])
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
  expect(['bca', 'cba']).toContain((await stored()).map(({ name }) => name).join(''))
})

test('no two banners have one position, whoever writes', async () => {
  const [a, b] = [await aBanner(), await aBanner()]
  const writing = server.db.updateTable('banners').set({ position: a.position }).where('id', '=', b.id).execute()
  await expect(writing).rejects.toMatchObject({ constraint: 'banners_position_key' })
})

test('a page is either blocked before a banner leads to it, or the banner is marked', async () => {
  const page = await aPage()
  const banner = {
    data: { pageId: page.id },
    mediaId: (await aMedia({ uploaded_by: creator.id, uploaded_bytes: 9 })).id,
    startDate: new Date().toISOString(),
    endDate: new Date(Date.now() + 86_400_000).toISOString(),
  }
  const results = await atOnce(server, { statement: `select from pages where id = '${page.id}' for update` }, [
    () =>
      one.query(
        `mutation ($data: BannerTarget!, $mediaId: ID!, $startDate: DateTime!, $endDate: DateTime!) {
          createBanner(name: "Trang", type: PAGE, data: $data, mediaId: $mediaId, startDate: $startDate, endDate: $endDate) { _id } }`,
        banner,
      ),
    () =>
      two.query(
        `mutation { cmsSetTermStatus(model: PAGE, _id: "${page.id}", termStatus: BLOCKED, reason: "x") { __typename } }`,
      ),
  ])
  const reasons = results.map((result) => result.status === 'fulfilled' && result.value.errors?.[0]?.extensions.reason)
  const made = await server.db.selectFrom('banners').select('id').where('page_id', '=', page.id).execute()
  expect(reasons).toEqual([made.length > 0 ? undefined : 'banners_text_page_blocked', undefined])
  const { items } = (await one.data('{ cmsListBanner(limit: 10, filter: { leadsToBlocked: YES }) { items { _id } } }'))
    .cmsListBanner
  expect(items).toEqual(made.map(({ id }) => ({ _id: id })))
})
