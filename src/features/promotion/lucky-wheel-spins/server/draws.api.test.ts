import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { aDrawnWheel } from '../../../../../tests/harness/a-drawn-wheel.ts'
import { factories } from '../../../../../tests/harness/factories.ts'
import { withoutVisits } from '../../../../../tests/harness/no-visits.ts'
import { startServer } from '../../../../../tests/harness/server.ts'
import { checkFile } from '../draws-file.ts'
import { sealDraws } from './seal.job.ts'

const server = await startServer()
await withoutVisits(server)
const { aUser, anAdmin, aStaff } = factories(server.db)
await server.db.updateTable('system_settings').set({ value: '100' }).where('key', 'like', 'wheel.%').execute()
const boss = await anAdmin()
const admin = server.as(boss)

const wheel = await aDrawnWheel(server, [{ qty: 3 }, { qty: 1, tier: 'SILVER' }])
const [winner, friend] = [await aUser({ full_name: 'Đỗ Thị Quay' }), await aUser()]
await admin.data(`mutation { updateLuckyWheelPrizeWinners(prizeId: "${wheel.stocks[1]}", reason: "x",
  designatedUserPhoneNumbers: ["${friend.phone_number}"]) { free } }`)
await sealDraws.run(server.app)
const spinning = `mutation ($wheelId: ID!, $requestId: String!) { spin(wheelId: $wheelId, requestId: $requestId) { spinId } }`
let requests = 0
const spin = async (by: { id: string }) =>
  (await server.asMember(by).data(spinning, { wheelId: wheel.id, requestId: `request-${++requests}` })).spin
    .spinId as string
const mine: string[] = []
for (let i = 0; i < 5; i++) mine.push(await spin(winner))
await spin(friend)

const seal = async () => {
  await server.clock.advance(11_000)
  await sealDraws.run(server.app)
}

const listing = `query ($wheelId: ID, $filter: LuckyWheelSpinFilter) { cmsListLuckyWheelSpins(wheelId: $wheelId, filter: $filter) {
  counter items { _id outcome turn unit dueAt user { fullName } win { prize { _id } } seal { number seal } } } }`
const spins = async (filter: object = {}) =>
  (await admin.data(listing, { wheelId: wheel.id, filter })).cmsListLuckyWheelSpins as {
    counter: number
    items: { outcome: string; unit: number | null; dueAt: string | null; seal: { number: number } | null }[]
  }

test('staff find spins by person, outcome, prize and day, each with its place in the log', async () => {
  expect((await spins()).items.map((one) => one.seal)).toEqual([null, null, null, null, null, null])
  await seal()
  const all = await spins()
  expect(all.items.map(({ outcome }) => outcome)).toEqual(['ASSIGNED', 'MISSED', 'MISSED', 'WON', 'WON', 'WON'])
  expect(all.items.map((one) => one.seal?.number)).toEqual([7, 6, 5, 4, 3, 2])
  expect(all.items.map(({ unit, dueAt }) => [unit !== null, dueAt !== null])).toEqual(
    all.items.map(({ outcome }) => [outcome === 'WON', outcome === 'WON']),
  )
  for (const [filter, counter] of [
    [{ outcome: 'WON' }, 4],
    [{ outcome: 'ASSIGNED' }, 1],
    [{ outcome: 'MISSED' }, 2],
    [{ prize: wheel.stocks[0] }, 3],
    [{ prize: wheel.stocks[1] }, 1],
    [{ q: 'thi quay do' }, 5],
    [{ days: { to: '2020-01-01' } }, 0],
  ] as const) {
    const found = await spins(filter)
    expect([found.counter, found.items.length], JSON.stringify(filter)).toEqual([counter, counter])
  }
})

const pageOf = (headers: object, query = '') =>
  server.fastify.inject({ url: `/app/draws/${wheel.id}${query}`, headers: { ...headers } })

