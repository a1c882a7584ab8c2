import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { beforeEach, describe, expect, test } from 'vitest'
import { aDrawnWheel } from '../harness/a-drawn-wheel.ts'
import { backendOf } from '../harness/every-mutation.ts'
import { factories, type Person } from '../harness/factories.ts'
import { startServer } from '../harness/server.ts'
import { everythingStored } from '../harness/whole-database.ts'

/** How dry runs behave besides leaving nothing, which `dry-run-sweep.test.ts` shows for every mutation. */
const server = await startServer()
const { anAdmin, anApiKey, aUser } = factories(server.db)
const header = { 'dry-run': '1' }
const track = 'mutation ($events: [TrackedEventInput!]!) { trackEvents(events: $events) { key state points reason } }'
const upsert = 'mutation ($records: [AppRecordInput!]!) { upsertRecords(records: $records) { state reason } }'
const posting =
  'mutation { createPost(data: { type: STATUS, content: "Chợ nổi." }) { post { _id } points { amount } } }'

let me: Person
let its: Awaited<ReturnType<typeof backendOf>>
beforeEach(async () => {
  me = await aUser()
  its = await backendOf(server, me)
})
const event = (given: object = {}) => ({
  key: uuidv7(),
  memberId: me.id,
  kind: 'CREATE_POST',
  subjectId: uuidv7(),
  occurredAt: new Date().toISOString(),
  ...given,
})

describe('several items of one request', () => {
  test('see one another, as they then do in earnest', async () => {
    const first = event()
    const [visit, other] = [
      event({ kind: 'DAILY_VISIT', subjectId: undefined }),
      event({ kind: 'DAILY_VISIT', subjectId: undefined }),
    ]
    const events = [first, first, ...Array.from({ length: 11 }, () => event()), visit, other]
    const rehearsed = await its.backend.query(track, { events }, header)
    const performed = await its.backend.query(track, { events })
    expect(rehearsed.data).toEqual(performed.data)
    const states = new Set(rehearsed.data.trackEvents.map(({ reason }: { reason: string }) => reason))
    expect(states).toContain('trusted_points_text_why_day_is_full')
    expect(states).toContain('trusted_points_text_why_counted_already')
  })

  test('are refused one by one, and of those nothing is told', async () => {
    const good = [event(), event()]
    const events = [
      good[0],
      event({ memberId: uuidv7() }),
      event({ kind: 'CHECK_IN_PLACE', subjectId: 'ở đâu đó' }),
      good[1],
    ]
    const { data, extensions } = await its.backend.query(track, { events }, header)
    expect(data.trackEvents.map(({ state }: { state: string }) => state)).toEqual([
      'COUNTED',
      'REFUSED',
      expect.any(String),
      'COUNTED',
    ])
    const explained = extensions.dryRun.explain.map(({ subject }: { subject: string }) => subject)
    expect(explained).toHaveLength(
      data.trackEvents.filter(({ state }: { state: string }) => state !== 'REFUSED').length,
    )
  })

  test('are not told if they are refused at the end, by the limit of the key', async () => {
    const { text } = await anApiKey({ event_kinds: ['CREATE_POST'], daily_points: 300 })
    const events = [event(), event()]
    const { data, extensions } = await server.asMember({ idToken: text }).query(track, { events }, header)
    const [first, second] = data.trackEvents
    expect([first.state, second.state]).toEqual(['COUNTED', 'REFUSED'])
    expect(extensions.dryRun.entries).toEqual([{ memberId: me.id, amount: first.points, cause: 'RULE' }])
    expect(extensions.dryRun.explain).toMatchObject([{ subject: `app ${events[0]!.subjectId}` }])
  })

  test('may name what others of them create', async () => {
    const [author, post] = [uuidv7(), uuidv7()]
    await server.db
      .insertInto('external_ids')
      .values({ model: 'USER', external_id: author, record_id: me.id })
      .execute()
    const said = { authorExternalId: author, content: 'Đi từ năm giờ sáng.' }
    const records = [
      { ...said, model: 'POST', externalId: post, title: 'Chợ nổi' },
      { ...said, model: 'COMMENT', externalId: uuidv7(), postExternalId: post },
      { ...said, model: 'COMMENT', externalId: uuidv7(), postExternalId: 'nobody knows it' },
    ]
    const states = async (headers?: object) =>
      (await its.backend.data(upsert, { records }, { ...headers })).upsertRecords.map(
        ({ state }: { state: string }) => state,
      )
    expect(await states(header)).toEqual(['CREATED', 'CREATED', 'REFUSED'])
    expect(await states()).toEqual(['CREATED', 'CREATED', 'REFUSED'])
  })
})

