import { expect, test } from 'vitest'
import { atOnce } from '../../../../../tests/harness/at-once.ts'
import { factories, type Person } from '../../../../../tests/harness/factories.ts'
import { runThrough } from '../../../../../tests/harness/jobs.ts'
import { startServer } from '../../../../../tests/harness/server.ts'
import { handOverRewards } from '../../../promotion/vouchers/server/referral-rewards.ts'
import { givePoints } from '../../trusted-points/server/points-of-others.ts'

const server = await startServer()
const other = await server.again()
const { aUser, aVoucher, aVoucherCode, anAdmin } = factories(server.db)
const staff = [server.as(await anAdmin()), other.as(await anAdmin())] as const

async function friendOf(inviter: Person) {
  const { code } = (await server.asMember(inviter).data('{ myReferral { code } }')).myReferral
  const friend = await aUser()
  await server
    .asMember(friend)
    .data('mutation ($code: String!) { enterReferralCode(code: $code) { inviter { fullName } } }', { code })
  return server.db.selectFrom('referrals').selectAll().where('friend_id', '=', friend.id).executeTakeFirstOrThrow()
}
const rejecting =
  'mutation ($id: ID!) { cmsDecideReferral(_id: $id, status: REJECTED, reason: "Tài khoản ảo") { status } }'
const referralEntries = (userId: string) =>
  server.db
    .selectFrom('point_entries')
    .innerJoin('member_actions', (join) =>
      join.onRef('member_actions.user_id', '=', 'point_entries.user_id').on('member_actions.kind', '=', 'REFERRAL'),
    )
    .select(['amount', 'cause'])
    .where('point_entries.user_id', '=', userId)
    .where(({ or, eb }) => or([eb('action_id', '=', eb.ref('member_actions.id')), eb('cause', '=', 'CORRECTION')]))
    .orderBy('amount')
    .execute()

test('two people reject the same friend at once: what was given is taken back once', async () => {
  const inviter = await aUser()
  const { id } = await friendOf(inviter)
  await runThrough(givePoints, server.app)
  const results = await atOnce(server, { statement: `select from referrals where id = '${id}' for update` }, [
    () => staff[0].query(rejecting, { id }),
    () => staff[1].query(rejecting, { id }),
  ])
  const reasons = results.flatMap((result) =>
    result.status === 'fulfilled' ? (result.value.errors ?? []).map(({ extensions }) => extensions.reason) : ['failed'],
  )
  expect(reasons).toEqual(['referrals_text_decided'])
  expect(await referralEntries(inviter.id)).toEqual([
    { amount: -1000, cause: 'CORRECTION' },
    { amount: 1000, cause: 'RULE' },
  ])
})

test('the points are given while the friend is rejected: none are left', async () => {
  const inviter = await aUser()
  const { id } = await friendOf(inviter)
  const waiting = `select from points_to_give where user_id = '${inviter.id}' for update`
  await atOnce<unknown>(server, { statement: waiting }, [
    () => givePoints.run(other.app),
    () => staff[0].data(rejecting, { id }),
  ])
  const entries = await referralEntries(inviter.id)
  expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(0)
})

test('the code is handed over, or used, while the friend who earned it is rejected', async () => {
  const campaign = await aVoucher({ type: 'REFERRAL', referral_turns: 1 })
  for (let i = 0; i < 2; i++) await aVoucherCode({ voucher_id: campaign.id })
  const inviter = await aUser()
  const first = await friendOf(inviter)
  const reward = `select from referral_rewards where user_id = '${inviter.id}' for update`
  await atOnce<unknown>(server, { statement: reward }, [
    () => handOverRewards.run(other.app),
    () => staff[0].data(rejecting, { id: first.id }),
  ])
  const codes = () =>
    server.db.selectFrom('voucher_redemptions').select(['id', 'used_at']).where('user_id', '=', inviter.id).execute()
  expect(await codes()).toEqual([])
  const second = await friendOf(inviter)
  await handOverRewards.run(server.app)
  const [redemption] = await codes()
  const using = 'mutation ($id: ID!) { useVoucher(redemptionId: $id) { usedAt } }'
  const held = `select from voucher_redemptions where id = '${redemption!.id}' for update`
  const [used] = await atOnce(server, { statement: held }, [
    () => other.asMember(inviter).query(using, { id: redemption!.id }),
    () => staff[1].query(rejecting, { id: second.id }),
  ])
  const isUsed = used!.status === 'fulfilled' && used!.value.errors === undefined
  // Whichever came first: a used code stays, another is gone and cannot be used.
  expect((await codes()).map(({ used_at }) => used_at !== null)).toEqual(isUsed ? [true] : [])
  const rewards = server.db.selectFrom('referral_rewards').select('number').where('user_id', '=', inviter.id)
  expect(await rewards.execute()).toHaveLength(isUsed ? 1 : 0)
})
