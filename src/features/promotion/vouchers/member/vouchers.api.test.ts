import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { factories, type Person } from '../../../../../tests/harness/factories.ts'
import { withoutVisits } from '../../../../../tests/harness/no-visits.ts'
import { startServer } from '../../../../../tests/harness/server.ts'
import { dayOf } from '../../../../platform/shared/day.ts'

const server = await startServer()
await withoutVisits(server)
const { aUser, aVoucher, aVoucherCode, anAdmin, handOver, points } = factories(server.db)

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)
const approved = { admin_status: 'APPROVED' as const }
/** A voucher for 5 points that members can buy. */
const offered = (given: Parameters<typeof aVoucher>[0] = {}) => aVoucher({ ...approved, point_spend: 500, ...given })
async function aMember(amount = 0): Promise<Person> {
  const person = await aUser()
  if (amount > 0) await points(person.id, amount)
  return person
}

const missesPerMinute = (value: string) =>
  server.db.updateTable('system_settings').set({ value }).where('key', '=', 'voucher.missesPerMinute').execute()

const buying =
  'mutation ($id: ID!) { buyVoucher(_id: $id) { redemption { _id code price cause } points { active earned } } }'
const using = 'mutation ($id: ID!) { useVoucher(redemptionId: $id) { _id usedAt } }'
const entering = 'mutation ($code: String!) { enterVoucherCode(code: $code) { _id code cause voucher { title } } }'
const myVouchers = `query ($status: MyVoucherStatus, $first: Int, $after: String) {
  myVouchers(status: $status, first: $first, after: $after) {
    items { code usedAt startDate endDate voucher { title } } endCursor } }`
const codesOf = async (person: Person, variables = {}) =>
  (await server.asMember(person).data(myVouchers, variables)).myVouchers.items.map(({ code }: { code: string }) => code)

test('what is offered for points is listed, the newest first, and nothing else', async () => {
  const made = []
  for (let i = 0; i < 3; i++) made.push((await offered({ created_at: inDays(i - 10) })).id)
  await aVoucher()
  for (const hidden of [
    { type: 'GAME' as const, point_spend: 0 },
    { status: 'DISABLED' as const },
    { start_date: inDays(1) },
    { start_date: inDays(-3), end_date: inDays(-1) },
    { status: 'DISABLED' as const, deleted_at: new Date() },
  ])
    await offered(hidden)
  const client = server.asMember(await aUser())
  const list = `query ($first: Int, $after: String) {
    vouchers(first: $first, after: $after) { items { _id pointSpend available medias { uri } } endCursor } }`
  const first = (await client.data(list, { first: 2 })).vouchers
  const rest = (await client.data(list, { first: 2, after: first.endCursor })).vouchers
  expect([...first.items, ...rest.items].map(({ _id }) => _id)).toEqual(made.toReversed())
  expect(rest.endCursor).toBeNull()
  expect(first.items[0]).toMatchObject({ pointSpend: 5, available: 0, medias: [] })
})

test('a member sees a voucher that is offered or of which they have a code; others are all the same', async () => {
  const person = await aUser()
  const read = (_id: string) => `{ voucher(_id: "${_id}") { title contact { phoneNumber } } }`
  const over = await offered({ start_date: inDays(-3), end_date: inDays(-1) })
  const other = await offered({ status: 'DISABLED' })
  await handOver((await aVoucherCode({ voucher_id: over.id })).id, person.id)
  const client = server.asMember(person)
  expect((await client.data(read(over.id))).voucher.title).toBe(over.title)
  const [gone, unknown] = [await client.refusal(read(other.id)), await client.refusal(read(uuidv7()))]
  expect(gone).toMatchObject({ code: 'NOT_FOUND', reason: 'vouchers_text_gone' })
  expect({ ...gone, requestId: null }).toEqual({ ...unknown, requestId: null })
})

test('buying hands a code over for its price; the results of staff count it', async () => {
  const voucher = await offered()
  await aVoucherCode({ voucher_id: voucher.id, end_date: new Date(Date.now() - 1000) })
  await aVoucherCode({ voucher_id: voucher.id, pool: uuidv7() })
  const later = await aVoucherCode({ voucher_id: voucher.id, start_date: inDays(1), end_date: inDays(3) })
  const person = await aMember(1200)
  const { redemption, points: left } = (await server.asMember(person).data(buying, { id: voucher.id })).buyVoucher
  expect(redemption).toMatchObject({ code: later.code, price: 5, cause: 'BOUGHT' })
  expect(left).toEqual({ active: 7, earned: 12 })
  const entry = server.db.selectFrom('point_entries').selectAll().where('user_id', '=', person.id)
  expect(await entry.where('amount', '<', 0).execute()).toMatchObject([
    { amount: -500, cause: 'VOUCHER', earned: false },
  ])
  const today = dayOf(new Date())
  const results = await server.as(await anAdmin()).data(
    `{ cmsVoucherResults(_id: "${voucher.id}", startDate: "${today}", endDate: "${today}") {
      days { handedOver used pointsSpent } } }`,
  )
  expect(results.cmsVoucherResults.days).toEqual([{ handedOver: 1, used: 0, pointsSpent: 5 }])
  // What is left has ended, or a prize reserves it.
  expect(await server.asMember(person).refusal(buying, { id: voucher.id })).toMatchObject({
    code: 'CONFLICT',
    reason: 'vouchers_text_out_of_codes',
  })
  expect((await server.asMember(person).data('{ me { points { active } } }')).me.points.active).toBe(7)
})

