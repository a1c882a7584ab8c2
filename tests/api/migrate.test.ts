import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { migrate } from '../../src/platform/server/database/migrate.ts'
import { makeTestDatabase } from '../harness/test-database.ts'

test('a start leaves a migrated database alone, runs what is missing, and refuses that of a newer version', async () => {
  const made = await makeTestDatabase()
  onTestFinished(made.remove)
  const database = await made.connect()
  expect(await migrate(database)).toEqual([])

  const { rows } = await database.asOwner((owner) =>
    sql<{ name: string }>`select name from kysely_migration order by name desc limit 1`.execute(owner),
  )
  const { name: last } = rows[0]!
  await database.asOwner((owner) => sql`update kysely_migration set name = 'later' where name = ${last}`.execute(owner))
  await expect(migrate(database)).rejects.toThrow('later')

  await database.asOwner((owner) => sql`delete from kysely_migration where name = 'later'`.execute(owner))
  // A migration that creates something cannot succeed twice; it is enough that it was tried.
  const ran = await migrate(database).catch((error: Error) => [error.message])
  expect(ran).not.toEqual([])
})
