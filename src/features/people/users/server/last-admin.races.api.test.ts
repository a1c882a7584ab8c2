import { expect, test } from 'vitest'
import { atOnce } from '../../../../../tests/harness/at-once.ts'
import { factories } from '../../../../../tests/harness/factories.ts'
import { startServer } from '../../../../../tests/harness/server.ts'

const server = await startServer()
const other = await server.again()
const { anAdmin } = factories(server.db)

const demote = (id: string) => `mutation { updateUserGroup(userId: "${id}", group: MEMBER) { _id } }`
const block = (id: string) => `mutation { blockUser(targetId: "${id}") { _id } }`
const key = (name: string) => ({ 'idempotency-key': name })

test.each<readonly [string, (id: string) => string, object, object]>([
  ['demote each other', demote, {}, {}],
  ['block each other', block, {}, {}],
  ['demote each other, each under a key', demote, key('race-of-admins-1'), key('race-of-admins-2')],
])('of two administrators who %s at once, on two replicas, one remains', async (_, change, first, second) => {
  await server.db.updateTable('users').set({ user_group: 'STAFF' }).execute()
  const [one, two] = [await anAdmin(), await anAdmin()]
  const callers = [server.as(one), other.as(two)]
  for (const caller of callers) await caller.data('{ me { _id } }')
  const results = await atOnce(server, { writesTo: 'users' }, [
    () => callers[0]!.query(change(two.id), {}, { ...first }),
    () => callers[1]!.query(change(one.id), {}, { ...second }),
  ])
  const codes = results.map((result) =>
    result.status === 'fulfilled' ? (result.value.errors?.[0]?.extensions.code ?? 'done') : result.reason,
  )
  expect(codes.filter((code) => code === 'done')).toHaveLength(1)
  // With one connection, the second request may run after the first, when its session is already gone.
  const refused = server.engine === 'postgres' ? ['CONFLICT'] : ['CONFLICT', 'UNAUTHENTICATED']
  expect(refused).toContain(codes.find((code) => code !== 'done'))
  const left = await server.db
    .selectFrom('users')
    .select('id')
    .where('user_group', '=', 'ADMIN')
    .where('term_status', '=', 'NORMAL')
    .execute()
  expect(left).toHaveLength(1)
})
