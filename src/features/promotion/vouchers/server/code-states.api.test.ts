import { v7 as uuidv7 } from 'uuid'
import { describe, expect, test } from 'vitest'
import { factories } from '../../../../../tests/harness/factories.ts'
import { startServer } from '../../../../../tests/harness/server.ts'
import { addDays, dayOf, startOfDay } from '../../../../platform/shared/day.ts'

const server = await startServer()
const { aVoucher, aVoucherCode, anAdmin, handOver } = factories(server.db)
const client = server.as(await anAdmin())

const inDays = (offset: number) => startOfDay(addDays(dayOf(new Date()), offset))
const listing = `query ($voucherId: ID!, $filter: VoucherCodeFilter) {
  cmsListVoucherCode(voucherId: $voucherId, filter: $filter) { counter items { code state status } } }`
const list = async (voucherId: string, filter: object = {}) =>
  (await client.data(listing, { voucherId, filter })).cmsListVoucherCode
const codesOf = async (voucherId: string, filter: object = {}) => {
  const { counter, items } = await list(voucherId, filter)
  expect(counter).toBe(items.length)
  return items.map(({ code }: { code: string }) => code).toSorted()
}
const totalsOf = async (id: string) =>
  Object.fromEntries(
    (await client.data(`{ voucher(_id: "${id}") { codeTotals { state codes } } }`)).voucher.codeTotals.map(
      ({ state, codes }: { state: string; codes: number }) => [state, codes],
    ),
  )
const use = (code_id: string) =>
  server.db.updateTable('voucher_redemptions').set({ used_at: new Date() }).where('code_id', '=', code_id).execute()

/** One code in each state. */
async function aVoucherOfEachState() {
  const { id: voucher_id } = await aVoucher()
  const add = (code: string, given: object = {}) =>
    aVoucherCode({ voucher_id, code: `${code}-${voucher_id.slice(-12)}`, ...given })
  await add('FREE')
  await add('SOON', { start_date: inDays(2), end_date: inDays(3) })
  await add('OVER', { start_date: inDays(-3), end_date: inDays(-1) })
  await add('KEPT', { pool: uuidv7() })
  await handOver((await add('GONE')).id)
  const used = await add('USED')
  await handOver(used.id)
  await use(used.id)
  return voucher_id
}

describe('a code', () => {
  test('has one state, by which codes are found and counted', async () => {
    const id = await aVoucherOfEachState()
    const states = {
      FREE: 'FREE',
      NOT_BEGUN: 'SOON',
      ENDED: 'OVER',
      RESERVED: 'KEPT',
      HANDED_OVER: 'GONE',
      USED: 'USED',
    }
    for (const [state, code] of Object.entries(states)) {
      const { counter, items } = await list(id, { state })
      expect(counter).toBe(1)
      expect(items).toEqual([expect.objectContaining({ state, code: expect.stringMatching(`^${code}-`) })])
    }
    expect(await totalsOf(id)).toEqual(Object.fromEntries(Object.keys(states).map((state) => [state, 1])))
    expect((await list(id, { status: 'REDEEMED' })).counter).toBe(2)
    expect((await list(id, { status: 'REDEEMED', state: 'FREE' })).counter).toBe(0)
  })

  test('that serves several people is free until the last, and used when all have used it', async () => {
    const { id, voucher_id } = await aVoucherCode({ qty: 2 })
    const stateOf = async () => (await list(voucher_id)).items[0].state
    await handOver(id)
    await use(id)
    expect(await stateOf()).toBe('FREE')
    await handOver(id)
    expect(await stateOf()).toBe('HANDED_OVER')
    await use(id)
    expect(await stateOf()).toBe('USED')
    expect(await totalsOf(voucher_id)).toMatchObject({ FREE: 0, HANDED_OVER: 0, USED: 1 })
  })

  test('is found by how it begins, whatever its case, spaces and dashes', async () => {
    const { id: voucher_id } = await aVoucher()
    for (const code of ['TET-2027-AB12', 'TET-2027-CD34', 'X_Y%-9988']) await aVoucherCode({ voucher_id, code })
    expect(await codesOf(voucher_id, { q: 'tet 2027a' })).toEqual(['TET-2027-AB12'])
    expect(await codesOf(voucher_id, { q: 'TET-2027' })).toHaveLength(2)
    expect(await codesOf(voucher_id, { q: 'x_y%' })).toEqual(['X_Y%-9988'])
    expect(await codesOf(voucher_id, { q: 'T_T' })).toEqual([])
    expect(await codesOf(voucher_id, { q: ' - ' })).toEqual([])
  })
})

