import fc from 'fast-check'
import { v7 as uuidv7 } from 'uuid'
import { beforeEach, expect, test } from 'vitest'
import { factories, type Person } from '../../../../../tests/harness/factories.ts'
import { withoutVisits } from '../../../../../tests/harness/no-visits.ts'
import { runThrough } from '../../../../../tests/harness/jobs.ts'
import { startServer } from '../../../../../tests/harness/server.ts'
import { settlePoints } from '../../../people/trusted-points/server/settle.job.ts'
import { eventKinds } from '../../api-keys/api-key.values.ts'

const server = await startServer()
await withoutVisits(server)
const { aComment, aMedia, anApiKey, aPlace, aPost, anAdmin, aUser } = factories(server.db)

const track = `mutation ($events: [TrackedEventInput!]!) {
  trackEvents(events: $events) { key state points reason } }`
const pointsOf = async (kind: string) =>
  (
    await server.db
      .selectFrom('trusted_point_configs')
      .select('points')
      .where('type', '=', 'ACTION')
      .where('action_type', '=', kind)
      .executeTakeFirstOrThrow()
  ).points / 100

type Key = Awaited<ReturnType<typeof anApiKey>>
let key: Key
let me: Person
let events = 0
beforeEach(async () => {
  key = await anApiKey({ scopes: ['EVENTS'], event_kinds: [...eventKinds] })
  me = await aUser()
})

const event = (given: object = {}) => ({
  key: `event ${++events}`,
  memberId: me.id,
  kind: 'CREATE_POST',
  subjectId: `post ${events}`,
  occurredAt: new Date().toISOString(),
  ...given,
})
const client = (by: Key = key) => server.asMember({ idToken: by.text })
const sent = async (...given: object[]) => (await client().data(track, { events: given })).trackEvents
const one = async (given: object = {}) => (await sent(event(given)))[0]
const reason = async (given: object) => {
  const { state, points, reason } = await one(given)
  return `${state} ${points} ${reason}`
}
const call = (model: string, external_id: string, record_id: string) =>
  server.db.insertInto('external_ids').values({ model, external_id, record_id }).execute()
const entriesOf = (person: Person) =>
  server.db.selectFrom('point_entries').select(['amount', 'post_id']).where('user_id', '=', person.id).execute()
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()

test('an event gives what the same act gives here, to the member whom either id names', async () => {
  const points = await pointsOf('CREATE_POST')
  const mine = event()
  expect(await sent(mine)).toEqual([{ key: mine.key, state: 'COUNTED', points, reason: null }])
  await call('USER', 'member-7', me.id)
  expect(await one({ memberId: null, externalId: 'member-7' })).toMatchObject({ state: 'COUNTED', points })
  const entries = await entriesOf(me)
  expect(entries.map(({ amount }) => amount)).toEqual([points * 100, points * 100])
  const action = await server.db
    .selectFrom('member_actions')
    .select(['kind', 'subject'])
    .where('user_id', '=', me.id)
    .orderBy('id')
    .executeTakeFirstOrThrow()
  expect(action).toEqual({ kind: 'CREATE_POST', subject: `app ${mine.subjectId}` })
})

test('a repeated key answers what the first one did; another event with it is refused', async () => {
  const mine = event()
  const [first] = await sent(mine)
  expect(await sent(mine, mine)).toEqual([first, first])
  expect(await entriesOf(me)).toHaveLength(1)
  expect(await reason({ key: mine.key })).toBe('REFUSED 0 tracked_events_text_key_taken')
  const other = await anApiKey({ scopes: ['EVENTS'], event_kinds: ['CREATE_POST'] })
  const [again] = (await client(other).data(track, { events: [mine] })).trackEvents
  expect(again).toEqual({ ...first, state: 'NO_POINTS', points: 0, reason: 'trusted_points_text_why_counted_already' })
})

test('what was refused may come again with its key', async () => {
  const late = event({ memberId: null, externalId: 'not-yet' })
  expect((await sent(late))[0]).toMatchObject({ state: 'REFUSED', reason: 'tracked_events_text_unknown_member' })
  await call('USER', 'not-yet', me.id)
  expect((await sent(late))[0]).toMatchObject({ state: 'COUNTED' })
})

