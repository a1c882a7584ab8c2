import { expect, test } from 'vitest'
import { atOnce, lock, untilWaiting } from '../../../../../tests/harness/at-once.ts'
import { factories } from '../../../../../tests/harness/factories.ts'
import { startServer } from '../../../../../tests/harness/server.ts'
import { handOverRewards } from '../server/referral-rewards.ts'

const server = await startServer()
const other = await server.again()
const { aUser, aVoucher, aVoucherCode } = factories(server.db)

const entering = 'mutation ($code: String!) { enterReferralCode(code: $code) { inviter { fullName } } }'

test('two friends at once have two numbers, and the code that both complete is earned once', async () => {
  const campaign = await aVoucher({ type: 'REFERRAL', referral_turns: 2 })
  for (let i = 0; i < 3; i++) await aVoucherCode({ voucher_id: campaign.id })
  const inviter = await aUser()
  const { code } = (await server.asMember(inviter).data('{ myReferral { code } }')).myReferral
  const [one, two] = [await aUser(), await aUser()]
  const results = await atOnce(server, { writesTo: 'referrals' }, [
    () => server.asMember(one).data(entering, { code }),
    () => other.asMember(two).data(entering, { code }),
  ])
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
  const numbers = server.db.selectFrom('referrals').select('number').where('inviter_id', '=', inviter.id)
  expect(await numbers.orderBy('number').execute()).toEqual([{ number: 1 }, { number: 2 }])
  await Promise.all([handOverRewards.run(server.app), handOverRewards.run(other.app)])
  const mine = server.db.selectFrom('voucher_redemptions').select('cause').where('user_id', '=', inviter.id)
  expect(await mine.execute()).toEqual([{ cause: 'EARNED' }])
  await server.db.updateTable('vouchers').set({ status: 'DISABLED' }).where('id', '=', campaign.id).execute()
})

test('a friend who enters two codes at once counts for one inviter', async () => {
  const inviters = [await aUser(), await aUser()]
  const codes = await Promise.all(
    inviters.map(async (inviter) => (await server.asMember(inviter).data('{ myReferral { code } }')).myReferral.code),
  )
  const friend = await aUser()
  const results = await atOnce(server, { writesTo: 'referrals' }, [
    () => server.asMember(friend).query(entering, { code: codes[0] }),
    () => other.asMember(friend).query(entering, { code: codes[1] }),
  ])
  const reasons = results.flatMap((result) =>
    result.status === 'fulfilled' ? (result.value.errors ?? []).map(({ extensions }) => extensions.reason) : [],
  )
  expect(reasons).toEqual(['users_text_referral_code_entered'])
  const counted = server.db.selectFrom('referrals').select('number').where('friend_id', '=', friend.id)
  expect(await counted.execute()).toEqual([{ number: 1 }])
})

test.runIf(server.engine === 'postgres')('whoever is blocked while a run hands codes over gets none', async () => {
  const campaign = await aVoucher({ type: 'REFERRAL', referral_turns: 1 })
  for (let i = 0; i < 2; i++) await aVoucherCode({ voucher_id: campaign.id })
  const [before, blocked] = [await aUser(), await aUser()]
  for (const inviter of [before, blocked]) {
    const { code } = (await server.asMember(inviter).data('{ myReferral { code } }')).myReferral
    await server.asMember(await aUser()).data(entering, { code })
  }
  const gate = await lock(server, {
    statement: `select from referral_rewards where user_id = '${before.id}' for update`,
  })
  const running = handOverRewards.run(server.app)
  await untilWaiting(server, 1)
  await server.db.updateTable('users').set({ term_status: 'BLOCKED' }).where('id', '=', blocked.id).execute()
  await gate.release()
  await running
  const given = server.db
    .selectFrom('voucher_redemptions')
    .select('user_id')
    .where('user_id', 'in', [before.id, blocked.id])
  expect(await given.execute()).toEqual([{ user_id: before.id }])
  await server.db.updateTable('vouchers').set({ status: 'DISABLED' }).where('id', '=', campaign.id).execute()
})
