import { expect, test } from 'vitest'
import { aDrawnWheel } from '../../../../../tests/harness/a-drawn-wheel.ts'
import { appealOf, decidedAppeal, givenAppeal, setStatus } from '../../../../../tests/harness/appeals.ts'
import { factories } from '../../../../../tests/harness/factories.ts'
import { startServer } from '../../../../../tests/harness/server.ts'
import { command } from '../../../../platform/server/command.ts'
import { ownContext } from '../../../../platform/server/context.ts'
import { bookPoints } from '../../../people/trusted-points/server/public.ts'
import { rankMembers } from '../../../people/trusted-points/server/ranks.job.ts'
import { handOverRewards } from '../../../promotion/vouchers/server/referral-rewards.ts'
import { webhookTypes } from '../../../records/webhook-events/webhook-event.values.ts'

const server = await startServer()
const { db } = server
const make = factories(db)
const admin = server.as(await make.anAdmin())
await admin.data(
  `mutation ($types: [String!]!) { cmsCreateWebhookEndpoint(url: "https://hooks.example/", types: $types, note: "") { secret } }`,
  { types: webhookTypes },
)

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
const state = /^[A-Z][A-Z_]*$/
const moment = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/

/** What an act announces. */
async function announcedBy(act: () => Promise<unknown>) {
  await db.deleteFrom('outbox').execute()
  await act()
  return db.selectFrom('outbox').selectAll().orderBy('position').execute()
}
const call = (field: string) => () => admin.data(`mutation { ${field} }`)

const acts: Readonly<Record<string, () => Promise<() => Promise<unknown>>>> = {
  'member.registered': async () =>
    call(`registerForImporter(data: { fullName: "An", phoneNumber: "0912345671", password: "sen-hong-2604", gender: FEMALE,
      countryCode: "VN" }) { user { _id } }`),
  'member.status_changed': async () =>
    call(
      `cmsSetTermStatus(_id: "${(await make.aUser()).id}", model: USER, termStatus: BLOCKED, reason: "Spam") { version }`,
    ),
  'record.created': async () => {
    const me = server.asMember(await make.aUser())
    return () =>
      me.data('mutation { createPost(data: { type: STATUS, title: "Chào", content: "Hà Nội" }) { post { _id } } }')
  },
  'record.status_changed': async () =>
    call(
      `cmsSetTermStatus(_id: "${(await make.aPost()).id}", model: POST, termStatus: HIDDEN, reason: "Spam") { version }`,
    ),
  'report.decided': async () => {
    const { id } = await make.aPost()
    await make.aReport('POST', id)
    return call(`cmsSetTermStatus(_id: "${id}", model: POST, termStatus: BLOCKED, reason: "Spam") { version }`)
  },
  'appeal.decided': async () => {
    const author = await make.aUser()
    const { id } = await make.aPost({ created_by: author.id })
    await setStatus(server.as(await make.anAdmin()), 'POST', id, 'BLOCKED')
    const found = await appealOf(server, server.asMember(author), 'POST', id)
    const given = await givenAppeal(server, found, 'OVERTURN')
    return () => admin.data(decidedAppeal, given)
  },
  'verification.decided': async () =>
    call(`cmsSetVerifyStatus(_id: "${(await make.aVerify()).id}", status: VERIFIED) { _id }`),
  'badge.decided': async () => call(`cmsBadgeSetStatus(_id: "${(await make.aBadgeRequest()).id}", status: APPROVED)`),
  'notification.sent': async () => call(`sendSystemNotification(_id: "${await aNotification()}") { _id }`),
  'notification.withdrawn': async () => {
    const id = await aNotification()
    await call(`sendSystemNotification(_id: "${id}") { _id }`)()
    return call(`deleteSystemNotification(_id: "${id}")`)
  },
  'voucher.bought': async () => (await aBuyer()).buy,
  'voucher.used': async () => {
    const { client, buy } = await aBuyer()
    const id = await buy()
    return () => client.data(`mutation { useVoucher(redemptionId: "${id}") { _id } }`)
  },
  'wheel.won': async () => {
    const { id } = await aDrawnWheel(server, [{ qty: 1, point: 100 }])
    const client = server.asMember(await make.aUser())
    return () => client.data(`mutation { spin(wheelId: "${id}", requestId: "only-this-one") { spinId } }`)
  },
  'referral.rewarded': async () => {
    const campaign = await make.aVoucher({
      type: 'REFERRAL',
      referral_turns: 1,
      start_date: inDays(-1),
      end_date: inDays(5),
    })
    await make.aVoucherCode({ voucher_id: campaign.id })
    const [inviter, friend] = [await make.aUser(), await make.aUser()]
    const { code } = (await server.asMember(inviter).data('{ myReferral { code } }')).myReferral
    await server.asMember(friend).data(`mutation { enterReferralCode(code: "${code}") { inviter { fullName } } }`)
    return () => handOverRewards.run(server.app)
  },
  'points.booked': async () => {
    const { id: userId } = await make.aUser()
    return () =>
      command(ownContext(server.app, 'test'), (ctx) => bookPoints(ctx, { userId, amount: 500, cause: 'CORRECTION' }))
  },
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)

/** A member who has bought a voucher's only code, or can. */
async function aBuyer() {
  const voucher = await make.aVoucher({ admin_status: 'APPROVED', point_spend: 500 })
  await make.aVoucherCode({ voucher_id: voucher.id })
  const person = await make.aUser()
  await make.points(person.id, 5_00)
  const buying = `mutation { buyVoucher(_id: "${voucher.id}") { redemption { _id } } }`
  const client = server.asMember(person)
  return { client, buy: async () => (await client.data(buying)).buyVoucher.redemption._id as string }
}

async function aNotification(): Promise<string> {
  const creating = `mutation { createSystemNotification(customMessage: "Chào", systemNotificationTo: USER, sendToAllUsers: true) { _id } }`
  return (await admin.data(creating)).createSystemNotification._id
}

test.each(Object.keys(acts))('%s is announced once, with ids, states and moments only', async (type) => {
  const announced = await announcedBy(await acts[type]!())
  expect(announced.filter((event) => event.type === type)).toHaveLength(1)
  for (const { body, subject_id, sequence } of announced) {
    expect(subject_id).toMatch(uuid)
    expect(sequence).toBeGreaterThan(0)
    for (const value of Object.values(body as object))
      expect(value === null || [uuid, state, moment].some((kind) => kind.test(String(value)))).toBe(true)
  }
})

test('every other type is announced by a test of its own', () => {
  const elsewhere = ['member.rank_changed']
  expect([...Object.keys(acts), ...elsewhere].toSorted()).toEqual([...webhookTypes].toSorted())
})

test('a change of rank is announced for whom it concerns', async () => {
  const { id } = await make.aUser()
  await command(ownContext(server.app, 'test'), (ctx) =>
    bookPoints(ctx, { userId: id, amount: 50_000_000, cause: 'CORRECTION' }),
  )
  const announced = await announcedBy(() => rankMembers.run(server.app))
  const ranks = await db.selectFrom('member_ranks').select('user_id').execute()
  expect(announced.map(({ subject_id }) => subject_id).toSorted()).toEqual(
    ranks.map(({ user_id }) => user_id).toSorted(),
  )
  expect(await announcedBy(() => rankMembers.run(server.app))).toEqual([])
})
