import type { ClientBase, Pool } from 'pg'

/**
 * Removes indexes and constraints that make loading slow, and restores them. Definitions come from the database itself,
 * as the migrations made them, and are kept in `demo_fill.detached` until they are restored, so that an interrupted
 * load reaches the same result.
 */

/** The tables with most rows, the largest first. */
const loaded = [
  'point_entries',
  'member_actions',
  'action_keys',
  'voucher_codes',
  'spins',
  'draw_leaves',
  'point_days',
  'posts',
  'users',
  'comments',
  'balances',
  'post_media',
  'reports',
  'wheel_awards',
  'wheel_prizes',
  'voucher_redemptions',
  'spin_balances',
  'product_media',
  'products',
  'pages',
  'blocked_details',
  'verify_requests',
  'vouchers',
] as const

/**
 * Records and drops foreign keys, unique constraints and indexes, and disables the tables' own triggers. Keys that
 * other tables refer to are kept: their values arrive in ascending order, which costs little. Call it in a transaction.
 */
export async function detach(client: ClientBase): Promise<void> {
  await client.query(`
    create table demo_fill.detached (
      name text primary key, kind text not null check (kind in ('key', 'index', 'reference')), table_name text not null,
      definition text not null, bytes bigint not null, restored boolean not null default false)`)
  await client.query(
    `insert into demo_fill.detached (name, kind, table_name, definition, bytes)
      select conname, case contype when 'f' then 'reference' else 'key' end, conrelid::regclass::text, pg_get_constraintdef(oid), 0
        from pg_constraint c
        where conrelid = any($1::text[]::regclass[]) and contype in ('f', 'p', 'u')
          and not exists (select from pg_constraint other where other.contype = 'f' and other.conindid = c.conindid and c.contype <> 'f')
      union all
      select indexrelid::regclass::text, 'index', indrelid::regclass::text, replace(pg_get_indexdef(indexrelid), ' ON ONLY ', ' ON '), 0
        from pg_index i
        where indrelid = any($1::text[]::regclass[]) and not exists (select from pg_constraint where conindid = i.indexrelid and contype in ('p', 'u', 'x'))`,
    [loaded],
  )
  for (const { name, kind, table_name } of (
    await client.query<Detached>('select * from demo_fill.detached order by kind desc')
  ).rows) {
    await client.query(kind === 'index' ? `drop index ${name}` : `alter table ${table_name} drop constraint ${name}`)
  }
  for (const table of loaded) await client.query(`alter table ${table} disable trigger user`)
}

interface Detached {
  readonly name: string
  readonly kind: 'key' | 'index' | 'reference'
  readonly table_name: string
  readonly definition: string
}

/**
 * Restores everything on two connections: each table's keys and indexes after a vacuum, which is cheap while there are
 * none; then references, unchecked at first so that checking them blocks nobody; last the triggers.
 */
export async function restore(pool: Pool, say: (what: string) => void): Promise<void> {
  const missing = (
    await pool.query<Detached>(`select * from demo_fill.detached where not restored order by kind desc, name`)
  ).rows
  await shareOut(loaded, async (table) => {
    const own = missing.filter((detached) => detached.table_name === table && detached.kind !== 'reference')
    if (own.length > 0) {
      say(`${table}: vacuum`)
      await pool.query(`vacuum ${table}`)
    }
    for (const detached of own) {
      say(`${table}: ${detached.name}`)
      await restoreOne(
        pool,
        detached,
        detached.kind === 'key'
          ? `alter table ${table} add constraint ${detached.name} ${detached.definition}`
          : detached.definition,
      )
    }
  })
  const references = missing.filter(({ kind }) => kind === 'reference')
  for (const { name, table_name, definition } of references) {
    await pool.query(
      `alter table ${table_name} drop constraint if exists ${name}, add constraint ${name} ${definition} not valid`,
    )
  }
  await shareOut(loaded, async (table) => {
    for (const detached of references.filter(({ table_name }) => table_name === table)) {
      say(`${table}: ${detached.name}`)
      await restoreOne(pool, detached, `alter table ${table} validate constraint ${detached.name}`)
    }
  })
  for (const table of loaded) await pool.query(`alter table ${table} enable trigger user`)
}

/** Restoring one and recording it are one transaction. */
async function restoreOne(pool: Pool, { name }: Detached, statement: string): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query(statement)
    await client.query('update demo_fill.detached set restored = true where name = $1', [name])
    await client.query('commit')
    client.release()
  } catch (error) {
    client.release(true)
    throw error
  }
}

/** Processes a list in order, two at a time. */
export async function shareOut<T>(list: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  let next = 0
  const lane = async () => {
    while (next < list.length) await work(list[next++]!)
  }
  await Promise.all([lane(), lane()])
}
