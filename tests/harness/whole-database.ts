import { sql } from 'kysely'
import type { TestServer } from './server.ts'

/** What a request may leave that does nothing: each is written for every request, or for every attempt. */
export const traces: Readonly<Record<string, string>> = {
  rate_limits: 'attempts count, whatever comes of them',
  failed_attempts: 'wrong keys are told to administrators',
  api_key_requests: 'the log of a key’s requests, which says that it was a dry run',
  api_key_hours: 'how many there were',
  api_key_uses: 'when the last one was',
}

/** Every table but those, by its name, as a number that any other rows would change, and the names of all files. */
export async function everythingStored(
  server: TestServer,
  schema: 'public' | 'sandbox' = 'public',
): Promise<Record<string, string>> {
  const tables = await server.asOwner((db) =>
    sql<{ name: string }>`
      select relname as name from pg_class
        where relnamespace = ${schema}::regnamespace and relkind = 'r' order by relname`.execute(db),
  )
  const kept = tables.rows.filter(({ name }) => !(name in traces))
  const sums = kept.map(
    ({ name }) => sql`select ${name}::text as name,
      count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)::numeric), 0) as rows from ${sql.table(`${schema}.${name}`)} t`,
  )
  const { rows } = await server.asOwner((db) =>
    sql<{ name: string; rows: string }>`${sql.join(sums, sql` union all `)}`.execute(db),
  )
  const files: string[] = []
  for (const prefix of ['uploads/', 'private/'])
    for await (const { key } of server.app.mediaStore.list(prefix)) files.push(key)
  return { ...Object.fromEntries(rows.map(({ name, rows }) => [name, rows])), files: files.toSorted().join(' ') }
}

/** Their names, of what `everythingStored` told. */
export const filesOf = ({ files }: Readonly<Record<string, string>>): string[] => files!.split(' ').filter(Boolean)
