import { expect, test } from 'vitest'
import { factories } from '../../../../../tests/harness/factories.ts'
import { runThrough } from '../../../../../tests/harness/jobs.ts'
import { startServer } from '../../../../../tests/harness/server.ts'
import { rankMembers, rewardRanks } from './ranks.job.ts'

const server = await startServer()
const make = factories(server.db)

const tier = (action_type: string) =>
  server.db
    .selectFrom('trusted_point_configs')
    .selectAll()
    .where('action_type', '=', action_type)
    .executeTakeFirstOrThrow()
const rankOf = async (id: string) =>
  (
    await server.db
      .selectFrom('member_ranks')
      .innerJoin('trusted_point_configs', 'trusted_point_configs.id', 'rule_id')
      .select('action_type')
      .where('user_id', '=', id)
      .executeTakeFirst()
  )?.action_type
const rank = () => rankMembers.run(server.app)
const earning = async (points: number, given = {}) => {
  const { id } = await make.aUser(given)
  if (points > 0) await make.points(id, points * 100)
  return id
}

test('the highest tier whose points and places hold', async () => {
  await server.db
    .updateTable('trusted_point_configs')
    .set({ rank_to: 2 })
    .where('action_type', '=', 'RANK_DIAMOND')
    .execute()
  const people = {
    first: await earning(30_000),
    older: await earning(20_000, { created_at: new Date('2025-01-01') }),
    younger: await earning(20_000, { created_at: new Date('2025-01-02') }),
    gold: await earning(2_000),
    silver: await earning(1_999),
    bronze: await earning(0),
    blocked: await earning(50_000, { term_status: 'BLOCKED' }),
    staff: await earning(50_000, { user_group: 'STAFF' }),
  }
  await rank()
  const ranks = await Promise.all(Object.entries(people).map(async ([name, id]) => [name, await rankOf(id)] as const))
  expect(Object.fromEntries(ranks)).toEqual({
    first: 'RANK_DIAMOND',
    older: 'RANK_DIAMOND',
    younger: 'RANK_GOLD',
    gold: 'RANK_GOLD',
    silver: 'RANK_SILVER',
    bronze: 'RANK_BRONZE',
    blocked: undefined,
    staff: undefined,
  })
  // Whoever is overtaken loses the place, and the tier with it.
  await earning(60_000)
  await rank()
  expect(await rankOf(people.older)).toBe('RANK_GOLD')
})

test('the points of a tier are given once, however often it is reached', async () => {
  await server.db
    .updateTable('trusted_point_configs')
    .set({ points: 5_000 })
    .where('action_type', '=', 'RANK_GOLD')
    .execute()
  const id = await earning(3_000)
  await rank()
  await runThrough(rewardRanks, server.app)
  await server.db.updateTable('users').set({ term_status: 'BLOCKED' }).where('id', '=', id).execute()
  await rank()
  await server.db.updateTable('users').set({ term_status: 'NORMAL' }).where('id', '=', id).execute()
  await rank()
  await runThrough(rewardRanks, server.app)
  const given = await server.db
    .selectFrom('point_entries')
    .select('amount')
    .where('user_id', '=', id)
    .where('config_id', '=', (await tier('RANK_GOLD')).id)
    .execute()
  expect(given).toEqual([{ amount: 5_000 }])
})

test('a tier whose points are below 0 takes none, and its action says so', async () => {
  const { id: ruleId } = await server.db
    .updateTable('trusted_point_configs')
    .set({ points: -500 })
    .where('action_type', '=', 'RANK_SILVER')
    .returning('id')
    .executeTakeFirstOrThrow()
  const userId = await earning(600)
  await rank()
  await runThrough(rewardRanks, server.app)
  const actions = server.db.selectFrom('member_actions').select('outcome').where('user_id', '=', userId)
  expect(await actions.where('subject', '=', ruleId).execute()).toMatchObject([{ outcome: [{ amount: 0 }] }])
})
