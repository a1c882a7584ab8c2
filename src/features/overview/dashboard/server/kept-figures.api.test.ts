import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { factories } from '../../../../../tests/harness/factories.ts'
import { seeded } from '../../../../../tests/harness/seeded.ts'
import { startServer } from '../../../../../tests/harness/server.ts'
import { foldTally } from '../../../../platform/server/jobs/fold-tally.ts'
import { addDays, startOfDay } from '../../../../platform/shared/day.ts'
import { tallies } from './dashboard.tallies.ts'

const server = await startServer()
const { db } = server
const make = factories(db)

/** The moment at `hour` o'clock (GMT+7) on a local day. */
const at = (day: string, hour: number) => new Date(startOfDay(day).getTime() + hour * 3_600_000)

/** Each kept figure, and the same figure counted from the rows themselves. */
const figures = {
  country: [
    'select country_code as k, sum(people)::int as n from country_tally group by 1 having sum(people) <> 0',
    'select country_code as k, count(*)::int as n from users group by 1',
  ],
  signup: [
    'select day as k, sum(people)::int as n from signup_tally group by 1 having sum(people) <> 0',
    'select local_day(created_at) as k, count(*)::int as n from users group by 1',
  ],
  'referred by day': [
    `select user_id || ' ' || day as k, referred as n from referral_days`,
    `select referred_by || ' ' || local_day(created_at) as k, count(*)::int as n from users where referred_by is not null group by 1`,
  ],
  points: [
    `select concat_ws(' ', day, kind, sum(entries), sum(earned)) as k, sum(amount)::int as n from point_tally group by day, kind`,
    `with e as materialized (select local_day(created_at) as day, point_kind(cause, amount, corrects) as kind, amount, earned from point_entries)
      select concat_ws(' ', day, kind, count(*) filter (where earned), coalesce(sum(amount) filter (where earned), 0)) as k, sum(amount)::int as n
        from e group by day, kind`,
  ],
  pages: [
    'select is_partner::text as k, sum(pages)::int as n from page_tally group by 1 having sum(pages) <> 0',
    'select is_partner::text as k, count(*)::int as n from pages group by 1',
  ],
  posts: [
    `select day || ' ' || type as k, sum(posts)::int as n from post_tally group by 1 having sum(posts) <> 0`,
    `select local_day(created_at) || ' ' || type as k, count(*)::int as n from posts group by 1`,
  ],
  reports: [
    `select concat_ws(' ', day, model, type) as k, sum(reports)::int as n from report_tally group by 1 having sum(reports) <> 0`,
    `select concat_ws(' ', local_day(created_at), model, type) as k, count(*)::int as n from reports group by 1`,
  ],
  targets: [
    `select concat_ws(' ', model, target_id, last_report_at) as k, total as n from report_targets`,
    `select concat_ws(' ', model, target_id, max(created_at)) as k, count(*)::int as n from reports group by model, target_id`,
  ],
  'open cases': [
    `select concat_ws(' ', state, lead_model, severity) as k, sum(cases)::int as n from case_tally group by state, lead_model, severity having sum(cases) <> 0`,
    `select concat_ws(' ', state, lead_model, severity) as k, count(*)::int as n from cases group by state, lead_model, severity`,
  ],
  'reports of cases': [
    `select concat_ws(' ', id, members, state <> 'CLOSED') as k, reports as n from cases where members > 0`,
    `select concat_ws(' ', case_id, count(*), bool_or(not handled)) as k, sum(total)::int as n from report_targets where case_id is not null group by case_id`,
  ],
  'open records without a case': [
    `select target_id::text as k, 1 as n from report_targets where not handled and case_id is null`,
    `select '' as k, 0 as n where false`,
  ],
  'report lists': [
    `select concat_ws(' ', model, status, kind, handled, sum(reports)) as k, sum(targets)::int as n from report_list_tally
      group by model, status, kind, handled having sum(targets) <> 0`,
    `select concat_ws(' ', model, status, kind, handled, sum(total)) as k, count(*)::int as n from report_targets where status <> 'DELETED'
      group by model, status, kind, handled`,
  ],
  'copies of what is reported': [
    `select concat_ws(' ', model, target_id, creator_id, status, kind, search) as k, 1 as n from report_targets`,
    `select concat_ws(' ', model, id, creator_id, status, kind, search) as k, 1 as n from reportable_records
      where (model, id) in (select model, target_id from reports)`,
  ],
  'reports by reason': [
    `select concat_ws(' ', model, target_id, r.key) as k, r.value::int as n from report_targets cross join jsonb_each_text(by_reason) r`,
    `select concat_ws(' ', model, target_id, type) as k, count(*)::int as n from reports group by model, target_id, type`,
  ],
  creators: [
    `select creator_id || ' ' || day as k, reports as n from creator_report_days`,
    `select coalesce(p.created_by, u.id) || ' ' || local_day(r.created_at) as k, count(*)::int as n from reports r
      left join posts p on r.model = 'POST' and p.id = r.target_id left join users u on r.model = 'USER' and u.id = r.target_id
      where coalesce(p.created_by, u.id) is not null group by 1`,
  ],
} as const

