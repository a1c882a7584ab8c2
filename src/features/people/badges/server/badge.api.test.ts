import { expect, test } from 'vitest'
import { factories } from '../../../../../tests/harness/factories.ts'
import { startServer } from '../../../../../tests/harness/server.ts'

const server = await startServer()
const { anAdmin, aBadge, aRegisterForm, aMedia } = factories(server.db)
const client = server.as(await anAdmin())

const titles = ['Đại sứ', 'Ăn ngon', 'Dũng cảm', 'An lành', 'Ẩm thực']
const badges = []
for (const [i, title] of titles.entries())
  badges.push(await aBadge({ title, title_en: `English ${i}`, status: i % 2 ? 'DISABLED' : 'ENABLED' }))

const list =
  'query ($q: String, $limit: Int, $page: Int, $filter: BadgeFilter, $sortBy: BadgeSort) { cmsListBadges(q: $q, limit: $limit, page: $page, filter: $filter, sortBy: $sortBy) { counter items { _id title } } }'
const found = async (variables: object = {}) => {
  const { counter, items } = (await client.data(list, { limit: 100, ...variables })).cmsListBadges as {
    counter: number
    items: { title: string }[]
  }
  expect(counter).toBeGreaterThanOrEqual(items.length)
  return items.map((badge) => badge.title)
}

test('badges are sorted in Vietnamese order or by status, in both directions', async () => {
  const ordered = ['An lành', 'Ăn ngon', 'Ẩm thực', 'Dũng cảm', 'Đại sứ']
  expect(await found()).toEqual(ordered)
  expect(await found({ sortBy: { type: 'TITLE', dir: 'DESC' } })).toEqual(ordered.toReversed())
  const byStatus = await found({ sortBy: { type: 'STATUS', dir: 'ASC' } })
  expect(byStatus.slice(0, 2).toSorted()).toEqual(['An lành', 'Ăn ngon'])
  expect(await found({ sortBy: { type: 'STATUS', dir: 'DESC' } })).toEqual(byStatus.toReversed())
})

test('badges are found by either title without accents, and by status', async () => {
  expect(await found({ q: 'dai su' })).toEqual(['Đại sứ'])
  expect(await found({ q: 'ENGLISH 3' })).toEqual(['An lành'])
  expect(await found({ filter: { status: 'DISABLED' } })).toEqual(['An lành', 'Ăn ngon'])
  expect(await found({ q: 'an', filter: { status: 'ENABLED' } })).toEqual([])
})

test('badges come in pages of at most a hundred, with an exact count', async () => {
  expect((await client.data(list, { limit: 2, page: 3 })).cmsListBadges).toMatchObject({
    counter: 5,
    items: [{ title: 'Đại sứ' }],
  })
  expect((await client.refusal(list, { limit: 101 })).code).toBe('BAD_USER_INPUT')
})

test('a badge has its picture and its forms in their order', async () => {
  const media = await aMedia()
  const badge = await aBadge({ title: 'Trọn bộ', media_id: media.id })
  const [one, two] = [
    await aRegisterForm(badge.id),
    await aRegisterForm(badge.id, { input_type: 'IMAGE', figure_id: media.id }),
  ]
  const { items } = (
    await client.data(
      '{ cmsListBadges(q: "trọn bộ") { items { titleEn status mediaId media { uri thumbnail } registerFormIds registerForms { _id inputType required figure { uri } } version } } }',
    )
  ).cmsListBadges
  expect(items).toEqual([
    {
      titleEn: badge.title_en,
      status: 'ENABLED',
      mediaId: media.id,
      version: 1,
      media: { uri: `/media/${media.key}`, thumbnail: `/media/${media.thumbnail_key}` },
      registerFormIds: [one.id, two.id],
      registerForms: [
        { _id: one.id, inputType: 'TEXT', required: true, figure: null },
        { _id: two.id, inputType: 'IMAGE', required: true, figure: { uri: `/media/${media.key}` } },
      ],
    },
  ])
})