test('it tells who would get which points, and what each rule said', async () => {
  const { data, extensions } = await its.dry.query(posting)
  const { amount } = data.createPost.points
  expect(amount).toBeGreaterThan(0)
  const { entries, explain, notices, webhooks } = extensions.dryRun
  expect(entries).toEqual([{ memberId: me.id, amount, cause: 'POST' }])
  expect(explain).toEqual([
    {
      memberId: me.id,
      kind: 'CREATE_POST',
      subject: data.createPost.post._id,
      amount,
      reason: null,
      rules: [
        {
          rule: expect.any(String),
          version: expect.any(Number),
          applied: true,
          amount,
          because: 'applies',
          params: {},
        },
      ],
    },
  ])
  // No endpoint wants events.
  expect([notices, webhooks]).toEqual([[], []])
})

test('a mutation that is refused says so, and that it was a dry run', async () => {
  const { errors, extensions } = await its.dry.query(`mutation { likePost(_id: "${uuidv7()}") { _id } }`)
  expect(errors![0]!.extensions.code).toBe('NOT_FOUND')
  expect(extensions).toEqual({ dryRun: { entries: [], webhooks: [], notices: [], explain: [] } })
})

describe('nothing is left', () => {
  test('by reading: the member has visited nothing, and has no turns by opening the wheel', async () => {
    await aDrawnWheel(server, [{ qty: 1 }])
    const texts = { title: 'Mở', title_en: 'Open', description: 'Mở', description_en: 'Open' }
    const opening = { id: uuidv7(), ...texts, type: 'ONCE', turns: 7, mission_type: null } as const
    await server.db.insertInto('lucky_wheel_instructions').values(opening).execute()
    const before = await everythingStored(server)
    const read =
      '{ me { _id } wheel { turns { earned } } notifications { items { _id } } myVouchers { items { _id } } }'
    const { data, extensions } = await its.dry.query(read)
    expect(data.wheel.turns.earned).toBeGreaterThanOrEqual(7)
    expect(extensions).toBeUndefined()
    expect(await everythingStored(server)).toEqual(before)
    await its.real.data(read)
    const keys = server.db.selectFrom('action_keys').select('kind').where('user_id', '=', me.id)
    expect(await keys.execute()).toEqual([{ kind: 'DAILY_VISIT' }])
  })

  test('under an Idempotency-Key, which the request that is meant may use', async () => {
    const once = { 'idempotency-key': 'dry-and-then-real' }
    const rehearsed = await its.dry.data(posting, {}, once)
    const stored = server.db.selectFrom('idempotency_keys').select('key')
    expect(await stored.execute()).toEqual([])
    const posted = await its.real.data(posting, {}, once)
    expect(posted.createPost.post._id).not.toBe(rehearsed.createPost.post._id)
    expect(await its.real.data(posting, {}, once)).toEqual(posted)
  })

  test('in the live streams', async () => {
    const heard: string[] = []
    const stop = await server.app.database.listen(['record_changed', 'session_ended'], {
      received: (channel, payload) => void heard.push(`${channel} ${payload}`),
      missed: () => {},
    })
    const rename = 'mutation { updateMe(data: { fullName: "Tên mới" }) { _id } }'
    await its.dry.data(rename)
    await its.real.data(rename)
    await expect.poll(() => heard.length).toBe(1)
    await stop()
  })

  test.runIf(server.engine === 'postgres')('locked, whatever came of it', async () => {
    const held = async () =>
      (
        await server.asOwner((db) =>
          sql<object>`select relation::regclass, mode from pg_locks
            where pid <> pg_backend_pid() and database = (select oid from pg_database where datname = current_database())
              and (locktype <> 'relation' or relation >= 16384)`.execute(db),
        )
      ).rows
    await its.dry.data(posting)
    await its.dry.refusal(`mutation { likePost(_id: "${uuidv7()}") { _id } }`)
    await its.backend.data(track, { events: [event(), event({ memberId: uuidv7() })] }, header)
    expect(await held()).toEqual([])
  })
})

test('the log of the key’s requests marks them, with the header and by the token', async () => {
  await its.dry.data(posting)
  await its.real.data('{ me { _id } }')
  await its.backend.data(track, { events: [event()] }, header)
  await its.backend.data(track, { events: [event()] })
  const text = `{ cmsGetApiKeyRequests(_id: "${its.key.id}") { operation outcome dryRun } }`
  const admin = server.as(await anAdmin())
  const listed = async () => (await admin.data(text)).cmsGetApiKeyRequests
  await expect.poll(async () => (await listed()).length, { timeout: 10_000 }).toBe(5)
  expect(await listed()).toEqual([
    { operation: 'trackEvents', outcome: 'OK', dryRun: false },
    { operation: 'trackEvents', outcome: 'OK', dryRun: true },
    { operation: 'createPost', outcome: 'OK', dryRun: true },
    { operation: 'memberToken', outcome: 'OK', dryRun: false },
    { operation: 'memberToken', outcome: 'OK', dryRun: false },
  ])
})
