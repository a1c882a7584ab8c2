import { setTimeout } from 'node:timers/promises'
import { type JWTPayload, SignJWT } from 'jose'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { signIdToken } from '../../src/platform/server/access/authenticate.ts'
import { preferencesPerPerson } from '../../src/features/staff/preferences/server/preference.commands.ts'
import { type Audience, audiences } from '../../src/platform/shared/operation.ts'
import { enrol } from '../harness/authenticator.ts'
import { atOnce } from '../harness/at-once.ts'
import { factories, noId, type Person } from '../harness/factories.ts'
import { testPassword } from '../harness/provided.ts'
import { startServer } from '../harness/server.ts'

const server = await startServer()
const { aUser, aStaff, anAdmin } = factories(server.db)
const nobody = server.as(null)
const otherOf: Readonly<Record<Audience, Audience>> = { STAFF: 'MEMBER', MEMBER: 'STAFF' }

const login = 'mutation ($data: LoginInput!) { login(data: $data) { idToken refreshToken } }'
const exchange = 'mutation ($t: String!) { refreshToken(refreshToken: $t) { idToken refreshToken } }'
const signIn = async (person: Person, audience: Audience = 'STAFF') =>
  (
    await server
      .asOf(audience, null)
      .data(login, { data: { phoneNumber: person.phone_number, password: testPassword } })
  ).login as {
    idToken: string
    refreshToken: string
  }
const exchanged = async (t: string, audience: Audience = 'STAFF') =>
  (await server.asOf(audience, null).data(exchange, { t })).refreshToken as { refreshToken: string }

const claimsIn = (token: string) => JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as JWTPayload

describe.each(audiences)('an id token of the API of %s', async (audience) => {
  const person = await aStaff()
  const { idToken } = await signIn(person, audience)
  const claims = claimsIn(idToken)
  const now = Math.floor(Date.now() / 1000)
  /** Signed with our own secret, as another product with the same secret could do. */
  const signed = (changes: object, header: object = {}) =>
    new SignJWT(JSON.parse(JSON.stringify({ ...claims, ...changes })) as JWTPayload)
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT', ...header })
      .sign(server.app.tokenKey)
  const meBy = (token: string) => server.asOf(audience, { idToken: token }).query('{ me { _id } }')
  const { idToken: ofTheOther } = await signIn(person, otherOf[audience])
  const theirs = claimsIn(ofTheOther)

  test('of ours is accepted, also a second time', async () => {
    const token = await signed({})
    for (let i = 0; i < 2; i++) expect((await meBy(token)).data.me._id).toBe(person.id)
  })

  test.each([
    ['for another audience', { aud: 'another-product' }],
    ['for the other API', { aud: theirs.aud }],
    ['for both APIs', { aud: [String(claims.aud), String(theirs.aud)] }],
    ['for the other API, of its session', { ...theirs }],
    ['of a session of the other API', { sid: theirs.sid }],
    ['for other audiences', { aud: ['another-product', 'and-another'] }],
    ['for nobody in particular', { aud: undefined }],
    ['of another issuer', { iss: 'another-product' }],
    ['of no issuer', { iss: undefined }],
    ['of the future', { iat: now + 3_600, exp: now + 3_600 + 900 }],
    ['of the near future', { iat: now + 60 }],
    ['of no time', { iat: undefined }],
    ['not valid yet', { nbf: now + 3_600 }],
    ['that never ends', { exp: undefined }],
    ['that lives for a year', { exp: now + 31_536_000 }],
    ['that is over', { iat: now - 1_000, exp: now - 100 }],
    ['of no session', { sid: undefined }],
    ['of a session that is none', { sid: 'x' }],
    ['of a session that is no text', { sid: 7 }],
    ['of nobody', { sub: undefined }],
    ['of somebody who is none', { sub: 'x' }],
  ])('%s is refused, also a second time', async (_, changes) => {
    const token = await signed(changes)
    for (let i = 0; i < 2; i++) {
      const { data, errors } = await meBy(token)
      expect(data?.me).toBeUndefined()
      expect(errors![0]!.extensions.code).toBe('UNAUTHENTICATED')
    }
  })

  test.each([
    ['another person’s session', async () => signed({ sub: (await aStaff()).id })],
    ['another algorithm', () => signed({}, { alg: 'HS512' })],
    ['another kind', () => signed({}, { typ: 'secevent+jwt' })],
    ['another secret', () => signIdToken(Buffer.alloc(48, 1), person.id, String(claims.sid), Date.now(), audience)],
    ['no signature', async () => `${idToken.split('.').slice(0, 2).join('.')}.`],
    [
      'the algorithm "none"',
      async () => {
        const text = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
        return `${text({ alg: 'none', typ: 'JWT' })}.${text(claims)}.`
      },
    ],
  ])('with %s is refused', async (_, make) => {
    expect((await meBy(await make())).errors![0]!.extensions.code).toBe('UNAUTHENTICATED')
  })

  test('from a clock slightly ahead is accepted', async () => {
    expect((await meBy(await signed({ iat: now + 3 }))).data.me._id).toBe(person.id)
  })

  test('expires even after it was verified and cached', async () => {
    const exp = Math.floor(Date.now() / 1000) + 4
    const token = await signed({ iat: exp - 900, exp })
    expect((await meBy(token)).data.me._id).toBe(person.id)
    await setTimeout(exp * 1000 - Date.now() + 100)
    expect((await meBy(token)).errors![0]!.extensions).toMatchObject({
      code: 'UNAUTHENTICATED',
      tokenProblem: 'expired',
    })
  })
})

