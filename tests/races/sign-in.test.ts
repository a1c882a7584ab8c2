import { expect, test } from 'vitest'
import { atOnce, lock, untilWaiting } from '../harness/at-once.ts'
import { factories, type Person } from '../harness/factories.ts'
import { testPassword } from '../harness/provided.ts'
import { startServer } from '../harness/server.ts'

const server = await startServer()
const other = await server.again()
const { aUser } = factories(server.db)
const login = 'mutation ($data: LoginInput!) { login(data: $data) { idToken refreshToken } }'
const exchange = 'mutation ($t: String!) { refreshToken(refreshToken: $t) { refreshToken } }'

const signedIn = async () => {
  const person = await aUser()
  const data = { phoneNumber: person.phone_number, password: testPassword }
  return { person, ...((await server.as(null).data(login, { data })).login as { refreshToken: string }) }
}
/** The person's refresh tokens that can still be exchanged. */
const living = (person: Person) =>
  server.db
    .selectFrom('refresh_tokens')
    .innerJoin('sessions', 'sessions.id', 'session_id')
    .select('hash')
    .where('user_id', '=', person.id)
    .where('replaced_at', 'is', null)
    .execute()

test('two tabs that refresh at once, on two replicas, get the same token and both stay signed in', async () => {
  const { person, refreshToken } = await signedIn()
  const results = await atOnce(
    server,
    { writesTo: 'refresh_tokens' },
    [server, other].map((replica) => () => replica.as(null).data(exchange, { t: refreshToken })),
  )
  const tokens = results.map((result) => (result.status === 'fulfilled' ? result.value.refreshToken.refreshToken : ''))
  expect(new Set(tokens).size).toBe(1)
  expect(await living(person)).toHaveLength(1)
  for (const t of tokens) expect((await server.as(null).query(exchange, { t })).errors).toBeUndefined()
})

test('one token exchanged fifty times at once gives one lineage', async () => {
  const { person, refreshToken } = await signedIn()
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, i) => [server, other][i % 2]!.as(null).data(exchange, { t: refreshToken })),
  )
  expect(new Set(answers.map((answer) => answer.refreshToken.refreshToken)).size).toBe(1)
  expect(await living(person)).toHaveLength(1)
})

test('attempts that arrive at once on two replicas all count', async () => {
  const person = await aUser()
  const wrong = { data: { phoneNumber: person.phone_number, password: 'wrong horse' } }
  const attempts = Array.from({ length: 14 }, (_, i) => [server, other][i % 2]!.as(null).refusal(login, wrong))
  const codes = (await Promise.all(attempts)).map((refusal) => refusal.code)
  expect(codes.filter((code) => code === 'UNAUTHENTICATED')).toHaveLength(10)
  expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(4)
})

test('a block during a refresh leaves no token that works', async () => {
  const { person, refreshToken } = await signedIn()
  const admin = await factories(server.db).anAdmin()
  const block = `mutation { blockUser(targetId: "${person.id}") { _id } }`
  const [refreshed] = await atOnce<{ refreshToken?: { refreshToken: string } }>(
    server,
    { statement: 'lock table refresh_tokens, blocked_details in share mode' },
    [() => server.as(null).data(exchange, { t: refreshToken }), () => other.as(admin).data(block)],
  )
  const t = refreshed!.status === 'fulfilled' ? refreshed!.value.refreshToken!.refreshToken : refreshToken
  expect((await server.as(null).refusal(exchange, { t })).code).toBe('UNAUTHENTICATED')
})

/** The change happens after the password was found right, and before the session begins. */
test.runIf(server.engine === 'postgres').each([
  ['a block', "update users set term_status = 'BLOCKED'"],
  ['a deletion', 'update users set deleted = true'],
  ['a new password', "update users set password_hash = 'of another one'"],
])('%s while the password is checked leaves no session', async (_, change) => {
  const person = await aUser()
  const gate = await lock(server, { statement: `select from users where id = '${person.id}' for no key update` })
  try {
    const data = { phoneNumber: person.phone_number, password: testPassword }
    const refused = server.as(null).refusal(login, { data })
    await untilWaiting(server, 1)
    await gate.run(`${change} where id = '${person.id}'`)
    await gate.commit()
    expect((await refused).reason).toBe('session_text_bad_credentials')
  } finally {
    await gate.release()
  }
  expect(await living(person)).toEqual([])
})
