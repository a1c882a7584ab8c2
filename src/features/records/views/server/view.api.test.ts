import { describe, expect, test } from 'vitest'
import { atOnce } from '../../../../../tests/harness/at-once.ts'
import { factories, noId } from '../../../../../tests/harness/factories.ts'
import { startServer } from '../../../../../tests/harness/server.ts'
import { viewsPerPerson } from '../../../../platform/shared/saved-view.ts'

const server = await startServer()
const { anAdmin, aStaff, aVerified } = factories(server.db)
const aClient = async (person: Promise<{ id: string }>) => server.as(await person)
const admin = await aClient(anAdmin())

type Client = typeof admin
const fields = '{ _id list name shared mine authorName mayChange filters sort columns size misfits version }'
const save = `mutation ($list: String!, $name: String!, $shared: Boolean, $filters: JSON!, $sort: JSON, $columns: [String!], $size: Int) {
  cmsSaveView(list: $list, name: $name, shared: $shared, filters: $filters, sort: $sort, columns: $columns, size: $size) ${fields} }`
const update = `mutation ($_id: ID!, $name: String, $shared: Boolean, $filters: JSON, $sort: JSON, $columns: [String!], $size: Int, $version: Int) {
  cmsUpdateView(_id: $_id, name: $name, shared: $shared, filters: $filters, sort: $sort, columns: $columns, size: $size, version: $version) ${fields} }`
const remove = 'mutation ($_id: ID!, $version: Int) { cmsDeleteView(_id: $_id, version: $version) { _id } }'

let count = 0
const saved = async (client: Client, given: object = {}) =>
  (await client.data(save, { list: 'Post', name: `Góc nhìn ${++count}`, filters: {}, ...given })).cmsSaveView
const listed = async (client: Client, list = 'Post') =>
  (await client.data(`query ($list: String!) { cmsListViews(list: $list) ${fields} }`, { list })).cmsListViews
const idsOf = (views: readonly { _id: string }[]) => views.map((view) => view._id)
const entriesOf = (id: string) =>
  server.db
    .selectFrom('audit_entries')
    .select(['action', 'before', 'after', 'version'])
    .where('target_id', '=', id)
    .orderBy('position')
    .execute()

const whole = {
  filters: { q: 'phở', createdAt: '2026-01-01_2026-01-31', status: 'BLOCKED' },
  sort: { type: 'CREATED_AT', dir: 'ASC' },
  columns: ['title', 'creator'],
  size: 50,
}

test('a view is saved completely, listed, changed and deleted', async () => {
  const person = await aStaff({ full_name: 'Lê Thị Xem' })
  const client = server.as(person)
  const view = await saved(client, { name: '  Bị chặn  ', ...whole })
  expect(view).toMatchObject({
    ...whole,
    list: 'Post',
    name: 'Bị chặn',
    shared: false,
    mine: true,
    authorName: 'Lê Thị Xem',
    mayChange: true,
    misfits: [],
    version: 1,
  })
  expect(await listed(client)).toEqual([view])
  expect(await listed(client, 'BlockedPost')).toEqual([])

  const renamed = (await client.data(update, { _id: view._id, name: 'Đã chặn', version: 1 })).cmsUpdateView
  expect(renamed).toEqual({ ...view, name: 'Đã chặn', version: 2 })
  const emptied = (await client.data(update, { _id: view._id, filters: {}, version: 2 })).cmsUpdateView
  expect(emptied).toEqual({ ...renamed, filters: {}, sort: null, columns: null, size: null, version: 3 })
  await client.data(remove, { _id: view._id, version: 3 })
  expect(await listed(client)).toEqual([])
})

test('saving the same values changes nothing', async () => {
  const view = await saved(admin, whole)
  expect((await admin.data(update, { _id: view._id, name: view.name, ...whole, version: 1 })).cmsUpdateView).toEqual(
    view,
  )
})