test('events count for seven days and not before they happen, by the day on which they arrive', async () => {
  expect(await reason({ occurredAt: daysAgo(7.01) })).toBe('REFUSED 0 tracked_events_text_late')
  expect(await reason({ occurredAt: daysAgo(-0.01) })).toBe('REFUSED 0 tracked_events_text_future')
  expect(await one({ occurredAt: daysAgo(6.9) })).toMatchObject({ state: 'COUNTED' })
  const { day } = await server.db
    .selectFrom('member_actions')
    .select((eb) => eb('day', '=', eb.fn<string>('local_day', [eb.fn('now')])).as('day'))
    .where('user_id', '=', me.id)
    .executeTakeFirstOrThrow()
  expect(day).toBe(true)
})

test('an answer is repeated after the seven days, too', async () => {
  const mine = event({ occurredAt: daysAgo(8) })
  const { occurredAt, ...row } = mine
  await server.db
    .insertInto('tracked_events')
    .values({
      api_key_id: key.id,
      key: row.key,
      user_id: me.id,
      kind: row.kind,
      subject_id: row.subjectId,
      occurred_at: new Date(occurredAt),
      points: 150,
    })
    .execute()
  expect(await sent(mine)).toEqual([{ key: mine.key, state: 'COUNTED', points: 1.5, reason: null }])
})

test('a key sends only its kinds, and none for staff, suspended, blocked or deleted people', async () => {
  await server.db
    .updateTable('api_keys')
    .set({ event_kinds: ['LIKE_POST'] })
    .where('id', '=', key.id)
    .execute()
  expect(await reason({})).toBe('REFUSED 0 tracked_events_text_kind_not_allowed')
  key = await anApiKey({ scopes: ['EVENTS'], event_kinds: ['CREATE_POST'] })
  const of = async (given: Parameters<typeof aUser>[0]) => reason({ memberId: (await aUser(given)).id })
  expect(await reason({ memberId: (await anAdmin()).id })).toBe('REFUSED 0 tracked_events_text_member_is_staff')
  expect(await of({ user_group: 'STAFF' })).toBe('REFUSED 0 tracked_events_text_member_is_staff')
  expect(await of({ term_status: 'SUSPENDING' })).toBe('REFUSED 0 tracked_events_text_member_stopped')
  expect(await of({ term_status: 'BLOCKED' })).toBe('REFUSED 0 tracked_events_text_member_stopped')
  expect(await of({ deleted: true })).toBe('REFUSED 0 tracked_events_text_unknown_member')
  expect(await reason({ memberId: uuidv7() })).toBe('REFUSED 0 tracked_events_text_unknown_member')
})

test('a post that is here counts once, whether the member writes it here, or the app says so, by whichever id', async () => {
  const ours = await aPost({ created_by: me.id, type: 'STATUS' })
  await call('POST', 'p-77', ours.id)
  expect(await one({ subjectId: ours.id })).toMatchObject({ state: 'COUNTED' })
  expect((await entriesOf(me))[0]!.post_id).toBe(ours.id)
  const counted = 'NO_POINTS 0 trusted_points_text_why_counted_already'
  expect(await reason({ subjectId: 'p-77' })).toBe(counted)
  const early = event()
  await sent(early)
  const known = await aPost({ created_by: me.id, type: 'STATUS' })
  await call('POST', early.subjectId, known.id)
  expect(await reason({ subjectId: early.subjectId })).toBe(counted)
  expect(await reason({ subjectId: known.id })).toBe(counted)
})

test('a post counts for its author, as what it is, while it is there', async () => {
  const post = async (given: object) => ({ subjectId: (await aPost({ created_by: me.id, ...given })).id })
  const other = await aUser()
  expect(await reason(await post({ created_by: other.id }))).toBe('REFUSED 0 tracked_events_text_not_theirs')
  expect(await reason(await post({ type: 'REVIEW' }))).toBe('REFUSED 0 tracked_events_text_not_theirs')
  expect(await reason(await post({ status: 'BLOCKED' }))).toBe('REFUSED 0 tracked_events_text_record_gone')
  expect(await reason(await post({ deleted_at: new Date() }))).toBe('REFUSED 0 tracked_events_text_record_gone')
})

