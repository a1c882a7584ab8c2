import pg from 'pg'

/** Members whose histories are read. The ids are as long as those of others, and nobody has them. */
export const members = {
  /** Ten rows a month. */
  many: '00000000-0000-7000-8000-000000000001',
  /** Five rows, in one month years ago. */
  few: '00000000-0000-7000-8000-000000001001',
  /** One row a month, the worst for partitions: a part of a history comes from as many months as it has rows. */
  scattered: '00000000-0000-7000-8000-000000001002',
} as const

const tables = ['member_actions', 'point_entries', 'spins'] as const

/** Makes ten years of months, which lie ahead, so that nothing that is there has to move. */
export async function divide(url: string, months: number): Promise<void> {
  const owner = await connected(url)
  for (const table of tables)
    for (let i = 0; i < months; i++)
      await owner.query(
        `select make_month(name, (begins + make_interval(months => $2))::date) from monthly_tables where name = $1`,
        [table, i],
      )
  await owner.end()
}

/** Leaves one partition, for rows of any time. */
export async function unite(url: string): Promise<void> {
  const owner = await connected(url)
  for (const table of tables) {
    const { rows } = await owner.query<{ part: string }>(
      `select inhrelid::regclass::text as part from pg_inherits where inhparent = $1::regclass`,
      [table],
    )
    for (const { part } of rows) {
      await owner.query(`alter table ${table} detach partition ${part}`)
      if (part !== `${table}_before`) await owner.query(`drop table ${part}`)
    }
    await owner.query(`alter table ${table} attach partition ${table}_before for values from (minvalue) to (maxvalue)`)
    await owner.query(`update monthly_tables set begins = '9999-01-01' where name = $1`, [table])
  }
  await owner.end()
}

/** The same rows on each side, from the first month on that a side without changes would make. */
export async function fill(url: string, { begins, months, others }: Span & { others: number }): Promise<void> {
  const owner = await connected(url)
  await owner.query(
    `create table bench_rows as
      select (left(first_id(at)::text, 13) || '-7' || substr(hash, 1, 3) || '-8' || substr(hash, 4, 3) || '-' || substr(hash, 7, 12))::uuid as id,
          ('00000000-0000-7000-8000-' || lpad(member::text, 12, '0'))::uuid as user_id, at
        from (select *, md5(member || ' ' || at) as hash from (
          select member, $1::timestamptz + make_interval(months => m, days => n * 2, secs => member) as at
            from generate_series(1, $3::int) member, generate_series(0, $2::int - 1) m, generate_series(1, 10) n
          union all select 1001, $1::timestamptz + make_interval(months => $2::int * 6 / 10, days => n) from generate_series(1, 5) n
          union all select 1002, $1::timestamptz + make_interval(months => m, days => 3) from generate_series(0, $2::int - 1) m) placed) named`,
    [begins, months, others],
  )
  const people = [members.many, members.few, members.scattered]
  await owner.query(
    `insert into users (id, phone_number, password_hash, full_name, gender, country_code)
      select id, '+84777' || lpad(n::text, 7, '0'), 'x', 'Bench', 'OTHER', 'VN' from unnest($1::uuid[]) with ordinality p (id, n)`,
    [people],
  )
  await owner.query(`insert into member_actions (user_id, id, kind, subject, occurred_at, day, facts, outcome)
    select user_id, id, 'DAILY_VISIT', id::text, at, at::date, '{}', '[]' from bench_rows`)
  await owner.query(`insert into point_entries (id, user_id, other_account, cause, amount, earned, created_at)
    select id, user_id, 'REWARDS', 'RULE', 100, true, at from bench_rows`)
  await owner.query(`insert into spins (id, wheel_id, batch_id, user_id, request_id, turn, eligible_tiers, answer, salt, created_at)
    select id, '${people[0]}', '${people[0]}', user_id, id::text, 'FREE', '{}', '{}', sha256('x'), at from bench_rows`)
  await owner.query('drop table bench_rows')
  await owner.query('vacuum analyze member_actions, point_entries, spins, history_months')
  await owner.end()
}

export interface Span {
  /** The first month with a partition of its own, if there are such. */
  readonly begins: string
  readonly months: number
}

export async function connected(url: string, role?: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, ...(role && { options: `-c role=${role}` }) })
  await client.connect()
  return client
}
