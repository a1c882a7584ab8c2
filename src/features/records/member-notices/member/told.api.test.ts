import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { aDrawnWheel } from '../../../../../tests/harness/a-drawn-wheel.ts'
import { factories, type Person } from '../../../../../tests/harness/factories.ts'
import { runThrough } from '../../../../../tests/harness/jobs.ts'
import { withoutVisits } from '../../../../../tests/harness/no-visits.ts'
import { startServer } from '../../../../../tests/harness/server.ts'
import { givePoints } from '../../../people/trusted-points/server/points-of-others.ts'
import { rankMembers, rewardRanks } from '../../../people/trusted-points/server/ranks.job.ts'
import { settlePoints } from '../../../people/trusted-points/server/settle.job.ts'
import { handOverRewards } from '../../../promotion/vouchers/server/referral-rewards.ts'
import { toldTypes, type ToldType } from '../member-notice.values.ts'

const server = await startServer()
await withoutVisits(server)
const { aBadge, aUser, aVoucher, aVoucherCode, anAdmin } = factories(server.db)
const staff = server.as(await anAdmin())

/** Makes a fact. Returns the person who is told, and what. */
type Fact = () => Promise<readonly [person: Person, message: string]>
/** Facts whose notices the tests of their features read. */
type Elsewhere = string

async function invite(inviter: Person) {
  const { code } = (await server.asMember(inviter).data('{ myReferral { code } }')).myReferral
  const friend = await aUser()
  await server
    .asMember(friend)
    .data('mutation ($code: String!) { enterReferralCode(code: $code) { inviter { fullName } } }', { code })
  return friend
}
async function aPostOf(person: Person) {
  const data = { type: 'STATUS', content: 'Chợ nổi' }
  const { createPost } = await server
    .asMember(person)
    .data('mutation ($data: PostInput!) { createPost(data: $data) { post { _id } } }', { data })
  return createPost.post._id as string
}
const setPost = async (id: string, status: 'NORMAL' | 'BLOCKED') => {
  await server.db.updateTable('posts').set({ status }).where('id', '=', id).execute()
  await runThrough(settlePoints, server.app)
}
const reject = async (friend: Person) => {
  const { id } = await server.db
    .selectFrom('referrals')
    .select('id')
    .where('friend_id', '=', friend.id)
    .executeTakeFirstOrThrow()
  const deciding = 'mutation ($id: ID!) { cmsDecideReferral(_id: $id, status: REJECTED, reason: "Ảo") { status } }'
  await staff.data(deciding, { id })
}
async function aCampaignWon(inviter: Person) {
  await server.db.updateTable('vouchers').set({ status: 'DISABLED' }).where('type', '=', 'REFERRAL').execute()
  const campaign = await aVoucher({ type: 'REFERRAL', referral_turns: 1, title: 'Quà mùa thu' })
  await aVoucherCode({ voucher_id: campaign.id })
  const friend = await invite(inviter)
  await handOverRewards.run(server.app)
  return friend
}
async function won(prize: object) {
  const person = await aUser()
  const { id } = await aDrawnWheel(server, [prize])
  const spinning = 'mutation ($id: ID!, $of: String!) { spin(wheelId: $id, requestId: $of) { spinId } }'
  await server.asMember(person).data(spinning, { id, of: `request-${id}` })
  return person
}
async function ranked(points: number) {
  await server.db.updateTable('trusted_point_configs').set({ points }).where('action_type', '=', 'RANK_GOLD').execute()
  const person = await aUser()
  await factories(server.db).points(person.id, 300_000)
  await rankMembers.run(server.app)
  await runThrough(rewardRanks, server.app)
  return person
}

