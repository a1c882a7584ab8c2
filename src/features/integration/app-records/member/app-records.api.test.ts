import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { beforeEach, expect, test } from 'vitest'
import { factories, type Person } from '../../../../../tests/harness/factories.ts'
import { runThrough } from '../../../../../tests/harness/jobs.ts'
import { withoutVisits } from '../../../../../tests/harness/no-visits.ts'
import { startServer } from '../../../../../tests/harness/server.ts'
import { settlePoints } from '../../../people/trusted-points/server/settle.job.ts'

const server = await startServer()
await withoutVisits(server)
const { aGroup, aMedia, anAdmin, anApiKey, aPage, aPost, aPrivateUpload, aReport, aUser } = factories(server.db)
const key = await anApiKey({ scopes: ['CONTENT'] })
const client = server.asMember({ idToken: key.text })
const admin = server.as(await anAdmin())

const upsert = `mutation ($records: [AppRecordInput!]!) {
  upsertRecords(records: $records) { externalId _id state reason message } }`
const remove = `mutation ($records: [AppRecordName!]!) { deleteRecords(records: $records) { externalId state reason } }`

let me: Person
let count = 0
const newId = (of: string) => `${of}-${++count}`
const call = async (model: string, record: { readonly id: string }, external_id = newId(model.toLowerCase())) => {
  await server.db.insertInto('external_ids').values({ model, external_id, record_id: record.id }).execute()
  return external_id
}
let author: string
beforeEach(async () => {
  me = await aUser()
  author = await call('USER', me)
})

const record = (given: object = {}) => ({
  model: 'POST',
  externalId: newId('r'),
  authorExternalId: author,
  title: 'Chợ nổi',
  content: 'Đi từ năm giờ sáng.',
  ...given,
})
const put = async (...records: object[]) => (await client.data(upsert, { records })).upsertRecords
const one = async (given: object = {}) => (await put(record(given)))[0]
const why = async (given: object) => {
  const { state, reason } = await one(given)
  return `${state} ${reason}`
}
const gone = async (model: string, externalId: string) => {
  const [{ state, reason }] = (await client.data(remove, { records: [{ model, externalId }] })).deleteRecords
  return reason === null ? state : `${state} ${reason}`
}
const row = (table: 'posts' | 'comments' | 'pages' | 'social_groups' | 'products' | 'places', id: string) =>
  server.db.selectFrom(table).selectAll().where('id', '=', id).executeTakeFirstOrThrow() as Promise<
    Record<string, unknown>
  >

test('a post of the app stands before the moderators as its author’s, of its own time, without points', async () => {
  const createdAt = '2026-01-05T08:00:00.000Z'
  const given = record({ link: 'https://app.example.com/p/1', createdAt })
  const [answer] = await put(given)
  expect(answer).toEqual({
    externalId: given.externalId,
    _id: expect.any(String),
    state: 'CREATED',
    reason: null,
    message: null,
  })
  const text =
    'query ($id: ID!) { cmsGetPost(_id: $id) { title content type status createdAt appLink creator { _id } } }'
  expect((await admin.data(text, { id: answer._id })).cmsGetPost).toEqual({
    title: given.title,
    content: given.content,
    type: 'STATUS',
    status: 'NORMAL',
    createdAt,
    appLink: 'https://app.example.com/p/1',
    creator: { _id: me.id },
  })
  const entries = server.db.selectFrom('point_entries').select('id').where('user_id', '=', me.id)
  expect(await entries.execute()).toEqual([])
  expect((await row('posts', answer._id)).version).toBe(1)
})

test('the same record again changes nothing; what differs is changed, what is absent stays', async () => {
  const photo = await aMedia({ uploaded_by: me.id })
  const given = record({ mediaIds: [photo.id], link: 'https://app.example.com/p/2' })
  const [{ _id }] = await put(given)
  expect((await put(given))[0]).toMatchObject({ _id, state: 'UNCHANGED' })
  const { externalId, authorExternalId } = given
  const name = { model: 'POST', externalId, authorExternalId }
  expect((await put({ ...name, content: 'Đi từ sáu giờ.' }))[0]).toMatchObject({ _id, state: 'CHANGED' })
  expect(await row('posts', _id)).toMatchObject({ title: given.title, content: 'Đi từ sáu giờ.', version: 2 })
  const media = server.db.selectFrom('post_media').select('media_id').where('post_id', '=', _id)
  expect(await media.execute()).toEqual([{ media_id: photo.id }])
  expect((await put({ ...name, link: 'https://app.example.com/p/3' }))[0]).toMatchObject({ state: 'CHANGED' })
  expect((await put({ ...name, mediaIds: [] }))[0]).toMatchObject({ state: 'CHANGED' })
  expect(await media.execute()).toEqual([])
})