test('a review is judged by what it says here; of one that is only in the app too little is known', async () => {
  const place = await aPlace()
  const review = async (content: string) =>
    aPost({ created_by: me.id, type: 'REVIEW', place_id: place.id, content, rating: 4 })
  const [short, long] = [await review('Ngon.'), await review('Rất ngon. '.repeat(40))]
  const photo = await aMedia({ uploaded_by: me.id })
  await server.db.insertInto('post_media').values({ post_id: long.id, media_id: photo.id, position: 0 }).execute()
  const kind = 'REVIEW_PLACE'
  expect(await reason({ kind, subjectId: short.id })).toBe('NO_POINTS 0 trusted_points_text_why_too_short')
  expect(await one({ kind, subjectId: long.id })).toMatchObject({ state: 'COUNTED' })
  expect(await reason({ kind })).toBe('NO_POINTS 0 trusted_points_text_why_facts_unknown')
})

test('own posts, and those whose author is not known here, give nothing for likes, comments and shares', async () => {
  const own = await aPost({ created_by: me.id })
  const others = await aPost()
  const share = async (id: string) => (await aPost({ created_by: me.id, type: 'SHARE', shared_post_id: id })).id
  const nothing = 'NO_POINTS 0 posts_text_own_post'
  const unknown = 'NO_POINTS 0 tracked_events_text_whose_unknown'
  for (const kind of ['LIKE_POST', 'COMMENT_POST']) {
    expect(await reason({ kind, subjectId: own.id })).toBe(nothing)
    expect(await reason({ kind })).toBe(unknown)
    expect(await one({ kind, subjectId: others.id })).toMatchObject({ state: 'COUNTED', points: await pointsOf(kind) })
  }
  expect(await reason({ kind: 'SHARE_POST', subjectId: await share(own.id) })).toBe(nothing)
  expect(await reason({ kind: 'SHARE_POST' })).toBe(unknown)
  expect(await one({ kind: 'SHARE_POST', subjectId: await share(others.id) })).toMatchObject({ state: 'COUNTED' })
})

test('what a comment gave belongs to the comment', async () => {
  const post = await aPost()
  const comment = await aComment({ post_id: post.id, created_by: me.id })
  await one({ kind: 'COMMENT_POST', subjectId: post.id })
  const { record_model, record_id } = await server.db
    .selectFrom('member_actions')
    .select(['record_model', 'record_id'])
    .where('user_id', '=', me.id)
    .executeTakeFirstOrThrow()
  expect({ record_model, record_id }).toEqual({ record_model: 'COMMENT', record_id: comment.id })
})

test('what the app told of before its record was here is taken back while that is blocked or gone, and comes back', async () => {
  const left = async () => (await entriesOf(me)).reduce((sum, { amount }) => sum + amount, 0)
  const set = async (table: 'posts' | 'comments', id: string, change: object) => {
    await server.db.updateTable(table).set(change).where('id', '=', id).execute()
    await runThrough(settlePoints, server.app)
    return left()
  }
  const early = event()
  await sent(early)
  const given = await left()
  // Of a time before the event, and after it.
  const post = await aPost({ created_by: me.id, type: 'STATUS', id: uuidv7({ msecs: Date.now() + 5_000 }) })
  await call('POST', early.subjectId, post.id)
  expect(await set('posts', post.id, { status: 'BLOCKED' })).toBe(0)
  expect(await set('posts', post.id, { status: 'NORMAL' })).toBe(given)

  const others = await aPost()
  await one({ kind: 'COMMENT_POST', subjectId: others.id })
  const more = await left()
  expect(more).toBeGreaterThan(given)
  const [comment, second] = [
    await aComment({ post_id: others.id, created_by: me.id }),
    await aComment({ post_id: others.id, created_by: me.id }),
  ]
  await call('COMMENT', 'c-1', comment.id)
  await call('COMMENT', 'c-2', second.id)
  expect(await set('comments', second.id, { deleted_at: new Date() })).toBe(more)
  expect(await set('comments', comment.id, { deleted_at: new Date() })).toBe(given)
})

