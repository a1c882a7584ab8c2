import { describe, expect, test } from 'vitest'
import { atOnce, lock, untilWaiting } from '../harness/at-once.ts'
import type { Answer } from '../harness/client.ts'
import { factories } from '../harness/factories.ts'
import { startServer } from '../harness/server.ts'
import type { MutationRegisterForImporterArgs } from '../../src/generated/graphql/inputs.ts'

const server = await startServer()
const other = await server.again()
const { aUser, anAdmin } = factories(server.db)
const boss = await anAdmin()
const admin = await anAdmin()

const answers = (results: readonly PromiseSettledResult<Answer>[]) =>
  results.map((result) => (result as PromiseFulfilledResult<Answer>).value)
const codes = (results: readonly PromiseSettledResult<Answer>[]) =>
  answers(results)
    .map((answer) => answer.errors?.[0]?.extensions.code ?? 'done')
    .toSorted()
const key = (name: string) => ({ 'idempotency-key': name })

describe('the same Idempotency-Key at once on two replicas', () => {
  const register = 'mutation ($data: NewUserInput!) { registerForImporter(data: $data) { idToken user { _id } } }'
  const variables = (phoneNumber: string): MutationRegisterForImporterArgs => ({
    data: { fullName: 'Hai Lần', phoneNumber, password: 'abcdef' },
  })

  test('has one effect and one answer', async () => {
    const results = await atOnce(
      server,
      { writesTo: 'users' },
      [server, other].map(
        (replica) => () => replica.as(boss).query(register, variables('0915000001'), key('at-once-1')),
      ),
    )
    const [first, second] = answers(results)
    expect(first!.errors).toBeUndefined()
    expect(second!.data).toEqual(first!.data)
    expect(
      await server.db.selectFrom('users').select('id').where('phone_number', '=', '+84915000001').execute(),
    ).toHaveLength(1)
  })

  test('sent fifty times has one effect and fifty equal answers', async () => {
    const results = await Promise.all(
      Array.from({ length: 50 }, (_, i) =>
        [server, other][i % 2]!.as(boss).query(register, variables('0915000004'), key('at-once-50')),
      ),
    )
    expect(results[0]!.errors).toBeUndefined()
    for (const { data } of results) expect(data).toEqual(results[0]!.data)
    const made = await server.db
      .selectFrom('audit_entries')
      .select('id')
      .where('action', '=', 'registerForImporter')
      .where('target_id', '=', results[0]!.data.registerForImporter.user._id)
      .execute()
    expect(made).toHaveLength(1)
  })

  test.runIf(server.engine === 'postgres')('does not make others wait, however often it comes', async () => {
    const gate = await lock(server, { writesTo: 'users' })
    const repeats = Array.from({ length: 20 }, () =>
      server.as(boss).query(register, variables('0915000005'), key('at-once-20')),
    )
    await untilWaiting(server, 1)
    expect((await server.as(admin).query('{ me { _id } }')).errors).toBeUndefined()
    await gate.release()
    const answers = await Promise.all(repeats)
    for (const { data } of answers) expect(data).toEqual(answers[0]!.data)
  })

  test('with two bodies does one and refuses the other', async () => {
    const results = await atOnce(server, { writesTo: 'users' }, [
      () => server.as(boss).query(register, variables('0915000002'), key('at-once-2')),
      () => other.as(boss).query(register, variables('0915000003'), key('at-once-2')),
    ])
    expect(codes(results)).toEqual(['CONFLICT', 'done'])
  })
})

test('of two changes that saw the same version at once, one is made and one is refused with what changed', async () => {
  const { id } = await aUser()
  const change = (to: string) => `mutation { updateUserGroup(userId: "${id}", group: ${to}, version: 1) { version } }`
  const results = await atOnce(server, { writesTo: 'users' }, [
    () => server.as(boss).query(change('STAFF')),
    () => other.as(boss).query(change('PROVIDER')),
  ])
  expect(codes(results)).toEqual(['CONFLICT', 'done'])
  const { errors } = answers(results).find((answer) => answer.errors)!
  expect(errors![0]!.extensions.changes).toMatchObject([{ field: 'group', seen: 'MEMBER' }])
})

