import { describe, expect, test } from 'vitest'
import { atOnce, lock, untilWaiting } from '../../../../../tests/harness/at-once.ts'
import { factories } from '../../../../../tests/harness/factories.ts'
import { startServer } from '../../../../../tests/harness/server.ts'

const server = await startServer()
const other = await server.again()
const { aVerify, anAdmin } = factories(server.db)
const [one, two] = [server.as(await anAdmin()), other.as(await anAdmin())]

const set = (_id: string, status: string, version: number | null = null) => ({
  text: `mutation ($_id: ID!, $status: VerifyStatus!, $reason: String, $version: Int) {
    cmsSetVerifyStatus(_id: $_id, status: $status, reason: $reason, version: $version) { version } }`,
  variables: { _id, status, reason: status === 'REJECTED' ? 'Mờ' : null, version },
})
const badgeOf = async (id: string) =>
  (await server.db.selectFrom('users').select('badge_status').where('id', '=', id).executeTakeFirstOrThrow())
    .badge_status

test('of two who decide one request on what they saw, one is refused', async () => {
  const { id, target_id } = await aVerify()
  const decide = (client: typeof one, status: string) => () => {
    const { text, variables } = set(id, status, 1)
    return client.query(text, variables)
  }
  const answers = (
    await atOnce(server, { writesTo: 'verify_requests' }, [decide(one, 'VERIFIED'), decide(two, 'REJECTED')])
  ).map((settled) => (settled as PromiseFulfilledResult<Awaited<ReturnType<typeof one.query>>>).value)
  const codes = answers.map(({ errors }) => errors?.[0]?.extensions.code)
  expect(codes.filter((code) => code === 'CONFLICT')).toHaveLength(1)
  expect(codes).toContain(undefined)
  const status = codes[0] === undefined ? 'VERIFIED' : 'REJECTED'
  expect(await badgeOf(target_id)).toBe(status)
  const entries = await server.db.selectFrom('audit_entries').select('id').where('target_id', '=', id).execute()
  expect(entries).toHaveLength(1)
})

describe.runIf(server.engine === 'postgres').each(['USER', 'PAGE'] as const)('of a %s', (type) => {
  const isDecided = async (id: string) =>
    (await server.db.selectFrom('verify_requests').select('status').where('id', '=', id).executeTakeFirstOrThrow())
      .status === 'VERIFIED'
  const anEarlier = () => aVerify({ type, status: 'REJECTED', created_at: new Date(Date.now() - 60_000) })

  test('a request that is being sent is waited for, and then it is the newest', async () => {
    const { id } = await anEarlier()
    // The app's write, not committed yet.
    const sent = await lock(server, {
      statement: `insert into verify_requests (id, type, target_id, target_type, target_name, owner_id)
        select gen_random_uuid(), type, target_id, target_type, target_name, owner_id from verify_requests where id = '${id}'`,
    })
    const decision = one.refusal(set(id, 'VERIFIED').text, set(id, 'VERIFIED').variables)
    await untilWaiting(server, 1)
    await sent.commit()
    expect(await decision).toMatchObject({ code: 'CONFLICT', reason: 'verifies_text_superseded' })
    expect(await isDecided(id)).toBe(false)
  })

  test('a request waits for a decision that is being written', async () => {
    const { id, target_id } = await anEarlier()
    const gate = await lock(server, { writesTo: 'audit_entries' })
    const decision = one.data(set(id, 'VERIFIED').text, set(id, 'VERIFIED').variables)
    await untilWaiting(server, 1)
    const sent = aVerify({ type, target_id })
    await untilWaiting(server, 2)
    await gate.release()
    await Promise.all([decision, sent])
    expect(await isDecided(id)).toBe(true)
  })
})
