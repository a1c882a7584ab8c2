import { expect, test } from 'vitest'
import { aDrawnWheel } from '../../../../../tests/harness/a-drawn-wheel.ts'
import { atOnce, lock, untilWaiting } from '../../../../../tests/harness/at-once.ts'
import { factories } from '../../../../../tests/harness/factories.ts'
import { withoutVisits } from '../../../../../tests/harness/no-visits.ts'
import { startServer } from '../../../../../tests/harness/server.ts'
import { drawIndex, drawPage } from '../server/published.ts'
import { sealDraws } from '../server/seal.job.ts'
import { faultsOfLog } from '../verify-draws.ts'

const server = await startServer()
await withoutVisits(server)
const { aUser, anAdmin, aVoucher, aVoucherCode } = factories(server.db)
const setting = (key: string, value: string) =>
  server.db.updateTable('system_settings').set({ value }).where('key', '=', key).execute()
await setting('wheel.turnsPerDay', '1000')
await setting('wheel.spinsPerMinute', '1000')
const onPostgres = test.runIf(server.engine === 'postgres')

const spinning = `mutation ($wheelId: ID!, $requestId: String!) { spin(wheelId: $wheelId, requestId: $requestId) {
  spinId won { prizeId code } turnsLeft } }`
const given = (wheel: { id: string }, request: number | string) => ({
  wheelId: wheel.id,
  requestId: `request-${request}`,
})
const awardsOf = (wheel: { id: string }) =>
  server.db.selectFrom('wheel_awards').selectAll().where('wheel_id', '=', wheel.id).execute()

/** Sends the same request again, as an app does, where the database had no connection left. */
async function spun(client: ReturnType<typeof server.asMember>, request: object): Promise<{ won: unknown }> {
  for (;;) {
    const { data, errors } = await client.query(spinning, { ...request })
    if (!errors) return data.spin as { won: unknown }
    if (errors[0]!.extensions.code !== 'UNAVAILABLE') throw new Error(errors[0]!.message)
  }
}

test('a thousand spins at once win exactly what has fallen due, each code once', async () => {
  const voucher = await aVoucher({ type: 'GAME', admin_status: 'APPROVED' })
  for (let i = 0; i < 10; i++) await aVoucherCode({ voucher_id: voucher.id })
  const wheel = await aDrawnWheel(server, [
    { qty: 10, point: 100 },
    { qty: 10, voucherId: voucher.id, tier: 'SILVER' },
  ])
  const clients = await Promise.all(Array.from({ length: 50 }, async () => server.asMember(await aUser())))
  const answers: unknown[] = []
  await Promise.all(
    clients.map(async (client, person) => {
      for (let i = 0; i < 20; i++) answers.push((await spun(client, given(wheel, `${person}-${i}`))).won)
    }),
  )
  expect(answers).toHaveLength(1000)
  expect(answers.filter(Boolean)).toHaveLength(20)
  const awards = await awardsOf(wheel)
  expect(new Set(awards.map(({ stock_id, lane, unit }) => `${stock_id} ${lane} ${unit}`)).size).toBe(20)
  expect(new Set(awards.flatMap(({ code_id }) => code_id ?? [])).size).toBe(10)
  expect(await server.db.selectFrom('spins').select('id').where('wheel_id', '=', wheel.id).execute()).toHaveLength(1000)

  await server.clock.advance(11_000)
  await sealDraws.run(server.app)
  await server.clock.moveTo(new Date(wheel.end_date.getTime() + 1000))
  const index = (await drawIndex(server.app, wheel.id))!
  const pages = await Promise.all(
    Array.from({ length: index.seals }, async (_, i) => (await drawPage(server.app, wheel.id, i + 1))!),
  )
  expect(pages.reduce((sum, { hashes }) => sum + hashes.length, 0)).toBe(1000)
  expect(pages.flatMap((page) => page.awards)).toHaveLength(20)
  expect(await faultsOfLog(index, pages)).toEqual([])
}, 240_000)

test('the same request fifty times at once is one spin', async () => {
  const wheel = await aDrawnWheel(server, [{ qty: 5 }])
  const client = server.asMember(await aUser())
  await client.token()
  const answers = await Promise.all(Array.from({ length: 50 }, () => client.query(spinning, given(wheel, 'same'))))
  const spins = answers.flatMap(({ data }) => data?.spin ?? [])
  // Those beyond a person's place in the line are refused, and may be sent again.
  expect(spins.length).toBeGreaterThan(1)
  expect(new Set(spins.map((spin) => JSON.stringify(spin))).size).toBe(1)
  expect(await awardsOf(wheel)).toHaveLength(1)
})

