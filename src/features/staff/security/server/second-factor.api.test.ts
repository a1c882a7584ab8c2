import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { atOnce } from '../../../../../tests/harness/at-once.ts'
import { authenticator, beginEnrolment, enrol } from '../../../../../tests/harness/authenticator.ts'
import { factories, type Person } from '../../../../../tests/harness/factories.ts'
import { testPassword } from '../../../../../tests/harness/provided.ts'
import { startServer } from '../../../../../tests/harness/server.ts'
import { recoveryCodeCount } from '../../session/server/second-factor.ts'
import { proofLimits } from '../security.rules.ts'

const server = await startServer()
const { aUser, aStaff } = factories(server.db)
const nobody = server.as(null)

const login = 'mutation ($data: LoginInput!) { login(data: $data) { idToken } }'
const start = 'mutation ($proof: ProofInput!) { startSecondFactor(proof: $proof) { uri } }'
const confirm = 'mutation ($code: String!) { confirmSecondFactor(code: $code) { codes } }'
const remove = 'mutation ($proof: ProofInput!) { removeSecondFactor(proof: $proof) }'
const renew = 'mutation ($proof: ProofInput!) { renewRecoveryCodes(proof: $proof) { codes } }'
const state = '{ mySecondFactor { since recoveryCodesLeft } }'

const credentials = (person: Person, code?: string, password = testPassword) => ({
  data: { phoneNumber: person.phone_number, password, code },
})
const enrolled = async () => {
  const person = await aStaff()
  const client = server.as(person)
  return { person, client, ...(await enrol(client)) }
}

const step = 30_000

beforeEach(async () => {
  // The clock is set to the middle of a step, so that no step ends between a code and its use.
  vi.useFakeTimers({ toFake: ['Date'], now: Math.floor(Date.now() / step) * step + step / 2 })
  await server.db.deleteFrom('rate_limits').execute()
})
afterEach(() => void vi.useRealTimers())

