import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { eventKinds } from '../../src/features/integration/api-keys/api-key.values.ts'
import { lock, untilWaiting } from '../harness/at-once.ts'
import { backendOf } from '../harness/every-mutation.ts'
import { factories, type Person } from '../harness/factories.ts'
import { withoutVisits } from '../harness/no-visits.ts'
import { startServer } from '../harness/server.ts'

/** Dry runs hold locks of several members at once. What is meant goes on all the same. */
const server = await startServer()
await withoutVisits(server)
const { anApiKey, aUser, aVoucher, aVoucherCode, points } = factories(server.db)
const header = { 'dry-run': '1' }
const track = 'mutation ($events: [TrackedEventInput!]!) { trackEvents(events: $events) { state } }'
const buying = 'mutation ($id: ID!) { buyVoucher(_id: $id) { redemption { code } } }'

const event = ({ id: memberId }: Person) => ({
  key: uuidv7(),
  memberId,
  kind: 'CREATE_POST',
  subjectId: uuidv7(),
  occurredAt: new Date().toISOString(),
})

test('events that are sent at the same moment, in other orders, all count', async () => {
  const { text } = await anApiKey({ event_kinds: [...eventKinds], daily_points: 10_000_000 })
  const backend = server.asMember({ idToken: text })
  const members = await Promise.all(Array.from({ length: 4 }, () => aUser()))
  const orders = [members, members.toReversed(), [...members.slice(2), ...members.slice(0, 2)]]
  const send = (headers = {}) =>
    orders.map((order) => backend.query(track, { events: order.map((one) => event(one)) }, headers))
  const [rehearsed, performed] = await Promise.all([Promise.all(send(header)), Promise.all(send())])
  for (const { data, errors } of performed) {
    expect(errors).toBeUndefined()
    expect(data.trackEvents.map(({ state }: { state: string }) => state)).not.toContain('REFUSED')
  }
  // One that has to give way says that it may be tried again.
  for (const { errors } of rehearsed) expect(errors?.[0]?.extensions.code ?? 'UNAVAILABLE').toBe('UNAVAILABLE')
  const counted = server.db.selectFrom('member_actions').select('id').where('kind', '=', 'CREATE_POST')
  expect(await counted.execute()).toHaveLength(performed.length * members.length)
})

test('a dry run that waits gives up its locks: the last code of a voucher is bought meanwhile', async () => {
  const voucher = await aVoucher({ admin_status: 'APPROVED', point_spend: 100 })
  const { code } = await aVoucherCode({ voucher_id: voucher.id })
  const [one, other] = [await aUser(), await aUser()]
  for (const { id } of [one, other]) await points(id, 1_000)
  const { dry } = await backendOf(server, one)
  // Holds the dry run back between its code and its points.
  const balance = await lock(server, { statement: `select from balances where user_id = '${one.id}' for update` })
  const rehearsed = dry.query(buying, { id: voucher.id })
  await untilWaiting(server, 1)
  const bought = await server.asMember(other).query(buying, { id: voucher.id })
  expect(bought.data.buyVoucher.redemption.code).toBe(code)
  expect((await rehearsed).errors![0]!.extensions.code).toBe('UNAVAILABLE')
  await balance.release()
})
