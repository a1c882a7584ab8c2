import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { factories } from '../../../../../tests/harness/factories.ts'
import { startServer } from '../../../../../tests/harness/server.ts'

const server = await startServer()
const { aBadge, aBadgeRequest, aGrantee, aMedia, anAdmin, anAnswer, aRegisterForm, aStaff, aUser } = factories(
  server.db,
)
const client = server.as(await aGrantee('PROMOTION'))

const list = `query ($q: String, $limit: Int, $page: Int, $filter: BadgeRequestFilter, $sortBy: BadgeRequestSort) {
  cmsListRequestBadges(q: $q, limit: $limit, page: $page, filter: $filter, sortBy: $sortBy) {
    counter items { _id title status phoneNumber creator { fullName } } } }`
const found = async (variables: object = {}) =>
  (await client.data(list, variables)).cmsListRequestBadges as {
    counter: number
    items: { _id: string; title: string; status: string; phoneNumber: string; creator: { fullName: string } }[]
  }
const deciding = `mutation ($_id: ID!, $status: BadgeRequestStatus!, $version: Int) {
  cmsBadgeSetStatus(_id: $_id, status: $status, version: $version) }`
const decide = async (_id: string, status: string, version?: number) =>
  (await client.data(deciding, { _id, status, version })).cmsBadgeSetStatus
const badgeOf = async (id: string) =>
  (await server.db.selectFrom('users').select('badge_id').where('id', '=', id).executeTakeFirstOrThrow()).badge_id
const historyOf = async (_id: string) =>
  (await client.data(`{ cmsHistory(model: BADGE_REQUEST, targetId: "${_id}") { items { action changes { field } } } }`))
    .cmsHistory.items

const [guide, foodie] = [await aBadge({ title: 'Thổ địa' }), await aBadge({ title: 'Ăn ngon', title_en: 'Foodie' })]
const people = [
  await aUser({ full_name: 'Đỗ Ân' }),
  await aUser({ full_name: 'An Bình', phone_number: '+84911222333' }),
  await aUser({ full_name: 'Dương Chi' }),
]
const kept = [
  await aBadgeRequest({ user_id: people[0]!.id, badge_id: guide.id, status: 'APPROVED' }),
  await aBadgeRequest({ user_id: people[1]!.id, badge_id: foodie.id }),
  await aBadgeRequest({ user_id: people[2]!.id, badge_id: guide.id, status: 'REJECTED' }),
]
const names = async (variables: object) => (await found(variables)).items.map(({ creator }) => creator.fullName)

test('requests come newest first, or by name, badge and status', async () => {
  expect((await found()).items.map(({ _id }) => _id)).toEqual(kept.toReversed().map(({ id }) => id))
  const inOrder = ['An Bình', 'Dương Chi', 'Đỗ Ân']
  expect(await names({ sortBy: { type: 'NAME', dir: 'ASC' } })).toEqual(inOrder)
  expect(await names({ sortBy: { type: 'NAME', dir: 'DESC' } })).toEqual(inOrder.toReversed())
  const titles = (await found({ sortBy: { type: 'TITLE', dir: 'ASC' } })).items.map(({ title }) => title)
  expect(titles).toEqual(['Ăn ngon', 'Thổ địa', 'Thổ địa'])
  const statuses = (await found({ sortBy: { type: 'STATUS', dir: 'ASC' } })).items.map(({ status }) => status)
  expect(statuses).toEqual(['APPROVED', 'PENDING', 'REJECTED'])
})

test('requests are found by person, number, badge and status, and counted exactly', async () => {
  expect(await names({ q: 'duong' })).toEqual(['Dương Chi'])
  expect(await names({ q: '911222333' })).toEqual(['An Bình'])
  expect(await names({ q: 'foodie' })).toEqual(['An Bình'])
  expect(await found({ filter: { badge: guide.id }, limit: 1 })).toMatchObject({ counter: 2, items: [{}] })
  expect(await names({ filter: { badge: guide.id, status: 'REJECTED' } })).toEqual(['Dương Chi'])
  expect(await found({ filter: { status: 'PENDING' } })).toMatchObject({ counter: 1 })
  expect((await client.refusal(list, { limit: 101 })).code).toBe('BAD_USER_INPUT')
})

