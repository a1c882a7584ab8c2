import pg from 'pg'

/**
 * Gives one database of a PostgreSQL server the clock of the run, before it is migrated. The functions of the catalogue
 * themselves are replaced, so that the schema, its defaults and its search paths are the same as in production. They are
 * one expression each, which the planner puts in the place of a call. The embedded database asks `Date` for the time.
 */
export async function giveClock(url: string): Promise<void> {
  const ahead = process.env.TEST_CLOCK
  if (ahead === undefined) return
  const moved = [...movable].map(
    ([name, stability]) => `
      create function test_clock.real_${name}() returns timestamptz language internal ${stability} strict parallel safe as '${source(name)}';
      create or replace function pg_catalog.${name}() returns timestamptz language sql ${stability} parallel safe
        as 'select test_clock.real_${name}() + test_clock.ahead()';`,
  )
  await run(
    url,
    `create schema test_clock;
    create table test_clock.ahead (by interval not null);
    insert into test_clock.ahead values (${interval(Number(ahead))});
    create function test_clock.ahead() returns interval language plpgsql stable parallel safe
      as 'begin return (select by from test_clock.ahead); end';
    ${moved.join('')}
    grant usage on schema test_clock to public;
    grant select on test_clock.ahead to public;
    grant execute on all functions in schema test_clock to public`,
  )
}

/** All functions that tell the time. CURRENT_TIMESTAMP and its like are no functions, so the product uses none. */
const movable = new Map([
  ['now', 'stable'],
  ['transaction_timestamp', 'stable'],
  ['statement_timestamp', 'stable'],
  ['clock_timestamp', 'volatile'],
])
const source = (name: string) => (name === 'transaction_timestamp' ? 'now' : name)

/** Moves the clock of a database that has one. */
export const moveDatabase = (url: string, ahead: number): Promise<void> =>
  run(url, `update test_clock.ahead set by = ${interval(ahead)}`)

/** In milliseconds, because days are not equally long in every time zone. */
const interval = (ahead: number) => `make_interval(secs => ${ahead / 1000})`

async function run(url: string, statements: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statements)
  } finally {
    await client.end()
  }
}