test('a visit counts once a day, a check-in once a place and day', async () => {
  const visit = { kind: 'DAILY_VISIT', subjectId: null }
  const again = 'NO_POINTS 0 trusted_points_text_why_counted_already'
  // These tests have no rule for visits.
  const noRule = 'NO_POINTS 0 trusted_points_text_why_no_rule'
  expect(await reason(visit)).toBe(noRule)
  expect(await reason(visit)).toBe(again)
  expect(await reason({ ...visit, occurredAt: daysAgo(2) })).toBe(noRule)
  const checkIn = { kind: 'CHECK_IN_PLACE', subjectId: 'cafe-1' }
  expect(await one(checkIn)).toMatchObject({ state: 'COUNTED' })
  expect(await reason(checkIn)).toBe(again)
  await call('PLACE', 'cafe-1', (await aPlace()).id)
  expect(await reason(checkIn)).toBe(again)
  expect(await one({ ...checkIn, occurredAt: daysAgo(3) })).toMatchObject({ state: 'COUNTED' })
})

test('the events of a key give no more on a day than it may; what is refused for that may come another day', async () => {
  const points = await pointsOf('CREATE_POST')
  key = await anApiKey({ scopes: ['EVENTS'], event_kinds: ['CREATE_POST'], daily_points: points * 250 })
  const others = [await aUser(), await aUser()]
  const three = [event(), ...others.map(({ id }) => event({ memberId: id }))]
  expect((await sent(...three)).map(({ state }: { state: string }) => state)).toEqual(['COUNTED', 'COUNTED', 'REFUSED'])
  expect((await sent(three[2]!))[0].reason).toBe('tracked_events_text_daily_limit')
  expect(await entriesOf(others[1]!)).toEqual([])
  await server.db.updateTable('api_key_points').set({ day: '2026-01-01' }).where('api_key_id', '=', key.id).execute()
  expect((await sent(three[2]!))[0].state).toBe('COUNTED')
})

test('one request brings 500 events at most, and none is refused whole for one that is wrong', async () => {
  const many = Array.from({ length: 501 }, () => event())
  expect((await client().refusal(track, { events: many })).code).toBe('BAD_USER_INPUT')
  expect((await client().refusal(track, { events: [] })).code).toBe('BAD_USER_INPUT')
  expect(await entriesOf(me)).toEqual([])
  const hostile = [
    { key: 'x'.repeat(500) },
    { memberId: "' or true --" },
    { externalId: 'both' },
    { kind: 'POPULAR_POST' },
    { occurredAt: '9999-99-99' },
    { subjectId: '\u202e\u200b' },
  ]
  const answers = await sent(...hostile.map(event), event())
  expect(answers.map(({ state }: { state: string }) => state)).toEqual([...hostile.map(() => 'REFUSED'), 'COUNTED'])
  expect(answers[0].key).toBe('x'.repeat(500))
})

test('whatever a batch mixes, exactly its valid events count, each once', async () => {
  const blocked = await aUser({ term_status: 'BLOCKED' })
  const wrong = fc.constantFrom<object>(
    { kind: 'NOTHING' },
    { kind: 'DAILY_VISIT' },
    { memberId: blocked.id },
    { memberId: 'nobody' },
    { externalId: 'nobody' },
    { occurredAt: daysAgo(30) },
    { occurredAt: 'now' },
    { subjectId: null },
    { subjectId: 'x'.repeat(101) },
  )
  await fc.assert(
    fc.asyncProperty(fc.array(fc.option(wrong, { nil: null }), { minLength: 1, maxLength: 8 }), async (mixed) => {
      const { id } = await aUser()
      const batch = mixed.map((flaw) => ({ ...event({ memberId: id }), ...flaw }))
      const answers: { key: string; state: string }[] = await sent(...batch)
      expect(answers.map(({ key }) => key)).toEqual(batch.map(({ key }) => key))
      const valid = batch.filter((_, i) => mixed[i] === null).map((one) => one.key)
      const taken = answers.filter(({ state }) => state !== 'REFUSED').map((one) => one.key)
      expect(taken).toEqual(valid)
      const stored = server.db.selectFrom('tracked_events').select('key').where('user_id', '=', id)
      expect((await stored.execute()).map((row) => row.key).toSorted()).toEqual(valid.toSorted())
      const actions = server.db.selectFrom('member_actions').select('id').where('user_id', '=', id)
      expect(await actions.execute()).toHaveLength(valid.length)
      expect(await sent(...batch)).toEqual(answers)
    }),
    { numRuns: 10 },
  )
}, 60_000)
