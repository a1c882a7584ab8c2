import { expect, test } from 'vitest'
import { factories, type Person } from '../../../../../tests/harness/factories.ts'
import { startServer } from '../../../../../tests/harness/server.ts'
import { mostFromOneAddress } from '../server/referrals.ts'

const server = await startServer()
const { aUser } = factories(server.db)

const entering = 'mutation ($code: String!) { enterReferralCode(code: $code) { inviter { fullName } } }'
const codeOf = async (person: Person) => (await server.asMember(person).data('{ me { referralCode } }')).me.referralCode
const friendsOf = (inviter: Person) =>
  server.db.selectFrom('users').select('id').where('referred_by', '=', inviter.id).execute()

test('a friend’s code is entered once, and staff see by whom somebody came', async () => {
  const [inviter, friend] = [await aUser(), await aUser()]
  const code = await codeOf(inviter)
  const client = server.asMember(friend)
  const typed = `${code.slice(0, 4).toLowerCase()} ${code.slice(4)}`
  expect((await client.data(entering, { code: typed })).enterReferralCode.inviter.fullName).toBe(inviter.full_name)
  expect(await client.refusal(entering, { code })).toMatchObject({
    code: 'CONFLICT',
    reason: 'users_text_referral_code_entered',
  })
  expect(await friendsOf(inviter)).toEqual([{ id: friend.id }])
  const entry = server.db.selectFrom('audit_entries').select(['action', 'after']).where('target_id', '=', friend.id)
  expect(await entry.execute()).toEqual([{ action: 'enterReferralCode', after: { referredBy: inviter.id } }])
})

test('one’s own code, nobody’s, and that of a blocked member are refused', async () => {
  const me = await aUser()
  const client = server.asMember(me)
  const reasonOf = async (code: string) => (await client.refusal(entering, { code })).fields![0]!.reason
  expect(await reasonOf(await codeOf(me))).toBe('users_text_referral_code_own')
  expect(await reasonOf('ZZZZZZZZ')).toBe('users_text_referral_code_unknown')
  const blocked = await aUser()
  const code = await codeOf(blocked)
  await server.db.updateTable('users').set({ term_status: 'BLOCKED' }).where('id', '=', blocked.id).execute()
  expect(await reasonOf(code)).toBe('users_text_referral_code_unknown')
})

test('a code is entered within seven days of registering', async () => {
  const code = await codeOf(await aUser())
  const daysAgo = (days: number) => aUser({ created_at: new Date(Date.now() - days * 86_400_000) })
  const late = server.asMember(await daysAgo(7.01))
  expect((await late.refusal(entering, { code })).reason).toBe('users_text_referral_code_too_late')
  await server.asMember(await daysAgo(6.99)).data(entering, { code })
})

test('numbers follow the friends of the time before', async () => {
  const inviter = await aUser()
  await aUser({ referred_by: inviter.id })
  const friend = await aUser()
  await server.asMember(friend).data(entering, { code: await codeOf(inviter) })
  const referral = server.db.selectFrom('referrals').select(['status', 'number']).where('friend_id', '=', friend.id)
  expect(await referral.execute()).toEqual([{ status: 'COUNTED', number: 2 }])
})

test('after twenty friends from one address on a day, the next ones wait for staff', async () => {
  await server.db.deleteFrom('referrals').execute()
  const inviter = await aUser()
  const code = await codeOf(inviter)
  for (let i = 0; i < mostFromOneAddress + 1; i++) await server.asMember(await aUser()).data(entering, { code })
  expect(await friendsOf(inviter)).toHaveLength(mostFromOneAddress)
  const { myReferral } = await server.asMember(inviter).data('{ myReferral { invited waiting } }')
  expect(myReferral).toEqual({ invited: mostFromOneAddress, waiting: 1 })
})

test('a member may not try codes for ever', async () => {
  const client = server.asMember(await aUser())
  for (let i = 0; i < 30; i++)
    expect((await client.refusal(entering, { code: 'ZZZZZZZZ' })).code).toBe('BAD_USER_INPUT')
  expect((await client.refusal(entering, { code: 'ZZZZZZZZ' })).code).toBe('RATE_LIMITED')
})