test('without the full price nothing is handed over', async () => {
  const voucher = await offered()
  const { id } = await aVoucherCode({ voucher_id: voucher.id })
  const refused = await server.asMember(await aMember(499)).refusal(buying, { id: voucher.id })
  expect(refused).toMatchObject({ code: 'CONFLICT', reason: 'trusted_points_text_too_few' })
  const code = server.db.selectFrom('voucher_codes').select('sold_qty').where('id', '=', id)
  expect(await code.executeTakeFirst()).toEqual({ sold_qty: 0 })
})

test('a voucher may be bought again, and a code that serves many serves each once', async () => {
  const voucher = await offered({ point_spend: 100 })
  const [one, many] = [
    await aVoucherCode({ voucher_id: voucher.id }),
    await aVoucherCode({ voucher_id: voucher.id, qty: 2, end_date: inDays(2) }),
  ]
  const [first, second, third] = [await aMember(1000), await aMember(1000), await aMember(1000)]
  const buy = (person: Person) => server.asMember(person).data(buying, { id: voucher.id })
  await buy(first)
  await buy(first)
  expect(await codesOf(first)).toHaveLength(2)
  expect(new Set(await codesOf(first))).toEqual(new Set([one.code, many.code]))
  await buy(second)
  expect(await codesOf(second)).toEqual([many.code])
  expect((await server.asMember(third).refusal(buying, { id: voucher.id })).reason).toBe('vouchers_text_out_of_codes')
})

test('prizes are not bought, and what is not offered does not exist', async () => {
  const client = server.asMember(await aMember(1000))
  const game = await offered({ type: 'GAME', point_spend: 0 })
  const campaign = await aVoucher({ type: 'REFERRAL', start_date: inDays(-90), end_date: inDays(-89) })
  expect((await client.refusal(buying, { id: game.id })).reason).toBe('vouchers_text_not_for_points')
  for (const { id } of [campaign, await offered({ status: 'DISABLED' }), { id: uuidv7() }])
    expect((await client.refusal(buying, { id })).code).toBe('NOT_FOUND')
})

test('a campaign that asks for no friends gives each member one code', async () => {
  const campaign = await aVoucher({ type: 'REFERRAL', referral_turns: 0 })
  const client = server.asMember(await aUser())
  expect((await client.refusal(buying, { id: campaign.id })).reason).toBe('vouchers_text_out_of_codes')
  const codes = [await aVoucherCode({ voucher_id: campaign.id }), await aVoucherCode({ voucher_id: campaign.id })]
  const { redemption } = (await client.data(buying, { id: campaign.id })).buyVoucher
  expect(codes.map(({ code }) => code)).toContain(redemption.code)
  expect(redemption).toMatchObject({ cause: 'EARNED', price: 0 })
  expect((await client.refusal(buying, { id: campaign.id })).reason).toBe('vouchers_text_one_a_member')
  await server.db.updateTable('vouchers').set({ status: 'DISABLED' }).where('id', '=', campaign.id).execute()
})

test('a code is used once, by whom it belongs to, while it is valid', async () => {
  const person = await aUser()
  const client = server.asMember(person)
  const given = async (code: Parameters<typeof aVoucherCode>[0]) => {
    await handOver((await aVoucherCode(code)).id, person.id)
    const mine = server.db.selectFrom('voucher_redemptions').select('id').where('user_id', '=', person.id)
    return { id: (await mine.orderBy('id', 'desc').executeTakeFirstOrThrow()).id }
  }
  const mine = await given({})
  const foreign = await server.asMember(await aUser()).refusal(using, mine)
  const unknown = await client.refusal(using, { id: uuidv7() })
  expect(foreign).toMatchObject({ code: 'NOT_FOUND', reason: 'vouchers_text_not_yours' })
  expect({ ...foreign, requestId: null }).toEqual({ ...unknown, requestId: null })
  expect((await client.data(using, mine)).useVoucher).toMatchObject({ _id: mine.id, usedAt: expect.any(String) })
  expect((await client.refusal(using, mine)).reason).toBe('vouchers_text_used')
  const later = await given({ start_date: inDays(1), end_date: inDays(2) })
  expect((await client.refusal(using, later)).reason).toBe('vouchers_text_not_begun')
  const ended = await given({ end_date: new Date(Date.now() - 1000) })
  expect((await client.refusal(using, ended)).reason).toBe('vouchers_text_code_ended')
  const counts = await Promise.all(
    [null, 'USED', 'USABLE', 'ENDED'].map(async (status) => (await codesOf(person, { status })).length),
  )
  expect(counts).toEqual([3, 1, 1, 1])
})

