import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { wrongKeyLimit } from '../../src/platform/server/access/met-keys.ts'
import { factories } from '../harness/factories.ts'
import { startServer } from '../harness/server.ts'

/** What somebody tries with an API key, or without having one. */
const server = await startServer()
const { aUser, anAdmin, anApiKey } = factories(server.db)
const member = await aUser()
const token = 'mutation ($memberId: ID!) { memberToken(memberId: $memberId) { idToken } }'
const made = (text: string) => server.asMember({ idToken: text }).query(token, { memberId: member.id })
const guess = () => `bk_live_${randomBytes(32).toString('base64url')}`
const codeOf = async (text: string) => (await made(text)).errors?.[0]?.extensions.code ?? 'done'

describe('a key', () => {
  test('is limited in its guesses by address, while keys that are known go on', async () => {
    const { text } = await anApiKey()
    expect(await codeOf(text)).toBe('done')
    for (let i = 0; i < wrongKeyLimit.attempts; i++) expect(await codeOf(guess())).toBe('UNAUTHENTICATED')
    const refused = await made(guess())
    expect(refused.status).toBe(429)
    expect(refused.errors![0]!.extensions).toMatchObject({ code: 'RATE_LIMITED', retryAfter: expect.any(Number) })
    // Even a right one, if nobody has used it yet: otherwise the limit would tell right from wrong.
    expect(await codeOf((await anApiKey()).text)).toBe('RATE_LIMITED')
    expect(await codeOf(text)).toBe('done')
    const failures = server.db.selectFrom('failed_attempts').select(['action', 'secret', 'attempts'])
    expect(await failures.where('action', '=', 'failedKey').execute()).toEqual([
      { action: 'failedKey', secret: 'KEY', attempts: wrongKeyLimit.attempts },
    ])
    await server.db.deleteFrom('rate_limits').execute()
  })

  test('that has ended or expired counts as no guess', async () => {
    const ended = await anApiKey({ ended_at: new Date() })
    const expired = await anApiKey({ ends_at: new Date(Date.now() - 1) })
    for (let i = 0; i < 5; i++) {
      expect((await made(ended.text)).errors![0]!.extensions.tokenProblem).toBe('ended')
      expect((await made(expired.text)).errors![0]!.extensions.tokenProblem).toBe('expired')
    }
    const counted = await server.db
      .selectFrom('rate_limits')
      .select('points')
      .where('key', 'like', 'api-key%')
      .execute()
    expect(counted.filter(({ points }) => points > 0)).toEqual([])
  })

  test('opens nothing of staff, and no member’s own unless it reads', async () => {
    const { text } = await anApiKey({ scopes: ['MEMBERS', 'EVENTS', 'CONTENT'] })
    for (const query of ['{ me { _id } }', '{ cmsGetApiKeys { counter } }'])
      expect((await server.as({ idToken: text }).refusal(query)).tokenProblem).toBe('malformed')
    expect((await server.asMember({ idToken: text }).refusal('{ me { _id } }')).code).toBe('FORBIDDEN')
    const live = await server.fastify.inject({ url: '/live', headers: { authorization: `Bearer ${text}` } })
    expect([401, 403, 404]).toContain(live.statusCode)
  })

  test('is not accepted in an address, in another scheme, or cut short', async () => {
    const { text } = await anApiKey()
    const payload = JSON.stringify({ query: token, variables: { memberId: member.id } })
    const sent = async (address: string, headers: Record<string, string>) => {
      const json = { 'content-type': 'application/json', ...headers }
      const answer = await server.fastify.inject({ method: 'POST', url: address, headers: json, payload })
      return answer.json().errors?.[0]?.extensions.code ?? 'done'
    }
    expect(await sent('/app/graphql', { authorization: `Bearer ${text}` })).toBe('done')
    for (const name of ['access_token', 'key', 'api_key', 'authorization'])
      expect(await sent(`/app/graphql?${name}=${text}`, {})).toBe('UNAUTHENTICATED')
    for (const authorization of [text, `Basic ${text}`, `Bearer ${text.slice(0, -1)}`, `Bearer ${text}x`])
      expect(await sent('/app/graphql', { authorization })).toBe('UNAUTHENTICATED')
    expect(await sent('/app/graphql', { 'x-api-key': text })).toBe('UNAUTHENTICATED')
  })

  test('of another scope does nothing', async () => {
    const { text } = await anApiKey({ scopes: ['EVENTS', 'CONTENT'] })
    expect((await made(text)).errors![0]!.extensions).toMatchObject({
      code: 'FORBIDDEN',
      reason: 'platform_text_key_scope',
      params: { scope: 'MEMBERS' },
    })
  })
})

describe('a token that a key gave', () => {
  test('opens nothing of staff, even if the member becomes one of them', async () => {
    const person = await aUser()
    const { text } = await anApiKey()
    const given = (await server.asMember({ idToken: text }).data(token, { memberId: person.id })).memberToken
    expect((await server.as(given).refusal('{ me { _id } }')).tokenProblem).toBe('malformed')
    const promotion = 'mutation ($id: ID!) { updateUserGroup(userId: $id, group: ADMIN) { version } }'
    await server.as(await anAdmin()).data(promotion, { id: person.id })
    expect((await server.as(given).refusal('{ me { _id } }')).tokenProblem).toBe('malformed')
    expect((await server.asMember(given).refusal('{ me { _id } }')).tokenProblem).toBe('ended')
  })

  test('is forgotten an hour after its last use', async () => {
    const person = await aUser()
    const { text } = await anApiKey()
    await server.asMember({ idToken: text }).data(token, { memberId: person.id })
    const sessions = () => server.db.selectFrom('sessions').select('id').where('user_id', '=', person.id).execute()
    const job = server.app.jobs.find(({ name }) => name === 'remove expired')!
    await job.run(server.app)
    expect(await sessions()).toHaveLength(1)
    await server.clock.advance(61 * 60_000)
    await job.run(server.app)
    expect(await sessions()).toEqual([])
  })
})
