import { expect, test } from 'vitest'
import { factories, type Person } from '../../../../../tests/harness/factories.ts'
import { withoutVisits } from '../../../../../tests/harness/no-visits.ts'
import { startServer } from '../../../../../tests/harness/server.ts'

const server = await startServer()
await withoutVisits(server)
const { aUser, anAdmin, aGrantee, aStaff, points } = factories(server.db)
const [helper, other, boss] = [await aGrantee('SUPPORT'), await aGrantee('SUPPORT'), await anAdmin()]
const [support, second, admin] = [server.as(helper), server.as(other), server.as(boss)]

const correcting = `mutation ($userId: ID!, $amount: Points!, $reason: String!) {
  cmsCorrectPoints(userId: $userId, amount: $amount, reason: $reason) { _id status amount version } }`
const deciding = `mutation ($_id: ID!, $status: PointCorrectionDecision!, $reason: String, $version: Int) {
  cmsDecidePointCorrection(_id: $_id, status: $status, reason: $reason, version: $version) { status decidedBy { _id } version } }`
const correction = ({ id }: Pick<Person, 'id'>, amount: number) => ({
  userId: id,
  amount,
  reason: 'Điểm bị tính thiếu',
})
const correct = async (person: Person, amount: number) =>
  (await support.data(correcting, correction(person, amount))).cmsCorrectPoints
const pointsOf = async (member: Person) =>
  (await server.asMember(member).data('{ me { points { active earned } } }')).me.points
const toldTo = async (member: Person) =>
  (await server.asMember(member).data('{ notifications { items { type message } } }')).notifications.items

test('up to the limit points are given at once, with the reason for the member', async () => {
  const member = await aUser()
  expect(await correct(member, 1000)).toMatchObject({ status: 'BOOKED', amount: 1000, version: 1 })
  expect(await pointsOf(member)).toEqual({ active: 1000, earned: 1000 })
  expect(await toldTo(member)).toEqual([
    { type: 'POINTS', message: 'Bộ phận hỗ trợ đã cộng cho bạn 1.000 điểm: Điểm bị tính thiếu' },
  ])
  const history = await server.asMember(member).data('{ pointHistory { items { amount cause description } } }')
  expect(history.pointHistory.items).toEqual([
    { amount: 1000, cause: 'CORRECTION', description: 'Bộ phận hỗ trợ đã điều chỉnh điểm: Điểm bị tính thiếu' },
  ])
})

test('points are taken below zero, from somebody blocked too', async () => {
  const member = await aUser()
  await points(member.id, 250)
  await correct(member, -12.75)
  expect(await pointsOf(member)).toEqual({ active: -10.25, earned: -10.25 })
  const blocked = await aUser({ term_status: 'BLOCKED' })
  expect(await correct(blocked, -1)).toMatchObject({ status: 'BOOKED' })
})

test('above the limit a second person confirms, and who asked cannot', async () => {
  const member = await aUser()
  const { _id, status } = await correct(member, 1000.01)
  expect([status, await pointsOf(member), await toldTo(member)]).toEqual(['WAITING', { active: 0, earned: 0 }, []])
  const confirming = { _id, status: 'BOOKED', version: 1 }
  expect((await support.refusal(deciding, confirming)).reason).toBe('support_text_second_person')
  expect((await second.data(deciding, confirming)).cmsDecidePointCorrection).toEqual({
    status: 'BOOKED',
    decidedBy: { _id: other.id },
    version: 2,
  })
  expect(await pointsOf(member)).toEqual({ active: 1000.01, earned: 1000.01 })
  expect((await admin.refusal(deciding, { _id, status: 'DECLINED', reason: 'x' })).reason).toBe('support_text_decided')
})

