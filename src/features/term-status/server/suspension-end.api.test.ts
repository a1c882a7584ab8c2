import { describe, expect, test } from 'vitest'
import { caseOf, deskOf } from '../../../../tests/harness/desk.ts'
import { factories } from '../../../../tests/harness/factories.ts'
import { startServer } from '../../../../tests/harness/server.ts'
import { liftDue } from './suspension-ends.job.ts'

const server = await startServer()
const { aUser, anAdmin, aStaff, aPost, aGroup, aPage, aProduct, aReport } = factories(server.db)
const admin = await anAdmin()
const client = server.as(admin)

const day = 24 * 3_600_000
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString()
const set =
  'mutation ($_id: ID!, $termStatus: TermStatus!, $model: TermModel!, $until: DateTime) { cmsSetTermStatus(_id: $_id, termStatus: $termStatus, model: $model, until: $until) { termStatus version reason { status until byName } } }'
const change = async (model: string, _id: string, termStatus: string, until: string | null = null) =>
  (await client.data(set, { _id, termStatus, model, until })).cmsSetTermStatus
const undo = (model: string, _id: string, version: number) =>
  client.data(`mutation { cmsUndo(model: ${model}, _id: "${_id}", version: ${version}) { version } }`)
const endOf = async (id: string) =>
  (await server.db.selectFrom('suspension_ends').select('until').where('target_id', '=', id).executeTakeFirst())?.until
/** Lets the time pass until the end of a suspension. */
const elapse = (id: string) =>
  server.db
    .updateTable('suspension_ends')
    .set({ until: new Date(Date.now() - 1_000) })
    .where('target_id', '=', id)
    .execute()
const entriesOf = (id: string) =>
  server.db
    .selectFrom('audit_entries')
    .select(['action', 'actor_id', 'before', 'after', 'version'])
    .where('target_id', '=', id)
    .orderBy('position')
    .execute()
const personNow = (id: string) =>
  server.db.selectFrom('users').select(['term_status', 'version']).where('id', '=', id).executeTakeFirstOrThrow()

describe.each([
  ['USER', async () => (await aUser()).id],
  ['POST', async () => (await aPost()).id],
  ['GROUP', async () => (await aGroup()).id],
  ['PAGE', async () => (await aPage()).id],
  ['PRODUCT', async () => (await aProduct()).id],
])('a suspension of a %s', (model, make) => {
  test('is lifted by the system when it is over, once', async () => {
    const id = await make()
    const until = inDays(7)
    expect(await change(model, id, 'SUSPENDING', until)).toMatchObject({ reason: [{ status: 'SUSPENDING', until }] })
    expect(await liftDue(server.app)).toBe(0)
    await elapse(id)
    const over = (await endOf(id))!.toISOString()
    expect(await liftDue(server.app)).toBe(1)
    expect(await liftDue(server.app)).toBe(0)
    expect((await entriesOf(id)).at(-1)).toEqual({
      action: 'suspension:over',
      actor_id: null,
      before: { termStatus: 'SUSPENDING', until: over },
      after: { termStatus: 'NORMAL' },
      version: 3,
    })
    const again = await change(model, id, 'NORMAL')
    expect(again).toMatchObject({ version: 3, reason: [{ status: 'NORMAL', byName: null }, { until }] })
  })
})

test('what was reported since the suspension stays open when it is lifted', async () => {
  const { id } = await aPage()
  await change('PAGE', id, 'SUSPENDING', inDays(1))
  await aReport('PAGE', id)
  await elapse(id)
  await liftDue(server.app)
  const target = await server.db
    .selectFrom('report_targets')
    .select(['status', 'handled'])
    .where('target_id', '=', id)
    .executeTakeFirstOrThrow()
  expect(target).toEqual({ status: 'NORMAL', handled: false })
})