describe('who sees and changes a view', () => {
  test('a private view is visible only to its author', async () => {
    const [author, other] = [await aClient(aStaff()), await aClient(aStaff())]
    const { _id } = await saved(author)
    for (const client of [other, admin]) {
      expect(idsOf(await listed(client))).not.toContain(_id)
      expect((await client.refusal(update, { _id, name: 'x' })).code).toBe('NOT_FOUND')
      expect((await client.refusal(remove, { _id })).code).toBe('NOT_FOUND')
    }
  })

  test('a shared one is visible to all who may read the list, with its author’s name and nothing more', async () => {
    const person = await aStaff({ full_name: 'Trần Văn Chia' })
    const { _id } = await saved(server.as(person), { shared: true })
    const inList = async (client: Client) => (await listed(client)).find((view: { _id: string }) => view._id === _id)
    for (const client of [admin, await aClient(aStaff())])
      expect(await inList(client)).toMatchObject({ mine: false, authorName: 'Trần Văn Chia' })
    // Readers of posts do not see the names of moderators.
    expect(await inList(await aClient(aVerified()))).toMatchObject({ mine: false, authorName: null })
    const type = await admin.data('{ __type(name: "SavedView") { fields { name } } }')
    expect(
      type.__type.fields
        .map((field: { name: string }) => field.name)
        .filter((name: string) => /user|author|phone|mail/i.test(name)),
    ).toEqual(['authorName'])
  })

  test('a reader of posts keeps views for themselves: they write nothing that others see', async () => {
    const reader = await aClient(aVerified({ full_name: 'Lê Đọc' }))
    const shared = { list: 'Post', name: 'Gọi 0900', filters: {}, shared: true }
    expect((await reader.refusal(save, shared)).code).toBe('FORBIDDEN')
    const own = await saved(reader)
    expect(own).toMatchObject({ shared: false, authorName: 'Lê Đọc' })
    expect((await reader.refusal(update, { _id: own._id, shared: true })).code).toBe('FORBIDDEN')
    await reader.data(update, { _id: own._id, name: `Của tôi ${++count}` })
  })

  test('only its author or an ADMIN changes or deletes a shared one', async () => {
    const [author, other] = [await aClient(aStaff()), await aClient(aStaff())]
    const { _id } = await saved(author, { shared: true })
    expect((await other.refusal(update, { _id, name: 'x' })).code).toBe('FORBIDDEN')
    expect((await other.refusal(remove, { _id })).code).toBe('FORBIDDEN')
    expect((await admin.data(update, { _id, name: 'Của quản trị' })).cmsUpdateView).toMatchObject({
      name: 'Của quản trị',
      mine: false,
      mayChange: true,
    })
    await author.data(update, { _id, shared: false })
    expect(idsOf(await listed(admin))).not.toContain(_id)
  })

  test('a view of a list that the viewer may not read is refused, even to its author', async () => {
    const person = await anAdmin()
    const client = server.as(person)
    const { _id } = await saved(client, { list: 'User', shared: true, filters: { group: 'STAFF' } })
    const staff = await aClient(aStaff())
    expect((await staff.refusal('{ cmsListViews(list: "User") { _id } }')).code).toBe('FORBIDDEN')
    await server.db.updateTable('users').set({ user_group: 'STAFF' }).where('id', '=', person.id).execute()
    const demoted = server.as(person)
    for (const refused of [update, remove])
      expect((await demoted.refusal(refused, { _id, name: 'x' })).code).toBe('FORBIDDEN')
    expect((await demoted.refusal(save, { list: 'User', name: 'x', filters: {} })).code).toBe('FORBIDDEN')
    expect(idsOf(await listed(admin, 'User'))).toContain(_id)
  })
})

describe('a state that does not fit the list is refused by field', () => {
  test.each([
    ['an unknown filter', { filters: { colour: 'red' } }, ['filters.colour']],
    [
      'a value that a filter does not take',
      { filters: { status: 'BROKEN', q: 'x'.repeat(201) } },
      ['filters.status', 'filters.q'],
    ],
    ['no object', { filters: ['q'] }, ['filters']],
    ['an unknown order', { sort: { type: 'AGE', dir: 'ASC' } }, ['sort']],
    ['an order without a direction', { sort: { type: 'CREATED_AT' } }, ['sort']],
    ['unknown columns', { columns: ['title', 'age', 'constructor'] }, ['columns.age', 'columns.constructor']],
    ['no column at all', { columns: [] }, ['columns']],
    ['a page size of its own', { size: 33 }, ['size']],
    ['no name', { name: '   ' }, ['name']],
    ['a long name', { name: 'n'.repeat(61) }, ['name']],
    ['an unknown list', { list: 'Secret' }, ['list']],
  ])('%s', async (_, given, faulty) => {
    const refusal = await admin.refusal(save, { list: 'Post', name: 'x', filters: {}, ...given })
    expect(refusal.code).toBe('BAD_USER_INPUT')
    expect(refusal.fields?.map(({ field }) => field)).toEqual(faulty)
  })

  test('also when a view is changed', async () => {
    const { _id } = await saved(admin)
    expect((await admin.refusal(update, { _id, filters: { colour: 'red' } })).fields?.[0]?.field).toBe('filters.colour')
  })
})

