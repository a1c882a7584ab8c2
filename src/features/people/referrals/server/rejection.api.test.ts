import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { factories, type Person } from '../../../../../tests/harness/factories.ts'
import { runThrough } from '../../../../../tests/harness/jobs.ts'
import { withoutVisits } from '../../../../../tests/harness/no-visits.ts'
import { startServer } from '../../../../../tests/harness/server.ts'
import { handOverRewards } from '../../../promotion/vouchers/server/referral-rewards.ts'
import { givePoints } from '../../trusted-points/server/points-of-others.ts'

const server = await startServer()
await withoutVisits(server)
const { aUser, aVoucher, aVoucherCode, anAdmin } = factories(server.db)
const admin = await anAdmin()
const staff = server.as(admin)

const entering = 'mutation ($code: String!) { enterReferralCode(code: $code) { inviter { fullName } } }'
const reading = '{ me { points { active earned } } myReferral { code invited campaign { friends } rewards { code } } }'
const stateOf = async (person: Person) => {
  const { me, myReferral } = await server.asMember(person).data(reading)
  return {
    ...me.points,
    invited: myReferral.invited,
    friends: myReferral.campaign?.friends,
    rewards: myReferral.rewards,
  }
}
async function invite(inviter: Person, friend?: Person) {
  const { code } = (await server.asMember(inviter).data(reading)).myReferral
  const person = friend ?? (await aUser())
  await server.asMember(person).data(entering, { code })
  return person
}
const reject = async (friend: Person) => {
  const { items } = (
    await staff.data(
      'query ($id: ID!) { cmsListReferrals(filter: { person: $id, status: COUNTED }) { items { _id friend { _id } } } }',
      { id: friend.id },
    )
  ).cmsListReferrals
  expect(items.map((item: { friend: { _id: string } }) => item.friend._id)).toEqual([friend.id])
  return staff.query(
    'mutation ($id: ID!) { cmsDecideReferral(_id: $id, status: REJECTED, reason: "Tài khoản ảo") { status } }',
    {
      id: items[0]._id,
    },
  )
}
const give = () => runThrough(givePoints, server.app)

test('a friend who is rejected takes back the points, the number and the code that is not earned any more', async () => {
  const campaign = await aVoucher({ type: 'REFERRAL', referral_turns: 2 })
  const { id: codeId, code } = await aVoucherCode({ voucher_id: campaign.id })
  const inviter = await aUser()
  const [first, second] = [await invite(inviter), await invite(inviter)]
  await give()
  await handOverRewards.run(server.app)
  expect(await stateOf(inviter)).toEqual({ active: 20, earned: 20, invited: 2, friends: 2, rewards: [{ code }] })
  expect((await reject(first)).errors).toBeUndefined()
  expect(await stateOf(inviter)).toEqual({ active: 10, earned: 10, invited: 1, friends: 1, rewards: [] })
  const freed = server.db.selectFrom('voucher_codes').select(['sold_qty', 'redeemed_by']).where('id', '=', codeId)
  expect(await freed.execute()).toEqual([{ sold_qty: 0, redeemed_by: null }])
  // The friend is nobody's now, and cannot come by another code.
  const { referred_by } = await server.db
    .selectFrom('users')
    .select('referred_by')
    .where('id', '=', first.id)
    .executeTakeFirstOrThrow()
  expect(referred_by).toBeNull()
  const other = (await server.asMember(await aUser()).data(reading)).myReferral.code
  expect((await server.asMember(first).refusal(entering, { code: other })).reason).toBe(
    'users_text_referral_code_entered',
  )
  // The next friend has a number of their own, and earns the code again.
  await invite(inviter)
  await give()
  await handOverRewards.run(server.app)
  expect(await stateOf(inviter)).toEqual({ active: 20, earned: 20, invited: 2, friends: 2, rewards: [{ code }] })
  const numbers = server.db.selectFrom('referrals').select('number').where('inviter_id', '=', inviter.id)
  expect(await numbers.orderBy('created_at').execute()).toEqual([{ number: null }, { number: 2 }, { number: 3 }])
  const log = server.db.selectFrom('audit_entries').select(['model', 'before', 'after'])
  expect(await log.where('action', '=', 'cmsDecideReferral').where('target_id', '=', first.id).execute()).toEqual([
    { model: 'USER', before: { referredBy: inviter.id }, after: { referredBy: null } },
  ])
  expect(second).toBeDefined()
  await server.db.updateTable('vouchers').set({ status: 'DISABLED' }).where('id', '=', campaign.id).execute()
})

