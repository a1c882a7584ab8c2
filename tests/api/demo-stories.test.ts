import { type Kysely, sql } from 'kysely'
import { expect, test } from 'vitest'
import { fillDemo } from '../../database/demo/fill-demo.ts'
import { startDrawing } from '../../database/demo/pictures/start-drawing.ts'
import type { Tables } from '../../database/tables.ts'
import { compareNew } from '../../src/features/moderation/desk/server/prints/compare.job.ts'
import { startServer, type TestServer } from '../harness/server.ts'

const users = 60
const pictures = startDrawing()
const places = [await startServer(), await startServer(), await startServer()]

/** Tết at midnight, the last minute of a month, noon of the leap day: all after the migrations of any run. */
const moments = ['2031-01-23T00:00:01+07:00', '2031-04-30T23:59:00+07:00', '2032-02-29T12:00:00+07:00']

test('the demo tells the same stories whenever it is filled', { timeout: 300_000 }, async () => {
  const told = []
  for (const [i, moment] of moments.entries()) told.push(await storiesAt(places[i]!, moment))
  const [first, ...others] = told
  // What journeys look for: a ring of each kind, with all of its records.
  for (const ring of ['COMMENT OPEN 6: 1', 'POST OPEN 5: 1', 'MEDIA OPEN'])
    expect(first!['cases by members']).toContain(ring)
  for (const [i, stories] of others.entries()) expect(stories, moments[i + 1]).toEqual(first)
})

test('nothing in the demo is impossible in the product, and each filter finds something', async () => {
  const facts: unknown = await places[0]!.asOwner(async (owner) =>
    JSON.parse(
      await one(
        owner,
        `select json_build_object(
        'decided about their own', (select count(*) from audit_entries a
          where actor_id is not null and model in ('POST', 'COMMENT', 'PAGE', 'PRODUCT', 'GROUP', 'MEDIA', 'USER', 'REPORT')
            and action in ('cmsSetTermStatus', 'cmsUpdatePostStatus', 'cmsMarkReportsHandled')
            and belongs_to(coalesce((select t.model from report_targets t where t.target_id::text = a.target_id limit 1), a.model),
              target_id::uuid, actor_id)),
        'points before joining', (select count(*) from point_entries e join users u on u.id = e.user_id where e.created_at < u.created_at),
        'written before joining', (select count(*) from (select created_by, created_at from posts union all
          select created_by, created_at from comments union all select created_by, created_at from reports) w
          join users u on u.id = w.created_by where w.created_at < u.created_at),
        'cases held by the first ADMIN', (select count(*) from cases where held_by = (select id from users order by id limit 1)),
        'hidden pages', (select least(count(*), 1) from pages where term_status = 'HIDDEN'),
        'reported videos', (select least(count(*), 1) from report_targets t join media m on m.id = t.target_id where m.kind = 'VIDEO'),
        'comments said twice under a post', (select count(*) from (
          select from comments c where not exists (select from report_targets t where t.target_id = c.id)
            group by post_id, content having count(*) > 1 and max(post_id::text) not in (
              select post_id::text from comments group by post_id having count(*) > 14)) twice))::text`,
      ),
    ),
  )
  expect(facts).toEqual({
    'decided about their own': 0,
    'points before joining': 0,
    'written before joining': 0,
    'cases held by the first ADMIN': 0,
    'hidden pages': 1,
    'reported videos': 1,
    'comments said twice under a post': 0,
  })
})

/** Fills the demo at a moment, lets the job find the near duplicates, and describes every table. */
async function storiesAt(server: TestServer, moment: string): Promise<Record<string, string>> {
  await server.clock.moveTo(moment)
  const { mediaStore, tokenKey } = server.app
  await server.asOwner((kysely) => fillDemo({ kysely, mediaStore, tokenKey, pictures, users }))
  for (let more = true; more;) ({ more } = await compareNew.run(server.app, Infinity))
  return server.asOwner(storiesOf)
}

/**
 * What every table tells, whatever is added to the demo: how many rows, how many of each value of the columns with few
 * values, and how many moments are past and to come. Only figures by day, week and hour depend on where a day begins,
 * and with them which cases a week's calibration drew, so how many rows the tally of cases has.
 */
async function storiesOf(owner: Kysely<Tables>): Promise<Record<string, string>> {
  const { rows: columns } = await sql<{ table_name: string; column_name: string; data_type: string }>`
    select table_name, column_name, data_type from information_schema.columns join pg_class on relname = table_name
      where table_schema = 'public' and relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
        and table_name not in (select table_name from information_schema.columns
          where table_schema = 'public' and column_name in ('day', 'week', 'hour', 'month'))
        and table_name not in ('jobs', 'kysely_migration', 'kysely_migration_lock', 'case_tally')
      order by 1, 2`.execute(owner)
  const tables = Map.groupBy(columns, ({ table_name }) => table_name)
  const told: Record<string, string> = {
    'cases by members': await one(
      owner,
      `select string_agg(concat(model, ' ', state, ' ', members, ': ', cases), ', ' order by model, state, members) from (
        select model, state, members, count(*) as cases from (
          select min(t.model) as model, c.state, count(*) as members from cases c join report_targets t on t.case_id = c.id group by c.id
        ) each group by 1, 2, 3) counted`,
    ),
  }
  for (const [table, of] of tables) {
    const parts = ['count(*)', ...of.flatMap(({ column_name, data_type }) => tellingOf(table, column_name, data_type))]
    told[table] = await one(owner, `select concat_ws('; ', ${parts.join(', ')}) from ${table}`)
  }
  return told
}

/** The beginnings of API keys, which nobody may guess. */
const random = new Set(['api_keys prefix'])
/** Columns with more or longer values are names, texts, amounts and secrets. */
const fewValues = 12
const longestValue = 40

function tellingOf(table: string, column: string, type: string): string[] {
  if (type.startsWith('timestamp'))
    return [
      `'${column}: ' || count(${column}) filter (where ${column} <= now()) || ' past, ' || count(${column}) filter (where ${column} > now()) || ' to come'`,
    ]
  if ((type !== 'text' && type !== 'boolean') || random.has(`${table} ${column}`)) return []
  const values = `select coalesce(${column}::text, 'null') as value, count(*) as n from ${table} group by 1`
  return [
    `(select '${column}: ' || string_agg(value || ' ' || n, ', ' order by value) from (${values}) each having count(*) <= ${fewValues} and max(length(value)) <= ${longestValue})`,
  ]
}

const one = async (owner: Kysely<Tables>, query: string) =>
  String((await sql.raw<{ value: unknown }>(`select (${query}) as value`).execute(owner)).rows[0]!.value)
