import { verify } from '@node-rs/argon2'
import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { noFindings } from '../../src/platform/server/audit/broken.ts'
import { verifyAudit } from '../../src/platform/server/audit/verify.ts'
import { type OwnedDatabase, openPglite, startPglite } from '../../src/platform/server/database/database.ts'
import { hashOfKey, keyOfHash } from '../../src/platform/server/access/api-key.ts'
import { migrate } from '../../src/platform/server/database/migrate.ts'
import { openSecrets } from '../../src/features/moderation/verifies/server/verify.secrets.ts'
import type { Tables } from '../tables.ts'
import { type GivenAction, givenActions, replayed } from './replay.ts'
import { readRules } from './rules-of-time.ts'
import { fillDemo } from './fill-demo.ts'
import { demoApiKey } from './presence.ts'
import { demoKey, type DemoSignIns, memberSignIns, numberOf, signInRoles } from './sign-ins.ts'

let database: OwnedDatabase
let db: Kysely<Tables>
let signIns: DemoSignIns
const tokenKey = new Uint8Array(32)
const files = new Map<string, { bytes: number; contentType: string }>()

beforeAll(async () => {
  database = await openPglite(await startPglite())
  db = database.kysely
  await migrate(database)
  const mediaStore = {
    async put(key: string, body: unknown, contentType: string) {
      files.set(key, { bytes: (body as Buffer).length, contentType })
    },
  }
  signIns = await database.asOwner((kysely) =>
    fillDemo({ kysely, mediaStore, tokenKey, users: 60, now: new Date('2026-03-14T08:30:00Z') }),
  )
}, 180_000)

afterAll(() => database.close())

const number = async (query: string) =>
  Number((await sql.raw<{ value: unknown }>(`select (${query}) as value`).execute(db)).rows[0]!.value)

test('fills every table of the demo', async () => {
  expect(await number('select count(*) from users')).toBe(60)
  expect(await number('select count(*) from balances')).toBe(60)
  expect(await number('select count(*) from posts')).toBeGreaterThan(240)
  expect(await number('select count(*) from point_entries')).toBeGreaterThan(700)
  expect(await number('select count(*) from member_actions')).toBeGreaterThan(700)
  expect(await number('select count(*) from referrals')).toBe(
    await number('select count(*) from users where referred_by is not null'),
  )
  expect(await number('select count(*) from badges')).toBe(12)
  expect(await number('select count(distinct type) from posts')).toBe(5)
  expect(await number('select count(*) from comments')).toBeGreaterThan(240)
})

test('the printed passwords are those of the people it names', async () => {
  for (const role of signInRoles) {
    const person = await db
      .selectFrom('users')
      .selectAll()
      .where('phone_number', '=', numberOf(signIns[role]))
      .executeTakeFirstOrThrow()
    expect(await verify(person.password_hash, signIns[role].password)).toBe(true)
    expect(role === 'VERIFIED' ? person.badge_status : person.user_group).toBe(role)
  }
})

test('the two members whose passwords are printed have points and posts', async () => {
  const members = await db
    .selectFrom('users as u')
    .innerJoin('balances as b', 'b.user_id', 'u.id')
    .select(['phone_number', 'password_hash', 'user_group', 'term_status', 'active_points', 'total_posts'])
    .where('phone_number', 'in', memberSignIns.map(numberOf))
    .orderBy('phone_number')
    .execute()
  expect(members.length).toBeGreaterThan(0)
  for (const { password_hash, ...member } of members) {
    const { password } = memberSignIns.find((one) => numberOf(one) === member.phone_number)!
    expect(await verify(password_hash, password)).toBe(true)
    expect(member).toMatchObject({ user_group: 'MEMBER', term_status: 'NORMAL' })
    expect(member.active_points).toBeGreaterThan(0)
    expect(member.total_posts).toBeGreaterThan(0)
  }
})

