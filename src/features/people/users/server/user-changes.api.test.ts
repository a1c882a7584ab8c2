import { describe, expect, test } from 'vitest'
import { factories, noId } from '../../../../../tests/harness/factories.ts'
import { startServer } from '../../../../../tests/harness/server.ts'
import type { NewUserInput } from '../../../../generated/graphql/inputs.ts'

const server = await startServer()
const { aUser, anAdmin, aBadge } = factories(server.db)
const admin = await anAdmin()
const client = server.as(admin)
const row = (id: string) => server.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

describe('registerForImporter', () => {
  const register =
    'mutation ($data: NewUserInput!) { registerForImporter(data: $data) { idToken user { _id fullName phoneNumber gender countryCode group termStatus version } } }'
  const valid: NewUserInput = { fullName: 'Lê Văn Mới', phoneNumber: '0912345678', password: 'abcdef' }
  const create = (data: object) => client.query(register, { data: { ...valid, ...data } })

  test('creates a member who can sign in, and returns the member’s token', async () => {
    const { data } = await create({ phoneNumber: '+84912000111', gender: 'FEMALE', countryCode: 'VN' })
    const { idToken, user } = data.registerForImporter
    expect(user).toMatchObject({
      fullName: 'Lê Văn Mới',
      phoneNumber: '+84912000111',
      gender: 'FEMALE',
      countryCode: 'VN',
      group: 'MEMBER',
      termStatus: 'NORMAL',
      version: 1,
    })
    expect((await server.as({ idToken }).data('{ me { _id group } }')).me).toEqual({ _id: user._id, group: 'MEMBER' })
    const login =
      'mutation { login(data: { phoneNumber: "0912000111", password: "abcdef" }) { idTokenPayload { user { _id } } } }'
    expect((await server.as(null).data(login)).login.idTokenPayload.user._id).toBe(user._id)
    expect((await row(user._id)).password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })

  test('writes an audit entry without password and number', async () => {
    const { data } = await create({ phoneNumber: '+84912000112', password: 'unusual-password' })
    const entry = await server.db
      .selectFrom('audit_entries')
      .selectAll()
      .where('target_id', '=', data.registerForImporter.user._id)
      .executeTakeFirstOrThrow()
    expect(entry).toMatchObject({
      action: 'registerForImporter',
      actor_id: admin.id,
      after: { fullName: 'Lê Văn Mới', group: 'MEMBER' },
    })
    expect(JSON.stringify(entry)).not.toMatch(/unusual-password|912000112/)
  })

  test.each([
    [{ countryCode: 'ZZ', phoneNumber: '0912000115' }, 'data.countryCode', 'users_text_country_unknown'],
    [{ countryCode: 'VN', phoneNumber: '+14155550132' }, 'data.phoneNumber', 'users_text_phone_invalid'],
    [{ countryCode: 'US', phoneNumber: '0912000115' }, 'data.phoneNumber', 'users_text_phone_invalid'],
  ])('refuses %j by field', async (given, field, reason) => {
    const { errors } = await create(given)
    expect(errors![0]!.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ field, reason }] })
  })

  test('accepts a number of another country with that country, which may share its dial code', async () => {
    for (const countryCode of ['US', 'CA']) {
      const { data } = await create({
        countryCode,
        phoneNumber: countryCode === 'US' ? '+14155550133' : '+14155550134',
      })
      expect(data.registerForImporter.user.countryCode).toBe(countryCode)
    }
  })

  test('defaults to a man from Vietnam', async () => {
    const { data } = await create({ phoneNumber: '0912000113' })
    expect(data.registerForImporter.user).toMatchObject({
      gender: 'MALE',
      countryCode: 'VN',
      phoneNumber: '+84912000113',
    })
  })

  test.each(['0912000114', '+84 912 000 114', '84912000114'])(
    'refuses the number of another person, spelled %s',
    async (phoneNumber) => {
      await create({ phoneNumber: '+84912000114' })
      const { errors } = await create({ phoneNumber })
      expect(errors![0]!.extensions).toMatchObject({
        code: 'BAD_USER_INPUT',
        fields: [
          {
            field: 'data.phoneNumber',
            message: 'This phone number is already in use.',
            reason: 'users_text_phone_taken',
          },
        ],
      })
    },
  )

  test.each(['12', 'abc', '+84', '+8400000', '+999912345678'])(
    'refuses %s, which is not a phone number',
    async (phoneNumber) => {
      const { errors } = await create({ phoneNumber })
      expect(errors![0]!.extensions.fields).toEqual([
        {
          field: 'data.phoneNumber',
          message: 'This is not a phone number of the chosen country.',
          reason: 'users_text_phone_invalid',
        },
      ])
    },
  )

  test.each([
    [{ fullName: '   ' }, 'data.fullName', 'Please input your full name!'],
    [{ fullName: 'x'.repeat(201) }, 'data.fullName', expect.any(String)],
    [{ phoneNumber: ' ' }, 'data.phoneNumber', 'Please input your phome number!'],
    [{ password: '12345' }, 'data.password', 'Please Enter more than 6 character'],
    [{ countryCode: 'vn' }, 'data.countryCode', expect.any(String)],
  ])('refuses %o', async (data, field, message) => {
    const { errors } = await create(data)
    expect(errors![0]!.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ field, message }] })
  })
})