test('a browser gets the page in its language, with nothing but its own two files; others get JSON', async () => {
  const browser = { accept: 'text/html,*/*;q=0.8' }
  const vietnamese = await pageOf(browser)
  expect(vietnamese.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(vietnamese.headers['content-security-policy']).toMatch(/^default-src 'none';script-src 'self';/)
  expect(String(vietnamese.headers.vary)).toMatch(/accept(,|$)/)
  expect(vietnamese.body).toContain('<html lang="vi">')
  expect((await pageOf({ ...browser, 'accept-language': 'en-GB,vi;q=0.5' })).body).toContain('<html lang="en">')
  expect((await pageOf(browser, '?lang=en')).body).toContain('Check a draw')
  expect((await pageOf({ accept: 'application/json' })).json()).toMatchObject({ wheelId: wheel.id, seals: 2 })
  expect((await server.fastify.inject({ url: `/app/draws/${uuidv7()}`, headers: browser })).statusCode).toBe(404)
})

const receiptOf = async (spinId: string) =>
  JSON.stringify(
    await server.asMember(winner).data(
      `query ($spinId: ID!) { spinReceipt(spinId: $spinId) { spinId wheelId userId number moment batchId seedHash seed prizeId
        unit dueAt eligibleTiers assigned root path salt formerRoot person } }`,
      { spinId },
    ),
  )

/** What the downloaded verifier says when Node runs it. */
const verifier = await mkdtemp(join(tmpdir(), 'draws-'))
await writeFile(join(verifier, 'verifier.mjs'), (await server.fastify.inject({ url: '/app/draws/verifier.mjs' })).body)
const verified = (...args: string[]) =>
  new Promise<{ code: number; said: string }>((done) => {
    execFile(process.execPath, [join(verifier, 'verifier.mjs'), ...args], { env: {} }, (error, out, failed) =>
      done({ code: error ? Number(error.code) : 0, said: out + failed }),
    )
  })
const kept = async (name: string, text: string) => {
  await writeFile(join(verifier, name), text)
  return join(verifier, name)
}

test('Node runs the download: it checks the log and a receipt, and names what was changed', async () => {
  await server.fastify.listen({ host: '127.0.0.1', port: 0 })
  const address = `http://127.0.0.1:${(server.fastify.server.address() as AddressInfo).port}/app/draws/${wheel.id}`
  const receipt = await receiptOf(mine[0]!)
  const good = await verified(address, await kept('receipt.json', receipt))
  expect(good).toEqual({
    code: 0,
    said: 'The log is whole: 2 pages, and every award was due and in its order.\nThe receipt is in the log, as number 2.\n',
  })
  const forged = receipt.replace('"unit":0', '"unit":1').replace('"unit":2', '"unit":0')
  const bad = await verified(
    address,
    await kept('forged.json', forged === receipt ? receipt.replace('GOLD', 'GOLF') : forged),
  )
  expect(bad.code).toBe(1)
  expect(bad.said).toContain('The published log has something else as number 2.')
})

/** By somebody who has just signed in: the clock may have moved. */
const download = async (wheelId = wheel.id) => {
  const { createDrawsFile } = await server.as(boss).data(`mutation { createDrawsFile(wheelId: "${wheelId}") }`)
  return server.fastify.inject({ url: createDrawsFile })
}

test('an ADMIN downloads the auditor’s file once, which is logged; it names nobody', async () => {
  const { statusCode, headers, body } = await download()
  expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store'])
  expect(body).not.toMatch(new RegExp(`${winner.id}|${friend.id}|Quay|${winner.phone_number.slice(1)}`))
  const who = body.match(/"who":\d+/g)!
  expect([who.length, new Set(who).size]).toEqual([6, 2])
  const entry = { action: 'createDrawsFile', model: 'LUCKY_WHEEL', target_id: wheel.id }
  const logged = await server.db
    .selectFrom('audit_entries')
    .select(['action', 'model', 'target_id'])
    .where('action', '=', 'createDrawsFile')
    .execute()
  expect(logged).toEqual([entry])
  const staff = server.as(await aStaff())
  expect((await staff.refusal(`mutation { createDrawsFile(wheelId: "${wheel.id}") }`)).code).toBe('FORBIDDEN')
})

const linesOf = async function* (text: string) {
  yield* text.trimEnd().split('\n')
}

test('the file of an ended wheel is whole; each change of it is named, and so is a spin that was passed over', async () => {
  await server.clock.moveTo(new Date(wheel.end_date.getTime() + 1000))
  const { body } = await download()
  const whole = await verified(await kept('draws.ndjson', body))
  expect(whole).toEqual({ code: 0, said: expect.stringContaining('6 spins, 4 awards') })
  expect(whole.said).toContain('passed over in 1 of 1 batches')
  const changed = async (change: (text: string) => string) => {
    expect(change(body)).not.toBe(body)
    return (await checkFile(linesOf(change(body)))).faults.map(({ key }) => key.replace('lucky_wheel_spins_fault_', ''))
  }
  expect(await changed((text) => text.replace(/"moment":"(\d{4})/, '"moment":"1999'))).toContain('leaf')
  const otherByte = (_: string, before: string, byte: string) => `${before}${byte === '00' ? 'ff' : '00'}`
  expect(await changed((text) => text.replace(/("hash":")(..)/, otherByte))).toContain('seal_root')
  expect(await changed((text) => text.replace(/\{"kind":"spin".*\n/, ''))).toContain('order')
  expect(await changed((text) => text.slice(0, text.lastIndexOf('{"kind":"end"')))).toEqual(['end'])
  expect(await changed((text) => text.replace(/("seed":")(..)/, otherByte))).toContain('batch_seed')
  expect(await changed((text) => `${text}x`)).toEqual(['line'])
  const inCapitals = (_: string, before: string, hash: string) => `${before}${hash.toUpperCase()}`
  expect(await changed((text) => text.replace(/("kind":"designation".*"hash":")(\w+)/, inCapitals))).toContain('leaf')
  expect(await changed((text) => text.replace(/("seed":")(\w+)/, inCapitals))).toContain('batch_seed')
  const bad = await verified(await kept('changed.ndjson', body.replace(/"moment":"(\d{4})/, '"moment":"1999')))
  expect([bad.code, bad.said]).toEqual([1, expect.stringContaining('Number 2 is not what was sealed.')])
})

test('a spin that won nothing while a unit was due is named', async () => {
  const other = await aDrawnWheel(server, [{ qty: 2 }], 60_000)
  const missed = {
    id: uuidv7({ msecs: Date.now() }),
    wheel_id: other.id,
    batch_id: other.batch.id,
    user_id: winner.id,
    request_id: 'passed-over',
    turn: 'FREE',
    eligible_tiers: ['GOLD'],
    answer: '{}',
    salt: randomBytes(32),
    created_at: new Date(),
  } as const
  await server.db
    .insertInto('spins')
    .values({ ...missed, eligible_tiers: ['GOLD'] })
    .execute()
  await seal()
  await server.clock.moveTo(new Date(other.end_date.getTime() + 1000))
  const { faults } = await checkFile(linesOf((await download(other.id)).body))
  expect(faults).toEqual([
    { key: 'lucky_wheel_spins_fault_passed_over', params: { number: 1, unit: 0, prize: other.stocks[0] } },
  ])
})