/** A row for each text of a notice. */
const facts: Readonly<Record<string, readonly [ToldType, Fact | Elsewhere]>> = {
  verifies_text_notice_verified: ['VERIFICATION', 'moderation/verifies/member/verification.api.test.ts'],
  verifies_text_notice_rejected: ['VERIFICATION', 'moderation/verifies/member/verification.api.test.ts'],
  badge_requests_text_notice_approved: ['BADGE', 'people/badge-requests/member/badge-request.api.test.ts'],
  badge_requests_text_notice_rejected: ['BADGE', 'people/badge-requests/member/badge-request.api.test.ts'],
  users_text_notice_badge: [
    'BADGE',
    async () => {
      const [person, badge] = [await aUser(), await aBadge({ title: 'Thổ địa' })]
      const giving = 'mutation ($u: ID!, $b: ID!) { cmsAssignBadge(userId: $u, badgeId: $b) { success } }'
      await staff.data(giving, { u: person.id, b: badge.id })
      return [person, 'Bạn được trao huy hiệu Thổ địa.']
    },
  ],
  trusted_points_text_notice_taken_back: [
    'POINTS',
    async () => {
      const person = await aUser()
      await setPost(await aPostOf(person), 'BLOCKED')
      return [person, 'Bạn bị thu lại 2 điểm vì nội dung mang lại điểm đã bị chặn hoặc bị xóa.']
    },
  ],
  trusted_points_text_notice_given_back: [
    'POINTS',
    async () => {
      const person = await aUser()
      const post = await aPostOf(person)
      await setPost(post, 'BLOCKED')
      await setPost(post, 'NORMAL')
      return [person, 'Bạn được trả lại 2 điểm vì nội dung mang lại điểm đã hiển thị trở lại.']
    },
  ],
  trusted_points_text_notice_friend: [
    'REFERRAL',
    async () => {
      const person = await aUser()
      await invite(person)
      await runThrough(givePoints, server.app)
      return [person, 'Bạn được cộng 10 điểm vì người bạn mời đã đăng ký.']
    },
  ],
  trusted_points_text_notice_friend_rejected: [
    'POINTS',
    async () => {
      const person = await aUser()
      const friend = await invite(person)
      await runThrough(givePoints, server.app)
      await reject(friend)
      return [person, 'Bạn bị thu lại 10 điểm vì một lượt giới thiệu của bạn không được tính.']
    },
  ],
  trusted_points_text_notice_expiring: ['POINTS', 'people/trusted-points/server/expire.api.test.ts'],
  support_text_notice_given: ['POINTS', 'people/support/server/correction.api.test.ts'],
  support_text_notice_taken: ['POINTS', 'people/support/server/correction.api.test.ts'],
  support_text_notice_refunded: ['POINTS', 'promotion/vouchers/server/refund.api.test.ts'],
  trusted_points_text_notice_rank: ['POINTS', async () => [await ranked(0), 'Chúc mừng bạn đã đạt: Hạng Vàng.']],
  trusted_points_text_notice_rank_points: [
    'POINTS',
    async () => [await ranked(12_50), 'Chúc mừng bạn đã đạt: Hạng Vàng. Bạn được cộng 12,5 điểm.'],
  ],
  vouchers_text_notice_reward: [
    'REFERRAL',
    async () => {
      const person = await aUser()
      await aCampaignWon(person)
      return [person, 'Bạn nhận được một mã Quà mùa thu nhờ giới thiệu bạn bè. Mã nằm trong mục voucher của bạn.']
    },
  ],
  vouchers_text_notice_reward_taken_back: [
    'REFERRAL',
    async () => {
      const person = await aUser()
      await reject(await aCampaignWon(person))
      return [person, 'Một mã Quà mùa thu đã bị thu lại vì một lượt giới thiệu của bạn không được tính.']
    },
  ],
  lucky_wheel_spins_text_notice_points: [
    'PRIZE',
    async () => [await won({ point: 1250 }), 'Bạn đã trúng Giải nhì ở vòng quay may mắn: 12,5 điểm.'],
  ],
  lucky_wheel_spins_text_notice_code: [
    'PRIZE',
    async () => {
      const voucher = await aVoucher({ type: 'GAME', admin_status: 'APPROVED' })
      await aVoucherCode({ voucher_id: voucher.id })
      const person = await won({ voucherId: voucher.id })
      return [person, 'Bạn đã trúng Giải nhì ở vòng quay may mắn. Mã nằm trong mục giải thưởng của bạn.']
    },
  ],
  lucky_wheel_spins_text_notice_prize: [
    'PRIZE',
    async () => [await won({ point: 0 }), 'Bạn đã trúng Giải nhì ở vòng quay may mắn.'],
  ],
}
/** What nothing tells yet: appeals are not built. */
const notYet: readonly ToldType[] = ['APPEAL']

for (const [key, [type, fact]] of Object.entries(facts)) {
  if (typeof fact === 'string') continue
  test(`${key} tells the fact, once, as ${type}`, async () => {
    const [person, message] = await fact()
    const { items } = (await server.asMember(person).data('{ notifications { items { type message } } }')).notifications
    expect(items.filter((item: { message: string }) => item.message === message)).toEqual([{ type, message }])
  })
}

test('every type that members can be told is told by something, and every text of a notice has a row', () => {
  const told = new Set(Object.values(facts).map(([type]) => type))
  expect(toldTypes.filter((type) => !told.has(type))).toEqual(notYet)
  const texts = globSync('src/features/*/*/messages/en.json').flatMap((file) =>
    Object.keys(JSON.parse(readFileSync(file, 'utf8')) as object),
  )
  // Those of the desk are no rows of members: it tells when a decision can no longer be undone.
  const ofNotices = texts.filter((key) => key.includes('_text_notice_') && !key.startsWith('desk_'))
  expect(ofNotices.toSorted()).toEqual(Object.keys(facts).toSorted())
  for (const [, [type, fact]] of Object.entries(facts))
    if (typeof fact === 'string') expect(readFileSync(`src/features/${fact}`, 'utf8')).toContain(`'${type}'`)
})
