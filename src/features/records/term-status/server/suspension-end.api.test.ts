import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { caseOf, deskOf, joinCases } from '../../../../../tests/harness/desk.ts'
import { factories } from '../../../../../tests/harness/factories.ts'
import { runThrough } from '../../../../../tests/harness/jobs.ts'
import { startServer } from '../../../../../tests/harness/server.ts'
import { liftSuspensions } from './suspension-ends.job.ts'

const server = await startServer()
const { aUser, anAdmin, aStaff, aPost, aComment, aGroup, aMedia, aPage, aProduct, aReport } = factories(server.db)
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
/** Moves the end of a suspension into the past. */
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
/** Changes something of a record that is not its status. */
const edit = (table: string, id: string) =>
  sql`update ${sql.table(table)} set version = version + 1 where id = ${id}`.execute(server.db)
const personNow = (id: string) =>
  server.db.selectFrom('users').select(['term_status', 'version']).where('id', '=', id).executeTakeFirstOrThrow()

describe.each([
  ['USER', 'users', async () => (await aUser()).id],
  ['POST', 'posts', async () => (await aPost()).id],
  ['COMMENT', 'comments', async () => (await aComment()).id],
  ['GROUP', 'social_groups', async () => (await aGroup()).id],
  ['MEDIA', 'media', async () => (await aMedia()).id],
  ['PAGE', 'pages', async () => (await aPage()).id],
  ['PRODUCT', 'products', async () => (await aProduct()).id],
])('a suspension of a %s', (model, table, make) => {
  test('is lifted by the system when it is over, once', async () => {
    const id = await make()
    const until = inDays(7)
    expect(await change(model, id, 'SUSPENDING', until)).toMatchObject({ reason: [{ status: 'SUSPENDING', until }] })
    expect(await runThrough(liftSuspensions, server.app)).toBe(0)
    await elapse(id)
    const over = (await endOf(id))!.toISOString()
    expect(await runThrough(liftSuspensions, server.app)).toBe(1)
    expect(await runThrough(liftSuspensions, server.app)).toBe(0)
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

  test('keeps its end when something else of the record changes, and loses it with its status', async () => {
    const [edited, changed] = [await make(), await make()]
    for (const id of [edited, changed]) await change(model, id, 'SUSPENDING', inDays(7))
    await edit(table, edited)
    await elapse(edited)
    expect(await runThrough(liftSuspensions, server.app)).toBe(1)
    expect((await entriesOf(edited)).at(-1)).toMatchObject({ action: 'suspension:over', version: 4 })
    await change(model, changed, 'HIDDEN')
    expect(await endOf(changed)).toBeUndefined()
  })
})

test('what was reported since the suspension stays open when it is lifted', async () => {
  const { id } = await aPage()
  await change('PAGE', id, 'SUSPENDING', inDays(1))
  await aReport('PAGE', id)
  await elapse(id)
  await runThrough(liftSuspensions, server.app)
  const target = await server.db
    .selectFrom('report_targets')
    .select(['status', 'handled'])
    .where('target_id', '=', id)
    .executeTakeFirstOrThrow()
  expect(target).toEqual({ status: 'NORMAL', handled: false })
})

test('an edit of a suspended record, and its undo, keep the end', async () => {
  const { id } = await aPage()
  const until = inDays(1)
  await change('PAGE', id, 'SUSPENDING', until)
  const partner = await client.data(`mutation { cmsSetPagePartner(_id: "${id}", status: true) { version } }`)
  await undo('PAGE', id, partner.cmsSetPagePartner.version)
  expect((await change('PAGE', id, 'SUSPENDING', until)).version).toBe(4)
  await elapse(id)
  expect(await runThrough(liftSuspensions, server.app)).toBe(1)
})

test('an end that the version before left behind, when it changed the status, does not count', async () => {
  const { id } = await aUser()
  await change('USER', id, 'SUSPENDING', inDays(1))
  for (const status of ['NORMAL', 'SUSPENDING'])
    await sql`update users set term_status = ${status}, version = version + 1 where id = ${id}`.execute(server.db)
  await edit('users', id)
  await elapse(id)
  expect(await runThrough(liftSuspensions, server.app)).toBe(0)
  expect(await endOf(id)).toBeUndefined()
  expect(await personNow(id)).toEqual({ term_status: 'SUSPENDING', version: 5 })
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
  expect(await runThrough(liftSuspensions, server.app)).toBe(0)
  expect(await personNow(id)).toEqual({ term_status: 'NORMAL', version: 3 })

  await change('USER', id, 'SUSPENDING', week)
  await change('USER', id, 'NORMAL')
  await undo('USER', id, 5)
  expect((await endOf(id))!.toISOString()).toBe(week)
  await elapse(id)
  expect(await runThrough(liftSuspensions, server.app)).toBe(1)
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

test('taking another end back puts the former one back, also none', async () => {
  const { id } = await aUser()
  const [week, month] = [inDays(7), inDays(30)]
  await change('USER', id, 'SUSPENDING')
  await change('USER', id, 'SUSPENDING', week)
  await undo('USER', id, 3)
  expect(await endOf(id)).toBeUndefined()
  await change('USER', id, 'SUSPENDING', week)
  await change('USER', id, 'SUSPENDING', month)
  await undo('USER', id, 6)
  expect((await endOf(id))!.toISOString()).toBe(week)
  expect((await entriesOf(id)).at(-1)).toMatchObject({ before: { until: month }, after: { until: week } })
})

test('a decision of the desk gives suspended records its end, and its undo puts each former one back', async () => {
  const desk = deskOf(client)
  const [week, month] = [inDays(7), inDays(30)]
  const [endless, ending, same] = [await aPost(), await aPost(), await aPost()]
  await change('POST', endless.id, 'SUSPENDING')
  await change('POST', ending.id, 'SUSPENDING', week)
  await change('POST', same.id, 'SUSPENDING', month)
  for (const { id } of [endless, ending, same]) await aReport('POST', id)
  const id = await joinCases(server, [endless, ending, same])
  const ends = () => Promise.all([endless, ending, same].map(async (post) => (await endOf(post.id))?.toISOString()))
  expect(await desk.plan(id, { status: 'SUSPENDING', until: month })).toMatchObject({
    changes: [{ model: 'POST', from: 'SUSPENDING', to: 'SUSPENDING', records: 2 }],
    alreadySo: 1,
    authorsTold: 2,
  })
  expect(await desk.plan(id, { status: 'SUSPENDING' })).toMatchObject({ changes: [{ records: 2 }], alreadySo: 1 })
  const forever = await desk.decide(id, { status: 'SUSPENDING' })
  expect(await ends()).toEqual([undefined, undefined, undefined])
  await desk.undo(forever._id)
  expect(await ends()).toEqual([undefined, week, month])
  const { _id } = await desk.decide(id, { status: 'SUSPENDING', until: month })
  expect(await ends()).toEqual([month, month, month])
  expect(await desk.open(id)).toMatchObject({ state: 'CLOSED' })
  expect(await desk.undo(_id)).toMatchObject({ state: 'UNDONE', changedSince: [] })
  expect(await ends()).toEqual([undefined, week, month])
  expect(await desk.open(id)).toMatchObject({ state: 'OPEN', totalReports: 3 })
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