test('the limit is for what is taken, too, and is that of the settings', async () => {
  const member = await aUser()
  expect(await correct(member, -1000.01)).toMatchObject({ status: 'WAITING' })
  const setting = server.db.updateTable('system_settings').where('key', '=', 'points.correctionLimit')
  await setting.set({ value: '5' }).execute()
  expect(await correct(member, 5)).toMatchObject({ status: 'BOOKED' })
  expect(await correct(member, 5.01)).toMatchObject({ status: 'WAITING' })
  await setting.set({ value: '1000' }).execute()
})

test('declining needs a reason, tells nobody, and who asked may do it', async () => {
  const member = await aUser()
  for (const client of [support, second]) {
    const { _id } = await correct(member, 5000)
    const { fields } = await client.refusal(deciding, { _id, status: 'DECLINED' })
    expect(fields).toMatchObject([{ field: 'reason', reason: 'support_text_reason_required' }])
    await client.data(deciding, { _id, status: 'DECLINED', reason: 'Nhầm người' })
    expect((await admin.refusal(deciding, { _id, status: 'BOOKED' })).reason).toBe('support_text_decided')
  }
  expect([await pointsOf(member), await toldTo(member)]).toEqual([{ active: 0, earned: 0 }, []])
})

test('a changed correction is a conflict, an unknown one is not found', async () => {
  const { _id } = await correct(await aUser(), 5000)
  const stale = { _id, status: 'DECLINED', reason: 'x', version: 1 }
  await second.data(deciding, stale)
  expect((await admin.refusal(deciding, stale)).code).toBe('CONFLICT')
  expect((await admin.refusal(deciding, { ...stale, _id: boss.id })).code).toBe('NOT_FOUND')
})

test.each([
  [0, 'amount', 'support_text_not_nothing'],
  [1_000_000.01, 'amount', 'platform_text_number_too_large'],
])('%s points are refused by field', async (amount, field, reason) => {
  const { code, fields } = await support.refusal(correcting, correction(await aUser(), amount))
  expect([code, fields?.[0]?.field]).toEqual(['BAD_USER_INPUT', field])
  if (amount === 0) expect(fields?.[0]?.reason).toBe(reason)
})

test('a blank reason and three decimals are refused', async () => {
  const member = await aUser()
  const blank = { ...correction(member, 1), reason: '  ' }
  expect((await support.refusal(correcting, blank)).fields).toMatchObject([{ field: 'reason' }])
  expect((await support.refusal(correcting, correction(member, 1.001))).code).toBe('BAD_USER_INPUT')
})

test('nobody confirms what is their own, nor by a grant what is of staff', async () => {
  const member = await aUser()
  const { _id } = await correct(member, 2000)
  await server.db.updateTable('users').set({ user_group: 'STAFF' }).where('id', '=', member.id).execute()
  await server.db.insertInto('grants').values({ user_id: member.id, area: 'SUPPORT' }).execute()
  const [own, confirming] = [server.as(member), { _id, status: 'BOOKED' }]
  expect((await own.refusal(deciding, confirming)).code).toBe('FORBIDDEN')
  expect((await own.refusal(deciding, { _id, status: 'DECLINED', reason: 'x' })).code).toBe('FORBIDDEN')
  expect((await second.refusal(deciding, confirming)).reason).toBe('platform_text_staff_by_grant')
  await admin.data(deciding, confirming)
  expect(await pointsOf(member)).toMatchObject({ active: 2000 })
})

test('somebody blocked meanwhile is given nothing, and the request can be declined', async () => {
  const member = await aUser()
  const { _id } = await correct(member, 2000)
  await server.db.updateTable('users').set({ term_status: 'BLOCKED' }).where('id', '=', member.id).execute()
  expect((await second.refusal(deciding, { _id, status: 'BOOKED' })).reason).toBe('platform_text_receiver_blocked')
  await second.data(deciding, { _id, status: 'DECLINED', reason: 'Đã bị chặn' })
})

