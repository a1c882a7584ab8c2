import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { factories, type Person } from '../../../../../tests/harness/factories.ts'
import { startServer } from '../../../../../tests/harness/server.ts'

const server = await startServer()
const { aGrantee, aUser, aVoucher, anAdmin } = factories(server.db)
const client = server.as(await anAdmin())

const listing = `query ($filter: ReferralFilter) { cmsListReferrals(filter: $filter) {
  counter items { _id status address friend { _id } inviter { _id } } } }`
const deciding = `mutation ($id: ID!, $status: ReferralDecision!, $reason: String!) {
  cmsDecideReferral(_id: $id, status: $status, reason: $reason) { status version } }`
const decide = (id: string, status: string, reason = 'Cùng một lớp học') => ({ id, status, reason })

async function waiting(inviter: Person, friend?: Person) {
  const row = { id: uuidv7(), friend_id: (friend ?? (await aUser())).id, inviter_id: inviter.id }
  await server.db
    .insertInto('referrals')
    .values({ ...row, network: '192.0.2.1', status: 'WAITING' })
    .execute()
  return row
}
const invitedOf = async (person: Person) =>
  (await server.asMember(person).data('{ myReferral { invited waiting campaign { friends } } }')).myReferral

test('whoever is released counts then: with the next number, and in the campaign', async () => {
  await aVoucher({ type: 'REFERRAL' })
  const inviter = await aUser()
  const first = await waiting(inviter)
  const second = await waiting(inviter)
  expect((await client.data(listing)).cmsListReferrals).toEqual({
    counter: 2,
    items: [first, second].map(({ id, friend_id }) => ({
      _id: id,
      status: 'WAITING',
      address: '192.0.2.1',
      friend: { _id: friend_id },
      inviter: { _id: inviter.id },
    })),
  })
  expect(await invitedOf(inviter)).toEqual({ invited: 0, waiting: 2, campaign: { friends: 0 } })
  expect((await client.data(deciding, decide(second.id, 'COUNTED'))).cmsDecideReferral.status).toBe('COUNTED')
  expect(await invitedOf(inviter)).toEqual({ invited: 1, waiting: 1, campaign: { friends: 1 } })
  const numbers = server.db.selectFrom('referrals').select('number').where('inviter_id', '=', inviter.id).orderBy('id')
  expect(await numbers.execute()).toEqual([{ number: null }, { number: 1 }])
  const entries = server.db.selectFrom('audit_entries').select(['model', 'after', 'reason'])
  expect(await entries.where('target_id', 'in', [second.id, second.friend_id]).orderBy('model').execute()).toEqual([
    { model: 'REFERRAL', after: { status: 'COUNTED' }, reason: 'Cùng một lớp học' },
    { model: 'USER', after: { referredBy: inviter.id }, reason: null },
  ])
})

test('whoever is rejected never counts, and is decided once', async () => {
  const inviter = await aUser()
  const { id } = await waiting(inviter)
  expect((await client.refusal(deciding, decide(id, 'REJECTED', ' '))).fields![0]!.field).toBe('reason')
  await client.data(deciding, decide(id, 'REJECTED'))
  expect(await invitedOf(inviter)).toMatchObject({ invited: 0, waiting: 0 })
  expect(await client.refusal(deciding, decide(id, 'COUNTED'))).toMatchObject({
    code: 'CONFLICT',
    reason: 'referrals_text_decided',
  })
  const rejected = (await client.data(listing, { filter: { status: 'REJECTED' } })).cmsListReferrals
  expect(rejected.items.map(({ _id }: { _id: string }) => _id)).toEqual([id])
})

test('nobody decides about themselves or their own friend, a grant not about staff, and a blocked inviter gets nothing', async () => {
  const grantee = await aGrantee('PEOPLE')
  const own = server.as(grantee)
  const reasonOf = async (row: { id: string }, status = 'COUNTED') =>
    (await own.refusal(deciding, decide(row.id, status))).reason
  expect(await reasonOf(await waiting(grantee))).toBe('platform_text_own_record')
  expect(await reasonOf(await waiting(await aUser(), grantee), 'REJECTED')).toBe('platform_text_own_record')
  expect(await reasonOf(await waiting(await anAdmin()))).toBe('platform_text_staff_by_grant')
  expect(await reasonOf(await waiting(await aUser({ term_status: 'BLOCKED' })))).toBe('platform_text_receiver_blocked')
})
