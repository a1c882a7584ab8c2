import { beforeEach, describe, expect, test } from 'vitest'
import { calls } from '../../../../../tests/api/calls.ts'
import { beginEnrolment, enrol } from '../../../../../tests/harness/authenticator.ts'
import { factories, noId, type Person } from '../../../../../tests/harness/factories.ts'
import { testPassword } from '../../../../../tests/harness/provided.ts'
import { startServer } from '../../../../../tests/harness/server.ts'
import { secondFactorGroupsKey } from '../../../../platform/shared/second-factor.ts'

const server = await startServer()
const { aStaff, anAdmin } = factories(server.db)
const nobody = server.as(null)

const login = 'mutation ($data: LoginInput!) { login(data: $data) { idToken } }'
const remove = 'mutation ($proof: ProofInput!) { removeSecondFactor(proof: $proof) }'
const credentials = (person: Person) => ({ data: { phoneNumber: person.phone_number, password: testPassword } })
const enrolled = async () => {
  const person = await aStaff()
  const client = server.as(person)
  return { person, client, ...(await enrol(client)) }
}

beforeEach(async () => void (await server.db.deleteFrom('rate_limits').execute()))

describe('cmsRemoveSecondFactor', () => {
  const takeOff = 'mutation ($id: ID!) { cmsRemoveSecondFactor(userId: $id) }'

  test('lets a person who lost device and codes sign in with the password alone, and ends their sessions', async () => {
    const { person, client } = await enrolled()
    const boss = await anAdmin()
    const has = '($id: ID!) { cmsGetUser(userId: $id) { hasSecondFactor } }'
    expect((await server.as(boss).data(`query ${has}`, { id: person.id })).cmsGetUser.hasSecondFactor).toBe(true)
    await server.as(boss).data(takeOff, { id: person.id })
    expect((await server.as(boss).data(`query ${has}`, { id: person.id })).cmsGetUser.hasSecondFactor).toBe(false)
    expect((await client.refusal('{ me { _id } }')).code).toBe('UNAUTHENTICATED')
    await nobody.data(login, credentials(person))
    const codes = await server.db.selectFrom('recovery_codes').selectAll().where('user_id', '=', person.id).execute()
    expect(codes).toEqual([])
    const entries = await server.db.selectFrom('audit_entries').selectAll().where('target_id', '=', person.id).execute()
    expect(entries).toContainEqual(expect.objectContaining({ action: 'cmsRemoveSecondFactor', actor_id: boss.id }))
  })

  test('works only on others, and only on those who have a second factor', async () => {
    const boss = await anAdmin()
    expect(await server.as(boss).refusal(takeOff, { id: boss.id })).toMatchObject({ code: 'BAD_USER_INPUT' })
    expect(await server.as(boss).refusal(takeOff, { id: noId })).toMatchObject({ code: 'NOT_FOUND' })
    const { id } = await aStaff()
    expect(await server.as(boss).refusal(takeOff, { id })).toMatchObject({
      code: 'CONFLICT',
      reason: 'security_text_not_on',
    })
  })
})

describe('a group that must have a second factor', async () => {
  const demand = async (value: string | null) => {
    await server.db.deleteFrom('configs').where('key', '=', secondFactorGroupsKey).execute()
    if (value !== null)
      await boss.data(
        'mutation ($v: String!) { createConfig(key: "SECOND_FACTOR_GROUPS", value: $v, type: NORMAL) { _id } }',
        { v: value },
      )
  }
  const boss = server.as(await anAdmin())
  const open = new Set([
    'me',
    'login',
    'refreshToken',
    'logout',
    'mySecondFactor',
    'startSecondFactor',
    'confirmSecondFactor',
  ])

  test('may only set it up until it has one', async () => {
    await demand('STAFF, PROVIDER')
    const person = await aStaff()
    const { idToken } = (await nobody.data(login, credentials(person))).login
    const client = server.as({ idToken })
    expect((await client.data('{ me { secondFactorDemanded } }')).me.secondFactorDemanded).toBe(true)
    for (const [name, call] of Object.entries(calls)) {
      const refused = (await call(client))?.map(({ extensions: { code, reason } }) => ({ code, reason })) ?? []
      // What STAFF may never do is refused for that reason instead.
      if (open.has(name)) expect(refused, name).not.toContainEqual(expect.objectContaining({ code: 'FORBIDDEN' }))
      else expect(refused, name).toMatchObject([{ code: 'FORBIDDEN' }])
    }
    expect(await client.refusal('{ cmsGetPosts { counter } }')).toMatchObject({
      code: 'FORBIDDEN',
      reason: 'platform_text_second_factor_demanded',
    })
    await enrol(client)
    expect((await client.data('{ me { secondFactorDemanded } }')).me.secondFactorDemanded).toBe(false)
    await client.data('{ cmsGetPosts { counter } }')
  })

  test('refuses everything else to administrators too', async () => {
    await demand('ADMIN')
    const admin = server.as(await anAdmin())
    for (const [name, call] of Object.entries(calls)) {
      if (open.has(name)) continue
      expect(
        (await call(admin))?.map(({ extensions }) => [extensions.code, extensions.reason]),
        name,
      ).toEqual([['FORBIDDEN', 'platform_text_second_factor_demanded']])
    }
    await server.db.deleteFrom('configs').execute()
    await admin.data('{ cmsGetUsers { counter } }')
  })

  test('requires confirmation, and does not affect other groups', async () => {
    await demand('STAFF')
    const begun = server.as(await aStaff())
    await beginEnrolment(begun)
    expect((await begun.refusal('{ cmsGetPosts { counter } }')).reason).toBe('platform_text_second_factor_demanded')
    expect((await boss.data('{ me { secondFactorDemanded } }')).me.secondFactorDemanded).toBe(false)
    await boss.data('{ cmsGetPosts { counter } }')
  })

  test('must set it up again after it was removed', async () => {
    const { client, recoveryCodes } = await enrolled()
    await demand('STAFF')
    await client.data(remove, { proof: { password: testPassword, code: recoveryCodes[0] } })
    expect((await client.refusal('{ cmsGetPosts { counter } }')).reason).toBe('platform_text_second_factor_demanded')
  })

  test('lets a suspended person set it up and read again', async () => {
    await demand('STAFF')
    const client = server.as(await aStaff({ term_status: 'SUSPENDING' }))
    await enrol(client)
    await client.data('{ cmsGetPosts { counter } }')
  })

  test.each(['STAFF, GUEST', 'staff', 'STAFF;ADMIN', ','])('cannot be configured as "%s"', async (value) => {
    await demand(null)
    const create =
      'mutation ($v: String!, $t: ConfigType!) { createConfig(key: "SECOND_FACTOR_GROUPS", value: $v, type: $t) { _id } }'
    expect(await boss.refusal(create, { v: value, t: 'NORMAL' })).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [{ field: 'value' }],
    })
  })
})