test('every kind of record that members write can be created and changed', async () => {
  const page = record({ model: 'PAGE', type: 'COMMUNITY_OR_PUBLIC_FIGURE', title: 'Hội phượt' })
  const group = record({ model: 'GROUP', title: 'Leo núi' })
  const place = record({ model: 'PLACE', title: 'Quán Lá', location: 'Cần Thơ' })
  const post = record({ groupExternalId: group.externalId })
  const comment = record({ model: 'COMMENT', postExternalId: post.externalId, content: 'Hay quá' })
  const review = record({ type: 'REVIEW', placeExternalId: place.externalId, rating: 5 })
  const product = record({ model: 'PRODUCT', type: 'TOUR', pageExternalId: page.externalId, price: 90_000 })
  const share = record({ type: 'SHARE', postExternalId: post.externalId })
  const all = [page, group, place, post, comment, review, product, share]
  const created = await put(...all)
  expect(created.map(({ state, reason }: { state: string; reason: string }) => reason ?? state)).toEqual(
    all.map(() => 'CREATED'),
  )
  const id = (of: object) => created[all.indexOf(of as never)]._id
  expect(await row('posts', id(post))).toMatchObject({ group_id: id(group) })
  expect(await row('posts', id(review))).toMatchObject({ place_id: id(place), rating: 5 })
  expect(await row('posts', id(share))).toMatchObject({ shared_post_id: id(post) })
  expect(await row('products', id(product))).toMatchObject({ page_id: id(page), price: 90_000 })
  const changed = await put(...all.map((given) => ({ ...given, title: 'Mới', content: 'Nội dung mới' })))
  expect(changed.map(({ state, reason }: { state: string; reason: string }) => reason ?? state)).toEqual(
    all.map(() => 'CHANGED'),
  )
  expect(await row('comments', id(comment))).toMatchObject({ content: 'Nội dung mới', version: 2 })
  for (const [table, of] of [
    ['pages', page],
    ['social_groups', group],
    ['places', place],
  ] as const)
    expect(await row(table, id(of))).toMatchObject({ name: 'Mới', description: 'Nội dung mới', version: 2 })
  expect(await row('products', id(product))).toMatchObject({ title: 'Mới', price: 90_000, version: 2 })
  expect(await row('places', id(place))).toMatchObject({ location_name: 'Cần Thơ', reviews: 1 })
})

test('a status that staff set is never changed, and what they took out of sight is not written any more', async () => {
  const given = record()
  const [{ _id }] = await put(given)
  const status =
    'mutation ($id: ID!, $to: TermStatus!) { cmsSetPostStatus(_id: $id, status: $to, reason: "Sai") { _id } }'
  await admin.data(status, { id: _id, to: 'HIDDEN' })
  expect((await put({ ...given, title: 'Ẩn' }))[0].state).toBe('CHANGED')
  expect(await row('posts', _id)).toMatchObject({ title: 'Ẩn', status: 'HIDDEN' })
  await admin.data(status, { id: _id, to: 'BLOCKED' })
  expect((await put({ ...given, title: 'Chặn' }))[0]).toMatchObject({
    state: 'REFUSED',
    reason: 'posts_text_post_gone',
  })
  expect(await gone('POST', given.externalId)).toBe('REFUSED posts_text_post_gone')
  expect(await row('posts', _id)).toMatchObject({ title: 'Ẩn', status: 'BLOCKED', deleted_at: null })
})

test('an author is a member who may write, and no other than before', async () => {
  const of = async (given: Parameters<typeof aUser>[0]) =>
    why({ authorExternalId: await call('USER', await aUser(given)) })
  expect(await why({ authorExternalId: 'nobody' })).toBe('REFUSED app_records_text_unknown_author')
  expect(await why({ authorExternalId: null })).toBe('REFUSED app_records_text_author_required')
  expect(await of({ term_status: 'SUSPENDING' })).toBe('REFUSED app_records_text_author_stopped')
  expect(await of({ term_status: 'BLOCKED' })).toBe('REFUSED app_records_text_author_stopped')
  expect(await of({ deleted: true })).toBe('REFUSED app_records_text_author_stopped')
  expect(await of({ user_group: 'STAFF' })).toBe('REFUSED app_records_text_author_is_staff')
  expect(await of({ user_group: 'ADMIN' })).toBe('REFUSED app_records_text_author_is_staff')
  const given = record()
  await put(given)
  const other = await call('USER', await aUser())
  expect((await put({ ...given, authorExternalId: other }))[0].reason).toBe('app_records_text_other_author')
})