test('balances, days, tallies and report counts equal their sources', async () => {
  expect(
    await number(
      'select count(*) from balances b where active_points <> (select coalesce(sum(amount), 0) from point_entries where user_id = b.user_id)',
    ),
  ).toBe(0)
  expect(
    await number(
      'select count(*) from balances b where earned_points <> (select coalesce(sum(earned), 0) from point_days where user_id = b.user_id)',
    ),
  ).toBe(0)
  expect(
    await number(
      'select count(*) from users u where total_posts <> (select count(*) from posts where created_by = u.id)',
    ),
  ).toBe(0)
  expect(
    await number(
      `select count(*) from posts p where total_comments <> (select count(*) from comments where post_id = p.id)`,
    ),
  ).toBe(0)
  expect(await number('select sum(checkins) from places')).toBe(
    await number("select count(*) from posts where type = 'CHECK_IN'"),
  )
  expect(await number('select sum(total_posts) from social_groups')).toBe(
    await number('select count(*) from posts where group_id is not null'),
  )
  expect(await number('select count(*) from social_groups where category_id is null')).toBe(0)
  expect(await number('select sum(people) from user_tally')).toBe(60)
  expect(await number('select sum(posts) from post_tally')).toBe(await number('select count(*) from posts'))
})

test('what actions gave is what the rules of then give, replayed', async () => {
  const { rows } = await sql.raw<GivenAction>(givenActions('true')).execute(db)
  const rulesAt = await readRules(db)
  for (const action of rows) expect(action.booked).toEqual(replayed(action, rulesAt))
  expect(new Set(rows.map(({ facts }) => facts.kind)).size).toBeGreaterThan(8)
})

test('whoever has commented did so by a comment of their own that nobody has blocked', async () => {
  const acts = `select count(*) from member_actions a`
  expect(await number(`${acts} where kind = 'COMMENT_POST'`)).toBeGreaterThan(100)
  expect(
    await number(
      `${acts} join comments c on c.id = a.record_id and c.post_id::text = a.subject and c.created_by = a.user_id
        and c.created_at = a.occurred_at and c.term_status = 'NORMAL' where kind = 'COMMENT_POST' and record_model = 'COMMENT'`,
    ),
  ).toBe(await number(`${acts} where kind = 'COMMENT_POST'`))
})

test('nothing is left to the engine: of blocked posts nothing is left, and of others all of it', async () => {
  const left = `e.amount + coalesce((select sum(c.amount) from point_entries c where c.user_id = e.user_id and c.corrects = e.id), 0)`
  expect(
    await number(
      `select count(*) from member_actions a join point_entries e on e.user_id = a.user_id and e.action_id = a.id
        join posts p on p.id = a.record_id where ${left} <> case p.status when 'BLOCKED' then 0 else e.amount end`,
    ),
  ).toBe(0)
})

test('every change of status is in the audit log, in unbroken chains', async () => {
  const changes = await number('select count(*) from blocked_details')
  expect(changes).toBeGreaterThan(0)
  const entries = (of: string) => number(`select count(*) from audit_entries where ${of}`)
  expect(await entries(`after ? 'termStatus' or after ? 'status' and model = 'POST'`)).toBe(changes)
  expect(await entries(`model = 'REPORT'`)).toBeGreaterThan(0)
  const all = await entries('true')
  expect(await number('select entries from take_audit_checkpoint(100000)')).toBe(all)
  expect(await verifyAudit(db)).toMatchObject({ entries: all, checkpoint: 1, findings: noFindings })
  expect(
    await number(
      `select count(*) from posts p where version <> (select coalesce(max(version), 1) from audit_entries where model = 'POST' and target_id = p.id::text)`,
    ),
  ).toBe(0)
  expect(
    await number(
      `select count(*) from users u where term_status <> coalesce((select after ->> 'termStatus' from audit_entries where model = 'USER' and target_id = u.id::text order by position desc limit 1), 'NORMAL')`,
    ),
  ).toBe(0)
})

test('every picture is stored with its thumbnails, in the size that its row says', async () => {
  const media = await db.selectFrom('media').selectAll().execute()
  const shown = [...files.keys()].filter((key) => !key.startsWith('private/'))
  expect(shown).toHaveLength(media.length * 3)
  for (const { key, thumbnail_key, thumbnail2x_key, bytes, content_type } of media) {
    expect(files.get(key)).toEqual({ bytes, contentType: content_type })
    expect(files.has(thumbnail_key!) && files.has(thumbnail2x_key!)).toBe(true)
  }
})

