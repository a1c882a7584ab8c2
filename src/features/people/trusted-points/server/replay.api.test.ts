import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { factories } from '../../../../../tests/harness/factories.ts'
import { startServer } from '../../../../../tests/harness/server.ts'
import { command } from '../../../../platform/server/command.ts'
import { ownContext } from '../../../../platform/server/context.ts'
import type { ActionKind } from '../award.ts'
import { recordAction } from './public.ts'

const server = await startServer()
const make = factories(server.db)
const person = await make.aGrantee('POINTS')
const staff = server.as(person)
const day = 86_400_000

const starting = `mutation ($draft: TrustedPointDraft!, $days: Int!) { cmsReplayPoints(draft: $draft, days: $days) { _id state } }`
const outcome = `days draft actions members run { state done }
  byDay { date before after } byRule { rule { _id } before after }
  gained { user { _id } difference } lost { user { _id } difference } ranks { from { _id } to { _id } members }`
const ruleOf = (kind: string) =>
  server.db.selectFrom('trusted_point_configs').selectAll().where('action_type', '=', kind).executeTakeFirstOrThrow()
const record = (userId: string, kind: ActionKind, subject: string) =>
  command(ownContext(server.app, 'test'), (ctx) => recordAction(ctx, { userId, kind, subject }))

async function replay(draft: object, days = 7) {
  // Signed in now, wherever the clock is.
  const staff = server.as(person)
  const { _id } = (await staff.data(starting, { draft, days })).cmsReplayPoints
  await expect
    .poll(
      async () => (await staff.data(`{ cmsPointReplay(_id: "${_id}") { run { state } } }`)).cmsPointReplay.run.state,
      { timeout: 20_000 },
    )
    .toBe('DONE')
  return (await staff.data(`{ cmsPointReplay(_id: "${_id}") { ${outcome} } }`)).cmsPointReplay
}

const [lan, mai] = [await make.aUser(), await make.aUser()]
for (const subject of ['1', '2', '3']) await record(lan.id, 'LIKE_POST', subject)
await record(mai.id, 'LIKE_POST', '4')
await record(mai.id, 'COMMENT_POST', '5')
const likes = await ruleOf('LIKE_POST')
const draft = { _id: likes.id, type: 'ACTION' }
const booked = async () => {
  const { rows } = await sql<{ n: number }>`
    select coalesce(sum(e.amount), 0)::int as n from point_entries e join member_actions a on a.user_id = e.user_id and a.id = e.action_id`.execute(
    server.db,
  )
  return rows[0]!.n / 100
}

test('a rule that stays as it is gives what was booked, to the day, the rule and the member', async () => {
  const { actions, byDay, byRule, gained, lost, ranks, run } = await replay({ ...draft, points: likes.points / 100 })
  expect(actions).toBe(5)
  expect(run.done).toBe(5)
  const sum = (rows: { before: number }[]) => rows.reduce((sum, { before }) => sum + before, 0)
  expect(sum(byDay)).toBeCloseTo(await booked())
  expect(sum(byRule)).toBeCloseTo(await booked())
  for (const { before, after } of [...byDay, ...byRule]) expect(after).toBe(before)
  expect([gained, lost, ranks]).toEqual([[], [], []])
})

test('a draft says who would have gained, by how much, and by which rule; nothing is booked', async () => {
  const before = await booked()
  const more = likes.points / 100 + 1
  const found = await replay({ ...draft, points: more })
  expect(found.gained).toEqual([
    { user: { _id: lan.id }, difference: 3 },
    { user: { _id: mai.id }, difference: 1 },
  ])
  expect(found.byRule).toContainEqual({ rule: { _id: likes.id }, before: (likes.points / 100) * 4, after: more * 4 })
  expect(
    found.byDay.reduce((sum: number, { before, after }: { before: number; after: number }) => sum + after - before, 0),
  ).toBeCloseTo(4)
  expect((await replay({ ...draft, points: 0 })).lost[0]).toEqual({
    user: { _id: lan.id },
    difference: (-3 * likes.points) / 100,
  })
  expect(await booked()).toBe(before)
  const { rows } = await sql`select from replay_differences`.execute(server.db)
  expect(rows).toHaveLength(0)
})

test('tiers change by the points, and by the draft of a tier', async () => {
  const [bronze, silver] = await server.db
    .selectFrom('trusted_point_configs')
    .selectAll()
    .where('type', '=', 'RANKING')
    .where('rank_to', 'is', null)
    .orderBy('trusted_points_from')
    .limit(2)
    .execute()
  const tiers = await server.db.selectFrom('trusted_point_configs').selectAll().where('type', '=', 'RANKING').execute()
  expect([bronze, silver, tiers.length]).toMatchObject([
    { id: expect.any(String) },
    { id: expect.any(String) },
    expect.any(Number),
  ])
  const silverAt = silver!.trusted_points_from!
  await make.points(lan.id, silverAt * 100 - 100)
  const { ranks } = await replay({ ...draft, points: likes.points / 100 + 5 }, 30)
  expect(ranks).toContainEqual({ from: { _id: bronze!.id }, to: { _id: silver!.id }, members: 1 })
  const ofTier = await replay({
    _id: silver!.id,
    type: 'RANKING',
    trustedPointsFrom: silverAt - 20,
    trustedPointsTo: silver!.trusted_points_to,
  })
  expect(ofTier.ranks).toContainEqual({ from: { _id: bronze!.id }, to: { _id: silver!.id }, members: 1 })
})

test('the last replay of a rule is kept with its draft, for the person who asked', async () => {
  await replay({ ...draft, points: 3.5 })
  const asking = `{ cmsLastPointReplay(ruleId: "${likes.id}") { days draft run { state } } }`
  const { cmsLastPointReplay: last } = await staff.data(asking)
  expect(last).toMatchObject({
    days: 7,
    draft: { points: 3.5, description: likes.description },
    run: { state: 'DONE' },
  })
  const other = server.as(await make.aGrantee('POINTS'))
  expect((await other.data(asking)).cmsLastPointReplay).toBeNull()
})

test('bad input is refused by its field', async () => {
  expect((await staff.refusal(starting, { draft, days: 8 })).fields![0]!.field).toBe('days')
  expect((await staff.refusal(starting, { draft: { ...draft, rankTo: 1 }, days: 7 })).fields![0]!.field).toBe(
    'draft.rankTo',
  )
  expect((await staff.refusal(starting, { draft: { ...draft, _id: person.id }, days: 7 })).code).toBe('NOT_FOUND')
})

test('only actions of the days count, by their moments', async () => {
  await server.clock.advance(8 * day)
  await record(mai.id, 'LIKE_POST', '6')
  expect((await replay({ ...draft, points: 9 })).gained).toEqual([
    { user: { _id: mai.id }, difference: 9 - likes.points / 100 },
  ])
  expect((await replay({ ...draft, points: 9 }, 30)).actions).toBe(6)
})