test('media are public uploads of the author', async () => {
  const foreign = await aMedia({ uploaded_by: (await aUser()).id })
  const refused = await aMedia({ uploaded_by: me.id, refused: true })
  const paper = await aPrivateUpload(me.id)
  for (const { id } of [foreign, refused, paper, { id: uuidv7() }])
    expect(await why({ mediaIds: [id] })).toBe('REFUSED media_text_not_yours')
  expect(await why({ mediaIds: ['x'] })).toBe('REFUSED platform_text_no_id')
  const own = record({ mediaIds: [(await aMedia({ uploaded_by: me.id })).id] })
  expect((await put(own))[0].state).toBe('CREATED')
  expect((await put({ ...own, mediaIds: [foreign.id] }))[0].reason).toBe('media_text_not_yours')
})

test('each record is answered by itself, and one that is refused leaves nothing', async () => {
  await admin.data('mutation { addWordsToBlackList(keywords: ["xấu xa"]) { _id } }')
  const wrong = [
    { content: 'Thật xấu xa' },
    { model: 'USER' },
    { externalId: '' },
    { externalId: 'x'.repeat(101) },
    { link: 'javascript:alert(1)' },
    { link: 'http://127.0.0.1/x' },
    { createdAt: '2999-01-01T00:00:00Z' },
    { createdAt: 'x' },
    { title: 'x'.repeat(501) },
    { title: '\u200b', content: '' },
    { type: 'PARTY' },
    { type: 'REVIEW', rating: 4 },
    { groupExternalId: 'nowhere' },
    { pageExternalId: (await aPage()).id },
    { groupExternalId: (await aGroup()).id },
    { model: 'COMMENT', postExternalId: (await aPost({ status: 'BLOCKED' })).id },
    { model: 'PRODUCT', type: 'TOUR', pageExternalId: (await aPage()).id, price: 1 },
  ].map(record)
  const good = [record(), record({ title: '<script>alert(1)</script>', content: "'); drop table posts; --" })]
  const answers = await put(good[0]!, ...wrong, good[1]!)
  const states = answers.map(({ state }: { state: string }) => state)
  expect(states).toEqual(['CREATED', ...wrong.map(() => 'REFUSED'), 'CREATED'])
  expect(answers[1].message).toContain('xấu xa')
  for (const { reason } of answers.slice(1, -1)) expect(reason).toMatch(/_text_/)
  const names = server.db.selectFrom('external_ids').select('external_id').where('record_id', '<>', me.id)
  const kept = (
    await names
      .where(
        'external_id',
        'in',
        [...good, ...wrong].map((w) => w.externalId),
      )
      .execute()
  ).length
  expect(kept).toBe(good.length)
  const many = Array.from({ length: 101 }, () => record())
  expect((await client.refusal(upsert, { records: many })).code).toBe('BAD_USER_INPUT')
})

test.each([
  [
    { model: 'PAGE', title: 'x'.repeat(201), type: 'COMMUNITY_OR_PUBLIC_FIGURE' },
    'title must be at most 200 characters',
  ],
  [{ model: 'GROUP', content: 'x'.repeat(5_001) }, 'content must be at most 5000 characters'],
  [{ model: 'PRODUCT', type: 'TOUR', price: 1 }, 'pageExternalId is required'],
  [{ model: 'COMMENT' }, 'postExternalId is required'],
])('what is refused is called as the app calls it: %o', async (given, message) => {
  expect(await one(given)).toMatchObject({ state: 'REFUSED', message })
})

test('ids are of the installation: any key with this scope changes what another one put there', async () => {
  const given = record()
  const [{ _id }] = await put(given)
  const other = server.asMember({ idToken: (await anApiKey({ scopes: ['CONTENT'] })).text })
  const [answer] = (await other.data(upsert, { records: [{ ...given, title: 'Khác' }] })).upsertRecords
  expect(answer).toMatchObject({ _id, state: 'CHANGED' })
  const without = server.asMember({ idToken: (await anApiKey({ scopes: ['EVENTS', 'MEMBERS'] })).text })
  expect((await without.refusal(upsert, { records: [given] })).code).toBe('FORBIDDEN')
})

