import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { caseOf, deskOf, joinCases } from '../../../../../../tests/harness/desk.ts'
import { factories, type Person } from '../../../../../../tests/harness/factories.ts'
import { runThrough } from '../../../../../../tests/harness/jobs.ts'
import { startServer } from '../../../../../../tests/harness/server.ts'
import { mostStepsInRequest } from '../../desk.values.ts'
import { finishDecisions } from '../decisions.job.ts'
import { endPauses } from '../../../../../platform/server/jobs/job-failures.ts'
import { notifyPeople } from './notify.job.ts'

const server = await startServer()
const other = await server.again()
const make = factories(server.db)
const client = server.as(await make.anAdmin())
const desk = deskOf(client)

const noticesOf = async ({ id }: Person) =>
  server.db.selectFrom('case_notices').select(['told_as', 'text_en', 'text_vi']).where('person_id', '=', id).execute()
const told = async (decisionId: string) => {
  const { items } = (
    await client.data('{ cmsGetCaseDecisions(limit: 100) { items { _id toldReporters toldAuthors } } }')
  ).cmsGetCaseDecisions
  const found = items.find(({ _id }: { _id: string }) => _id === decisionId)
  return [found.toldReporters, found.toldAuthors]
}
/** Lets the time to undo pass. */
const elapse = (id: string) =>
  server.db
    .updateTable('case_decisions')
    .set({ undo_until: sql<Date>`now() - interval '3 seconds'` })
    .where('id', '=', id)
    .execute()

/** A case of posts of one author, each with its reporters. */
async function aCase(...reporters: readonly (readonly Person[])[]) {
  const author = await make.aUser()
  const posts = []
  for (const of of reporters) {
    const post = await make.aPost({ created_by: author.id })
    for (const { id } of of) await make.aReport('POST', post.id, { created_by: id })
    posts.push(post)
  }
  return { author, posts, id: await joinCases(server, posts) }
}

const acted = {
  told_as: 'REPORTER',
  text_en: 'You reported something that broke our rules, and we have acted on it. Thank you for telling us.',
  text_vi: 'Nội dung bạn báo cáo vi phạm quy định và đã được xử lý. Cảm ơn bạn đã báo cho chúng tôi.',
}

test('everybody is told once, when the decision can no longer be undone', async () => {
  const [one, two] = [await make.aUser(), await make.aUser()]
  const { author, id } = await aCase([one, two], [one])
  const { _id } = await desk.decide(id, { status: 'BLOCKED', reason: 'Lừa đảo' })
  expect(await runThrough(notifyPeople, server.app)).toBe(0)
  expect(await told(_id)).toEqual([null, null])
  await elapse(_id)
  expect(await runThrough(notifyPeople, server.app)).toBe(1)
  expect(await runThrough(notifyPeople, server.app)).toBe(0)
  expect(await told(_id)).toEqual([2, 1])
  for (const person of [one, two]) expect(await noticesOf(person)).toEqual([acted])
  expect(await noticesOf(author)).toEqual([
    {
      told_as: 'AUTHOR',
      text_en: 'Something that you published was blocked. Reason: Lừa đảo',
      text_vi: 'Một nội dung bạn đăng đã bị chặn. Lý do: Lừa đảo',
    },
  ])
})

test('without a violation only the reporters are told, and so', async () => {
  const reporter = await make.aUser()
  const { author, id } = await aCase([reporter])
  const { _id } = await desk.decide(id, { status: null })
  await elapse(_id)
  await runThrough(notifyPeople, server.app)
  expect(await told(_id)).toEqual([1, 0])
  expect(await noticesOf(author)).toEqual([])
  expect((await noticesOf(reporter))[0]!.text_en).toBe(
    'We looked into what you reported and found nothing against our rules. Thank you for telling us.',
  )
})