test('a search in all vouchers finds the first few codes that begin with a text', async () => {
  const codes = ['ZQX-1', 'ZQX-2', 'ZQX-3', 'ZQX-4', 'ZQX-5', 'ZQX-6']
  for (const code of codes.toReversed()) await aVoucherCode({ code })
  await aVoucherCode({ code: 'ZQX-0', deleted_at: new Date() })
  const find = (q: string) => client.data(`{ cmsFindVoucherCodes(q: "${q}") { code voucher { title } } }`)
  const found = (await find('zqx')).cmsFindVoucherCodes
  expect(found.map(({ code }: { code: string }) => code)).toEqual(codes.slice(0, 5))
  expect((await find('ZQ X6')).cmsFindVoucherCodes).toHaveLength(1)
  expect((await find('QX')).cmsFindVoucherCodes).toEqual([])
})

describe('several codes', () => {
  const deleting = `mutation ($ids: [ID!], $list: JSON, $after: ID) {
    cmsDeleteVoucherCodes(_ids: $ids, list: $list, after: $after) { outcomes { _id ok reason version } next } }`
  const remove = async (variables: object) => (await client.data(deleting, variables)).cmsDeleteVoucherCodes

  test('are deleted at once, except those that somebody has or a prize reserves; then undone', async () => {
    const id = await aVoucherOfEachState()
    const { outcomes } = await remove({ list: { voucherId: id } })
    const reasons = outcomes.flatMap(({ reason }: { reason: string | null }) => reason ?? [])
    expect(reasons.toSorted()).toEqual([
      'voucher_codes_text_handed_over',
      'voucher_codes_text_handed_over',
      'voucher_codes_text_reserved',
    ])
    expect((await list(id)).counter).toBe(3)
    const done = outcomes.filter(({ ok }: { ok: boolean }) => ok)
    const changes = done.map(({ _id, version }: { _id: string; version: number }) => ({ _id, version }))
    const undoing = `mutation ($changes: [UndoneChange!]!) {
      cmsUndoMany(model: VOUCHER_CODE, changes: $changes) { ok } }`
    await client.data(undoing, { changes })
    expect((await list(id)).counter).toBe(6)
  })

  test('of all vouchers are never meant', async () => {
    expect((await client.refusal(deleting, { list: { state: 'FREE' } })).code).toBe('BAD_USER_INPUT')
  })
})

describe('generated codes', () => {
  const creating = `mutation ($data: VoucherCodeInput!) {
    createVoucherCode(data: $data) { created items { code startDate endDate } } }`
  const generate = async (voucherId: string, given: object) =>
    (await client.data(creating, { data: { voucherId, type: 'GENERATE', qty: 3, ...given } })).createVoucherCode

  test('have a prefix and a pattern, and without dates are valid as long as they can be', async () => {
    const { id, end_date } = await aVoucher()
    const { items } = await generate(id, { prefix: 'TET-', pattern: '####-@@@@-****' })
    expect(items).toHaveLength(3)
    for (const { code, startDate, endDate } of items) {
      expect(code).toMatch(/^TET-\d{4}-[A-Z]{4}-[0-9A-Z]{4}$/)
      expect(startDate).toBe(inDays(1).toISOString())
      expect(new Date(endDate).getTime()).toBe(startOfDay(dayOf(end_date)).getTime() - 1)
    }
  })

  test('of a campaign are valid as long as it is', async () => {
    const { id, start_date, end_date } = await aVoucher({ type: 'REFERRAL', referral_turns: 1, status: 'DISABLED' })
    const [code] = (await generate(id, {})).items
    expect([code.startDate, code.endDate]).toEqual([start_date.toISOString(), end_date.toISOString()])
  })

  test.each([
    [{ pattern: '########' }, 'voucher_codes_text_pattern_guessable'],
    [{ pattern: '********', qty: 100_000 }, 'voucher_codes_text_pattern_guessable'],
    [{ pattern: '**** ****|****' }, 'voucher_codes_text_pattern_characters'],
    [{ prefix: 'A<b>' }, 'voucher_codes_text_prefix_characters'],
    [{ type: 'IMPORT', qty: null, voucherCodes: ['A-1'], prefix: 'A' }, 'voucher_codes_text_no_pattern'],
  ])('%o is refused', async (given, reason) => {
    const { id } = await aVoucher()
    const { fields } = await client.refusal(creating, { data: { voucherId: id, type: 'GENERATE', qty: 3, ...given } })
    expect(fields![0]).toMatchObject({ reason })
  })
})

test('what was handed over is redeemed; what prizes reserve stands beside it', async () => {
  const id = await aVoucherOfEachState()
  expect((await client.data(`{ voucher(_id: "${id}") { qty redeemed reserved available } }`)).voucher).toEqual({
    qty: 6,
    redeemed: 2,
    reserved: 1,
    available: 3,
  })
})