test('of an undo of many and a change of one of them at once, one wins; the others are undone', async () => {
  const people = [await aUser(), await aUser(), await aUser()]
  const ids = people.map(({ id }) => id)
  await server
    .as(boss)
    .data(
      'mutation ($ids: [ID!]) { cmsSetTermStatusOfMany(model: USER, ids: $ids, termStatus: BLOCKED, reason: "Spam") { next } }',
      { ids },
    )
  const changes = ids.map((_id) => ({ _id, version: 2 }))
  const undo =
    'mutation ($changes: [UndoneChange!]!) { cmsUndoMany(model: USER, changes: $changes) { _id ok version reason } }'
  const move = `mutation { updateUserGroup(userId: "${ids[1]}", group: PROVIDER, version: 2) { version } }`
  const results = await atOnce(server, { writesTo: 'users' }, [
    () => server.as(boss).query(undo, { changes }),
    () => other.as(admin).query(move),
  ])
  const [undone, moved] = answers(results)
  const outcomes = undone!.data.cmsUndoMany as { ok: boolean; reason: string | null }[]
  expect([outcomes[0]!.ok, outcomes[2]!.ok]).toEqual([true, true])
  const { term_status, user_group, version } = await server.db
    .selectFrom('users')
    .select(['term_status', 'user_group', 'version'])
    .where('id', '=', ids[1]!)
    .executeTakeFirstOrThrow()
  const found = { term_status, user_group, version, refused: moved!.errors?.[0]?.extensions.code, undone: outcomes[1] }
  expect(found).toMatchObject(
    outcomes[1]!.ok
      ? { term_status: 'NORMAL', user_group: 'MEMBER', version: 3, refused: 'CONFLICT' }
      : {
          term_status: 'BLOCKED',
          user_group: 'PROVIDER',
          version: 3,
          refused: undefined,
          undone: { reason: 'platform_text_stale' },
        },
  )
})

test('the same number registered twice at once is one person', async () => {
  const register =
    'mutation { registerForImporter(data: { fullName: "Một Người", phoneNumber: "0915000009", password: "abcdef" }) { user { _id } } }'
  const results = await atOnce(server, { writesTo: 'users' }, [
    () => server.as(boss).query(register),
    () => other.as(boss).query(register),
  ])
  expect(codes(results)).toEqual(['BAD_USER_INPUT', 'done'])
})

describe('audit chains', () => {
  test('of one target stay in order, however many write to it', async () => {
    const { id } = await aUser()
    const groups = ['STAFF', 'PROVIDER', 'MEMBER', 'ADMIN']
    await Promise.all(
      Array.from({ length: 12 }, (_, i) =>
        (i % 2 ? server : other)
          .as(boss)
          .query(`mutation { updateUserGroup(userId: "${id}", group: ${groups[i % 4]}) { _id } }`),
      ),
    )
    const entries = await server.db
      .selectFrom('audit_entries')
      .select(['position', 'hash', 'previous_hash'])
      .where('target_id', '=', id)
      .orderBy('position')
      .execute()
    expect(entries.map((entry) => entry.position)).toEqual(entries.map((_, i) => i + 1))
    entries
      .slice(1)
      .forEach((entry, i) => expect(Buffer.from(entry.previous_hash!)).toEqual(Buffer.from(entries[i]!.hash)))
  })

  test.runIf(server.engine === 'postgres')(
    'of different targets do not wait for each other, nor for those who change the writer',
    async () => {
      const [busy, free] = [await aUser(), await aUser()]
      const block = (id: string) => `mutation { blockUser(targetId: "${id}") { termStatus } }`
      const chain = await lock(server, {
        statement: `select pg_advisory_xact_lock(hashtextextended('USER:${busy.id}', 0))`,
      })
      const held = server.as(boss).query(block(busy.id))
      await untilWaiting(server, 1)
      // The waiting one has written its change and waits for its chain; the writer's own row is being changed too.
      const writer = await lock(server, { statement: `select from users where id = '${boss.id}' for no key update` })
      expect((await other.as(boss).data(block(free.id))).blockUser.termStatus).toBe('BLOCKED')
      await writer.release()
      await chain.release()
      expect((await held).errors).toBeUndefined()
    },
  )
})