test('a request keeps its forms as they were when it was made', async () => {
  const { id: media_id } = await aMedia()
  const badge = await aBadge({ title: 'Nhà thám hiểm' })
  const form = await aRegisterForm(badge.id)
  const { id, user_id } = await aBadgeRequest({ badge_id: badge.id })
  const picture = { position: 2, input_type: 'IMAGE', required: false, media_id } as const
  await anAnswer(id, { detail: form.detail, text: 'Tôi hay đi' })
  await anAnswer(id, { ...picture, detail: 'Ảnh' })
  await server.db.updateTable('badge_register_forms').set({ detail: 'Khác' }).where('id', '=', form.id).execute()
  await server.db.updateTable('badges').set({ title: 'Tên mới' }).where('id', '=', badge.id).execute()
  const { getRequestBadge } = await client.data(
    `{ getRequestBadge(_id: "${id}") { title creator { _id } requestForms { detail inputType required text mediaId media { _id } } } }`,
  )
  expect(getRequestBadge).toEqual({
    title: 'Nhà thám hiểm',
    creator: { _id: user_id },
    requestForms: [
      { detail: form.detail, inputType: 'TEXT', required: true, text: 'Tôi hay đi', mediaId: null, media: null },
      { detail: 'Ảnh', inputType: 'IMAGE', required: false, text: null, mediaId: media_id, media: { _id: media_id } },
    ],
  })
  expect((await client.refusal(`{ getRequestBadge(_id: "${badge.id}") { _id } }`)).code).toBe('NOT_FOUND')
})

test('APPROVED gives the badge and leaves the badge status alone; leaving APPROVED takes the badge away', async () => {
  const { id, user_id, badge_id } = await aBadgeRequest()
  expect(await decide(id, 'APPROVED', 1)).toBe(true)
  expect(await badgeOf(user_id)).toBe(badge_id)
  expect(await decide(id, 'APPROVED', 2)).toBe(true)
  expect(await decide(id, 'REJECTED', 2)).toBe(true)
  const { badge_status, version } = await server.db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', user_id)
    .executeTakeFirstOrThrow()
  expect([badge_status, version, await badgeOf(user_id)]).toEqual([null, 3, null])
  expect((await client.refusal(deciding, { _id: id, status: 'PENDING', version: 2 })).code).toBe('CONFLICT')
  expect(await historyOf(id)).toEqual([
    { action: 'cmsBadgeSetStatus', changes: [{ field: 'status' }, { field: 'badgeId' }] },
    { action: 'cmsBadgeSetStatus', changes: [{ field: 'status' }, { field: 'badgeId' }] },
  ])
})

const decidingMany = `mutation ($ids: [ID!], $list: JSON, $status: BadgeRequestStatus!, $reason: String) {
  cmsDecideBadgeRequests(ids: $ids, list: $list, status: $status, reason: $reason) {
    outcomes { _id ok reason version } next } }`
const decideMany = async (variables: object) => (await client.data(decidingMany, variables)).cmsDecideBadgeRequests

test('several are decided at once, each by itself, with one reason, and taken back together', async () => {
  const disabled = await aBadgeRequest({ badge_id: (await aBadge({ status: 'DISABLED' })).id })
  const [one, two] = [await aBadgeRequest(), await aBadgeRequest()]
  const ids = [one.id, disabled.id, two.id]
  expect(await decideMany({ ids, status: 'APPROVED', reason: 'Đủ điều kiện' })).toEqual({
    outcomes: [
      { _id: one.id, ok: true, reason: null, version: 2 },
      { _id: disabled.id, ok: false, reason: 'badge_requests_text_badge_disabled', version: null },
      { _id: two.id, ok: true, reason: null, version: 2 },
    ],
    next: null,
  })
  expect([await badgeOf(one.user_id), await badgeOf(disabled.user_id)]).toEqual([one.badge_id, null])
  const changes = [one.id, two.id].map((_id) => ({ _id, version: 2 }))
  await client.data(
    `mutation ($changes: [UndoneChange!]!) { cmsUndoMany(model: BADGE_REQUEST, changes: $changes) { ok } }`,
    { changes },
  )
  expect(await badgeOf(two.user_id)).toBe(null)
  const filters = { badge: one.badge_id }
  expect((await decideMany({ list: filters, status: 'REJECTED' })).outcomes).toMatchObject([{ _id: one.id, ok: true }])
  const tooMany = Array.from({ length: 101 }, () => one.id)
  expect((await client.refusal(decidingMany, { ids: tooMany, status: 'REJECTED' })).code).toBe('BAD_USER_INPUT')
})