test('what is deleted in the app is deleted here: its reports are closed, and its points taken back', async () => {
  const events = server.asMember({ idToken: (await anApiKey({ event_kinds: ['CREATE_POST'] })).text })
  const given = record()
  const [{ _id }] = await put(given)
  const event = {
    key: newId('e'),
    externalId: author,
    kind: 'CREATE_POST',
    subjectId: given.externalId,
    occurredAt: new Date(),
  }
  const track = 'mutation ($events: [TrackedEventInput!]!) { trackEvents(events: $events) { state points } }'
  expect((await events.data(track, { events: [event] })).trackEvents[0].points).toBeGreaterThan(0)
  await aReport('POST', _id)
  expect(await gone('POST', given.externalId)).toBe('DELETED')
  expect(await gone('POST', given.externalId)).toBe('GONE')
  expect((await put({ ...given, title: 'Lại' }))[0].reason).toBe('app_records_text_deleted')
  const target = server.db.selectFrom('report_targets').select('handled').where('target_id', '=', _id)
  expect(await target.executeTakeFirst()).toEqual({ handled: true })
  await runThrough(settlePoints, server.app)
  const { rows } = await sql<{ sum: number }>`
    select sum(amount)::int as sum from point_entries where user_id = ${me.id}`.execute(server.db)
  expect(rows[0]!.sum).toBe(0)
})

test('every kind is deleted, once, whatever became of its author; but pages and places stay', async () => {
  const [post, page, place, group] = [
    record(),
    record({ model: 'PAGE', type: 'BUSINESS_OR_BRAND' }),
    record({ model: 'PLACE' }),
    record({ model: 'GROUP' }),
  ]
  const comment = record({ model: 'COMMENT', postExternalId: post.externalId })
  const product = record({ model: 'PRODUCT', type: 'TOUR', price: 1, pageExternalId: page.externalId })
  const inGroup = record({ groupExternalId: group.externalId })
  const made = await put(post, page, place, group, comment, product, inGroup)
  expect(made.map(({ state }: { state: string }) => state)).toEqual(made.map(() => 'CREATED'))
  for (const [model, i] of [
    ['GROUP', 3],
    ['PRODUCT', 5],
  ] as const)
    await aReport(model, made[i]._id)
  await server.db.updateTable('users').set({ term_status: 'BLOCKED' }).where('id', '=', me.id).execute()
  for (const { model, externalId } of [comment, product, group, post]) {
    expect(await gone(model, externalId), model).toBe('DELETED')
    expect(await gone(model, externalId), model).toBe('GONE')
    const [again] = await put({ model, externalId })
    expect(again.state).toBe('REFUSED')
  }
  const ids = made.map(({ _id }: { _id: string }) => _id)
  const handled = server.db.selectFrom('report_targets').select('handled').where('target_id', 'in', ids)
  expect(await handled.execute()).toEqual([{ handled: true }, { handled: true }])
  expect(await gone('PAGE', page.externalId)).toBe('REFUSED app_records_text_page_stays')
  expect(await gone('PLACE', place.externalId)).toBe('REFUSED app_records_text_place_stays')
  expect(await gone('POST', inGroup.externalId)).toBe('DELETED')
  expect(await gone('POST', comment.externalId)).toBe('REFUSED app_records_text_unknown')
  expect(await gone('THING', 'x')).toBe('REFUSED app_records_text_model')
})

test('what staff blocked is not deleted', async () => {
  const given = [record({ model: 'GROUP' }), record({ model: 'PAGE', type: 'BUSINESS_OR_BRAND' })]
  const product = record({ model: 'PRODUCT', type: 'TOUR', price: 1, pageExternalId: given[1]!.externalId })
  const made = await put(...given, product)
  for (const table of ['social_groups', 'products'] as const)
    await server.db
      .updateTable(table)
      .set({ term_status: 'BLOCKED' })
      .where(
        'id',
        'in',
        made.map(({ _id }: { _id: string }) => _id),
      )
      .execute()
  expect(await gone('GROUP', given[0]!.externalId)).toBe('REFUSED groups_text_gone')
  expect(await gone('PRODUCT', product.externalId)).toBe('REFUSED products_text_gone')
})
