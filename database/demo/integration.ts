import { randomBytes } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { eventKinds } from '../../src/features/integration/api-keys/api-key.values.ts'
import type { DeliveryState } from '../../src/features/integration/webhooks/webhook.values.ts'
import { newSecret } from '../../src/features/integration/webhooks/server/secrets.ts'
import { hashOfKey } from '../../src/platform/server/access/api-key.ts'
import type { KeyMode, KeyScope } from '../../src/platform/shared/permission.ts'
import type { Tables } from '../tables.ts'
import { bytea, chained } from './audit.ts'
import { insertRows } from './insert.ts'
import { hashText, idOf, randomOf } from './random.ts'
import { demoKey } from './sign-ins.ts'
import type { World } from './world.ts'

const hour = 3_600_000
const day = 24 * hour
const of = { key: hashText('api key'), request: hashText('request of a key'), endpoint: hashText('webhook endpoint') }
const ofDelivery = hashText('webhook delivery')

interface DemoApiKey {
  readonly name: string
  readonly mode?: KeyMode
  readonly scopes: readonly KeyScope[]
  readonly personalData?: boolean
  readonly madeDaysAgo: number
  readonly endedDaysAgo?: number
  /** The key itself, if it may be known; otherwise nobody knows it. */
  readonly text?: string
  readonly requests: number
  readonly operations: readonly string[]
}

/** Only the sandbox opens to a key that everybody knows. */
const keys: readonly DemoApiKey[] = [
  {
    name: 'Máy chủ của ứng dụng',
    scopes: ['MEMBERS', 'EVENTS', 'CONTENT'],
    madeDaysAgo: 120,
    requests: 130,
    operations: [
      'upsertMember',
      'memberToken',
      'memberToken',
      'trackEvents',
      'trackEvents',
      'trackEvents',
      'upsertRecords',
    ],
  },
  {
    name: 'Báo cáo hằng tuần',
    scopes: ['READ'],
    madeDaysAgo: 40,
    requests: 45,
    operations: ['me', 'me, pointHistory', 'pointHistory', 'myVouchers'],
  },
  {
    name: 'Thử nghiệm',
    mode: 'TEST',
    scopes: ['MEMBERS', 'EVENTS', 'CONTENT', 'READ'],
    personalData: true,
    madeDaysAgo: 12,
    text: demoKey,
    requests: 24,
    operations: ['upsertMember', 'trackEvents', 'me', 'upsertRecords'],
  },
  {
    name: 'Máy chủ cũ',
    scopes: ['MEMBERS'],
    madeDaysAgo: 300,
    endedDaysAgo: 110,
    requests: 0,
    operations: ['memberToken'],
  },
]

const outcomes = [
  'OK',
  'OK',
  'OK',
  'OK',
  'OK',
  'OK',
  'OK',
  'CONFLICT',
  'OK',
  'OK',
  'OK',
  'NOT_FOUND',
  'OK',
  'OK',
  'BAD_USER_INPUT',
] as const

/** API keys with what they sent lately, and an endpoint that is paused, so that nothing of the demo is sent anywhere. */
export async function insertIntegration(db: Kysely<Tables>, world: World, tokenKey: Uint8Array): Promise<void> {
  const rows = keys.map((key, i) => keyRow(world, key, i))
  await insertRows(db, 'api_keys', rows)
  const requests = keys.flatMap((key, i) => requestsOf(world, key, rows[i]!.id, i))
  await insertRows(db, 'api_key_requests', requests)
  await sql`insert into api_key_hours (key_id, hour, requests)
    select key_id, date_trunc('hour', at), count(*) from api_key_requests group by 1, 2`.execute(db)
  await sql`insert into api_key_uses (key_id, used_at, address)
    select distinct on (key_id) key_id, at, address from api_key_requests order by key_id, at desc`.execute(db)
  for (const {
    id,
    name,
    prefix,
    mode,
    scopes,
    event_kinds: eventKinds,
    personal_data: personalData,
    ends_at: endsAt,
    created_at,
  } of rows)
    await logCreation(db, world, {
      model: 'API_KEY',
      id,
      action: 'cmsCreateApiKey',
      after: { name, prefix, mode, scopes, eventKinds, personalData, endsAt },
      at: Date.parse(created_at),
    })
  await insertEndpoint(db, world, tokenKey)
}

function keyRow({ now, userId }: World, key: DemoApiKey, i: number) {
  const { name, mode = 'LIVE', scopes, personalData = false, madeDaysAgo, endedDaysAgo, text } = key
  const madeAt = now - madeDaysAgo * day
  const known = text ?? `bk_${mode === 'TEST' ? 'test' : 'live'}_${randomBytes(32).toString('base64url')}`
  return {
    id: idOf(of.key, i, madeAt),
    name,
    hash: bytea(hashOfKey(known)),
    prefix: known.slice(0, 14),
    mode,
    scopes,
    event_kinds: scopes.includes('EVENTS') ? eventKinds : [],
    personal_data: personalData,
    ends_at: new Date(now + 365 * day).toISOString(),
    ended_at: endedDaysAgo === undefined ? null : new Date(now - endedDaysAgo * day).toISOString(),
    created_by: userId(0),
    created_at: new Date(madeAt).toISOString(),
  }
}

/** More often the later it is, up to a few minutes ago. */
function requestsOf({ now }: World, { requests, operations, mode }: DemoApiKey, keyId: string, key: number) {
  return Array.from({ length: requests }, (_, i) => {
    const random = randomOf(of.request + key, i)
    const at = now - Math.round(2 * 60_000 + 30 * hour * (1 - (i + 1) / requests) ** 2)
    return {
      key_id: keyId,
      id: idOf(of.request + key, i, at),
      at: new Date(at).toISOString(),
      operation: random.pick(operations),
      outcome: random.pick(outcomes),
      request_id: idOf(of.request ^ key, i, at),
      address: mode === 'TEST' ? '198.51.100.24' : '203.0.113.10',
      milliseconds: random.between(4, 90),
      dry_run: mode === 'TEST' && random.chance(0.3),
    }
  })
}

const types = ['member.status_changed', 'record.status_changed', 'report.decided', 'appeal.decided']

/** Another system that heard of what moderators decided. It is paused: what happens in the demo waits. */
async function insertEndpoint(db: Kysely<Tables>, world: World, tokenKey: Uint8Array): Promise<void> {
  const [madeAt, pausedAt] = [world.now - 30 * day, world.now - 12 * hour]
  const id = idOf(of.endpoint, 0, madeAt)
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

interface Creation {
  readonly model: string
  readonly id: string
  readonly action: string
  readonly after: object
  readonly at: number
}

async function logCreation(
  db: Kysely<Tables>,
  { userId }: World,
  { model, id, action, after, at }: Creation,
): Promise<void> {
  const entry = {
    id: idOf(hashText(`audit of ${model} ${id}`), 0, at),
    action,
    actor_id: userId(0),
    before: null,
    after: { ...after },
    reason: null,
    version: 1,
    request_id: idOf(hashText(`request on ${model} ${id}`), 0, at),
    created_at: new Date(at),
  }
  await insertRows(db, 'audit_entries', chained({ model, target_id: id }, [entry]))
}
