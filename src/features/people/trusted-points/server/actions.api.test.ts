import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { factories } from '../../../../../tests/harness/factories.ts'
import { startServer } from '../../../../../tests/harness/server.ts'
import { command } from '../../../../platform/server/command.ts'
import { ownContext } from '../../../../platform/server/context.ts'
import { bookPoints, type MemberAction, recordAction } from './public.ts'

const server = await startServer()
const make = factories(server.db)
const record = (action: MemberAction) => command(ownContext(server.app, 'test'), (ctx) => recordAction(ctx, action))
const balanceOf = (user: string) =>
  server.db.selectFrom('balances').selectAll().where('user_id', '=', user).executeTakeFirstOrThrow()
const written = async (userId: string, given: Partial<MemberAction['post']> = {}): Promise<MemberAction> => {
  const { id } = await make.aPost({ created_by: userId })
  return {
    userId,
    kind: 'CREATE_POST',
    subject: id,
    post: { id, placeId: null, length: 5, hasPicture: false, ...given },
  }
}

test('an action gives what the rule says, once for its subject', async () => {
  const { id } = await make.aUser()
  const action = await written(id)
  expect(await record(action)).toEqual({ amount: 200, reason: null })
  expect(await record(action)).toEqual({ amount: 0, reason: 'trusted_points_text_why_counted_already' })
  expect(await balanceOf(id)).toMatchObject({ active_points: 200, earned_points: 200 })
  const entry = await server.db.selectFrom('point_entries').selectAll().where('user_id', '=', id).executeTakeFirst()
  expect(entry).toMatchObject({ cause: 'POST', post_id: action.subject, rule_version: 1 })
})

test('the posts of a local day give points up to the limit', async () => {
  const { id } = await make.aUser()
  const amounts = []
  for (let i = 0; i < 7; i++) amounts.push((await record(await written(id))).amount)
  expect(amounts).toEqual([200, 200, 200, 200, 200, 0, 0])
  expect((await record({ userId: id, kind: 'DAILY_VISIT', subject: '2026-01-01' })).amount).toBe(20)
  await server.clock.advance(24 * 60 * 60 * 1000)
  expect((await record(await written(id))).amount).toBe(200)
})

test('two actions at once do not give more than the limit', async () => {
  const { id } = await make.aUser()
  const actions = await Promise.all(Array.from({ length: 12 }, () => written(id)))
  const outcomes = await Promise.all(actions.map(record))
  expect(outcomes.filter(({ amount }) => amount > 0)).toHaveLength(5)
  expect(await balanceOf(id)).toMatchObject({ active_points: 1000 })
})

test('what is spent never exceeds the balance, a correction may', async () => {
  const { id } = await make.aUser()
  const book = (amount: number, cause: 'VOUCHER' | 'CORRECTION' | 'PRIZE') =>
    command(ownContext(server.app, 'test'), (ctx) => bookPoints(ctx, { userId: id, amount, cause }))
  await book(100, 'PRIZE')
  await expect(book(-101, 'VOUCHER')).rejects.toMatchObject({ code: 'CONFLICT' })
  const both = await Promise.allSettled([book(-60, 'VOUCHER'), book(-60, 'VOUCHER')])
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await book(-90, 'CORRECTION')
  expect(await balanceOf(id)).toMatchObject({ active_points: -50, earned_points: 10 })
})

test('the application writes entries and actions, and changes none', async () => {
  for (const statement of [
    sql`insert into point_entries (id, user_id, other_account, cause, amount, earned) select gen_random_uuid(), id, 'REWARDS', 'RULE', 1, true from users`,
    sql`update member_actions set outcome = '[]'`,
    sql`delete from action_keys`,
  ])
    await expect(statement.execute(server.db)).rejects.toThrow('permission denied')
})
