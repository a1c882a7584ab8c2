import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { factories } from '../../../../../tests/harness/factories.ts'
import { startServer } from '../../../../../tests/harness/server.ts'

const server = await startServer()
const { aBanner, anAdmin, anEvent, aVoucher, aVoucherCode, aWheel, handOver } = factories(server.db)
const client = server.as(await anAdmin())

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)
const soon = { start_date: inDays(1), end_date: inDays(2) }
const now = { start_date: inDays(-1), end_date: inDays(20) }
const over = { start_date: inDays(-3), end_date: inDays(-2) }

/** Expects that each record has its state, and that the list's filter finds it by this state only. */
async function expectStates(
  states: Readonly<Record<string, string>>,
  list: (state: string | null) => Promise<{ counter: number; items: { _id: string; state: string }[] }>,
) {
  const found = new Map((await list(null)).items.map(({ _id, state }) => [_id, state]))
  expect(Object.fromEntries(Object.keys(states).map((id) => [id, found.get(id)]))).toEqual(states)
  for (const state of new Set(Object.values(states))) {
    const { counter, items } = await list(state)
    const expected = [...found].filter(([, other]) => other === state).map(([id]) => id)
    expect(items.map(({ _id }) => _id).toSorted()).toEqual(expected.toSorted())
    expect(counter).toBe(expected.length)
  }
}

test('vouchers are scheduled, live, ended, out of codes or off', async () => {
  const approved = { admin_status: 'APPROVED' as const }
  const add = async (given: Parameters<typeof aVoucher>[0], hasCode = true) => {
    const { id } = await aVoucher({ ...approved, ...now, ...given })
    if (hasCode) await aVoucherCode({ voucher_id: id })
    return id
  }
  const out = await add({}, false)
  const handed = await add({}, false)
  await handOver((await aVoucherCode({ voucher_id: handed })).id)
  const [sold, reserved] = [await add({ type: 'POINT_EXCHANGE' }, false), await add({ type: 'GAME' }, false)]
  for (const voucher_id of [sold, reserved]) await aVoucherCode({ voucher_id, pool: uuidv7() })
  const states = {
    [await add({})]: 'LIVE',
    [await add(soon)]: 'SCHEDULED',
    [await add(over)]: 'ENDED',
    [await add({ status: 'DISABLED' })]: 'OFF',
    [await add({ admin_status: 'PENDING' })]: 'OFF',
    [out]: 'OUT_OF_CODES',
    [handed]: 'OUT_OF_CODES',
    [sold]: 'OUT_OF_CODES',
    // What prizes reserve is still to be won.
    [reserved]: 'LIVE',
  }
  const query = `query ($state: PromotionState) {
    cmsVouchers(limit: 100, filter: { state: $state }) { counter items { _id state } } }`
  await expectStates(states, async (state) => (await client.data(query, { state })).cmsVouchers)
})

test('campaigns have the same states', async () => {
  const campaign = { type: 'REFERRAL' as const, referral_turns: 1, admin_status: 'APPROVED' as const }
  const live = await aVoucher({ ...campaign, ...now, status: 'ENABLED' })
  await aVoucherCode({ voucher_id: live.id })
  const off = await aVoucher({ ...campaign, ...now, status: 'DISABLED' })
  const query = `query ($state: PromotionState) {
    cmsReferralVouchers(limit: 100, filter: { state: $state }) { counter items { _id state } } }`
  const list = async (state: string | null) => (await client.data(query, { state })).cmsReferralVouchers
  await expectStates({ [live.id]: 'LIVE', [off.id]: 'OFF' }, list)
})

test('banners are scheduled, live, ended or off', async () => {
  const states = {
    [(await aBanner(now)).id]: 'LIVE',
    [(await aBanner(soon)).id]: 'SCHEDULED',
    [(await aBanner(over)).id]: 'ENDED',
    [(await aBanner({ ...now, status: 'DISABLED' })).id]: 'OFF',
  }
  const query = `query ($state: PromotionStateOfCodeless) {
    cmsListBanner(limit: 100, filter: { state: $state }) { counter items { _id state } } }`
  await expectStates(states, async (state) => (await client.data(query, { state })).cmsListBanner)
})

test('wheels are scheduled, live, ended or off, and events live or off', async () => {
  const states = {
    [(await aWheel({ ...soon })).id]: 'SCHEDULED',
    [(await aWheel({ start_date: inDays(-0.5), end_date: inDays(0.5) })).id]: 'LIVE',
    [(await aWheel(over)).id]: 'ENDED',
    [(await aWheel({ ...soon, deleted_at: new Date() })).id]: 'OFF',
  }
  const query = `query ($state: PromotionStateOfCodeless) {
    cmsListLuckyWheel(limit: 100, filter: { state: $state }) { counter items { _id state } } }`
  await expectStates(states, async (state) => (await client.data(query, { state })).cmsListLuckyWheel)
  const { id } = await anEvent()
  const stateOfEvent = async () => (await client.data(`{ cmsGetEvent(_id: "${id}") { state } }`)).cmsGetEvent.state
  expect(await stateOfEvent()).toBe('OFF')
  await client.data(`mutation { updateEvent(_id: "${id}", data: { status: true }) { _id } }`)
  expect(await stateOfEvent()).toBe('LIVE')
})
