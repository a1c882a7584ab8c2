import { expect, test } from 'vitest'
import { aDrawnWheel } from '../../../../../tests/harness/a-drawn-wheel.ts'
import { factories, noId } from '../../../../../tests/harness/factories.ts'
import { withoutVisits } from '../../../../../tests/harness/no-visits.ts'
import { startServer } from '../../../../../tests/harness/server.ts'

const server = await startServer()
await withoutVisits(server)
const { aUser, aVoucher, aVoucherCode } = factories(server.db)
let requests = 0
const spinning = `mutation ($wheelId: ID!, $requestId: String!) { spin(wheelId: $wheelId, requestId: $requestId) {
  spinId won { prizeId name point code } message messageEn turnsLeft } }`
const given = (wheel: { id: string }, requestId = `request-${++requests}`) => ({ wheelId: wheel.id, requestId })
const setting = (key: string, value: string) =>
  server.db.updateTable('system_settings').set({ value }).where('key', '=', key).execute()
await setting('wheel.turnsPerDay', '2')
await setting('wheel.spinsPerMinute', '100')

test('a due unit is won by the next spin, paid at once, and won once', async () => {
  const wheel = await aDrawnWheel(server, [{ qty: 1, point: 12_34 }])
  const client = server.asMember(await aUser())
  const { spin } = await client.data(spinning, given(wheel))
  expect(spin).toMatchObject({
    won: { prizeId: wheel.stocks[0], name: 'Giải nhì', point: 12.34, code: null },
    message: null,
    turnsLeft: 1,
  })
  expect((await client.data('{ me { points { active earned } } }')).me.points).toEqual({ active: 12.34, earned: 12.34 })
  expect((await client.data(spinning, given(wheel))).spin).toMatchObject({ won: null, turnsLeft: 0 })
  const entry = await server.db.selectFrom('point_entries').select(['cause', 'amount']).execute()
  expect(entry).toEqual([{ cause: 'PRIZE', amount: 1234 }])
})

test('a voucher’s code is handed over and stands among the member’s prizes', async () => {
  const voucher = await aVoucher({ type: 'GAME', admin_status: 'APPROVED' })
  const code = await aVoucherCode({ voucher_id: voucher.id })
  const wheel = await aDrawnWheel(server, [{ voucherId: voucher.id }])
  const me = await aUser()
  const client = server.asMember(me)
  expect((await client.data(spinning, given(wheel))).spin.won).toMatchObject({ code: code.code, point: null })
  const redeemed = await server.db
    .selectFrom('voucher_redemptions')
    .select(['user_id', 'cause'])
    .where('code_id', '=', code.id)
    .execute()
  expect(redeemed).toEqual([{ user_id: me.id, cause: 'WON' }])
  const { items, endCursor } = (await client.data('{ myPrizes(first: 1) { items { name code point } endCursor } }'))
    .myPrizes
  expect(items).toEqual([{ name: 'Giải nhì', code: code.code, point: null }])
  expect(endCursor).toBeNull()
})

test('prizes page by cursor, the newest first, and are one’s own', async () => {
  const wheel = await aDrawnWheel(server, [{ qty: 2, point: 100 }])
  const client = server.asMember(await aUser())
  await client.data(spinning, given(wheel))
  await client.data(spinning, given(wheel))
  const page = 'query ($after: String) { myPrizes(first: 1, after: $after) { items { _id } endCursor } }'
  const first = (await client.data(page)).myPrizes
  const second = (await client.data(page, { after: first.endCursor })).myPrizes
  expect([first.items.length, second.items.length, second.endCursor]).toEqual([1, 1, null])
  expect(first.items[0]._id > second.items[0]._id).toBe(true)
  expect((await server.asMember(await aUser()).data(page)).myPrizes.items).toEqual([])
})

test('the same request is the same spin for ever, whatever has changed since', async () => {
  const wheel = await aDrawnWheel(server, [])
  const message = { id: noId, content: 'Chúc may mắn', content_en: 'Good luck' }
  await server.db.insertInto('failed_spin_messages').values(message).execute()
  const client = server.asMember(await aUser())
  const request = given(wheel)
  const first = await client.data(spinning, request)
  expect(first.spin).toMatchObject({ won: null, message: 'Chúc may mắn', messageEn: 'Good luck', turnsLeft: 1 })
  await server.db.deleteFrom('failed_spin_messages').execute()
  await server.db.updateTable('lucky_wheels').set({ deleted_at: new Date() }).where('id', '=', wheel.id).execute()
  expect(await client.data(spinning, request)).toEqual(first)
  expect(await server.db.selectFrom('spins').select('id').where('wheel_id', '=', wheel.id).execute()).toHaveLength(1)
  expect((await client.refusal(spinning, given(wheel))).code).toBe('NOT_FOUND')
  // The same name of another member is another spin.
  expect((await server.asMember(await aUser()).refusal(spinning, request)).code).toBe('NOT_FOUND')
})