test('a stored view that no longer fits reports its misfits and keeps what still fits', async () => {
  const { _id } = await saved(admin, whole)
  const stale = {
    filters: JSON.stringify({ status: 'BLOCKED', mood: 'GOOD' }),
    sort: JSON.stringify({ type: 'AGE', dir: 'ASC' }),
    columns: JSON.stringify(['title', 'mood']),
  }
  await server.db
    .updateTable('saved_views')
    .set({ ...stale, page_size: 7 })
    .where('id', '=', _id)
    .execute()
  const view = (await listed(admin)).find((one: { _id: string }) => one._id === _id)
  expect(view).toMatchObject({
    filters: { status: 'BLOCKED' },
    sort: null,
    columns: ['title'],
    size: null,
    misfits: ['filters.mood', 'sort', 'columns.mood', 'size'],
  })
  // Renaming a view keeps the parts that no longer fit the list, because they might fit again. Saving a new state
  // removes them.
  expect((await admin.data(update, { _id, name: `Cũ ${++count}` })).cmsUpdateView.misfits).toHaveLength(4)
  expect((await admin.data(update, { _id, ...whole })).cmsUpdateView.misfits).toEqual([])
})

test('a name is unique per person and list, even when two requests use it at the same time', async () => {
  const client = await aClient(aStaff())
  await saved(client, { name: 'Một' })
  expect((await client.refusal(save, { list: 'Post', name: 'Một', filters: {} })).fields).toEqual([
    { field: 'name', message: 'You have a view with this name already.', reason: 'views_text_name_taken' },
  ])
  await saved(client, { name: 'Một', list: 'BlockedPost' })
  const other = await saved(client, { name: 'Hai' })
  expect((await client.refusal(update, { _id: other._id, name: 'Một' })).fields?.[0]?.field).toBe('name')
  const race = () => saved(client, { name: 'Ba' })
  const results = await atOnce(server, { writesTo: 'saved_views' }, [race, race])
  expect(results.map((result) => result.status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('the number of views per person is limited', async () => {
  const person = await aStaff()
  const client = server.as(person)
  const { _id } = await saved(client)
  const rows = Array.from({ length: viewsPerPerson - 1 }, (_, index) => ({
    id: _id.slice(0, -4) + String(index).padStart(4, '0'),
    user_id: person.id,
    list: 'Post',
    name: `Đầy ${index}`,
    filters: '{}',
  }))
  await server.db.insertInto('saved_views').values(rows).execute()
  expect((await client.refusal(save, { list: 'Post', name: 'Thừa', filters: {} })).reason).toBe('views_text_too_many')
  await client.data(remove, { _id })
  await saved(client)
})

test('a change of an older version is refused with the fields that changed', async () => {
  const author = await aClient(aStaff())
  const view = await saved(author, { shared: true })
  await admin.data(update, { _id: view._id, filters: { q: 'mới' }, version: 1 })
  expect(await author.refusal(update, { _id: view._id, name: 'Khác', version: 1 })).toMatchObject({
    code: 'CONFLICT',
    version: 2,
    changes: [{ field: 'filters', seen: {}, now: { q: 'mới' } }],
  })
  expect((await author.refusal(remove, { _id: view._id, version: 1 })).code).toBe('CONFLICT')
})

test('changes of shared views are audited; those of private ones are not', async () => {
  const view = await saved(admin, whole)
  await admin.data(update, { _id: view._id, name: `Riêng ${++count}` })
  expect(await entriesOf(view._id)).toEqual([])
  await admin.data(update, { _id: view._id, shared: true })
  await admin.data(remove, { _id: view._id })
  expect((await entriesOf(view._id)).map(({ action, version }) => [action, version])).toEqual([
    ['cmsUpdateView', 3],
    ['cmsDeleteView', 4],
  ])
  expect((await entriesOf(view._id))[0]).toMatchObject({ before: { shared: false }, after: { shared: true, ...whole } })
})

test('a deleted view is NOT_FOUND', async () => {
  expect((await admin.refusal(update, { _id: noId, name: 'x' })).code).toBe('NOT_FOUND')
})
