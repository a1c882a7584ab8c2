import { expect, test } from 'vitest'
import { atOnce } from '../../../../tests/harness/at-once.ts'
import { factories } from '../../../../tests/harness/factories.ts'
import { startServer } from '../../../../tests/harness/server.ts'

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

test('a decision and a new request of the same person follow one another: the decided one was the newest', async () => {
  const { id, target_id } = await aVerify({ status: 'REJECTED', created_at: new Date(Date.now() - 60_000) })
  const { text, variables } = set(id, 'VERIFIED')
  const [decision, request] = await atOnce(server, { writesTo: 'verify_requests' }, [
    () => one.query(text, variables) as Promise<unknown>,
    () => aVerify({ target_id }) as Promise<unknown>,
  ])
  expect(request!.status).toBe('fulfilled')
  const { errors } = (decision as PromiseFulfilledResult<Awaited<ReturnType<typeof one.query>>>).value
  const newer = await server.db
    .selectFrom('verify_requests')
    .select(['created_at', 'status'])
    .where('target_id', '=', target_id)
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow()
  expect(newer.status).toBe('PENDING')
  const entry = await server.db
    .selectFrom('audit_entries')
    .select('created_at')
    .where('target_id', '=', id)
    .executeTakeFirst()
  // Either it was decided before the request came, or it is refused.
  if (errors) {
    expect(errors[0]!.extensions.reason).toBe('verifies_text_superseded')
    expect(entry).toBeUndefined()
    expect(await badgeOf(target_id)).toBe(null)
  } else {
    expect(await badgeOf(target_id)).toBe('VERIFIED')
  }
})