test('one’s codes page by cursor, the newest first', async () => {
  const person = await aUser()
  const codes = []
  for (let i = 0; i < 3; i++) {
    const code = await aVoucherCode()
    await handOver(code.id, person.id)
    codes.push(code.code)
  }
  const client = server.asMember(person)
  const { items, endCursor } = (await client.data(myVouchers, { first: 2 })).myVouchers
  expect(items.map(({ code }: { code: string }) => code)).toEqual(codes.toReversed().slice(0, 2))
  expect(await codesOf(person, { first: 2, after: endCursor })).toEqual([codes[0]])
})

test('codes of printed vouchers are entered as people type them; every other one is refused by the same words', async () => {
  const printed = await offered({ type: 'GAME', point_spend: 0, is_printed: true })
  const [person, other] = [await aUser(), await aUser()]
  const client = server.asMember(person)
  await aVoucherCode({ voucher_id: printed.id, code: 'TẾT-2027 ab' })
  expect((await client.data(entering, { code: ' tết2027—AB' })).enterVoucherCode).toMatchObject({
    code: 'TẾT-2027 ab',
    cause: 'ENTERED',
    voucher: { title: printed.title },
  })
  const used = await aVoucherCode({ voucher_id: printed.id })
  await handOver(used.id, other.id)
  const many = await aVoucherCode({ voucher_id: printed.id, qty: 2 })
  expect((await client.data(entering, { code: many.code })).enterVoucherCode.code).toBe(many.code)
  const notPrinted = await offered()
  const disabled = await offered({ type: 'GAME', point_spend: 0, is_printed: true, status: 'DISABLED' })
  const bad = [
    { code: 'NOBODY-HAS-THIS' },
    many,
    used,
    await aVoucherCode({ voucher_id: notPrinted.id }),
    await aVoucherCode({ voucher_id: disabled.id }),
    await aVoucherCode({ voucher_id: printed.id, end_date: new Date(Date.now() - 1000) }),
    await aVoucherCode({ voucher_id: printed.id, pool: uuidv7() }),
    await aVoucherCode({ voucher_id: printed.id, deleted_at: new Date() }),
  ]
  await missesPerMinute('100')
  const refusals = []
  for (const { code } of bad) refusals.push({ ...(await client.refusal(entering, { code })), requestId: null })
  expect(refusals[0]).toMatchObject({ code: 'NOT_FOUND', reason: 'vouchers_text_code_not_valid' })
  for (const refusal of refusals) expect(refusal).toEqual(refusals[0])
})

test('after too many misses within a minute a member waits; what was right counts as none', async () => {
  await missesPerMinute('3')
  const printed = await offered({ type: 'GAME', point_spend: 0, is_printed: true })
  const client = server.asMember(await aUser())
  const enter = async () => await client.data(entering, { code: (await aVoucherCode({ voucher_id: printed.id })).code })
  for (let i = 0; i < 4; i++) await enter()
  for (let i = 0; i < 3; i++) expect((await client.refusal(entering, { code: `WRONG-${i}` })).code).toBe('NOT_FOUND')
  const limited = await client.refusal(entering, { code: (await aVoucherCode({ voucher_id: printed.id })).code })
  expect(limited).toMatchObject({ code: 'RATE_LIMITED', retryAfter: expect.any(Number) })
  expect((await server.asMember(await aUser()).refusal(entering, { code: 'WRONG' })).code).toBe('NOT_FOUND')
})

test('suspended members read, and get or use nothing', async () => {
  const voucher = await offered()
  const person = await aUser({ term_status: 'SUSPENDING' })
  await points(person.id, 1000)
  const code = await aVoucherCode({ voucher_id: voucher.id })
  await handOver(code.id, person.id)
  const client = server.asMember(person)
  expect(await codesOf(person)).toEqual([code.code])
  for (const refused of [
    await client.refusal(buying, { id: voucher.id }),
    await client.refusal(using, { id: uuidv7() }),
    await client.refusal(entering, { code: 'ANY' }),
  ])
    expect(refused).toMatchObject({ code: 'FORBIDDEN', reason: 'platform_text_suspended' })
})

test('staff mark a voucher as printed, but none that costs points', async () => {
  const admin = server.as(await anAdmin())
  const update = 'mutation ($id: ID!) { updateVoucher(_id: $id, data: { isPrinted: true }) { isPrinted } }'
  const game = await offered({ type: 'GAME', point_spend: 0 })
  expect((await admin.data(update, { id: game.id })).updateVoucher.isPrinted).toBe(true)
  const forPoints = await offered()
  expect((await admin.refusal(update, { id: forPoints.id })).fields![0]).toMatchObject({
    field: 'data.isPrinted',
    reason: 'vouchers_text_not_printed',
  })
})
