import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { beforeEach, describe, expect, test } from 'vitest'
import { factories } from '../../../../../tests/harness/factories.ts'
import { startServer } from '../../../../../tests/harness/server.ts'
import { webhookSink } from '../../../../../tests/harness/webhook-sink.ts'
import { command } from '../../../../platform/server/command.ts'
import { ownContext } from '../../../../platform/server/context.ts'
import { announceOfMember } from '../../../records/webhook-events/server/public.ts'
import { connections, drain, sendWebhooks } from './drain.ts'
import { fanOut } from './fan-out.ts'
import { waiting } from './figures.ts'
import { forgetWebhooks } from './forget.job.ts'
import { watchFailing } from './health.ts'
import { claim, pauses } from './line.ts'

const server = await startServer({ env: { WEBHOOK_ALLOW: '127.0.0.0/8' } })
const { db, app } = server
const { aDelivery, anAdmin } = factories(db)
const admin = server.as(await anAdmin())
const sink = await webhookSink()

const adding = `mutation ($url: String!, $types: [String!]!) {
  cmsCreateWebhookEndpoint(url: $url, types: $types, note: "") { secret endpoint { _id version } } }`
const on = (operation: string, selection: string) => `mutation ($id: ID!) { ${operation}(_id: $id) { ${selection} } }`

/** The only endpoint, of the sink. */
async function anEndpoint(types: readonly string[] = ['points.booked']) {
  const { endpoint, secret } = (await admin.data(adding, { url: sink.url, types })).cmsCreateWebhookEndpoint
  await sink.answer({ secrets: [secret] })
  return { id: endpoint._id as string, version: endpoint.version as number, secret: secret as string }
}

/** Announces something about a member, and hands it to the endpoints. */
async function happens(userId = uuidv7(), entryId = uuidv7()) {
  await command(ownContext(app, 'test'), (ctx) => announceOfMember(ctx, 'points.booked', userId, { entryId }))
  await fanOut(app)
  return { userId, entryId }
}

/** Sends to the endpoint until a condition holds. */
async function sendUntil(id: string, done: () => boolean | Promise<boolean>) {
  const stopping = new AbortController()
  const drained = drain({ ...app, stopping }, id)
  await expect.poll(done, { timeout: 20_000, interval: 20 }).toBe(true)
  stopping.abort()
  await drained
}
const deliveries = (id: string) =>
  db
    .selectFrom('webhook_deliveries')
    .selectAll()
    .where('endpoint_id', '=', id)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
const are = (id: string, state: string) => async () => (await deliveries(id)).every((one) => one.state === state)
const told = () => sink.received.map(({ payload }) => payload.data.entryId)
const make = (id: string, values: object) =>
  db.updateTable('webhook_deliveries').set(values).where('endpoint_id', '=', id).execute()
const drainRow = (id: string) =>
  db.selectFrom('webhook_drains').selectAll().where('endpoint_id', '=', id).executeTakeFirstOrThrow()
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000)

beforeEach(async () => {
  await db.updateTable('webhook_endpoints').set({ deleted_at: new Date() }).where('deleted_at', 'is', null).execute()
})