describe.each(audiences)('a stolen refresh token of the API of %s', (audience) => {
  test('gives a thief no separate lineage: the second to use it ends the session for both, and it is audited', async () => {
    const person = await aStaff()
    const { refreshToken } = await signIn(person, audience)
    const [owner, thief] = await Promise.all([exchanged(refreshToken, audience), exchanged(refreshToken, audience)])
    expect(thief.refreshToken).toBe(owner.refreshToken)
    await exchanged(thief.refreshToken, audience)
    await server.db
      .updateTable('refresh_tokens')
      .set({ replaced_at: new Date(Date.now() - 31_000) })
      .where('replaced_at', 'is not', null)
      .execute()
    expect((await server.asOf(audience, null).refusal(exchange, { t: owner.refreshToken })).reason).toBe(
      'session_text_sign_in_again',
    )
    const open = await server.db
      .selectFrom('sessions')
      .select('id')
      .where('user_id', '=', person.id)
      .where('ended_at', 'is', null)
      .execute()
    expect(open).toEqual([])
    const entries = await server.db
      .selectFrom('audit_entries')
      .select('action')
      .where('actor_id', '=', person.id)
      .execute()
    expect(entries.filter(({ action }) => action === 'refreshToken')).toHaveLength(1)
  })

  test('is exchanged despite an Idempotency-Key', async () => {
    const { refreshToken } = await signIn(await aStaff(), audience)
    const headers = { 'idempotency-key': 'exchange-with-a-key' }
    const first = (await server.asOf(audience, null).data(exchange, { t: refreshToken }, headers)).refreshToken
      .refreshToken
    const second = (await server.asOf(audience, null).data(exchange, { t: first }, headers)).refreshToken.refreshToken
    expect(new Set([refreshToken, first, second]).size).toBe(3)
    expect(await server.db.selectFrom('idempotency_keys').selectAll().execute()).toEqual([])
  })

  test('serves nobody at the other API, neither to exchange nor as a token, and stays good at its own', async () => {
    const { refreshToken } = await signIn(await aUser(), audience)
    const other = server.asOf(otherOf[audience], null)
    expect((await other.refusal(exchange, { t: refreshToken })).reason).toBe('session_text_sign_in_again')
    for (const bearer of audiences)
      expect((await server.asOf(bearer, { idToken: refreshToken }).refusal('{ me { _id } }')).code).toBe(
        'UNAUTHENTICATED',
      )
    expect((await exchanged(refreshToken, audience)).refreshToken).toBeTypeOf('string')
  })

  test('of a session that was ended, or of somebody who was blocked since, is refused; of a suspended one it is not', async () => {
    const [ended, blocked, suspended] = [await aUser(), await aUser(), await aUser()]
    const tokens = await Promise.all([ended, blocked, suspended].map((person) => signIn(person, audience)))
    await server.db
      .updateTable('sessions')
      .set({ ended_at: new Date(), end_reason: 'logout' })
      .where('user_id', '=', ended.id)
      .execute()
    for (const [{ id }, term_status] of [
      [blocked, 'BLOCKED'],
      [suspended, 'SUSPENDING'],
    ] as const)
      await server.db.updateTable('users').set({ term_status }).where('id', '=', id).execute()
    const answers = []
    for (const { refreshToken: t } of tokens)
      answers.push((await server.asOf(audience, null).query(exchange, { t })).errors?.[0]?.extensions.code)
    expect(answers).toEqual(['UNAUTHENTICATED', 'UNAUTHENTICATED', undefined])
  })
})