test('nobody is told of a record that the decision left as it was, nor an author of NORMAL', async () => {
  const reporter = await make.aUser()
  const { author, posts, id } = await aCase([await make.aUser()], [reporter])
  const { _id } = await desk.decide(id, { status: 'HIDDEN' })
  await server.db
    .updateTable('case_steps')
    .set({ outcome: 'REFUSED', refusal: 'platform_text_stale', version_after: null })
    .where('target_id', '=', posts[1]!.id)
    .execute()
  await elapse(_id)
  await runThrough(notifyPeople, server.app)
  expect(await told(_id)).toEqual([1, 1])
  expect(await noticesOf(reporter)).toEqual([])

  for (const post of posts) await make.aReport('POST', post.id)
  const again = await desk.decide(await joinCases(server, posts), { status: 'NORMAL' })
  await elapse(again._id)
  await runThrough(notifyPeople, server.app)
  expect((await told(again._id))[1]).toBe(0)
  expect(await noticesOf(author)).toHaveLength(1)
})

test('a prepared reason is told in both languages, unless it was rewritten', async () => {
  const preset = { id: '0197d000-0000-7000-8000-000000000001', text_en: 'Spam', text_vi: 'Thư rác' }
  await server.db
    .insertInto('preset_reasons')
    .values({ ...preset, model: 'POST', position: 1 })
    .execute()
  for (const [reason, en, vi] of [
    ['Thư rác', 'Spam', 'Thư rác'],
    ['Thư rác, lần 3', 'Thư rác, lần 3', 'Thư rác, lần 3'],
  ] as const) {
    const { author, id } = await aCase([await make.aUser()])
    const decision = { status: 'HIDDEN', reason, preset: preset.id }
    const { _id } = await desk.decide(id, decision)
    await elapse(_id)
    await runThrough(notifyPeople, server.app)
    expect(await noticesOf(author)).toMatchObject([
      {
        text_en: `Something that you published was hidden. Reason: ${en}`,
        text_vi: `Một nội dung bạn đăng đã bị ẩn. Lý do: ${vi}`,
      },
    ])
  }
})

test('somebody who is suspended is told until when, once for the account and the posts', async () => {
  const person = await make.aUser()
  await make.aPost({ created_by: person.id })
  await make.aReport('USER', person.id)
  const until = new Date(Date.now() + 86_400_000).toISOString()
  const decision = { status: 'SUSPENDING', until, hidePosts: 5 }
  const { _id } = await desk.decide(await caseOf(server, person.id), decision)
  await elapse(_id)
  await runThrough(notifyPeople, server.app)
  expect(await told(_id)).toEqual([1, 1])
  const [notice] = await noticesOf(person)
  expect(notice!.text_en).toMatch(/^Your account was suspended until \d\d\/\d\d\/\d{4} \d{1,2}:\d\d\.$/)
})

test('who wrote one and reported another is told as an author', async () => {
  const [one, two] = [await make.aUser(), await make.aUser()]
  const posts = [await make.aPost({ created_by: one.id }), await make.aPost({ created_by: two.id })]
  await make.aReport('POST', posts[0]!.id, { created_by: two.id })
  await make.aReport('POST', posts[1]!.id, { created_by: one.id })
  const id = await joinCases(server, posts)
  expect(await desk.plan(id, { status: 'HIDDEN' })).toMatchObject({ reportersTold: 0, authorsTold: 2 })
  const { _id } = await desk.decide(id, { status: 'HIDDEN' })
  await elapse(_id)
  await runThrough(notifyPeople, server.app)
  expect(await told(_id)).toEqual([0, 2])
  for (const person of [one, two]) expect(await noticesOf(person)).toMatchObject([{ told_as: 'AUTHOR' }])
})

test('of a decision that was undone nobody is told', async () => {
  const reporter = await make.aUser()
  const { author, id } = await aCase([reporter])
  const { _id } = await desk.decide(id, { status: 'HIDDEN' })
  await desk.undo(_id)
  await elapse(_id)
  expect(await runThrough(notifyPeople, server.app)).toBe(0)
  expect([...(await noticesOf(author)), ...(await noticesOf(reporter))]).toEqual([])
})

test('who reported a post that is hidden along is told, too', async () => {
  const reporter = await make.aUser()
  const { author, id } = await aCase([await make.aUser()])
  const along = await make.aPost({ created_by: author.id })
  await make.aReport('POST', along.id, { created_by: reporter.id })
  const decision = { status: 'HIDDEN', hidePosts: 1 }
  const { reportersTold } = await desk.plan(id, decision)
  const { _id } = await desk.decide(id, decision)
  await elapse(_id)
  await runThrough(notifyPeople, server.app)
  expect(await told(_id)).toEqual([reportersTold, 1])
  expect(await noticesOf(reporter)).toEqual([acted])
})

