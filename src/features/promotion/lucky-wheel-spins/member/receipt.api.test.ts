import { expect, test } from 'vitest'
import { aDrawnWheel } from '../../../../../tests/harness/a-drawn-wheel.ts'
import { factories } from '../../../../../tests/harness/factories.ts'
import { startServer } from '../../../../../tests/harness/server.ts'
import { sealDraws } from '../server/seal.job.ts'
import { type DrawIndex, type DrawPage, faultsOfLog, faultsOfReceipt, type Receipt } from '../verify-draws.ts'

const server = await startServer()
const { aUser, anAdmin } = factories(server.db)
await server.db.updateTable('system_settings').set({ value: '100' }).where('key', 'like', 'wheel.%').execute()

const spinning = `mutation ($wheelId: ID!, $requestId: String!) { spin(wheelId: $wheelId, requestId: $requestId) {
  spinId won { prizeId } } }`
const reading = `query ($spinId: ID!) { spinReceipt(spinId: $spinId) { spinId wheelId userId number moment batchId seedHash seed prizeId unit
  dueAt eligibleTiers assigned root path salt formerRoot person } }`
const get = async (url: string) => {
  const response = await server.fastify.inject({ url })
  return { status: response.statusCode, cache: response.headers['cache-control'], text: response.body }
}
const read = async <T>(url: string): Promise<T> => JSON.parse((await get(url)).text) as T

async function logOf(wheelId: string) {
  const index = await read<DrawIndex>(`/app/draws/${wheelId}`)
  const pages: DrawPage[] = []
  for (let i = 1; i <= index.seals; i++) pages.push(await read<DrawPage>(`/app/draws/${wheelId}/${i}`))
  return { index, pages }
}

test('spins are sealed in order; each receipt is in the log, and the log holds what it promises', async () => {
  const wheel = await aDrawnWheel(server, [{ qty: 5 }])
  const [me, other] = [await aUser(), await aUser()]
  const client = server.asMember(me)
  const number = other.phone_number
  await server.as(await anAdmin()).data(`mutation { updateLuckyWheelPrizeWinners(prizeId: "${wheel.stocks[0]}",
    reason: "x", designatedUserPhoneNumbers: ["${number}"]) { free } }`)
  await sealDraws.run(server.app)
  const spins: string[] = []
  const spin = async (by: typeof client) => {
    const request = { wheelId: wheel.id, requestId: `request-${spins.length}` }
    spins.push((await by.data(spinning, request)).spin.spinId)
  }
  for (let i = 0; i < 6; i++) await spin(client)
  await spin(server.asMember(other))
  const receiptOf = async (spinId: string) => (await client.data(reading, { spinId })).spinReceipt as Receipt
  expect(await receiptOf(spins[0]!)).toMatchObject({ number: null, root: null, path: null, seed: null, unit: 1 })

  await sealDraws.run(server.app)
  expect((await receiptOf(spins[0]!)).number).toBeNull()
  await server.clock.advance(11_000)
  await sealDraws.run(server.app)
  const log = await logOf(wheel.id)
  expect(log.pages.map(({ hashes }) => hashes.length)).toEqual([1, 7])
  expect(await faultsOfLog(log.index, log.pages)).toEqual([])
  const receipts = await Promise.all(spins.slice(0, 6).map(receiptOf))
  expect(receipts.map((receipt) => receipt.number)).toEqual(Array.from({ length: 6 }, (_, i) => i + 2))
  // One of the five is reserved, the first, so four are won by chance, and the rest of the spins win nothing.
  expect(receipts.filter(({ prizeId }) => prizeId)).toHaveLength(4)
  for (const receipt of receipts) expect(await faultsOfReceipt(receipt, log.index, log.pages[1]!)).toEqual([])
  expect(log.pages[1]!.awards.at(-1)).toMatchObject({ assigned: true, unit: null, dueAt: null, number: 8 })
  expect(JSON.stringify(log)).not.toMatch(new RegExp(`${me.id}|${other.id}|seed":"`))

  await server.clock.moveTo(new Date(wheel.end_date.getTime() + 1000))
  const after = await logOf(wheel.id)
  expect(after.index.batches[0]!.seed).toBe(wheel.seed.toString('hex'))
  expect(await faultsOfLog(after.index, after.pages)).toEqual([])
  const seeded = (await server.asMember(me).data(reading, { spinId: spins[0] })).spinReceipt as Receipt
  expect(seeded.seed).toBe(wheel.seed.toString('hex'))
  expect(await faultsOfReceipt(seeded, after.index, after.pages[1]!)).toEqual([])
  expect(await faultsOfLog(after.index, flipped(after.pages))).not.toEqual([])
})

/** One digit of one leaf. */
const flipped = (pages: readonly DrawPage[]): DrawPage[] =>
  pages.map((page, i) => {
    if (i !== 1) return page
    const [first, ...rest] = page.hashes
    return { ...page, hashes: [(first!.startsWith('0') ? '1' : '0') + first!.slice(1), ...rest] }
  })

test('a receipt is shown to the member alone', async () => {
  const wheel = await aDrawnWheel(server, [])
  const request = { wheelId: wheel.id, requestId: 'own-receipt' }
  const { spinId } = (await server.asMember(await aUser()).data(spinning, request)).spin
  const refused = await server.asMember(await aUser()).refusal(reading, { spinId })
  expect([refused.code, refused.reason]).toEqual(['NOT_FOUND', 'lucky_wheel_spins_text_spin_gone'])
})

test('a sealed page is kept by whoever read it; what is not there is not', async () => {
  const wheel = await aDrawnWheel(server, [])
  const client = server.asMember(await aUser())
  await client.data(spinning, { wheelId: wheel.id, requestId: 'a-request' })
  await server.clock.advance(11_000)
  await sealDraws.run(server.app)
  expect(await get(`/app/draws/${wheel.id}/1`)).toMatchObject({
    status: 200,
    cache: 'public, max-age=31536000, immutable',
  })
  for (const url of [`/app/draws/${wheel.id}/2`, '/app/draws/nothing', `/app/draws/${wheel.id}/x`])
    expect(await get(url)).toMatchObject({ status: 404, cache: 'no-store' })
})

test('what is sealed cannot be changed by the application', async () => {
  const refused = async (run: Promise<unknown>) =>
    run.then(
      () => 'done',
      (error: { code?: string }) => error.code,
    )
  const denied = '42501'
  expect(await refused(server.db.updateTable('draw_leaves').set({ number: 9 }).execute())).toBe(denied)
  expect(await refused(server.db.deleteFrom('draw_seals').execute())).toBe(denied)
  expect(await refused(server.db.deleteFrom('spins').execute())).toBe(denied)
  expect(await refused(server.db.updateTable('spins').set({ turn: 'EARNED' }).execute())).toBe(denied)
})
