import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { caseOf, deskOf } from '../../../../../tests/harness/desk.ts'
import { factories } from '../../../../../tests/harness/factories.ts'
import { startServer } from '../../../../../tests/harness/server.ts'
import { addDays, dayOf } from '../../../../platform/shared/day.ts'

const server = await startServer()
const make = factories(server.db)
const [boss, second, granted] = [await make.anAdmin(), await make.anAdmin(), await make.aGrantee('MODERATION')]
const [client, confirmer, moderator] = [server.as(boss), server.as(second), server.as(granted)]
const [desk, theirs] = [deskOf(client), deskOf(moderator)]
const today = dayOf(new Date())

const figures = async (as = client, given: Record<string, unknown> = {}) =>
  (
    await as.data(
      'query ($startDate: Day!, $endDate: Day!, $everybody: Boolean) { cmsModeratorFigures(startDate: $startDate, endDate: $endDate, everybody: $everybody) { user { _id } decided overturned medianMinutes } }',
      { startDate: today, endDate: today, ...given },
    )
  ).cmsModeratorFigures

async function aCase(): Promise<string> {
  const post = await make.aPost()
  await make.aReport('POST', post.id)
  return caseOf(server, post.id)
}
/** The decision was taken this many minutes after its case was opened. */
const took = (decision: string, minutes: number) =>
  server.db
    .updateTable('case_decisions')
    .set({ opened_at: sql<Date>`decided_at - make_interval(mins => ${minutes})` })
    .where('id', '=', decision)
    .execute()

test('decisions are counted for whoever took them, with the median and what was overturned', async () => {
  for (const minutes of [10, 20, 60]) await took((await desk.decide(await aCase(), { status: null }))._id, minutes)
  await desk.undo((await desk.decide(await aCase(), { status: 'BLOCKED', reason: 'Spam' }))._id)
  const declined = await desk.decide(await aCase(), { status: 'BLOCKED', reason: 'Spam', secondLook: true })
  await deskOf(confirmer).decline(declined._id, 'Không')
  // One waits, and counts for nobody yet.
  await desk.decide(await aCase(), { status: 'BLOCKED', reason: 'Spam', secondLook: true })
  await took((await theirs.decide(await aCase(), { status: null }))._id, 30)
  await server.db
    .updateTable('case_decisions')
    .set({ opened_at: sql<Date>`decided_at - interval '20 minutes'` })
    .where('decided_by', '=', boss.id)
    .where('state', 'in', ['UNDONE', 'DECLINED'])
    .execute()
  const mine = { user: { _id: boss.id }, decided: 5, overturned: 2, medianMinutes: 20 }
  const own = { user: { _id: granted.id }, decided: 1, overturned: 0, medianMinutes: 30 }
  expect(await figures()).toEqual([mine])
  expect(await figures(moderator)).toEqual([own])
  expect(await figures(client, { everybody: true })).toEqual([mine, own])
  const yesterday = addDays(today, -1)
  expect(await figures(client, { everybody: true, startDate: yesterday, endDate: yesterday })).toEqual([])
  expect(await figures(client, { startDate: yesterday, endDate: yesterday })).toEqual([
    { user: { _id: boss.id }, decided: 0, overturned: 0, medianMinutes: null },
  ])
})

test('the moment when the case was opened is kept with the decision, whoever writes it', async () => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from case_decisions where opened_at is null`.execute(server.db)
  expect(rows).toEqual([{ n: 0 }])
})

test('those of others are for ADMIN, and a range is at most a year', async () => {
  const ask = (everybody: boolean, startDate = today, endDate = today) =>
    `{ cmsModeratorFigures(startDate: "${startDate}", endDate: "${endDate}", everybody: ${everybody}) { decided } }`
  expect((await moderator.refusal(ask(true))).code).toBe('FORBIDDEN')
  expect(await client.refusal(ask(true, addDays(today, -400)))).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: [{ field: 'endDate', reason: 'platform_text_too_far' }],
  })
  expect(await client.refusal(ask(false, today, addDays(today, -1)))).toMatchObject({
    fields: [{ field: 'endDate', reason: 'platform_text_reversed' }],
  })
})