test('records of all seven kinds are reported, for every reason, handled and not', async () => {
  expect(await number('select count(distinct model) from report_targets')).toBe(7)
  expect(await number('select count(distinct type) from reports')).toBe(7)
  expect(await number(`select count(distinct model) from report_targets where handled`)).toBeGreaterThan(3)
  expect(
    await number(
      `select count(*) from report_targets t where handled <> (version = 2)
        or (handled and not exists (select from audit_entries a where a.target_id = t.target_id::text))`,
    ),
  ).toBe(0)
})

test('several people posted the same text with small changes', async () => {
  expect(
    await number(
      `select max(n) from (select count(distinct created_by) as n from posts where title <> '' group by left(content, 120)) alike`,
    ),
  ).toBeGreaterThan(3)
  expect(
    await number(
      `select max(n) from (select count(distinct created_by) as n from comments group by left(content, 100) having max(length(content)) > 100) alike`,
    ),
  ).toBeGreaterThan(3)
})

test('requests for verification are of every status and both types, with documents and numbers until they are erased', async () => {
  const kinds = await sql<{ type: string; statuses: string[] }>`
    select type, array_agg(distinct status order by status) as statuses from verify_requests group by type order by type`.execute(
    db,
  )
  expect(kinds.rows.map(({ type }) => type)).toEqual(['PAGE', 'USER'])
  expect(new Set(kinds.rows.flatMap(({ statuses }) => statuses))).toEqual(
    new Set(['PENDING', 'VERIFIED', 'REJECTED', 'IGNORED']),
  )
  const documents = await db.selectFrom('verify_media').selectAll().execute()
  expect([...files.keys()].filter((key) => key.startsWith('private/')).toSorted()).toEqual(
    documents.map(({ key }) => key).toSorted(),
  )
  for (const { key, bytes, content_type } of documents) {
    expect(files.get(key)).toEqual({ bytes, contentType: content_type })
  }
  const requests = await db.selectFrom('verify_requests').selectAll().execute()
  for (const request of requests) {
    const { identityNumber, business } = openSecrets(tokenKey, request)
    const has = documents.some(({ request_id }) => request_id === request.id)
    expect(has).toBe(request.erased_at === null)
    expect((identityNumber ?? business?.taxCode ?? '').startsWith('000')).toBe(request.erased_at === null)
  }
  expect(
    await number(
      `select count(*) from pages p where verify_status is distinct from (
        select status from verify_requests r where r.target_id = p.id order by r.created_at desc, r.id desc limit 1)`,
    ),
  ).toBe(0)
})

test('the cases are weighed with all blocks of their creators: no work is left for the job', async () => {
  expect(await number('select count(*) from creators_to_weigh')).toBe(0)
})

test('of a record that was reported again after a decision, only the newer reports are open', async () => {
  const decidedBefore = `exists (select from blocked_details d
    where (d.model, d.target_id) = (t.model, t.target_id) and d.created_at >= t.closed_until and d.created_at < t.last_report_at)`
  expect(
    await number('select count(*) from report_targets where not handled and closed_until is not null'),
  ).toBeGreaterThan(0)
  expect(
    await number(`select count(*) from report_targets t where closed_until is not null and not ${decidedBefore}`),
  ).toBe(0)
})

test('what was decided about requests and cases, and undone, is in the audit log', async () => {
  const entries = (action: string, chain: string) =>
    `select count(*) from audit_entries e where e.action = '${action}' and e.chain = '${chain}:' || `
  expect(
    await number(
      `select count(*) from verify_requests r where (${entries('cmsSetVerifyStatus', 'VERIFY')} r.id) <> (r.decided_at is not null)::int
        or (${entries('verify:erase', 'VERIFY')} r.id) <> (r.erased_at is not null)::int`,
    ),
  ).toBe(0)
  expect(
    await number(
      `select count(*) from case_decisions d where (${entries('cmsDecideCase', 'CASE')} d.case_id) <> 1
        or (${entries('cmsUndoCaseDecision', 'CASE')} d.case_id) <> (d.state = 'UNDONE')::int`,
    ),
  ).toBe(0)
  expect(await number("select count(*) from case_decisions where state = 'UNDONE'")).toBe(1)
})