describe('setting up a second factor', () => {
  test('gives a secret for the app and, after a right code, ten recovery codes once', async () => {
    const person = await aStaff()
    const client = server.as(person)
    expect((await client.data(state)).mySecondFactor).toEqual({ since: null, recoveryCodesLeft: 0 })
    const { secret, uri } = await beginEnrolment(client)
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    const address = new URL(uri)
    expect(address.protocol + address.host).toBe('otpauth:totp')
    expect(address.searchParams.get('secret')).toBe(secret)
    expect(decodeURIComponent(address.pathname)).toContain(person.phone_number)
    // The second factor is not on yet, so signing in needs no code.
    await nobody.data(login, credentials(person))
    const wrong = authenticator('A'.repeat(32)).code()
    expect(await client.refusal(confirm, { code: wrong })).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [{ field: 'code' }],
    })
    const code = authenticator(secret).code()
    const { codes } = (await client.data(confirm, { code: `${code.slice(0, 3)} ${code.slice(3)}` })).confirmSecondFactor
    expect(new Set(codes).size).toBe(recoveryCodeCount)
    for (const one of codes) expect(one).toMatch(/^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/)
    expect((await client.data(state)).mySecondFactor).toEqual({
      since: expect.any(String),
      recoveryCodesLeft: recoveryCodeCount,
    })
    expect(await client.refusal(start, { proof: { password: testPassword } })).toMatchObject({
      code: 'CONFLICT',
      reason: 'security_text_already_on',
    })
    expect(await client.refusal(confirm, { code })).toMatchObject({
      code: 'CONFLICT',
      reason: 'security_text_already_on',
    })
  })

  test.each([
    ['a wrong password', { password: 'wrong horse' }, 'proof.password'],
    ['a code alone', { code: '123456' }, 'proof.password'],
    ['nothing', {}, 'proof.password'],
  ])('requires the password and refuses %s', async (_, proof, field) => {
    const person = await aStaff()
    expect(await server.as(person).refusal(start, { proof })).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [{ field }],
    })
    const begun = await server.db.selectFrom('second_factors').selectAll().where('user_id', '=', person.id).execute()
    expect(begun).toEqual([])
  })

  test('started again, accepts only the newest secret', async () => {
    const client = server.as(await aStaff())
    const [first, second] = [await beginEnrolment(client), await beginEnrolment(client)]
    expect((await client.refusal(confirm, { code: authenticator(first.secret).code() })).code).toBe('BAD_USER_INPUT')
    await client.data(confirm, { code: authenticator(second.secret).code() })
  })

  test('is refused when it was not started', async () => {
    expect(await server.as(await aStaff()).refusal(confirm, { code: '123456' })).toMatchObject({
      code: 'CONFLICT',
      reason: 'security_text_not_started',
    })
  })

  test('leaves neither secret nor codes readable in the database', async () => {
    const { person, app, recoveryCodes } = await enrolled()
    const rows = [
      await server.db.selectFrom('second_factors').selectAll().execute(),
      (await server.db.selectFrom('recovery_codes').selectAll().execute()).map((row) =>
        Buffer.from(row.hash).toString('latin1'),
      ),
      await server.db.selectFrom('audit_entries').selectAll().where('target_id', '=', person.id).execute(),
      await server.db.selectFrom('idempotency_keys').selectAll().execute(),
    ]
    const all = JSON.stringify(rows)
    for (const secret of [
      app.secret,
      Buffer.from(app.secret).toString('base64'),
      ...recoveryCodes,
      ...recoveryCodes.map((code) => code.replaceAll('-', '')),
    ]) {
      expect(all).not.toContain(secret)
    }
    expect(rows[2]).toMatchObject([{ action: 'confirmSecondFactor', model: 'USER', actor_id: person.id }])
  })

  test('binds the secret to the person: copied to another person, its codes do not work', async () => {
    const { person, app } = await enrolled()
    const other = await enrolled()
    const { secret } = await server.db
      .selectFrom('second_factors')
      .select('secret')
      .where('user_id', '=', person.id)
      .executeTakeFirstOrThrow()
    await server.db.updateTable('second_factors').set({ secret }).where('user_id', '=', other.person.id).execute()
    expect((await nobody.refusal(login, credentials(other.person, app.code()))).reason).toBe('session_text_code_wrong')
    // A lost key makes app codes useless, but not recovery codes.
    await nobody.data(login, credentials(other.person, other.recoveryCodes[0]))
  })
})