test('free turns of the local day are spent first and not kept, earned ones are', async () => {
  const wheel = await aDrawnWheel(server, [], 3 * 86_400_000)
  const me = await aUser()
  const client = server.asMember(me)
  await server.db.insertInto('spin_balances').values({ wheel_id: wheel.id, user_id: me.id, turns: 1 }).execute()
  const turns = async () => (await client.data('{ wheel { turns { free earned } } }')).wheel.turns
  expect(await turns()).toEqual({ free: 2, earned: 1 })
  await client.data(spinning, given(wheel))
  expect(await turns()).toEqual({ free: 1, earned: 1 })
  await client.data(spinning, given(wheel))
  await client.data(spinning, given(wheel))
  expect(await turns()).toEqual({ free: 0, earned: 0 })
  expect(await client.refusal(spinning, given(wheel))).toMatchObject({
    code: 'CONFLICT',
    reason: 'lucky_wheel_spins_text_no_turns',
  })
  await server.clock.advance(86_400_000)
  expect(await server.asMember(me).data('{ wheel { turns { free earned } } }')).toEqual({
    wheel: { turns: { free: 2, earned: 0 } },
  })
})

test('a member spins so often a minute and no more', async () => {
  await setting('wheel.spinsPerMinute', '1')
  const wheel = await aDrawnWheel(server, [])
  const client = server.asMember(await aUser())
  await client.data(spinning, given(wheel))
  const refused = await client.refusal(spinning, given(wheel))
  expect(refused.code).toBe('RATE_LIMITED')
  expect(refused.retryAfter).toBeGreaterThan(0)
  await setting('wheel.spinsPerMinute', '100')
})

test('only the wheel that runs is turned, while one of its batches runs', async () => {
  const client = server.asMember(await aUser())
  expect((await client.refusal(spinning, given({ id: noId }))).code).toBe('NOT_FOUND')
  const wheel = await aDrawnWheel(server, [])
  await server.db.deleteFrom('wheel_batches').where('wheel_id', '=', wheel.id).execute()
  expect(await client.refusal(spinning, given(wheel))).toMatchObject({
    code: 'CONFLICT',
    reason: 'lucky_wheel_spins_text_between_batches',
  })
  expect((await client.refusal(spinning, given(wheel, 'short'))).fields![0]!.field).toBe('requestId')
  const suspended = server.asMember(await aUser({ term_status: 'SUSPENDING' }))
  expect((await suspended.refusal(spinning, given(wheel))).code).toBe('FORBIDDEN')
})

test('each spin is counted in its hour', async () => {
  const wheel = await aDrawnWheel(server, [])
  const client = server.asMember(await aUser())
  await client.data(spinning, given(wheel))
  await client.data(spinning, given(wheel))
  const rows = await server.db.selectFrom('wheel_spins').select('spins').where('wheel_id', '=', wheel.id).execute()
  expect(rows.reduce((sum, { spins }) => sum + spins, 0)).toBe(2)
})

test('the wheel shows its prizes, its tiers and the commitments to its seeds; the terms are for anyone', async () => {
  const wheel = await aDrawnWheel(server, [{ qty: 3 }])
  const read = `{ wheel { _id title titleEn activeDate { startDate endDate } tiers { prizeTier name }
    prizes { _id name prizeTier media { uri } } instructions { title turns } seeds { batchId hash } } }`
  const shown = (await server.asMember(await aUser()).data(read)).wheel
  expect(shown).toMatchObject({
    _id: wheel.id,
    tiers: [{ prizeTier: 'DIAMOND' }, { prizeTier: 'GOLD' }, { prizeTier: 'SILVER' }, { prizeTier: 'BRONZE' }],
    prizes: [{ _id: wheel.stocks[0], prizeTier: 'GOLD' }],
    seeds: [{ batchId: wheel.batch.id, hash: Buffer.from(wheel.batch.seed_hash).toString('hex') }],
  })
  const terms = '{ wheelTerms { content contentEn } }'
  expect((await server.asMember(null).data(terms)).wheelTerms).toBeNull()
  const values = { id: noId, content: '<p>Thể lệ</p>', content_en: '<p>Terms</p>' }
  await server.db.insertInto('lucky_wheel_terms').values(values).execute()
  expect((await server.asMember(null).data(terms)).wheelTerms.contentEn).toBe('<p>Terms</p>')
})