describe('a stolen id token', () => {
  test('cannot set up a second factor, which would lock out the owner', async () => {
    const person = await aStaff()
    const thief = server.as({ idToken: (await signIn(person)).idToken })
    const start = 'mutation ($proof: ProofInput!) { startSecondFactor(proof: $proof) { secret } }'
    for (const proof of [{}, { password: '' }, { password: 'wrong horse' }, { code: '123456' }])
      expect((await thief.refusal(start, { proof })).code).toBe('BAD_USER_INPUT')
    expect((await thief.refusal('mutation { startSecondFactor { secret } }')).code).toBe('BAD_USER_INPUT')
    expect((await thief.refusal('mutation { confirmSecondFactor(code: "123456") { codes } }')).code).toBe('CONFLICT')
    await signIn(person)
  })

  test('can neither remove an existing one nor change the password', async () => {
    const person = await aStaff()
    const client = server.as(person)
    const { app } = await enrol(client)
    const thief = server.as({ idToken: (await client.token())! })
    for (const text of [
      'mutation { removeSecondFactor(proof: { password: "wrong horse", code: "123456" }) }',
      'mutation { renewRecoveryCodes(proof: { code: "000000" }) { codes } }',
      'mutation { changeMyPassword(data: { currentPassword: "wrong horse", newPassword: "their horse" }) }',
    ])
      expect((await thief.refusal(text)).code).toBe('BAD_USER_INPUT')
    // Nor by the password, if they know that too: a code that was typed before does not help.
    const data = { phoneNumber: person.phone_number, password: testPassword, code: app.code() }
    await nobody.data(login, { data })
    for (const proof of [{ password: testPassword }, { password: testPassword, code: data.code }])
      for (const text of ['removeSecondFactor(proof: $proof)', 'renewRecoveryCodes(proof: $proof) { codes }'])
        expect((await thief.refusal(`mutation ($proof: ProofInput!) { ${text} }`, { proof })).code).toBe(
          'BAD_USER_INPUT',
        )
    expect((await thief.data('{ mySecondFactor { since } }')).mySecondFactor.since).not.toBeNull()
  })
})

describe('preferences', () => {
  const set = 'mutation ($key: String!, $value: JSON!) { setPreference(key: $key, value: $value) { key } }'
  const countOf = async ({ id }: Person) =>
    (await server.db.selectFrom('preferences').select('key').where('user_id', '=', id).execute()).length

  test('are limited in number; existing ones can be changed', async () => {
    const person = await aStaff()
    const client = server.as(person)
    for (let i = 0; i < preferencesPerPerson; i++) await client.data(set, { key: `list.L${i}`, value: i })
    expect(await client.refusal(set, { key: 'list.more', value: 1 })).toMatchObject({
      code: 'BAD_USER_INPUT',
      message: 'There are already 100 settings; change one of them instead.',
      fields: [{ field: 'key' }],
    })
    await client.data(set, { key: 'list.L7', value: 'changed' })
    await server.as(await aStaff()).data(set, { key: 'list.more', value: 1 })
    expect(await countOf(person)).toBe(preferencesPerPerson)
  })

  test('stay within the limit when many are saved at once', async () => {
    const person = await aStaff()
    const client = server.as(person)
    const values = Array.from({ length: preferencesPerPerson - 1 }, (_, i) => ({
      user_id: person.id,
      key: `list.L${i}`,
      value: '1',
    }))
    await server.db.insertInto('preferences').values(values).execute()
    await atOnce(
      server,
      { writesTo: 'preferences' },
      Array.from({ length: 3 }, (_, i) => () => client.query(set, { key: `list.more${i}`, value: 1 })),
    )
    expect(await countOf(person)).toBe(preferencesPerPerson)
  })
})

describe('an undo', async () => {
  const boss = server.as(await anAdmin())
  const undo = 'mutation ($_id: ID!) { cmsUndo(model: USER, _id: $_id, version: 2) { version } }'
  /** A change that its author made this many seconds ago. */
  const changed = async (seconds: number) => {
    const { id } = await aUser()
    await boss.data(`mutation { cmsSetTermStatus(_id: "${id}", termStatus: HIDDEN, model: USER) { version } }`)
    await server.asOwner(async (db) => {
      await sql`alter table audit_entries disable trigger all`.execute(db)
      await sql`update audit_entries set created_at = created_at - make_interval(secs => ${seconds}) where target_id = ${id}`.execute(
        db,
      )
      await sql`alter table audit_entries enable trigger all`.execute(db)
    })
    return id
  }
  const statusOf = async (_id: string) =>
    (await boss.data(`{ cmsGetUser(userId: "${_id}") { termStatus } }`)).cmsGetUser.termStatus

  test('is accepted for ten seconds', async () => {
    const id = await changed(9)
    await boss.data(undo, { _id: id })
    expect(await statusOf(id)).toBe('NORMAL')
  })

  test.each([11, 3_600])('is refused after %i seconds, with its reason, and changes nothing', async (seconds) => {
    const id = await changed(seconds)
    for (const headers of [undefined, { 'idempotency-key': `late-undo-${seconds}` }]) {
      expect(await boss.refusal(undo, { _id: id }, headers)).toMatchObject({
        code: 'CONFLICT',
        reason: 'audit_text_too_late',
        message: 'A change can only be undone within ten seconds.',
      })
    }
    expect(await statusOf(id)).toBe('HIDDEN')
  })

  test('of another person’s change is refused for that reason first, as for an unknown one', async () => {
    const id = await changed(3_600)
    expect((await server.as(await anAdmin()).refusal(undo, { _id: id })).reason).toBe('audit_text_not_yours')
    expect((await boss.refusal(undo, { _id: noId })).reason).toBe('audit_text_nothing_to_undo')
  })
})
