import { expect, test } from 'vitest'
import { atOnce } from '../../../../../tests/harness/at-once.ts'
import { factories } from '../../../../../tests/harness/factories.ts'
import { startServer } from '../../../../../tests/harness/server.ts'

const server = await startServer()
const client = server.as(await factories(server.db).anAdmin())

const fields = '{ _id name { VI_VN EN_US } enum deletedAt version }'
const creation = `mutation ($name: LocalizedTextInput!, $enum: String!) { cmsCreatePageCategory(name: $name, enum: $enum) ${fields} }`
const deletion = 'mutation ($_id: ID!, $version: Int) { cmsDeletePageCategory(_id: $_id, version: $version) }'
const update = `mutation ($_id: ID!, $name: LocalizedTextInput!, $enum: String!, $version: Int) { cmsUpdatePageCategory(_id: $_id, name: $name, enum: $enum, version: $version) ${fields} }`
const undo =
  'mutation ($_id: ID!, $version: Int!) { cmsUndo(model: PAGE_CATEGORY, _id: $_id, version: $version) { version } }'

const name = { VI_VN: 'Khách sạn', EN_US: 'Hotel' }
const create = async (code: string) =>
  (await client.data(creation, { name, enum: code })).cmsCreatePageCategory as { _id: string; version: number }
const listed = async (): Promise<{ _id: string }[]> =>
  (await client.data(`{ cmsGetPageCategories { counter items ${fields} } }`)).cmsGetPageCategories.items

test('a category is created, listed first and changed, with each step in its history', async () => {
  const category = await create('HOTEL')
  expect(category).toMatchObject({ name, enum: 'HOTEL', deletedAt: null, version: 1 })
  expect((await listed())[0]).toEqual(category)
  const changed = { ...category, name: { VI_VN: 'Khách sạn lớn', EN_US: 'Hotel' } }
  expect((await client.data(update, changed)).cmsUpdatePageCategory).toEqual({ ...changed, version: 2 })
  const { items } = (
    await client.data(
      `{ cmsHistory(model: PAGE_CATEGORY, targetId: "${category._id}") { items { action targetName changes { field before after } } } }`,
    )
  ).cmsHistory
  expect(items[0]).toEqual({
    action: 'cmsUpdatePageCategory',
    targetName: 'Khách sạn lớn',
    changes: [{ field: 'VI_VN', before: 'Khách sạn', after: 'Khách sạn lớn' }],
  })
})

test('a deleted category stays in the list, marked as deleted; it cannot be changed, and undo restores it', async () => {
  const category = await create('CAFE')
  expect(await client.data(deletion, category)).toEqual({ cmsDeletePageCategory: true })
  const deleted = (await listed()).find(({ _id }) => _id === category._id)!
  expect(deleted).toEqual({ ...category, deletedAt: expect.any(String), version: 2 })
  expect(await client.refusal(update, { ...deleted, name })).toMatchObject({
    code: 'NOT_FOUND',
    reason: 'page_categories_text_gone',
  })
  expect(await client.data(deletion, deleted)).toEqual({ cmsDeletePageCategory: false })
  expect((await client.data(undo, deleted)).cmsUndo.version).toBe(3)
  expect(await listed()).toContainEqual({ ...category, version: 3 })
  const history = `{ cmsHistory(model: PAGE_CATEGORY, targetId: "${category._id}") { items { action } } }`
  const actions = ['cmsUndo', 'cmsDeletePageCategory', 'cmsCreatePageCategory']
  expect((await client.data(history)).cmsHistory.items).toEqual(actions.map((action) => ({ action })))
})

test.each([
  [{ name: { VI_VN: ' ', EN_US: 'x' }, enum: 'X' }, 'name.VI_VN', 'Please input name!'],
  [{ name: { VI_VN: 'x', EN_US: '' }, enum: 'X' }, 'name.EN_US', 'Please input name!'],
  [{ name, enum: '' }, 'enum', 'Please input enum!'],
  [{ name, enum: '1_STAR' }, 'enum', 'Use capital letters, digits and _, beginning with a letter.'],
])('refuses %j by field', async (category, field, message) => {
  const { code, fields: issues } = await client.refusal(creation, category)
  expect(code).toBe('BAD_USER_INPUT')
  expect(issues).toContainEqual(expect.objectContaining({ field, message }))
})

test('an enum is unique, also against a deleted category and when two create it at the same time', async () => {
  await client.data(deletion, await create('OLD'))
  expect(await client.refusal(creation, { name, enum: 'OLD' })).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: [{ field: 'enum', reason: 'page_categories_text_enum_taken' }],
  })
  const race = () => create('RACED')
  const results = await atOnce(server, { writesTo: 'page_categories' }, [race, race])
  expect(results.map((result) => result.status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('deleting an older version is refused', async () => {
  const category = await create('STALE')
  await client.data(update, { ...category, name: { VI_VN: 'Khác', EN_US: 'Other' } })
  expect((await client.refusal(deletion, category)).code).toBe('CONFLICT')
})