test('the status that a request has is noted again only with a reason, and moves no badge', async () => {
  const { id, user_id } = await aBadgeRequest()
  await decide(id, 'APPROVED')
  await server.db.updateTable('users').set({ badge_id: guide.id }).where('id', '=', user_id).execute()
  await decideMany({ ids: [id], status: 'APPROVED' })
  expect((await historyOf(id)).length).toBe(1)
  await decideMany({ ids: [id], status: 'APPROVED', reason: 'Xem lại' })
  const { cmsHistory } = await client.data(
    `{ cmsHistory(model: BADGE_REQUEST, targetId: "${id}") { items { reason } } }`,
  )
  expect(cmsHistory.items.map(({ reason }: { reason: string | null }) => reason)).toEqual(['Xem lại', null])
  expect(await badgeOf(user_id)).toBe(guide.id)
})

test('leaving APPROVED takes only that badge away', async () => {
  const person = await aUser({ badge_id: guide.id })
  const { id } = await aBadgeRequest({ user_id: person.id, badge_id: foodie.id, status: 'APPROVED' })
  await decide(id, 'REJECTED')
  expect(await badgeOf(person.id)).toBe(guide.id)
})

test('rejecting a request takes no badge away that the person has without it', async () => {
  const person = await aUser({ badge_id: guide.id })
  const { id } = await aBadgeRequest({ user_id: person.id, badge_id: guide.id })
  await decide(id, 'REJECTED')
  expect(await badgeOf(person.id)).toBe(guide.id)
})

test('a rejection is undone, and so is an approval: the former badge comes back', async () => {
  const person = await aUser({ badge_id: guide.id })
  const { id } = await aBadgeRequest({ user_id: person.id, badge_id: foodie.id })
  const undo = (version: number) =>
    client.data(`mutation { cmsUndo(model: BADGE_REQUEST, _id: "${id}", version: ${version}) { version } }`)
  await decide(id, 'APPROVED')
  expect(await badgeOf(person.id)).toBe(foodie.id)
  await undo(2)
  expect(await badgeOf(person.id)).toBe(guide.id)
  await decide(id, 'APPROVED')
  await decide(id, 'REJECTED')
  expect(await badgeOf(person.id)).toBe(null)
  await undo(5)
  expect(await badgeOf(person.id)).toBe(foodie.id)
})

test('a disabled badge is not given; a rejected request stays closed while a later one of the person is open', async () => {
  const disabled = await aBadge({ status: 'DISABLED' })
  const { id } = await aBadgeRequest({ badge_id: disabled.id })
  expect((await client.refusal(deciding, { _id: id, status: 'APPROVED' })).reason).toBe(
    'badge_requests_text_badge_disabled',
  )
  const rejected = await aBadgeRequest({ status: 'REJECTED' })
  await aBadgeRequest({ user_id: rejected.user_id, badge_id: rejected.badge_id })
  expect(await client.refusal(deciding, { _id: rejected.id, status: 'APPROVED' })).toMatchObject({
    code: 'CONFLICT',
    reason: 'badge_requests_text_other_open',
  })
  expect(await badgeOf(rejected.user_id)).toBe(null)
})

test('nobody decides by a grant about staff', async () => {
  const { id } = await aBadgeRequest({ user_id: (await aStaff()).id })
  expect((await client.refusal(deciding, { _id: id, status: 'APPROVED' })).code).toBe('FORBIDDEN')
  expect((await server.as(await anAdmin()).data(deciding, { _id: id, status: 'APPROVED' })).cmsBadgeSetStatus).toBe(
    true,
  )
})

test('a badge that somebody asked for is not deleted, and answers do not change', async () => {
  const { id, badge_id } = await aBadgeRequest()
  await anAnswer(id)
  expect((await client.refusal(`mutation { cmsDeleteBadge(_id: "${badge_id}") }`)).reason).toBe('badges_text_used')
  await expect(server.db.updateTable('badge_request_forms').set({ text: 'x' }).execute()).rejects.toThrow(/permission/)
  await expect(server.db.deleteFrom('badge_requests').where('id', '=', id).execute()).rejects.toThrow(/permission/)
})

test('the tally equals a recount after all this', async () => {
  const { rows } = await sql<{ n: string }>`select count(*) as n from (
    (select badge_id, status, sum(requests) from badge_request_tally group by 1, 2 having sum(requests) <> 0)
    except (select badge_id, status, count(*) from badge_requests group by 1, 2)) d`.execute(server.db)
  expect(Number(rows[0]!.n)).toBe(0)
})