test('a code that was used stays, and is not earned twice', async () => {
  const campaign = await aVoucher({ type: 'REFERRAL', referral_turns: 1 })
  for (let i = 0; i < 2; i++) await aVoucherCode({ voucher_id: campaign.id })
  const inviter = await aUser()
  const friend = await invite(inviter)
  await handOverRewards.run(server.app)
  const [redemption] = await server.db
    .updateTable('voucher_redemptions')
    .set({ used_at: new Date() })
    .where('user_id', '=', inviter.id)
    .returning('id')
    .execute()
  await reject(friend)
  await invite(inviter)
  await handOverRewards.run(server.app)
  const mine = server.db.selectFrom('voucher_redemptions').select('id').where('user_id', '=', inviter.id)
  expect(await mine.execute()).toEqual([redemption])
  expect((await stateOf(inviter)).friends).toBe(1)
  await server.db.updateTable('vouchers').set({ status: 'DISABLED' }).where('id', '=', campaign.id).execute()
})

test('of codes that are not earned any more, those that were not used go, whichever was used; none is earned twice', async () => {
  const campaign = await aVoucher({ type: 'REFERRAL', referral_turns: 1 })
  for (let i = 0; i < 4; i++) await aVoucherCode({ voucher_id: campaign.id })
  const inviter = await aUser()
  const friends = [await invite(inviter), await invite(inviter), await invite(inviter)]
  await handOverRewards.run(server.app)
  const mine = async () =>
    server.db
      .selectFrom('referral_rewards as w')
      .innerJoin('voucher_redemptions as r', 'r.id', 'w.redemption_id')
      .select(['w.number', 'r.used_at'])
      .where('w.user_id', '=', inviter.id)
      .orderBy('w.number')
      .execute()
  await sql`update voucher_redemptions set used_at = now() where id = (
    select redemption_id from referral_rewards where user_id = ${inviter.id} and number = 3)`.execute(server.db)
  await reject(friends[0]!)
  expect((await mine()).map(({ number }) => number)).toEqual([1, 3])
  await reject(friends[1]!)
  await reject(friends[2]!)
  expect((await mine()).map(({ number }) => number)).toEqual([3])
  // One friend has earned one code, which was used before.
  await invite(inviter)
  await handOverRewards.run(server.app)
  expect((await mine()).map(({ number }) => number)).toEqual([3])
  await invite(inviter)
  await handOverRewards.run(server.app)
  expect((await mine()).map(({ number, used_at }) => [number, used_at === null])).toEqual([
    [1, true],
    [3, false],
  ])
  await server.db.updateTable('vouchers').set({ status: 'DISABLED' }).where('id', '=', campaign.id).execute()
})

test('what is not given yet never will be, and whoever is rejected is decided', async () => {
  const inviter = await aUser()
  const friend = await invite(inviter)
  await reject(friend)
  await give()
  expect(await stateOf(inviter)).toMatchObject({ active: 0, earned: 0, invited: 0 })
  const { id } = await server.db
    .selectFrom('referrals')
    .select('id')
    .where('friend_id', '=', friend.id)
    .executeTakeFirstOrThrow()
  const again =
    'mutation ($id: ID!, $status: ReferralDecision!) { cmsDecideReferral(_id: $id, status: $status, reason: "x") { _id } }'
  for (const status of ['COUNTED', 'REJECTED'])
    expect((await staff.refusal(again, { id, status })).reason).toBe('referrals_text_decided')
})

test('a friend who is blocked takes nothing back', async () => {
  const inviter = await aUser()
  const friend = await invite(inviter)
  await give()
  await server.db.updateTable('users').set({ term_status: 'BLOCKED' }).where('id', '=', friend.id).execute()
  await give()
  expect(await stateOf(inviter)).toMatchObject({ active: 10, earned: 10, invited: 1 })
})