test('the list shows what waits, the member’s page all of theirs, and the log who did what', async () => {
  const member = await aUser({ full_name: 'Chờ Xác Nhận' })
  const { _id } = await correct(member, 3000)
  const listing =
    '{ cmsListPointCorrections(filter: { status: WAITING }) { items { _id user { fullName } askedBy { _id } voucherTitle } } }'
  const { items } = (await admin.data(listing)).cmsListPointCorrections
  expect(items).toContainEqual({
    _id,
    user: { fullName: 'Chờ Xác Nhận' },
    askedBy: { _id: helper.id },
    voucherTitle: null,
  })
  await admin.data(deciding, { _id, status: 'BOOKED', reason: 'Đã kiểm tra' })
  const { cmsMemberPointCorrections } = await support.data(
    `{ cmsMemberPointCorrections(userId: "${member.id}") { items { status decidedBy { _id } decisionReason } } }`,
  )
  expect(cmsMemberPointCorrections.items).toEqual([
    { status: 'BOOKED', decidedBy: { _id: boss.id }, decisionReason: 'Đã kiểm tra' },
  ])
  const { cmsHistory } = await support.data(`{ cmsHistory(model: POINT_CORRECTION, targetId: "${_id}") {
    items { action actor { _id } changes { field } reason } } }`)
  expect(cmsHistory.items).toMatchObject([
    { action: 'cmsDecidePointCorrection', actor: { _id: boss.id }, reason: 'Đã kiểm tra' },
    { action: 'cmsCorrectPoints', actor: { _id: helper.id }, reason: 'Điểm bị tính thiếu' },
  ])
})

test('a repeated request corrects once', async () => {
  const member = await aUser()
  const key = { 'idempotency-key': 'correct-points-once-1' }
  for (const _ of [1, 2]) await support.data(correcting, correction(member, 10), key)
  expect(await pointsOf(member)).toMatchObject({ active: 10 })
})

test('the points of a member page by cursor, with cause and note', async () => {
  const member = await aUser()
  for (const amount of [1, 2, 3]) await correct(member, amount)
  const asking = `query ($after: String) { cmsMemberPoints(userId: "${member.id}", first: 2, after: $after) {
    endCursor items { amount cause note } } }`
  const first = (await support.data(asking)).cmsMemberPoints
  const rest = (await support.data(asking, { after: first.endCursor })).cmsMemberPoints
  expect([...first.items, ...rest.items].map(({ amount }: { amount: number }) => amount)).toEqual([3, 2, 1])
  expect([first.items[0], rest.endCursor]).toEqual([
    { amount: 3, cause: 'CORRECTION', note: 'Điểm bị tính thiếu' },
    null,
  ])
})

test('support finds a member by phone, and reads of them what it needs alone', async () => {
  const member = await aUser({ full_name: 'Người Cần Giúp', username: 'can-giup' })
  const { cmsFindUsers } = await support.data(`{ cmsFindUsers(q: "${member.phone_number}") { _id phoneNumber } }`)
  expect(cmsFindUsers).toEqual([{ _id: member.id, phoneNumber: member.phone_number }])
  const person = `{ cmsGetUser(userId: "${member.id}") { point earnedPoints termStatus group email username dateOfBirth gender } }`
  const { errors } = await support.query(person)
  expect(errors?.map(({ path }) => path?.at(-1)).toSorted()).toEqual(['dateOfBirth', 'gender', 'username'])
})

test.each([
  '{ cmsGetUsers { counter } }',
  '{ getTrustedPointConfigs { items { _id } } }',
  '{ cmsVouchers { counter } }',
  '{ cmsGetUserReports { total } }',
  '{ cmsGetAuditEntries { counter } }',
])('SUPPORT alone does not reach %s', async (query) => {
  expect((await support.refusal(query)).code).toBe('FORBIDDEN')
})

test('staff without the area reach nothing of it', async () => {
  const [member, staff] = [await aUser(), server.as(await aStaff())]
  expect((await staff.refusal(correcting, correction(member, 1))).code).toBe('FORBIDDEN')
  expect((await staff.refusal(`{ cmsMemberPoints(userId: "${member.id}") { endCursor } }`)).code).toBe('FORBIDDEN')
})