test('two sessions cannot spend the same turn', async () => {
  const wheel = await aDrawnWheel(server, [])
  await setting('wheel.turnsPerDay', '1')
  const me = await aUser()
  const [one, two] = [server.asMember(me), server.asMember(me)]
  const results = await atOnce(server, { writesTo: 'spin_balances' }, [
    () => one.query(spinning, given(wheel, 'one-session')),
    () => two.query(spinning, given(wheel, 'two-session')),
  ])
  const reasons = results.map((result) =>
    result.status === 'fulfilled' ? (result.value.errors?.[0]?.extensions.reason ?? 'done') : result.reason,
  )
  expect(new Set(reasons)).toEqual(new Set(['done', 'lucky_wheel_spins_text_no_turns']))
  await setting('wheel.turnsPerDay', '1000')
})

onPostgres('who finds a due unit locked waits for it, and wins it if the other does not', async () => {
  const wheel = await aDrawnWheel(server, [{ qty: 1 }])
  const client = server.asMember(await aUser())
  const statement = `select from stock_lanes where stock_id = '${wheel.stocks[0]}' for update`
  const gate = await lock(server, { statement })
  const spin = client.data(spinning, given(wheel, 'waiting'))
  await untilWaiting(server, 1)
  await gate.release()
  expect((await spin).spin.won.prizeId).toBe(wheel.stocks[0])
})

onPostgres('a designation that is taken back during the spin is not won', async () => {
  await server.db.updateTable('lucky_wheel_configs').set({ minimum: 1_000 }).execute()
  const wheel = await aDrawnWheel(server, [{ qty: 1 }])
  const me = await aUser()
  const admin = server.as(await anAdmin())
  const designating = (numbers: string) => `mutation { updateLuckyWheelPrizeWinners(prizeId: "${wheel.stocks[0]}",
    reason: "x", designatedUserPhoneNumbers: [${numbers}]) { free } }`
  await admin.data(designating(`"${me.phone_number}"`))
  await sealDraws.run(server.app)
  const gate = await lock(server, { statement: 'lock table wheel_awards in share mode' })
  const spin = server.asMember(me).data(spinning, given(wheel, 'designated'))
  try {
    await untilWaiting(server, 1)
    await admin.data(designating(''))
  } finally {
    await gate.release()
  }
  expect((await spin).spin.won).toBeNull()
  expect(await awardsOf(wheel)).toEqual([])
  expect(await server.db.selectFrom('point_entries').select('id').where('user_id', '=', me.id).execute()).toEqual([])
  await server.db.updateTable('lucky_wheel_configs').set({ minimum: 0 }).execute()
})

onPostgres('a member who is blocked during the spin wins nothing', async () => {
  const wheel = await aDrawnWheel(server, [{ qty: 1 }])
  const me = await aUser()
  const [client, admin] = [server.asMember(me), server.as(await anAdmin())]
  await client.token()
  const gate = await lock(server, { statement: 'lock table lucky_wheel_configs in access exclusive mode' })
  const spin = client.refusal(spinning, given(wheel, 'blocked'))
  try {
    await untilWaiting(server, 1)
    await admin.data(`mutation { blockUser(targetId: "${me.id}") { _id } }`)
  } finally {
    await gate.release()
  }
  expect((await spin).code).toBe('UNAUTHENTICATED')
  expect(await awardsOf(wheel)).toEqual([])
  expect(await server.db.selectFrom('spins').select('id').where('user_id', '=', me.id).execute()).toEqual([])
})

onPostgres.each(['points', 'a code'])(
  'a wheel that is deleted during the spin gives nothing, neither %s',
  async (gift) => {
    const voucher = await aVoucher({ type: 'GAME', admin_status: 'APPROVED' })
    await aVoucherCode({ voucher_id: voucher.id })
    const wheel = await aDrawnWheel(server, [gift === 'points' ? { point: 100 } : { voucherId: voucher.id }])
    const client = server.asMember(await aUser())
    const admin = server.as(await anAdmin())
    // The spin has seen that the wheel runs, and waits for the conditions.
    const gate = await lock(server, { statement: 'lock table lucky_wheel_configs in access exclusive mode' })
    const spin = client.refusal(spinning, given(wheel, 'deleted'))
    try {
      await untilWaiting(server, 1)
      await admin.data(`mutation { deleteLuckyWheel(_id: "${wheel.id}") { _id } }`)
    } finally {
      await gate.release()
    }
    expect((await spin).reason).toBe('lucky_wheel_spins_text_not_running')
    expect(await awardsOf(wheel)).toEqual([])
  },
)