async function expectToAgree() {
  for (const [name, [kept, counted]] of Object.entries(figures)) {
    const ordered = async (statement: string) =>
      (await sql<{ k: string; n: number }>`${sql.raw(statement)} order by 1, 2`.execute(db)).rows
    expect(await ordered(kept), name).toEqual(await ordered(counted))
  }
}

test('after random changes every kept figure equals a full recount', async () => {
  const random = seeded(7)
  const people = await Promise.all(Array.from({ length: 8 }, () => make.aUser()))
  const ids = people.map(({ id }) => id)
  const posts: string[] = []
  const day = () => at(addDays('2023-01-01', random.below(5)), random.below(24))
  const countries = ['VN', 'US', 'JP']
  const steps: Record<string, () => Promise<unknown>> = {
    join: () =>
      make.aUser({ referred_by: random.pick([null, ...ids]), country_code: random.pick(countries), created_at: day() }),
    'join together': () =>
      db
        .insertInto('users')
        .columns([
          'id',
          'phone_number',
          'password_hash',
          'full_name',
          'gender',
          'country_code',
          'referred_by',
          'created_at',
        ])
        .expression(
          sql`select gen_random_uuid(), '+8491' || lpad((random() * 9999999)::int::text, 7, '0'), 'x', 'X', 'OTHER', 'VN', id, ${day()}::timestamptz from users where id in (${sql.join(ids)})`,
        )
        .onConflict((oc) => oc.doNothing())
        .execute(),
    move: () =>
      db
        .updateTable('users')
        .set({ country_code: random.pick(countries), created_at: day(), referred_by: random.pick([null, ...ids]) })
        .where(
          'id',
          'in',
          db
            .selectFrom('users')
            .select('id')
            .where('id', 'not in', ids)

            .orderBy('id')
            .limit(3)
            .offset(random.below(10)),
        )
        .execute(),
    leave: async () => {
      const free = await db
        .selectFrom('users as u')
        .select('u.id')
        .where('u.password_hash', '=', 'x')
        .orderBy('u.id')
        .limit(2)
        .execute()
      if (free.length > 0)
        await db
          .deleteFrom('users')
          .where(
            'id',
            'in',
            free.map(({ id }) => id),
          )
          .execute()
    },
    earn: () =>
      make.points(random.pick(ids), 1 + random.below(500), { created_at: day(), earned: random.below(4) > 0 }),
    write: async () =>
      void posts.push(
        (await make.aPost({ created_by: random.pick(ids), created_at: day(), type: random.pick(['STATUS', 'REVIEW']) }))
          .id,
      ),
    'block a post': () =>
      db
        .updateTable('posts')
        .set({ status: random.pick(['BLOCKED', 'NORMAL']) })
        .where('id', '=', random.pick(ids.concat(posts)))
        .execute(),
    report: () => {
      const [model, target_id] =
        random.below(2) && posts.length > 0
          ? (['POST', random.pick(posts)] as const)
          : (['USER', random.pick(ids)] as const)
      return db
        .insertInto('reports')
        .values({
          id: uuidv7(),
          model,
          target_id,
          type: random.pick(['SPAM', 'NUDITY', 'VIOLENCE']),
          created_by: random.pick(ids),
          created_at: day(),
        })
        .onConflict((oc) => oc.doNothing())
        .execute()
    },
    'take reports back': () =>
      db
        .deleteFrom('reports')
        .where('created_by', '=', random.pick(ids))
        .where('type', '=', random.pick(['SPAM', 'NUDITY']))
        .execute(),
    handle: () =>
      db
        .updateTable('report_targets')
        .set({ handled: random.below(2) === 1 })
        .where('target_id', '=', random.pick(ids.concat(posts)))
        .execute(),
    fold: () => fold(),
  }
  const fold = async () => {
    for (const tally of tallies) await foldTally(db, tally)
  }
  for (let i = 0; i < 250; i++) {
    const name = random.pick(Object.keys(steps))
    await steps[name]!()
    if (i % 25 === 0) await expectToAgree()
  }
  await fold()
  await expectToAgree()
  const { n } = await db
    .selectFrom('signup_tally')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  const { days } = await db
    .selectFrom('signup_tally')
    .select(sql<number>`count(distinct day)`.as('days'))
    .executeTakeFirstOrThrow()
  expect(n, 'one row a day is left').toBe(days)

  // The recount used by migrations and bulk loads gives the same result, and keeps the handled flags.
  const handled = await db
    .selectFrom('report_targets')
    .select('target_id')
    .where('handled', '=', true)
    .orderBy('target_id')
    .execute()
  await server.asOwner((owner) => sql`select recount_dashboard()`.execute(owner))
  await expectToAgree()
  expect(
    await db
      .selectFrom('report_targets')
      .select('target_id')
      .where('handled', '=', true)
      .orderBy('target_id')
      .execute(),
  ).toEqual(handled)
}, 60_000)
