import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { factories, type Person } from '../../../../../tests/harness/factories.ts'
import { insideSandbox } from '../../../../../tests/harness/sandbox.ts'
import { startServer } from '../../../../../tests/harness/server.ts'
import { handOverRewards } from '../server/referral-rewards.ts'

const server = await startServer()
const { aUser, aVoucher, aVoucherCode } = factories(server.db)

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)
const entering = 'mutation ($code: String!) { enterReferralCode(code: $code) { inviter { fullName } } }'
const reading = `{ myReferral { code invited waiting campaign { _id title turns friends needed }
  rewards { voucher { title } code } } }`
const referralOf = async (person: Person) => (await server.asMember(person).data(reading)).myReferral
const invite = async (inviter: Person, friend: Person) =>
  server.asMember(friend).data(entering, { code: (await referralOf(inviter)).code })
const ended = (id: string) =>
  server.db.updateTable('vouchers').set({ status: 'DISABLED' }).where('id', '=', id).execute()

test('without a campaign a member sees the code and the friends who came', async () => {
  const inviter = await aUser()
  await invite(inviter, await aUser())
  expect(await referralOf(inviter)).toMatchObject({ invited: 1, waiting: 0, campaign: null, rewards: [] })
})

test('every so many friends of a campaign earn a code, which waits until there is one', async () => {
  const campaign = await aVoucher({ type: 'REFERRAL', referral_turns: 2 })
  const inviter = await aUser()
  await invite(inviter, await aUser())
  // Registered before the campaign began.
  await invite(inviter, await aUser({ created_at: inDays(-2) }))
  expect(await referralOf(inviter)).toMatchObject({
    invited: 2,
    campaign: { _id: campaign.id, turns: 2, friends: 1, needed: 1 },
    rewards: [],
  })
  await invite(inviter, await aUser())
  const waiting = { voucher: { title: campaign.title }, code: null }
  expect(await referralOf(inviter)).toMatchObject({ campaign: { friends: 2, needed: 2 }, rewards: [waiting] })
  await handOverRewards.run(server.app)
  expect((await referralOf(inviter)).rewards).toEqual([waiting])
  const { code } = await aVoucherCode({ voucher_id: campaign.id })
  await handOverRewards.run(server.app)
  await aVoucherCode({ voucher_id: campaign.id })
  await handOverRewards.run(server.app)
  expect((await referralOf(inviter)).rewards).toEqual([{ ...waiting, code }])
  const mine = await server.asMember(inviter).data('{ myVouchers { items { code cause } } }')
  expect(mine.myVouchers.items).toEqual([{ code, cause: 'EARNED' }])
  await ended(campaign.id)
})

test('how many more friends the next code takes follows what was earned, whatever the turns became', async () => {
  const campaign = await aVoucher({ type: 'REFERRAL', referral_turns: 1 })
  const inviter = await aUser()
  const needs = async (turns: number) => {
    await server.db.updateTable('vouchers').set({ referral_turns: turns }).where('id', '=', campaign.id).execute()
    return (await referralOf(inviter)).campaign.needed
  }
  const earned = async () => (await referralOf(inviter)).rewards.length
  for (let i = 0; i < 2; i++) await invite(inviter, await aUser())
  expect([await earned(), await needs(1), await needs(3)]).toEqual([2, 1, 7])
  for (let i = 0; i < 6; i++) await invite(inviter, await aUser())
  expect([await earned(), await needs(3), await needs(2)]).toEqual([2, 1, 1])
  await invite(inviter, await aUser())
  expect([await earned(), await needs(2)]).toEqual([4, 1])
  await ended(campaign.id)
})

test('whoever is blocked gets nothing until that ends', async () => {
  const campaign = await aVoucher({ type: 'REFERRAL' })
  const inviter = await aUser()
  await invite(inviter, await aUser())
  await aVoucherCode({ voucher_id: campaign.id })
  const set = (term_status: 'BLOCKED' | 'NORMAL') =>
    server.db.updateTable('users').set({ term_status }).where('id', '=', inviter.id).execute()
  const codes = () =>
    server.db.selectFrom('voucher_redemptions').select('cause').where('user_id', '=', inviter.id).execute()
  await set('BLOCKED')
  await handOverRewards.run(server.app)
  expect(await codes()).toEqual([])
  await set('NORMAL')
  await handOverRewards.run(server.app)
  expect(await codes()).toEqual([{ cause: 'EARNED' }])
  await ended(campaign.id)
})

test('friends earn nothing in a campaign that asks for none', async () => {
  const campaign = await aVoucher({ type: 'REFERRAL', referral_turns: 0 })
  const inviter = await aUser()
  await invite(inviter, await aUser())
  expect(await referralOf(inviter)).toMatchObject({ campaign: { turns: 0, friends: 1, needed: 0 }, rewards: [] })
  await ended(campaign.id)
})

test('whoever waits for a code that they have already keeps nobody else waiting', async () => {
  const campaign = await aVoucher({ type: 'REFERRAL' })
  await aVoucherCode({ voucher_id: campaign.id, qty: 500 })
  const [first, later] = [await aUser(), await aUser()]
  // More than a run of the job reads at once.
  await sql`insert into referral_rewards (campaign_id, user_id, number, created_at)
    select ${campaign.id}::uuid, ${first.id}::uuid, n, now() - interval '1 hour' from generate_series(1, 130) n`.execute(
    server.db,
  )
  await handOverRewards.run(server.app)
  await invite(later, await aUser())
  await handOverRewards.run(server.app)
  const given = server.db
    .selectFrom('voucher_redemptions')
    .select('user_id')
    .where('user_id', 'in', [first.id, later.id])
  expect(await given.orderBy('created_at').execute()).toEqual([{ user_id: first.id }, { user_id: later.id }])
  await ended(campaign.id)
})

test('in the sandbox friends earn a code that is made for it', async () => {
  const campaign = await aVoucher({ type: 'REFERRAL' })
  const sandbox = insideSandbox(server)
  const people = factories(sandbox.db)
  const [inviter, friend] = [await people.aUser(), await people.aUser()]
  const { code } = (await sandbox.asMember(inviter).data(reading)).myReferral
  await sandbox.asMember(friend).data(entering, { code })
  await handOverRewards.run({ ...sandbox.app, database: { ...sandbox.app.database, kysely: sandbox.db } })
  const { rewards } = (await sandbox.asMember(inviter).data(reading)).myReferral
  expect(rewards).toEqual([{ voucher: { title: campaign.title }, code: expect.stringMatching(/^TEST-/) }])
  await ended(campaign.id)
})