test('a record that has changed since stays as it is, and its end is forgotten', async () => {
  const { id } = await aPage()
  const { version } = await change('PAGE', id, 'SUSPENDING', inDays(1))
  await client.data(`mutation { cmsSetPagePartner(_id: "${id}", status: true) { version } }`)
  await elapse(id)
  expect(await liftDue(server.app)).toBe(0)
  expect(await endOf(id)).toBeUndefined()
  expect(await change('PAGE', id, 'SUSPENDING')).toMatchObject({ termStatus: 'SUSPENDING', version: version + 1 })
})

test('another end is a change, the same one and none are not', async () => {
  const { id } = await aUser()
  const [week, month] = [inDays(7), inDays(30)]
  expect((await change('USER', id, 'SUSPENDING', week)).version).toBe(2)
  expect((await change('USER', id, 'SUSPENDING', week)).version).toBe(2)
  expect((await change('USER', id, 'SUSPENDING')).version).toBe(2)
  expect((await change('USER', id, 'SUSPENDING', month)).version).toBe(3)
  expect(await entriesOf(id)).toMatchObject([
    { after: { termStatus: 'SUSPENDING', until: week } },
    { before: { until: week }, after: { until: month } },
  ])
  expect((await endOf(id))!.toISOString()).toBe(month)
})

test('undoing a suspension forgets its end; undoing its lifting by hand puts the end back', async () => {
  const { id } = await aUser()
  const week = inDays(7)
  await change('USER', id, 'SUSPENDING', week)
  await undo('USER', id, 2)
  await elapse(id)
  expect(await liftDue(server.app)).toBe(0)
  expect(await personNow(id)).toEqual({ term_status: 'NORMAL', version: 3 })

  await change('USER', id, 'SUSPENDING', week)
  await change('USER', id, 'NORMAL')
  await undo('USER', id, 5)
  expect((await endOf(id))!.toISOString()).toBe(week)
  await elapse(id)
  expect(await liftDue(server.app)).toBe(1)
  expect(await personNow(id)).toEqual({ term_status: 'NORMAL', version: 7 })
})

test('a decision of the desk sets the end, and its undo puts an earlier one back', async () => {
  const desk = deskOf(client)
  const { id } = await aUser()
  const week = inDays(7)
  await aReport('USER', id)
  await desk.decide(await caseOf(server, id), { status: 'SUSPENDING', until: week })
  expect((await endOf(id))!.toISOString()).toBe(week)
  await aReport('USER', id)
  const decision = await desk.decide(await caseOf(server, id), { status: 'NORMAL' })
  await desk.undo(decision._id)
  expect((await endOf(id))!.toISOString()).toBe(week)
  expect(await personNow(id)).toEqual({ term_status: 'SUSPENDING', version: 4 })
})

test('many, and a post by its own operation, get the same end', async () => {
  const until = inDays(3)
  const [one, two] = [await aPost(), await aPost()]
  const many =
    'mutation ($ids: [ID!], $until: DateTime) { cmsSetTermStatusOfMany(model: POST, ids: $ids, termStatus: SUSPENDING, until: $until) { outcomes { ok } } }'
  await client.data(many, { ids: [one.id, two.id], until })
  for (const { id } of [one, two]) expect((await endOf(id))!.toISOString()).toBe(until)
  const { id } = await aPost()
  const single =
    'mutation ($id: ID!, $until: DateTime) { cmsSetPostStatus(_id: $id, status: SUSPENDING, until: $until) { version } }'
  await server.as(await aStaff()).data(single, { id, until })
  expect((await endOf(id))!.toISOString()).toBe(until)
})

test.each([
  ['in the past', 'SUSPENDING', inDays(-1), 'term_status_text_until_past'],
  ['after more than 365 days', 'SUSPENDING', inDays(366), 'term_status_text_until_too_far'],
  ['of another status', 'HIDDEN', inDays(1), 'term_status_text_until_only_suspending'],
])('an end %s is refused by its field', async (_, termStatus, until, reason) => {
  const { id } = await aUser()
  const refusal = await client.refusal(set, { _id: id, model: 'USER', termStatus, until })
  expect(refusal.fields).toMatchObject([{ field: 'until', reason }])
  expect(await personNow(id)).toEqual({ term_status: 'NORMAL', version: 1 })
})
