import { randomBytes } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { eventKinds } from '../../src/features/integration/api-keys/api-key.values.ts'
import { hashOfKey } from '../../src/platform/server/access/api-key.ts'
import type { KeyMode, KeyScope } from '../../src/platform/shared/permission.ts'
import type { Tables } from '../tables.ts'
import { bytea, logCreation } from './audit.ts'
import { insertRows } from './insert.ts'
import { hashText, idOf, randomOf } from './random.ts'
import { demoKey } from './sign-ins.ts'
import { insertEndpoint } from './webhooks.ts'
import type { World } from './world.ts'

const hour = 3_600_000
const day = 24 * hour
const of = { key: hashText('api key'), request: hashText('request of a key') }

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
