import { v7 as uuidv7 } from 'uuid'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { atOnce } from '../../../../../tests/harness/at-once.ts'
import { factories } from '../../../../../tests/harness/factories.ts'
import { startServer } from '../../../../../tests/harness/server.ts'
import { addDays, dayOf, startOfDay } from '../../../../platform/shared/day.ts'

const server = await startServer()
const { db } = server
const make = factories(db)

async function aMember() {
  const { id } = await make.aUser()
  const old = addDays(dayOf(new Date()), -100)
  await make.points(id, 100, { created_at: startOfDay(old) })
  await make.points(id, 150)
  return { id, old }
}
const expire = (id: string, until: string) => sql`select expire_points(${id}, ${uuidv7()}, ${until}, null)`.execute(db)
const activeOf = async (id: string) =>
  (await db.selectFrom('balances').select('active_points').where('user_id', '=', id).executeTakeFirstOrThrow())
    .active_points

test('the same points expire once, whoever is at it', async () => {
  const { id, old } = await aMember()
  await atOnce(server, { writesTo: 'balances' }, [() => expire(id, old), () => expire(id, old)])
  expect(await activeOf(id)).toBe(150)
})
