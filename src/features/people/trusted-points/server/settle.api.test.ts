import fc from 'fast-check'
import { expect, test } from 'vitest'
import { factories } from '../../../../../tests/harness/factories.ts'
import { runThrough } from '../../../../../tests/harness/jobs.ts'
import { startServer } from '../../../../../tests/harness/server.ts'
import { command } from '../../../../platform/server/command.ts'
import { ownContext } from '../../../../platform/server/context.ts'
import { recordAction } from './public.ts'
import { settlePoints } from './settle.job.ts'

const server = await startServer()
const make = factories(server.db)

const balanceOf = async (user: string) =>
  server.db
    .selectFrom('balances')
    .select(['active_points', 'earned_points'])
    .where('user_id', '=', user)
    .executeTakeFirstOrThrow()

async function aRewardedPost() {
  const { id: userId } = await make.aUser()
  const { id } = await make.aPost({ created_by: userId })
  await command(ownContext(server.app, 'test'), (ctx) =>
    recordAction(ctx, {
      userId,
      kind: 'CREATE_POST',
      subject: id,
      post: { id, placeId: null, length: 5, hasPicture: false },
    }),
  )
  return { userId, id }
}
const set = (id: string, status: 'NORMAL' | 'HIDDEN' | 'BLOCKED') =>
  server.db.updateTable('posts').set({ status }).where('id', '=', id).execute()
const settle = () => runThrough(settlePoints, server.app)

test('any sequence of blocks, undos and runs of the job leaves what the state of the post says', async () => {
  const steps = fc.array(fc.constantFrom('NORMAL', 'HIDDEN', 'BLOCKED', 'settle'), { maxLength: 8 })
  await fc.assert(
    fc.asyncProperty(steps, async (sequence) => {
      const { userId, id } = await aRewardedPost()
      let status = 'NORMAL'
      for (const step of sequence) {
        if (step === 'settle') await settle()
        else await set(id, (status = step))
      }
      await settle()
      const points = status === 'BLOCKED' ? 0 : 200
      expect(await balanceOf(userId)).toEqual({ active_points: points, earned_points: points })
    }),
    { numRuns: 15, seed: 34 },
  )
})

test('what was spent meanwhile makes the balance negative, and comes back', async () => {
  const { userId, id } = await aRewardedPost()
  await make.points(userId, -150, { cause: 'VOUCHER', other_account: 'VOUCHERS', earned: false })
  await set(id, 'BLOCKED')
  await settle()
  expect(await balanceOf(userId)).toEqual({ active_points: -150, earned_points: 0 })
  await set(id, 'NORMAL')
  await settle()
  expect(await balanceOf(userId)).toEqual({ active_points: 50, earned_points: 200 })
})

test('a deleted post takes its points with it', async () => {
  const { userId, id } = await aRewardedPost()
  await server.db.deleteFrom('posts').where('id', '=', id).execute()
  await settle()
  expect(await balanceOf(userId)).toEqual({ active_points: 0, earned_points: 0 })
})