test('a report between the decision and the step that closes it is answered by it', async () => {
  const [one, late] = [await make.aUser(), await make.aUser()]
  // So many that the job carries it out.
  const { posts, id } = await aCase(...Array.from({ length: mostStepsInRequest + 1 }, () => [one]))
  const { _id } = await desk.decide(id, { status: 'HIDDEN' })
  await make.aReport('POST', posts[0]!.id, { created_by: late.id })
  await finishDecisions.run(server.app)
  await elapse(_id)
  await runThrough(notifyPeople, server.app)
  expect(await noticesOf(late)).toEqual([acted])
})

test('only the reports that a decision closed are answered by it', async () => {
  const [former, one, along] = [await make.aUser(), await make.aUser(), await make.aUser()]
  const { author, posts } = await aCase([former])
  const fine = await make.aPost({ created_by: author.id })
  await make.aReport('POST', fine.id, { created_by: along.id })
  const handled = 'lastReportAt: "2099-01-01T00:00:00Z") { _id }'
  for (const { id } of [posts[0]!, fine])
    await client.data(`mutation { cmsMarkReportsHandled(model: POST, _id: "${id}", ${handled} }`)
  await make.aReport('POST', posts[0]!.id, { created_by: one.id })
  const id = await caseOf(server, posts[0]!.id)
  const { reportersTold } = await desk.plan(id, { status: 'HIDDEN', hidePosts: 5 })
  const { _id, total } = await desk.decide(id, { status: 'HIDDEN', hidePosts: 5 })
  expect(total).toBe(2)
  // A report that opens the record again changes nothing about it.
  await make.aReport('POST', posts[0]!.id, { created_at: new Date(Date.now() + 1_000) })
  await elapse(_id)
  await runThrough(notifyPeople, server.app)
  expect(await told(_id)).toEqual([reportersTold, 1])
  expect(await noticesOf(one)).toEqual([acted])
  for (const person of [former, along]) expect(await noticesOf(person)).toEqual([])
})

test('a report that came after the decision is not answered by it', async () => {
  const [one, late] = [await make.aUser(), await make.aUser()]
  const { posts, id } = await aCase([one])
  const { _id } = await desk.decide(id, { status: 'HIDDEN' })
  await make.aReport('POST', posts[0]!.id, { created_by: late.id, created_at: new Date(Date.now() + 1_000) })
  await elapse(_id)
  await runThrough(notifyPeople, server.app)
  expect(await noticesOf(late)).toEqual([])
  expect(await noticesOf(one)).toEqual([acted])
})

test('a crash in the middle tells nobody twice', async () => {
  const reporters = [await make.aUser(), await make.aUser()]
  const { author, id } = await aCase(reporters)
  const { _id } = await desk.decide(id, { status: 'HIDDEN' })
  await elapse(_id)
  const asOwner = (statement: string) => server.asOwner((db) => sql.raw(statement).execute(db))
  await asOwner(`create function crash() returns trigger language plpgsql as $$ begin raise exception 'crash'; end $$`)
  await asOwner('create trigger crash before update of told_at on case_decisions for each row execute function crash()')
  await expect(runThrough(notifyPeople, server.app)).rejects.toThrow('crash')
  expect(await told(_id)).toEqual([null, null])
  await asOwner('drop trigger crash on case_decisions')
  await endPauses(server.db, { job: notifyPeople.name })
  expect(await runThrough(notifyPeople, server.app)).toBe(1)
  for (const person of [author, ...reporters]) expect(await noticesOf(person)).toHaveLength(1)
})

test('two replicas tell everybody once', async () => {
  const reporter = await make.aUser()
  const { id } = await aCase([reporter])
  const { _id } = await desk.decide(id, { status: 'HIDDEN' })
  await elapse(_id)
  const counts = await Promise.all([server, other].map(({ app }) => runThrough(notifyPeople, app)))
  expect(counts.toSorted((a, b) => a - b)).toEqual([0, 1])
  expect(await noticesOf(reporter)).toHaveLength(1)
})
