import { expect, test } from 'vitest'
import { atOnce } from '../harness/at-once.ts'
import { factories } from '../harness/factories.ts'
import { testPassword } from '../harness/provided.ts'
import { startServer } from '../harness/server.ts'

const server = await startServer()
const other = await server.again()
const { aUser } = factories(server.db)
const login = 'mutation ($data: LoginInput!) { login(data: $data) { idToken refreshToken } }'
const exchange = 'mutation ($t: String!) { refreshToken(refreshToken: $t) { refreshToken } }'

test('two tabs that refresh at once, on two replicas, both stay signed in', async () => {
  const person = await aUser()
  const { refreshToken } = (
    await server.as(null).data(login, { data: { phoneNumber: person.phone_number, password: testPassword } })
  ).login
  const results = await atOnce(
    server,
    { writesTo: 'refresh_tokens' },
    [server, other].map((replica) => () => replica.as(null).data(exchange, { t: refreshToken })),
  )
  const tokens = results.map(
    (result) =>
      (result as PromiseFulfilledResult<{ refreshToken: { refreshToken: string } }>).value.refreshToken.refreshToken,
  )
  expect(new Set(tokens).size).toBe(2)
  for (const t of tokens) expect((await server.as(null).query(exchange, { t })).errors).toBeUndefined()
})

test('attempts that arrive at once on two replicas all count', async () => {
  const person = await aUser()
  const wrong = { data: { phoneNumber: person.phone_number, password: 'wrong horse' } }
  const attempts = Array.from({ length: 14 }, (_, i) => [server, other][i % 2]!.as(null).refusal(login, wrong))
  const codes = (await Promise.all(attempts)).map((refusal) => refusal.code)
  expect(codes.filter((code) => code === 'UNAUTHENTICATED')).toHaveLength(10)
  expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(4)
})

test('a block that comes while a person refreshes leaves no token that works', async () => {
  const person = await aUser()
  const admin = await factories(server.db).anAdmin()
  const { refreshToken } = (
    await server.as(null).data(login, { data: { phoneNumber: person.phone_number, password: testPassword } })
  ).login
  const block = `mutation { blockUser(targetId: "${person.id}") { _id } }`
  const [refreshed] = await atOnce<{ refreshToken?: { refreshToken: string } }>(
    server,
    { statement: 'lock table refresh_tokens, blocked_details in share mode' },
    [() => server.as(null).data(exchange, { t: refreshToken }), () => other.as(admin).data(block)],
  )
  const t = refreshed!.status === 'fulfilled' ? refreshed!.value.refreshToken!.refreshToken : refreshToken
  expect((await server.as(null).refusal(exchange, { t })).code).toBe('UNAUTHENTICATED')
})
