import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { lock, untilWaiting } from '../harness/at-once.ts'
import { factories } from '../harness/factories.ts'
import { startServer } from '../harness/server.ts'

/** After a grant has been removed, its person changes nothing by it, whatever was already running. */
const server = await startServer()
const other = await server.again()
const { anAdmin, aGrantee, aPage } = factories(server.db)
const boss = other.as(await anAdmin())

const take = (userId: string) => boss.data(`mutation { cmsSetGrants(userId: "${userId}", areas: []) { version } }`)
const block = (id: string) => `mutation { cmsSetTermStatus(_id: "${id}", model: PAGE, termStatus: HIDDEN) { version } }`
const statusOf = async (id: string) =>
  (await server.db.selectFrom('pages').select('term_status').where('id', '=', id).executeTakeFirstOrThrow()).term_status

/** Makes commits that write to the table wait until nobody holds the lock 42. */
async function slowCommits(table: string, event: string): Promise<() => Promise<void>> {
  const owner = new pg.Client({ connectionString: server.database.url })
  await owner.connect()
  await owner.query(`
    create or replace function slow_commit() returns trigger language plpgsql as 'begin perform pg_advisory_xact_lock_shared(42); return null; end';
    create constraint trigger slow_commit after ${event} on ${table} deferrable initially deferred for each row execute function slow_commit();
  `)
  return async () => {
    await owner.query(`drop trigger slow_commit on ${table}`)
    await owner.end()
  }
}

describe.runIf(server.engine === 'postgres')('a change by a grant', () => {
  test('that waits while the grant is taken away is not made', async () => {
    const person = await aGrantee('MODERATION')
    const client = server.as(person)
    await client.data('{ me { _id } }')
    const { id } = await aPage()
    const row = await lock(server, { statement: `select from pages where id = '${id}' for update` })
    const answer = client.query(block(id))
    await untilWaiting(server, 1)
    await take(person.id)
    await row.release()
    expect((await answer).errors?.[0]?.extensions.code).toBe('FORBIDDEN')
    expect(await statusOf(id)).toBe('NORMAL')
    await client.data('{ me { _id } }')
  })

  test('that confirms its rights while the taking away is being committed is not made', async () => {
    const person = await aGrantee('MODERATION')
    const client = server.as(person)
    await client.data('{ me { _id } }')
    const { id } = await aPage()
    const usual = await slowCommits('grants', 'delete')
    const commit = await lock(server, { statement: 'select pg_advisory_xact_lock(42)' })
    try {
      const taking = take(person.id)
      await untilWaiting(server, 1)
      const answer = client.query(block(id))
      await untilWaiting(server, 2)
      await commit.release()
      await taking
      expect((await answer).errors?.[0]?.extensions.code).toBe('FORBIDDEN')
      expect(await statusOf(id)).toBe('NORMAL')
    } finally {
      await commit.release()
      await usual()
    }
  })

  test('that is just being committed is waited for', async () => {
    const [person, { id }] = [await aGrantee('MODERATION'), await aPage()]
    const usual = await slowCommits('pages', 'update')
    const commit = await lock(server, { statement: 'select pg_advisory_xact_lock(42)' })
    const order: string[] = []
    try {
      const change = server.as(person).data(block(id))
      await untilWaiting(server, 1)
      const taking = take(person.id)
      const both = [change.then(() => order.push('changed')), taking.then(() => order.push('taken'))]
      await untilWaiting(server, 2)
      await commit.release()
      await Promise.all(both)
    } finally {
      await commit.release()
      await usual()
    }
    expect(order).toEqual(['changed', 'taken'])
  })
})

test('a change by a grant that stays is made', async () => {
  const [person, { id }] = [await aGrantee('MODERATION'), await aPage()]
  await server.as(person).data(block(id))
  expect(await statusOf(id)).toBe('HIDDEN')
})