describe('signing in with a second factor', () => {
  test('asks for the code only after the right password', async () => {
    const { person, app } = await enrolled()
    const { requestId: _, ...bad } = await nobody.refusal(login, credentials(person, undefined, 'wrong horse'))
    const { requestId: __, ...badWithCode } = await nobody.refusal(
      login,
      credentials(person, app.code(), 'wrong horse'),
    )
    expect(bad).toEqual({
      code: 'UNAUTHENTICATED',
      reason: 'session_text_bad_credentials',
      message: 'The phone number or the password is not correct.',
    })
    expect(badWithCode).toEqual(bad)
    for (const none of [undefined, '', '  ']) {
      expect(await nobody.refusal(login, credentials(person, none))).toMatchObject({
        code: 'UNAUTHENTICATED',
        reason: 'session_text_code_required',
      })
    }
    expect(await nobody.refusal(login, credentials(person, '000000'))).toMatchObject({
      code: 'UNAUTHENTICATED',
      reason: 'session_text_code_wrong',
    })
    const { idToken } = (await nobody.data(login, credentials(person, app.code()))).login
    expect((await server.as({ idToken }).data('{ me { _id } }')).me._id).toBe(person.id)
  })

  test('does not ask a person without a second factor, and ignores a code they send', async () => {
    await nobody.data(login, credentials(await aUser(), '123456'))
  })

  test('accepts the code of the step before and after, no other step, and none twice', async () => {
    const { person, app } = await enrolled()
    // The code of the step before was used for setting up.
    expect((await nobody.refusal(login, credentials(person, app.code(-1)))).reason).toBe('session_text_code_wrong')
    await nobody.data(login, credentials(person, app.code()))
    expect((await nobody.refusal(login, credentials(person, app.code()))).reason).toBe('session_text_code_wrong')
    expect((await nobody.refusal(login, credentials(person, app.code(3)))).reason).toBe('session_text_code_wrong')
    await nobody.data(login, credentials(person, app.code(1)))
    // Older than the last one used, although it was itself never used.
    await server.db
      .updateTable('second_factors')
      .set((eb) => ({ last_step: eb('last_step', '+', 5) }))
      .where('user_id', '=', person.id)
      .execute()
    expect((await nobody.refusal(login, credentials(person, app.code()))).reason).toBe('session_text_code_wrong')
  })

  test('lets one request through when many bring the same code at once', async () => {
    const { person, app, recoveryCodes } = await enrolled()
    for (const code of [app.code(), recoveryCodes[3]!]) {
      const statement = `select from second_factors where user_id = '${person.id}' for update`
      const answers = await atOnce(
        server,
        { statement },
        Array.from({ length: 3 }, () => () => nobody.query(login, credentials(person, code))),
      )
      const reasons = answers.map((answer) =>
        answer.status === 'fulfilled' ? (answer.value.errors?.[0]?.extensions.reason ?? 'in') : 'failed',
      )
      expect(reasons.toSorted()).toEqual(['in', 'session_text_code_wrong', 'session_text_code_wrong'])
    }
  })

  test('accepts each recovery code once, in any spelling', async () => {
    const { person, client, recoveryCodes } = await enrolled()
    const spelled = recoveryCodes[0]!.toLowerCase().replaceAll('-', ' ')
    await nobody.data(login, credentials(person, spelled))
    expect((await nobody.refusal(login, credentials(person, recoveryCodes[0]))).reason).toBe('session_text_code_wrong')
    await nobody.data(login, credentials(person, recoveryCodes[1]))
    expect((await client.data(state)).mySecondFactor.recoveryCodesLeft).toBe(recoveryCodeCount - 2)
  })

  test('counts wrong codes like wrong passwords', async () => {
    const { person, app } = await enrolled()
    for (let i = 0; i < 10; i++) {
      // A request for the code does not count as a failure, and does not reset the count.
      expect((await nobody.refusal(login, credentials(person))).reason).toBe('session_text_code_required')
      if (i < 9)
        expect((await nobody.refusal(login, credentials(person, '000000'))).reason).toBe('session_text_code_wrong')
    }
    expect((await nobody.refusal(login, credentials(person, '000000'))).reason).toBe('session_text_code_wrong')
    expect((await nobody.refusal(login, credentials(person, app.code()))).code).toBe('RATE_LIMITED')
  })

  test('refuses a blocked person before asking for a code', async () => {
    const { person } = await enrolled()
    await server.db.updateTable('users').set({ term_status: 'BLOCKED' }).where('id', '=', person.id).execute()
    expect((await nobody.refusal(login, credentials(person))).reason).toBe('session_text_blocked')
  })
})

