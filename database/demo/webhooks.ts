import { type Kysely, sql } from 'kysely'
import { newSecret } from '../../src/features/integration/webhooks/server/secrets.ts'
import type { DeliveryState } from '../../src/features/integration/webhooks/webhook.values.ts'
import type { Tables } from '../tables.ts'
import { logCreation } from './audit.ts'
import { insertRows } from './insert.ts'
import { hashText, idOf, randomOf } from './random.ts'
import type { World } from './world.ts'

const hour = 3_600_000
const day = 24 * hour
const ofEndpoint = hashText('webhook endpoint')
const ofDelivery = hashText('webhook delivery')

const types = ['member.status_changed', 'record.status_changed', 'report.decided', 'appeal.decided']

/** Another system that heard of what moderators decided. It is paused: what happens in the demo waits. */
export async function insertEndpoint(db: Kysely<Tables>, world: World, tokenKey: Uint8Array): Promise<void> {
  const [madeAt, pausedAt] = [world.now - 30 * day, world.now - 12 * hour]
  const id = idOf(ofEndpoint, 0, madeAt)
  const endpoint = { url: 'https://app.example/webhooks', types, note: 'Máy chủ của ứng dụng', sandbox: false }
  await insertRows(db, 'webhook_endpoints', [
    {
      id,
      ...endpoint,
      secret_sealed: newSecret(tokenKey, id),
      paused_at: new Date(pausedAt).toISOString(),
      paused_because: 'BY_HAND',
      version: 2,
      created_at: new Date(madeAt).toISOString(),
    },
  ])
  await logCreation(db, world, {
    model: 'WEBHOOK_ENDPOINT',
    id,
    action: 'cmsCreateWebhookEndpoint',
    after: endpoint,
    at: madeAt,
  })
  const deliveries = (await decided(db, world)).map((one, i) => deliveryOf(id, one, i, pausedAt))
  await insertRows(
    db,
    'webhook_deliveries',
    deliveries.map(({ delivery }) => delivery),
  )
  await insertRows(
    db,
    'webhook_tries',
    deliveries.flatMap(({ tries }) => tries),
  )
  await sql`insert into event_sequences (model, subject_id, last)
    select model, subject_id, max(sequence) from webhook_deliveries group by 1, 2`.execute(db)
  await sql`insert into webhook_drains (endpoint_id, last_tried_at, last_status)
    select ${id}, last_tried_at, last_status from webhook_deliveries
      where last_tried_at is not null order by last_tried_at desc limit 1`.execute(db)
}

interface Decided {
  readonly model: string
  readonly target_id: string
  readonly status: string
  readonly created_at: Date
}

/** What moderators decided last, each record once, oldest first. */
async function decided(db: Kysely<Tables>, { now }: World): Promise<Decided[]> {
  const { rows } = await sql<Decided>`
    select * from (
      select * from (
        select distinct on (target_id) model, target_id, status, created_at from blocked_details
          where created_at > ${new Date(now - 29 * day)} and created_at < ${new Date(now)}
          order by target_id, created_at desc) newest
        order by created_at desc limit 60) latest
      order by created_at, target_id`.execute(db)
  return rows
}

/** Seconds until each further try of one that is never delivered. */
const pauses = [5, 300, 1_800, 7_200, 18_000]

/** Each sixth is delivered at its second try, each thirteenth never; what was decided after the pause waits. */
function deliveryOf(
  endpointId: string,
  { model, target_id, status, created_at }: Decided,
  i: number,
  pausedAt: number,
) {
  const at = created_at.getTime()
  const id = idOf(ofDelivery, i, at)
  const fate = at > pausedAt ? 'PENDING' : i % 13 === 7 ? 'FAILED' : 'DELIVERED'
  const tries = triesOf({ id, at, fate, i })
  const last = tries.at(-1)
  const type = model === 'USER' ? 'member.status_changed' : 'record.status_changed'
  const data = { subject: { model, id: target_id }, sequence: 1, state: status, formerState: 'NORMAL', until: null }
  const delivery = {
    id,
    endpoint_id: endpointId,
    type,
    model,
    subject_id: target_id,
    sequence: 1,
    payload: JSON.stringify({ type, timestamp: created_at.toISOString(), data }),
    state: fate,
    failures: tries.filter(({ error }) => error !== null).length,
    tries: tries.length,
    next_at: created_at.toISOString(),
    last_tried_at: last?.tried_at ?? null,
    last_status: last?.status ?? null,
    last_error: last?.error ?? null,
    created_at: created_at.toISOString(),
    ended_at: last?.tried_at ?? null,
  }
  return { delivery, tries }
}

interface Delivered {
  readonly id: string
  readonly at: number
  readonly fate: DeliveryState
  readonly i: number
}

function triesOf({ id, at, fate, i }: Delivered) {
  if (fate === 'PENDING') return []
  const after = fate === 'FAILED' ? [1, ...pauses] : i % 6 === 2 ? [1, pauses[0]!] : [1]
  let triedAt = at
  return after.map((seconds, k) => {
    triedAt += seconds * 1_000
    const fails = fate === 'FAILED' || k + 1 < after.length
    return {
      delivery_id: id,
      number: k + 1,
      tried_at: new Date(triedAt).toISOString(),
      took_ms: randomOf(ofDelivery, i * 8 + k).between(30, 400),
      status: fails ? 503 : 204,
      error: fails ? 'STATUS' : null,
      answer: fails ? 'Service Unavailable' : '',
    }
  })
}
