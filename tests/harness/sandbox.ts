import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { signIdToken } from '../../src/platform/server/access/authenticate.ts'
import { sandboxOf } from '../../src/platform/server/database/sandbox/sandbox.ts'
import { settingTables } from '../../src/platform/server/database/sandbox/shared-tables.ts'
import type { TestServer } from './server.ts'

/** The same server for whoever is in its sandbox: what the factories make and who signs in are there. */
export function insideSandbox(server: TestServer): TestServer {
  const app = sandboxOf(server.app)
  const db = app.database.background
  return {
    ...server,
    outside: server,
    app,
    db,
    asMember(caller) {
      if (!caller || 'idToken' in caller) return server.asMember(caller)
      const id = uuidv7()
      const token = db
        .insertInto('sessions')
        .values({ id, user_id: caller.id, audience: 'MEMBER', address: 'test', user_agent: 'test' })
        .execute()
        .then(() => signIdToken(app.tokenKey, caller.id, id, Date.now(), 'MEMBER', { sandbox: true }))
      const client = token.then((idToken) => server.asMember({ idToken }))
      return {
        token: () => token,
        query: async (...given) => (await client).query(...given),
        send: async (...given) => (await client).send(...given),
        data: async (...given) => (await client).data(...given),
        refusal: async (...given) => (await client).refusal(...given),
      }
    },
  }
}

/**
 * Lets the sandbox's connections change shared settings while something runs, so that factories may make them. Their people and
 * pictures are outside, too, because settings refer to them.
 */
export async function withSettingsOpen<T>(server: TestServer, run: () => Promise<T>): Promise<T> {
  const change = (statements: string) =>
    server.asOwner((owner) => sql.raw(`do $$ begin ${statements} end $$`).execute(owner))
  const guards = (what: 'enable' | 'disable') =>
    settingTables.map((table) => `alter table public.${table} ${what} trigger not_by_sandbox;`).join(' ')
  await change(guards('disable') + mirrored.map(mirror).join(' '))
  try {
    return await run()
  } finally {
    await change(guards('enable') + mirrored.map((table) => `drop function sandbox.mirror_${table} cascade;`).join(' '))
  }
}

const mirrored = ['users', 'media'] as const

const mirror = (table: (typeof mirrored)[number]) => `
  execute (select format('create function sandbox.mirror_${table}() returns trigger language plpgsql security definer as $f$ begin
      insert into public.${table} (%s) values (%s); return new; end $f$', string_agg(attname, ', '), 
        string_agg(case when attname in ('uploaded_by', 'referred_by') then 'null' else 'new.' || attname end, ', '))
    from pg_attribute where attrelid = 'public.${table}'::regclass and attnum > 0 and not attisdropped and attgenerated = '');
  create trigger mirror after insert on sandbox.${table} for each row execute function sandbox.mirror_${table}();`
