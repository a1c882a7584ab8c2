import { addDays, dayOf } from '../../../../platform/shared/day.ts'
import { expect, test } from 'vitest'
import { factories } from '../../../../../tests/harness/factories.ts'
import { startServer } from '../../../../../tests/harness/server.ts'

const server = await startServer()
const { aUser, anAdmin } = factories(server.db)
const nobody = server.asMember(null)

const register = `mutation ($data: RegisterInput!) { register(data: $data) { idToken } }`
const someone = (n: number, more = {}) => ({
  data: { phoneNumber: `+8491200${n}`, password: 'hoa-sen', fullName: 'Nguyễn Thị Sen', ...more },
})
const opened = (value: string) =>
  server.db.updateTable('system_settings').set({ value }).where('key', '=', 'app.openRegistration').execute()
const referrerOf = (fullName: string) =>
  server.db.selectFrom('users').select('referred_by').where('full_name', '=', fullName).executeTakeFirstOrThrow()

test('nobody registers unless the setting opens it', async () => {
  expect(await nobody.refusal(register, someone(1000))).toMatchObject({
    code: 'FORBIDDEN',
    reason: 'users_text_registration_closed',
  })
})

test('a member registers by a friend’s code, once for each number', async () => {
  await opened('YES')
  const friend = await aUser()
  const { referralCode } = (await server.asMember(friend).data('{ me { referralCode } }')).me
  expect((await server.asMember(friend).data('{ me { referralCode } }')).me.referralCode).toBe(referralCode)
  const written = `${referralCode.slice(0, 4).toLowerCase()}-${referralCode.slice(4)}`
  const tokens = (await nobody.data(register, someone(1001, { fullName: 'Bạn mới', referralCode: written }))).register
  expect((await server.asMember(tokens).data('{ me { fullName points { active earned } } }')).me).toEqual({
    fullName: 'Bạn mới',
    // The visit of the day.
    points: { active: 0.2, earned: 0.2 },
  })
  expect(await referrerOf('Bạn mới')).toEqual({ referred_by: friend.id })
  expect((await nobody.refusal(register, someone(1001))).fields![0]!.field).toBe('data.phoneNumber')
  const unknown = await nobody.refusal(register, someone(1002, { referralCode: 'ZZZZZZZZ' }))
  expect(unknown.fields![0]!.field).toBe('data.referralCode')
})

test('members change what they say about themselves; absent fields stay', async () => {
  const me = await aUser({ email: 'a@example.com' })
  const update = 'mutation ($data: MeInput!) { updateMe(data: $data) { fullName email username dateOfBirth } }'
  const client = server.asMember(me)
  expect((await client.data(update, { data: { username: 'sen.hồng', dateOfBirth: '1999-02-03' } })).updateMe).toEqual({
    fullName: me.full_name,
    email: 'a@example.com',
    username: 'sen.hồng',
    dateOfBirth: '1999-02-03',
  })
  expect((await client.data(update, { data: { email: null } })).updateMe.email).toBeNull()
  const other = server.asMember(await aUser())
  expect((await other.refusal(update, { data: { username: 'SEN.HỒNG' } })).fields![0]!.field).toBe('data.username')
  expect((await other.refusal(update, { data: { email: 'no address' } })).fields![0]!.field).toBe('data.email')
  for (const dateOfBirth of ['1899-12-31', addDays(dayOf(new Date()), 1)])
    expect((await other.refusal(update, { data: { dateOfBirth } })).fields![0]!.field).toBe('data.dateOfBirth')
})

test('nobody tries many email addresses that are others', async () => {
  const update = 'mutation ($data: MeInput!) { updateMe(data: $data) { email } }'
  await aUser({ email: 'taken@example.com' })
  const client = server.asMember(await aUser())
  const give = async (email: string) => {
    const { errors } = await client.query(update, { data: { email } })
    return errors?.[0]?.extensions.code ?? 'given'
  }
  for (let i = 0; i < 25; i++) expect(await give(`own${i}@example.com`)).toBe('given')
  const answers: string[] = []
  for (let i = 0; i < 21; i++) answers.push(await give('taken@example.com'))
  expect(answers.filter((code) => code === 'RATE_LIMITED')).toHaveLength(1)
  expect(answers.at(-1)).toBe('RATE_LIMITED')
  expect(await give('own@example.com')).toBe('RATE_LIMITED')
})

test('a password is changed in the app by members alone', async () => {
  const change = 'mutation ($data: PasswordInput!) { changePassword(data: $data) }'
  const data = { password: 'correct horse', newPassword: 'hoa-sen-moi' }
  expect((await server.asMember(await aUser()).data(change, { data })).changePassword).toBe(true)
  const wrong = await server.asMember(await aUser()).refusal(change, { data: { ...data, password: 'hoa-sen-cu' } })
  expect(wrong.fields![0]!.field).toBe('data.password')
  expect((await server.asMember(await anAdmin()).refusal(change, { data })).reason).toBe('security_text_staff_password')
})

test('the app reads what staff have marked as public', async () => {
  const client = server.asMember(await aUser())
  const read = '{ appConfig { configs { key } settings { key value } } }'
  expect((await client.data(read)).appConfig.settings).toEqual([])
  await server.db.updateTable('system_settings').set({ is_public: true }).where('key', '=', 'support.phone').execute()
  expect((await client.data(read)).appConfig.settings).toEqual([{ key: 'support.phone', value: '1900 0000' }])
})