describe('removing it and renewing the recovery codes', () => {
  test.each([
    ['renewing', renew],
    ['removing', remove],
  ])('%s requires the password and a code, and reports what is missing', async (_, text) => {
    const { client, app, recoveryCodes } = await enrolled()
    for (const [proof, missing] of [
      [{}, ['proof.password', 'proof.code']],
      [{ password: testPassword }, ['proof.code']],
      [{ password: testPassword, code: ' ' }, ['proof.code']],
      [{ code: app.code() }, ['proof.password']],
      [{ code: recoveryCodes[0] }, ['proof.password']],
    ] as const) {
      const { code, fields } = await client.refusal(text, { proof })
      expect([code, fields?.map(({ field }) => field)]).toEqual(['BAD_USER_INPUT', missing])
    }
    expect((await client.data(state)).mySecondFactor).toMatchObject({ recoveryCodesLeft: recoveryCodeCount })
    await client.data(text, { proof: { password: testPassword, code: recoveryCodes[0] } })
  })

  test('report what is wrong with either, and take no code twice', async () => {
    const { person, client, app, recoveryCodes } = await enrolled()
    const both = (code: string, password = testPassword) => ({ proof: { password, code } })
    expect((await client.refusal(renew, both(app.code(), 'wrong horse'))).fields).toEqual([
      {
        field: 'proof.password',
        message: 'The current password is not correct.',
        reason: 'security_text_wrong_password',
      },
    ])
    expect((await client.refusal(remove, both('000000'))).fields).toEqual([
      {
        field: 'proof.code',
        message: 'This code is incorrect or has already been used.',
        reason: 'security_text_wrong_code',
      },
    ])
    // With a wrong password the code was not used up.
    await nobody.data(login, credentials(person, app.code()))
    await nobody.data(login, credentials(person, recoveryCodes[0]))
    for (const used of [app.code(), app.code(-1), recoveryCodes[0]!])
      expect((await client.refusal(remove, both(used))).reason).toBe('security_text_wrong_code')
    await client.data(renew, both(app.code(1)))
    for (const used of [app.code(1), recoveryCodes[1]!])
      expect((await client.refusal(remove, both(used))).reason).toBe('security_text_wrong_code')
    expect((await client.data(state)).mySecondFactor.since).not.toBeNull()
  })

  test('new recovery codes replace the old ones', async () => {
    const { person, client, recoveryCodes } = await enrolled()
    await nobody.data(login, credentials(person, recoveryCodes[0]))
    const proof = { password: testPassword, code: recoveryCodes[2] }
    const { codes } = (await client.data(renew, { proof })).renewRecoveryCodes
    expect(codes).toHaveLength(recoveryCodeCount)
    expect((await nobody.refusal(login, credentials(person, recoveryCodes[1]))).reason).toBe('session_text_code_wrong')
    await nobody.data(login, credentials(person, codes[0]))
    const entries = await server.db
      .selectFrom('audit_entries')
      .select('action')
      .where('target_id', '=', person.id)
      .orderBy('position')
      .execute()
    expect(entries.map(({ action }) => action)).toEqual(['confirmSecondFactor', 'renewRecoveryCodes'])
  })

  test('after removal the password is enough, and there is nothing left to remove', async () => {
    const { person, client, app, recoveryCodes } = await enrolled()
    await client.data(remove, { proof: { password: testPassword, code: app.code() } })
    await nobody.data(login, credentials(person))
    const proof = { password: testPassword, code: recoveryCodes[0] }
    expect(await client.refusal(remove, { proof })).toMatchObject({
      code: 'CONFLICT',
      reason: 'security_text_not_on',
    })
    expect(await client.refusal(renew, { proof })).toMatchObject({
      code: 'CONFLICT',
      reason: 'security_text_not_on',
    })
    const entries = await server.db
      .selectFrom('audit_entries')
      .select('action')
      .where('target_id', '=', person.id)
      .orderBy('position')
      .execute()
    expect(entries.map(({ action }) => action)).toEqual(['confirmSecondFactor', 'removeSecondFactor'])
  })

  test.each([
    ['wrong passwords', remove, { proof: { password: 'wrong horse', code: '000000' } }],
    ['wrong codes', remove, { proof: { password: testPassword, code: '000000' } }],
  ])('%s are counted', async (_, text, variables) => {
    const { client } = await enrolled()
    for (let i = 0; i < proofLimits.person.attempts; i++)
      expect((await client.refusal(text, variables)).code).toBe('BAD_USER_INPUT')
    expect(await client.refusal(text, variables)).toMatchObject({
      code: 'RATE_LIMITED',
      retryAfter: expect.any(Number),
    })
  })
})