test('pictures are refused that are blocked, or shown only by a post that is', async () => {
  const refused = await sql<{ term_status: string; posts: string[] }>`
    select term_status, array(select p.status from post_media s join posts p on p.id = s.post_id where s.media_id = m.id) as posts
    from media m where refused order by 1`.execute(db)
  expect(refused.rows).toContainEqual({ term_status: 'BLOCKED', posts: ['NORMAL'] })
  expect(refused.rows).toContainEqual({ term_status: 'NORMAL', posts: ['BLOCKED'] })
})

test('areas are open to two members of STAFF, not to the one whose password is printed', async () => {
  const grantees = await db
    .selectFrom('grants')
    .innerJoin('users', 'users.id', 'grants.user_id')
    .select(['user_group', 'phone_number'])
    .execute()
  expect(new Set(grantees.map(({ phone_number }) => phone_number)).size).toBe(2)
  expect(grantees.every(({ user_group }) => user_group === 'STAFF')).toBe(true)
  expect(grantees.map(({ phone_number }) => phone_number)).not.toContain(numberOf(signIns.STAFF))
})

test('wheels of every kind: deleted, over, running and to come, won by chance from what they have', async () => {
  const now = "timestamptz '2026-03-14T08:30:00Z'"
  for (const of of [
    'deleted_at is not null',
    `end_date < ${now}`,
    `start_date < ${now} and end_date > ${now}`,
    `start_date > ${now}`,
  ])
    expect(await number(`select count(*) from lucky_wheels where ${of}`), of).toBeGreaterThan(0)
  expect(await number('select count(*) from wheel_awards')).toBe(await number('select sum(awarded) from stock_lanes'))
  expect(await number('select count(*) from wheel_awards where num_nonnulls(code_id, entry_id) <> 1')).toBe(0)
  expect(await number('select count(code_id) from wheel_awards')).toBeGreaterThan(5)
  const reserved = 'select count(*) from voucher_codes c where c.pool = s.id and c.sold_qty = 0'
  const won = 'select count(code_id) from wheel_awards a where a.stock_id = s.id'
  expect(
    await number(
      `select count(*) from wheel_stock s join wheel_prizes p on p.id = s.prize_id
        where p.voucher_id is not null and s.qty <> (${reserved}) + (${won})`,
    ),
  ).toBe(0)
})

test('the screens of Integration have something to show, and nothing is sent anywhere', async () => {
  expect(await number('select count(*) from api_keys where ended_at is null')).toBe(3)
  const used = 'select count(*) from api_key_uses u join api_keys k on k.id = u.key_id where k.ended_at is null'
  expect(await number(used)).toBe(3)
  expect(
    await number(`select count(*) from api_key_hours where hour > timestamptz '2026-03-13T08:30:00Z'`),
  ).toBeGreaterThan(20)
  expect(await number("select count(*) from api_key_requests where outcome <> 'OK'")).toBeGreaterThan(5)
  expect(await number('select count(*) from webhook_endpoints where paused_at is null')).toBe(0)
  for (const [state, least] of [
    ['DELIVERED', 8],
    ['FAILED', 1],
  ] as const)
    expect(await number(`select count(*) from webhook_deliveries where state = '${state}'`)).toBeGreaterThanOrEqual(
      least,
    )
  const untold = `select count(*) from webhook_deliveries d where tries <> (select count(*) from webhook_tries t where t.delivery_id = d.id)
    or not exists (select from event_sequences s where (s.model, s.subject_id, s.last) = (d.model, d.subject_id, d.sequence))`
  expect(await number(untold)).toBe(0)
})

test('the key that is printed opens the sandbox alone, and is printed only while it serves', async () => {
  // The demo's present is a fixed day: after a year its key has ended.
  const endingIn = (time: string) =>
    database.asOwner((kysely) =>
      sql`update api_keys set ends_at = now() + ${time}::interval where hash = ${hashOfKey(demoKey)}`.execute(kysely),
    )
  await endingIn('1 day')
  expect(await demoApiKey(db)).toMatch(/^bk_test_[\w-]{43}$/)
  expect(await keyOfHash(db, hashOfKey(demoKey))).toMatchObject({ mode: 'TEST', state: 'serves' })
  await endingIn('-1 day')
  expect(await demoApiKey(db)).toBeNull()
})