describe('updateUserGroup', () => {
  const change = (userId: string, group: string) =>
    client.query(
      'mutation ($userId: ID!, $group: UserGroup!) { updateUserGroup(userId: $userId, group: $group) { _id group version } }',
      { userId, group },
    )

  test('moves a person to any group and back', async () => {
    const { id } = await aUser()
    let version = 1
    for (const group of ['STAFF', 'PROVIDER', 'ADMIN', 'MEMBER']) {
      expect((await change(id, group)).data.updateUserGroup).toEqual({ _id: id, group, version: ++version })
    }
  })

  test('to the same group changes nothing and ends no session', async () => {
    const person = await aUser()
    const signedIn = server.as(person)
    await signedIn.data('{ me { _id } }')
    expect((await change(person.id, 'MEMBER')).data.updateUserGroup.version).toBe(1)
    expect((await signedIn.query('{ me { _id } }')).errors).toBeUndefined()
  })

  test('of oneself is refused, even to the same group', async () => {
    for (const group of ['MEMBER', 'ADMIN']) {
      expect((await change(admin.id, group)).errors![0]).toMatchObject({
        message: "You can't change your own group.",
        extensions: { code: 'FORBIDDEN', reason: 'users_text_own_group' },
      })
    }
  })

  test('of an unknown person is NOT_FOUND, to an unknown group is refused', async () => {
    expect((await change(noId, 'STAFF')).errors![0]!.extensions.code).toBe('NOT_FOUND')
    expect((await change(noId, 'BOSS')).errors![0]!.extensions.code).toBe('BAD_USER_INPUT')
  })
})

describe('cmsAssignBadge', () => {
  const assign = (userId: string, badgeId: string | null) =>
    client.query(
      'mutation ($userId: ID!, $badgeId: ID) { cmsAssignBadge(userId: $userId, badgeId: $badgeId) { success user { badge { _id title } version } } }',
      { userId, badgeId },
    )

  test('assigns a badge, replaces it, removes it', async () => {
    const { id } = await aUser()
    const [one, two] = [await aBadge(), await aBadge()]
    expect((await assign(id, one.id)).data.cmsAssignBadge).toEqual({
      success: true,
      user: { badge: { _id: one.id, title: one.title }, version: 2 },
    })
    expect((await assign(id, two.id)).data.cmsAssignBadge.user.badge._id).toBe(two.id)
    expect((await assign(id, two.id)).data.cmsAssignBadge.user.version).toBe(3)
    expect((await assign(id, null)).data.cmsAssignBadge.user).toEqual({ badge: null, version: 4 })
  })

  test('refuses badges that are disabled or deleted, and people who are deleted', async () => {
    const { id } = await aUser()
    const disabled = await aBadge({ status: 'DISABLED' })
    expect((await assign(id, disabled.id)).errors![0]).toMatchObject({
      message: 'This badge is disabled and cannot be assigned.',
      extensions: { code: 'BAD_USER_INPUT' },
    })
    expect((await assign(id, noId)).errors![0]!.extensions).toMatchObject({
      code: 'NOT_FOUND',
      reason: 'users_text_badge_gone',
    })
    expect((await assign(noId, disabled.id)).errors![0]!.extensions).toMatchObject({
      code: 'NOT_FOUND',
      reason: 'users_text_user_gone',
    })
  })
})

describe('cmsGetUser', () => {
  test('returns all fields', async () => {
    const badge = await aBadge()
    const person = await aUser({
      badge_id: badge.id,
      date_of_birth: '1990-02-28',
      interesting_topic_keys: ['food'],
      total_friends: 3,
      user_group: 'PROVIDER',
    })
    const { cmsGetUser } =
      await client.data(`{ cmsGetUser(userId: "${person.id}") { _id username fullName email phoneNumber photoUrl gender group termStatus reason { reason } badge { _id title } badgeStatus createdAt
      dateOfBirth interestingTopicKeys deleted totalFriends totalPosts point earnedPoints countryCode avatar { uri thumbnail thumbnail2x } version } }`)
    expect(cmsGetUser).toEqual({
      _id: person.id,
      username: person.username,
      fullName: person.full_name,
      email: person.email,
      phoneNumber: person.phone_number,
      photoUrl: null,
      gender: 'MALE',
      group: 'PROVIDER',
      termStatus: 'NORMAL',
      reason: [],
      badge: { _id: badge.id, title: badge.title },
      badgeStatus: null,
      createdAt: person.created_at.toISOString(),
      dateOfBirth: '1990-02-28',
      interestingTopicKeys: ['food'],
      deleted: false,
      totalFriends: 3,
      totalPosts: 0,
      point: 0,
      earnedPoints: 0,
      countryCode: 'VN',
      avatar: null,
      version: 1,
    })
  })

  test('of an unknown person is NOT_FOUND', async () => {
    expect((await client.refusal(`{ cmsGetUser(userId: "${noId}") { _id } }`)).code).toBe('NOT_FOUND')
  })
})
