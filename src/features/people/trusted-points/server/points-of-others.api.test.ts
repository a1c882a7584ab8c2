import { expect, test } from 'vitest'
import { factories } from '../../../../../tests/harness/factories.ts'
import { runThrough } from '../../../../../tests/harness/jobs.ts'
import { withoutVisits } from '../../../../../tests/harness/no-visits.ts'
import { startServer } from '../../../../../tests/harness/server.ts'
import { givePoints } from './points-of-others.ts'
import { settlePoints } from './settle.job.ts'

const server = await startServer()
await withoutVisits(server)
const make = factories(server.db)
const setting = (key: string, value: string) =>
  server.db.updateTable('system_settings').set({ value }).where('key', '=', key).execute()
await setting('points.helpfulReviewLikes', '2')
await setting('points.popularPostEngagements', '3')

const earned = async (user: string) =>
  (await server.db.selectFrom('balances').select('earned_points').where('user_id', '=', user).executeTakeFirstOrThrow())
    .earned_points
const like = async (id: string, by?: string) =>
  server
    .asMember(by ? { id: by } : await make.aUser())
    .data('mutation ($id: ID!) { likePost(_id: $id) { totalLikes } }', { id })
const give = () => runThrough(givePoints, server.app)

test('a review is helpful once, by the likes of others alone', async () => {
  const author = await make.aUser()
  const { id } = await make.aPost({ created_by: author.id, type: 'REVIEW' })
  await like(id, author.id)
  await like(id)
  await give()
  expect(await earned(author.id)).toBe(0)
  await like(id)
  await give()
  expect(await earned(author.id)).toBe(200)
  await like(id)
  await give()
  // Three likes of others also make it popular.
  expect(await earned(author.id)).toBe(200 + 300)
  await like(id)
  await give()
  expect(await earned(author.id)).toBe(500)
  await server.db.updateTable('posts').set({ status: 'BLOCKED' }).where('id', '=', id).execute()
  await runThrough(settlePoints, server.app)
  expect(await earned(author.id)).toBe(0)
})

test('a post that is blocked or deleted before its points are given keeps none, and gets them when it stands again', async () => {
  const author = await make.aUser()
  const { id } = await make.aPost({ created_by: author.id, type: 'REVIEW' })
  await like(id)
  await like(id)
  const set = (status: 'BLOCKED' | 'NORMAL') =>
    server.db.updateTable('posts').set({ status }).where('id', '=', id).execute()
  await set('BLOCKED')
  await runThrough(settlePoints, server.app)
  await give()
  await runThrough(settlePoints, server.app)
  expect(await earned(author.id)).toBe(0)
  await set('NORMAL')
  await runThrough(settlePoints, server.app)
  expect(await earned(author.id)).toBe(200)
})

test('comments and shares of others count for a popular post', async () => {
  const author = await make.aUser()
  const { id } = await make.aPost({ created_by: author.id, type: 'STATUS' })
  const comment = 'mutation ($id: ID!) { commentPost(data: { postId: $id, content: "Hay" }) { comment { _id } } }'
  const share = 'mutation ($id: ID!) { createPost(data: { type: SHARE, sharedPostId: $id }) { post { _id } } }'
  await like(id)
  await server.asMember(await make.aUser()).data(comment, { id })
  await give()
  expect(await earned(author.id)).toBe(0)
  await server.asMember(await make.aUser()).data(share, { id })
  await give()
  expect(await earned(author.id)).toBe(300)
})

test('a friend who registers gives the inviter the points of the range that holds their number', async () => {
  await setting('app.openRegistration', 'YES')
  const inviter = await make.aUser()
  const { referralCode } = (await server.asMember(inviter).data('{ me { referralCode } }')).me
  const register = 'mutation ($data: RegisterInput!) { register(data: $data) { idToken } }'
  for (let n = 0; n < 2; n++) {
    const data = { phoneNumber: `+8491300100${n}`, password: 'hoa-sen', fullName: `Bạn ${n}`, referralCode }
    await server.asMember(null).data(register, { data })
  }
  await give()
  expect(await earned(inviter.id)).toBe(2_000)
  const first = await server.db
    .selectFrom('trusted_point_configs')
    .select('id')
    .where('action_type', '=', 'REFER_FRIEND')
    .executeTakeFirstOrThrow()
  await server.db.updateTable('trusted_point_configs').set({ invited_to: 2 }).where('id', '=', first.id).execute()
  await server.db
    .updateTable('trusted_point_configs')
    .set({ invited_from: 3 })
    .where('action_type', '=', 'REFER_MANY')
    .execute()
  const data = { phoneNumber: '+84913001009', password: 'hoa-sen', fullName: 'Bạn ba', referralCode }
  await server.asMember(null).data(register, { data })
  await give()
  expect(await earned(inviter.id)).toBe(2_000 + 1_500)
})
