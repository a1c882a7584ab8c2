import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { factories, noId } from '../../../../../tests/harness/factories.ts'
import { undoneAsSuperuser } from '../../../../../tests/harness/forger.ts'
import { startServer } from '../../../../../tests/harness/server.ts'
import { statementsOf } from '../../../../platform/server/database/migrate.ts'

const server = await startServer()
const { db } = server
const { aUser, points } = factories(db)
const balance = (id: string) => db.selectFrom('balances').selectAll().where('user_id', '=', id).executeTakeFirst()

test('everybody has a balance from joining until deletion', async () => {
  const { id } = await aUser()
  expect(await balance(id)).toEqual({ user_id: id, active_points: 0, earned_points: 0 })
  await db.deleteFrom('users').where('id', '=', id).execute()
  expect(await balance(id)).toBeUndefined()
})

test('a person with entries cannot be deleted', async () => {
  const { id } = await aUser()
  await points(id, 100, { earned: false, cause: 'CORRECTION', other_account: 'CORRECTIONS' })
  await expect(db.deleteFrom('users').where('id', '=', id).execute()).rejects.toThrow('has entries of points')
  expect(await balance(id)).toMatchObject({ active_points: 100 })
})

test('an entry for an unknown person is refused', async () => {
  await expect(points(noId, 100)).rejects.toThrow('there is no balance')
  expect(await db.selectFrom('point_entries').select('id').where('user_id', '=', noId).execute()).toEqual([])
})

test.each([
  ['raised', sql`update balances set active_points = active_points + 1`],
  ['added', sql`insert into balances (user_id) select id from users`],
  ['taken away', sql`delete from balances`],
])('under the application’s role a balance cannot be %s', async (_, statement) => {
  await expect(statement.execute(db)).rejects.toThrow('permission denied')
})

// Where the ledger is distributed, its tables are not those of that migration.
test.skipIf(server.database.workerUrls.length > 0)(
  'the migration takes over the balances of existing people, and booking continues',
  async () => {
    const [rich, poor] = [await aUser(), await aUser()]
    await undoneAsSuperuser(server, async (owner) => {
      for (const statement of [
        'drop trigger balances_opened on users',
        'drop table balances',
        'drop function balances_opened, balances_stay',
        'alter table point_entries add constraint point_entries_user_id_fkey foreign key (user_id) references users',
        'create function points_tallied() returns trigger language plpgsql as $$ begin return null; end $$',
        'create trigger points_tallied after insert on point_entries for each statement execute function points_tallied()',
        'create function points_kept() returns trigger language plpgsql as $$ begin return null; end $$',
        'create trigger points_kept after insert on point_entries for each row execute function points_kept()',
        `update users set point = 700, earned_points = 900 where id = '${rich.id}'`,
        ...statementsOf(await readFile('database/migrations/0021_balances.sql', 'utf8')),
        'drop trigger points_kept on point_entries',
        'set local session_replication_role = origin',
      ]) {
        await sql.raw(statement).execute(owner)
      }
      await factories(owner).points(rich.id, 50)
      const joined = await factories(owner).aUser({ phone_number: '+84900999999', username: null, email: null })
      const of = (id: string) =>
        owner
          .selectFrom('balances')
          .select(['active_points', 'earned_points'])
          .where('user_id', '=', id)
          .executeTakeFirst()
      expect(await of(rich.id)).toEqual({ active_points: 750, earned_points: 950 })
      expect(await of(poor.id)).toEqual({ active_points: 0, earned_points: 0 })
      expect(await of(joined.id)).toEqual({ active_points: 0, earned_points: 0 })
    })
  },
)
