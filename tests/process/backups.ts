import { sql } from 'kysely'
import { openDatabase, type OwnedDatabase } from '../../src/platform/server/database/database.ts'
import { testSecret } from '../harness/provided.ts'
import { makeAdmin } from './admin.ts'
import { preparedFolder, scratchDatabase, scratchFolder } from './scratch.ts'
import { runScript, type Variables } from './server-process.ts'

const secret = { TOKEN_SECRET: testSecret }
const quiet = { DEMO_DATA: 'no', SERVE_WEB: 'no' }

/** A place with an administrator, on the engine and with the media store that a name says. */
export async function place(engine: 'embedded' | 'postgres'): Promise<Variables> {
  if (engine === 'embedded') return { DATA_DIR: (await preparedFolder()).DATA_DIR, ...secret, ...quiet }
  const variables = { DATA_DIR: await scratchFolder(), DATABASE_URL: await scratchDatabase(), ...secret, ...quiet }
  await makeAdmin(variables)
  return variables
}

export const emptyPlace = async (engine: 'embedded' | 'postgres'): Promise<Variables> => ({
  DATA_DIR: await scratchFolder(),
  ...(engine === 'postgres' && { DATABASE_URL: await scratchDatabase() }),
  ...secret,
  ...quiet,
})

export async function inDatabase<T>(variables: Variables, use: (database: OwnedDatabase) => Promise<T>): Promise<T> {
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir = '' } = variables
  const database = await openDatabase({ databaseUrl, dataDir, databasePool: 1, databaseOneRole: true })
  try {
    return await use(database)
  } finally {
    await database.close()
  }
}

/** Every row of every table but those that say how the processes go, as texts. */
export const contents = (
  variables: Variables,
  from: OwnedDatabase | null = null,
): Promise<Record<string, string[]>> => {
  const read = async (database: OwnedDatabase) =>
    database.asOwner(async (db) => {
      const { rows: tables } = await sql<{ name: string }>`select relname::text as name from pg_class
        where relkind = 'r' and relnamespace = 'public'::regnamespace
          and relname not in ('sessions', 'backups', 'restore_checks', 'replicas', 'jobs', 'kysely_migration', 'rate_limits')`.execute(
        db,
      )
      const all: Record<string, string[]> = {}
      for (const { name } of tables) {
        const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(name)} t order by 1`.execute(
          db,
        )
        all[name] = rows.map(({ row }) => row)
      }
      return all
    })
  return from ? read(from) : inDatabase(variables, read)
}

/** Constraints, triggers with their state, and rights: what a restore takes off and must put back. */
export const structure = (variables: Variables): Promise<string[]> =>
  inDatabase(variables, (database) =>
    database.asOwner(async (db) => {
      const { rows } = await sql<{ line: string }>`
        select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) || convalidated as line
          from pg_constraint where connamespace = 'public'::regnamespace
        union all select pg_get_triggerdef(oid) || tgenabled::text from pg_trigger where not tgisinternal
        union all select indexdef from pg_indexes where schemaname = 'public'
        union all select attrelid::regclass || '.' || attname || ' ' || format_type(atttypid, atttypmod) || attnotnull
          from pg_attribute join pg_class c on c.oid = attrelid
          where attnum > 0 and not attisdropped and c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
        union all select relname || coalesce(relacl::text, '') from pg_class where relnamespace = 'public'::regnamespace
        union all select oid::regprocedure || coalesce(proacl::text, '') from pg_proc where pronamespace = 'public'::regnamespace
        order by 1`.execute(db)
      return rows.map(({ line }) => line)
    }),
  )

export const backUp = (variables: Variables, to: string, extra: Variables = {}) =>
  runScript('backup', { ...variables, ...extra }, '', [to])
export const restore = (variables: Variables, from: string, ...extra: string[]) =>
  runScript('restore', variables, '', [from, ...extra])
export const verify = (variables: Variables, from: string, extra: Variables = {}) =>
  runScript('restore:verify', { ...variables, ...extra }, '', [from])
