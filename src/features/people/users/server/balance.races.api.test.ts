import { expect, test } from 'vitest'
import { atOnce } from '../../../../../tests/harness/at-once.ts'
import { factories } from '../../../../../tests/harness/factories.ts'
import { startServer } from '../../../../../tests/harness/server.ts'

const server = await startServer()
const { db } = server
const { aUser, points } = factories(db)

test('of a booking and a deletion at once one is refused: no entry remains without its person', async () => {
  for (let i = 0; i < 4; i++) {
    const { id } = await aUser()
    // Not earned, so that no row of the day refers to the person.
    const correction = { earned: false, cause: 'CORRECTION', other_account: 'CORRECTIONS' } as const
    const outcomes = await atOnce<unknown>(server, { writesTo: 'balances' }, [
      () => points(id, 100, correction),
      () => db.deleteFrom('users').where('id', '=', id).execute(),
    ])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const people = await db.selectFrom('users').select('id').where('id', '=', id).execute()
    const entries = await db.selectFrom('point_entries').select('id').where('user_id', '=', id).execute()
    expect(entries.length).toBe(people.length)
  }
})