describe('what is announced', () => {
  test('reaches the endpoints that want it, signed, with ids, and numbered for each subject', async () => {
    const { id } = await anEndpoint()
    const other = await anEndpoint(['wheel.won'])
    await sink.answer({ secrets: [(await rotated(id)).secret] })
    const { userId, entryId } = await happens()
    await happens(userId)
    await sendUntil(id, are(id, 'DELIVERED'))
    expect(sink.received).toHaveLength(2)
    expect(sink.received.every(({ verified }) => verified)).toBe(true)
    const [first, second] = sink.received
    expect(first!.payload).toMatchObject({
      type: 'points.booked',
      data: { subject: { model: 'USER', id: userId }, entryId },
    })
    expect(second!.payload.data.sequence).toBe(Number(first!.payload.data.sequence) + 1)
    expect(await deliveries(other.id)).toEqual([])
    expect(await db.selectFrom('outbox').selectAll().execute()).toEqual([])
  })

  test('is nothing while no endpoint wants it, and nothing of what was rolled back', async () => {
    await happens()
    const { id } = await anEndpoint()
    const failing = command(ownContext(app, 'test'), async (ctx) => {
      await announceOfMember(ctx, 'points.booked', uuidv7(), { entryId: uuidv7() })
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    await fanOut(app)
    expect(await deliveries(id)).toEqual([])
  })

  test('cannot be announced outside of a transaction', async () => {
    await expect(announceOfMember(ownContext(app, 'test'), 'wheel.won', uuidv7(), {})).rejects.toThrow('transaction')
  })
})

async function rotated(id: string) {
  const rotating = 'mutation ($id: ID!) { cmsRotateWebhookSecret(_id: $id) { secret endpoint { formerSecretUntil } } }'
  return (await admin.data(rotating, { id })).cmsRotateWebhookSecret
}

describe('secrets', () => {
  test('two sign while one replaces the other, and the former one no longer than a day', async () => {
    const { id, secret } = await anEndpoint()
    const next = (await rotated(id)).secret
    expect(next).not.toBe(secret)
    for (const known of [secret, next]) {
      await sink.answer({ secrets: [known] })
      await happens()
      await sendUntil(id, are(id, 'DELIVERED'))
      expect(sink.received.map(({ verified }) => verified)).toEqual([true])
    }
    await db
      .updateTable('webhook_endpoints')
      .set({ former_secret_until: hoursAgo(0) })
      .where('id', '=', id)
      .execute()
    await sink.answer({ secrets: [secret] })
    await happens()
    await sendUntil(id, async () => (await drainRow(id)).last_error === 'STATUS')
    expect(sink.received.map(({ verified }) => verified)).toEqual([false])
    await forgetWebhooks.run(app)
    const kept = await db.selectFrom('webhook_endpoints').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    expect(kept.former_secret_sealed).toBeNull()
    expect(JSON.stringify(kept)).not.toContain(next.slice(6))
  })

  test('are told again to a repeat of the request alone, and stored nowhere in plain', async () => {
    const key = uuidv7()
    const ask = () => admin.data(adding, { url: sink.url, types: ['wheel.won'] }, { 'idempotency-key': key })
    const [one, again] = [await ask(), await ask()]
    expect(again).toEqual(one)
    const { rows } = await sql<{ outcome: string }>`select i::text as outcome from idempotency_keys i`.execute(db)
    expect(rows.length).toBeGreaterThan(0)
    const { secret } = one.cmsCreateWebhookEndpoint
    expect(rows.some(({ outcome }) => outcome.includes(secret.slice(6)))).toBe(false)
  })

  test('a receiver whose clock is wrong refuses, and gets it with a later try', async () => {
    const { id, secret } = await anEndpoint()
    await sink.answer({ secrets: [secret], clock: 600 })
    await happens()
    await sendUntil(id, async () => (await deliveries(id))[0]!.tries === 1)
    expect(sink.received[0]!.verified).toBe(false)
    await sink.answer({ secrets: [secret] })
    await make(id, { next_at: new Date() })
    await sendUntil(id, are(id, 'DELIVERED'))
  })
})

describe('what fails', () => {
  test('is tried again after growing pauses, under the same id, and then kept as failed', async () => {
    const { id } = await anEndpoint()
    await sink.answer({ status: 500, body: 'broken' })
    await happens()
    for (const [i, pause] of [...pauses, null].entries()) {
      await make(id, { next_at: new Date() })
      await sendUntil(id, async () => (await deliveries(id))[0]!.tries === i + 1)
      const [delivery] = await deliveries(id)
      if (pause === null) expect(delivery!.state).toBe('FAILED')
      else {
        const left = (delivery!.next_at.getTime() - Date.now()) / 1_000
        expect(left).toBeLessThanOrEqual(pause + 0.1)
        expect(left).toBeGreaterThan(pause - 4)
      }
    }
    expect(new Set(sink.received.map((one) => one.id)).size).toBe(1)
    const [failed] = await deliveries(id)
    const asked = '($id: ID!) { cmsWebhookDelivery(_id: $id) { attempts { number status error answer } } }'
    const { attempts } = (await admin.data(`query ${asked}`, { id: failed!.id })).cmsWebhookDelivery
    expect(attempts).toHaveLength(9)
    expect(attempts[0]).toEqual({ number: 9, status: 500, error: 'STATUS', answer: 'broken' })
    await sink.answer({})
    await admin.data(on('cmsSendWebhookAgain', '_id'), { id: failed!.id })
    await sendUntil(id, are(id, 'DELIVERED'))
    expect(sink.received.map((one) => one.id)).toEqual([failed!.id])
  }, 60_000)

  test('holds back later ones of its own subject alone, and for an hour at most', async () => {
    const { id } = await anEndpoint()
    const first = await happens()
    await sink.answer({ status: 503 })
    await sendUntil(id, async () => (await deliveries(id))[0]!.tries === 1)
    const [waiting] = await deliveries(id)
    const again = await admin.refusal(on('cmsSendWebhookAgain', '_id'), { id: waiting!.id })
    expect(again.reason).toBe('webhooks_text_waits_already')
    await make(id, { next_at: new Date(Date.now() + 3_600_000) })
    await sink.answer({})
    const second = await happens(first.userId)
    const other = await happens()
    await sendUntil(id, () => told().length === 1)
    expect(told()).toEqual([other.entryId])
    await make(id, { next_at: new Date() })
    await db
      .updateTable('webhook_deliveries')
      .set({ next_at: new Date(Date.now() + 60_000), first_failed_at: hoursAgo(1.1) })
      .where('endpoint_id', '=', id)
      .where('tries', '=', 1)
      .where('state', '=', 'PENDING')
      .execute()
    await sendUntil(id, () => told().length === 2)
    expect(told()).toEqual([other.entryId, second.entryId])
  })

  test('events of one subject arrive in their order, however many are sent at once', async () => {
    const { id } = await anEndpoint()
    const userId = uuidv7()
    const entries: string[] = []
    for (let i = 0; i < 30; i++) entries.push((await happens(userId)).entryId)
    await sendUntil(id, are(id, 'DELIVERED'))
    expect(told()).toEqual(entries)
  })
})

describe('an endpoint', () => {
  test('that fails for a day is paused; staff are told before; nothing vanishes', async () => {
    const { id } = await anEndpoint()
    const count = () => waiting[0]!.count(db)
    const failFor = (hours: number) =>
      db
        .updateTable('webhook_drains')
        .set({ failing_since: hoursAgo(hours) })
        .where('endpoint_id', '=', id)
        .execute()
    const marks = `{ cmsGetMarks { items { kind model targetId title text by { _id } } } }`
    const marked = async () => {
      const { items } = (await admin.data(marks)).cmsGetMarks as { items: { targetId: string; text: string }[] }
      return items
        .filter(({ targetId }) => targetId === id)
        .map(({ text }) => Number(text))
        .toReversed()
    }
    await sink.answer({ status: 500 })
    await happens()
    await sendUntil(id, async () => (await drainRow(id)).failing_since !== null)
    expect(await count()).toBe(0)
    for (const [hours, warned] of [
      [11.9, 0],
      [12.1, 50],
      [21.7, 90],
    ] as const) {
      await failFor(hours)
      await Promise.all([watchFailing(app), watchFailing(app)])
      expect((await drainRow(id)).warned).toBe(warned)
      expect(await count()).toBe(warned > 0 ? 1 : 0)
      expect(await marked()).toEqual([0, 50, 90].filter((part) => part > 0 && part <= warned))
    }
    await db.updateTable('webhook_drains').set({ warned: 0 }).where('endpoint_id', '=', id).execute()
    await failFor(12.1)
    await watchFailing(app)
    expect(await marked(), 'the next time that it fails').toEqual([50, 90, 50])
    const read = 'mutation ($id: ID!) { cmsReadMarks(endpointId: $id) }'
    expect((await admin.data(read, { id })).cmsReadMarks).toBe(3)
    await failFor(24)
    await watchFailing(app)
    await watchFailing(app)
    const state = async () =>
      (await admin.data('query ($id: ID!) { cmsWebhookEndpoint(_id: $id) { pausedBecause waiting } }', { id }))
        .cmsWebhookEndpoint
    expect(await state()).toEqual({ pausedBecause: 'FAILING', waiting: 1 })
    const paused = await db
      .selectFrom('audit_entries')
      .select('action')
      .where('target_id', '=', id)
      .where('action', '=', 'webhook:paused')
      .execute()
    expect(paused).toHaveLength(1)
    await happens()
    await sink.answer({})
    await sendWebhooks.run(app)
    await drain(app, id)
    expect(sink.received).toEqual([])
    await db
      .updateTable('webhook_deliveries')
      .set({ created_at: hoursAgo(24 * 31) })
      .where('endpoint_id', '=', id)
      .execute()
    await forgetWebhooks.run(app)
    expect(await state()).toEqual({ pausedBecause: 'FAILING', waiting: 2 })
    await make(id, { next_at: new Date(Date.now() + 3_600_000), first_failed_at: hoursAgo(1) })
    await admin.data(on('cmsResumeWebhookEndpoint', '_id'), { id })
    await sendUntil(id, are(id, 'DELIVERED'))
    expect(sink.received).toHaveLength(2)
    await forgetWebhooks.run(app)
    expect(await deliveries(id)).toEqual([])
  })

  test('gets again what was announced since a moment, or only what failed', async () => {
    const { id } = await anEndpoint()
    const [old, delivered, failed] = [await happens(), await happens(), await happens()]
    await sendUntil(id, are(id, 'DELIVERED'))
    const [first, , third] = await deliveries(id)
    await db
      .updateTable('webhook_deliveries')
      .set({ created_at: hoursAgo(2) })
      .where('id', '=', first!.id)
      .execute()
    await db.updateTable('webhook_deliveries').set({ state: 'FAILED' }).where('id', '=', third!.id).execute()
    const ask =
      'mutation ($id: ID!, $from: DateTime!, $only: Boolean!) { cmsSendWebhooksAgainFrom(_id: $id, from: $from, failedOnly: $only) { _id } }'
    await sink.answer({})
    await admin.data(ask, { id, from: hoursAgo(1).toISOString(), only: true })
    await sendUntil(id, async () => told().length === 1 && (await are(id, 'DELIVERED')()))
    expect(told()).toEqual([failed.entryId])
    await sink.answer({})
    await admin.data(ask, { id, from: hoursAgo(1).toISOString(), only: false })
    // Asked before the former is in the line: it adds to that.
    await admin.data(ask, { id, from: new Date().toISOString(), only: true })
    await sendUntil(id, async () => told().length === 2 && (await are(id, 'DELIVERED')()))
    expect(new Set(told())).toEqual(new Set([delivered.entryId, failed.entryId]))
    expect(told()).not.toContain(old.entryId)
    expect((await drainRow(id)).again_from).toBeNull()
  })

  test('is sent a test at once, also while paused; how that goes counts for nothing', async () => {
    const { id } = await anEndpoint()
    await admin.data(on('cmsPauseWebhookEndpoint', 'pausedBecause'), { id })
    const testing = on('cmsTestWebhookEndpoint', 'state lastStatus lastError type')
    const ok = (await admin.data(testing, { id })).cmsTestWebhookEndpoint
    expect(ok).toEqual({ state: 'DELIVERED', lastStatus: 200, lastError: null, type: 'webhook.test' })
    expect(sink.received[0]).toMatchObject({ verified: true, payload: { type: 'webhook.test' } })
    await sink.answer({ status: 404 })
    const failed = (await admin.data(testing, { id })).cmsTestWebhookEndpoint
    expect(failed).toMatchObject({ state: 'FAILED', lastStatus: 404, lastError: 'STATUS' })
    expect((await drainRow(id)).failing_since).toBeNull()
  })

  test('shows the last tries of each delivery, however many another one has', async () => {
    const [busy, other] = [await aDelivery(), await aDelivery()]
    const more = Array.from({ length: 120 }, (_, i) => ({
      delivery_id: busy.id,
      number: i + 2,
      tried_at: new Date(),
      took_ms: 1,
    }))
    await db.insertInto('webhook_tries').values(more).execute()
    const listing = `query ($id: ID!) { cmsWebhookDeliveries(endpointId: $id) { items { _id attempts { number } } } }`
    await db
      .updateTable('webhook_deliveries')
      .set({ endpoint_id: busy.endpoint_id })
      .where('id', '=', other.id)
      .execute()
    const { items } = (await admin.data(listing, { id: busy.endpoint_id })).cmsWebhookDeliveries
    const numbersOf = (id: string) =>
      items.find(({ _id }: { _id: string }) => _id === id).attempts.map(({ number }: { number: number }) => number)
    expect(numbersOf(other.id)).toEqual([1])
    expect(numbersOf(busy.id)).toEqual(Array.from({ length: 50 }, (_, i) => 121 - i))
  })

  test('stays in the sandbox, or outside of it, also by a change that does not say so', async () => {
    const changing = `mutation ($id: ID!, $sandbox: Boolean) {
      cmsUpdateWebhookEndpoint(_id: $id, url: "${sink.url}", types: ["wheel.won"], note: "x", sandbox: $sandbox) { sandbox note } }`
    const { id } = await anEndpoint()
    for (const sandbox of [false, true]) {
      await db.updateTable('webhook_endpoints').set({ sandbox, note: '' }).where('id', '=', id).execute()
      const { cmsUpdateWebhookEndpoint } = await admin.data(changing, { id })
      expect(cmsUpdateWebhookEndpoint).toEqual({ sandbox, note: 'x' })
      await admin.data(changing, { id, sandbox })
      expect((await admin.refusal(changing, { id, sandbox: !sandbox })).fields).toMatchObject([
        { field: 'sandbox', reason: 'webhooks_text_sandbox_stays' },
      ])
    }
  })

  test('that was deleted gets nothing more', async () => {
    const { id } = await anEndpoint()
    await happens()
    await admin.data(on('cmsDeleteWebhookEndpoint', '_id'), { id })
    await happens()
    await drain(app, id)
    expect(sink.received).toEqual([])
    expect(await deliveries(id)).toHaveLength(1)
    expect((await admin.refusal('query ($id: ID!) { cmsWebhookEndpoint(_id: $id) { _id } }', { id })).code).toBe(
      'NOT_FOUND',
    )
  })

  test('needs an address and an event, and there are not too many', async () => {
    const refused = async (url: string, types: readonly string[]) =>
      (await admin.refusal(adding, { url, types })).fields![0]
    for (const url of [
      '',
      'ftp://a.example/',
      'https://me:pass@a.example/',
      'https://a.example/#x',
      'https://',
      'https://a b.example',
      `https://a.example/${'é'.repeat(1_000)}`,
    ])
      expect(await refused(url, ['wheel.won'])).toMatchObject({ field: 'url' })
    expect(await refused(sink.url, [])).toMatchObject({ field: 'types', reason: 'webhooks_text_types_required' })
    expect(await refused(sink.url, ['wheel.lost'])).toMatchObject({ field: 'types.0' })
    for (let i = 0; i < 20; i++) await anEndpoint()
    expect((await admin.refusal(adding, { url: sink.url, types: ['wheel.won'] })).reason).toBe('webhooks_text_too_many')
  })
})

test('what a process took and did not finish, another sends again', async () => {
  const { id } = await anEndpoint()
  const { entryId } = await happens()
  expect(await claim(app.database.background, id, 10)).toHaveLength(1)
  expect(await claim(app.database.background, id, 10)).toHaveLength(0)
  await make(id, { next_at: new Date() })
  await sendUntil(id, are(id, 'DELIVERED'))
  expect(told()).toEqual([entryId])
})

test('an endpoint that never answers leaves the process free for all else', async () => {
  const { id } = await anEndpoint()
  await sink.answer({ how: 'HANG' })
  for (let i = 0; i <= connections; i++) await happens()
  const stopping = new AbortController()
  const drained = drain({ ...app, stopping }, id)
  await expect.poll(() => sink.received.length, { timeout: 20_000 }).toBe(connections)
  const began = performance.now()
  await wait(300)
  expect(performance.now() - began).toBeLessThan(1_500)
  stopping.abort()
  await drained
}, 60_000)
