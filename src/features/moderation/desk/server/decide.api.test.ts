import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { caseOf, casesOf, deskOf, joinCases } from '../../../../../tests/harness/desk.ts'
import { factories, noId, type Person } from '../../../../../tests/harness/factories.ts'
import { startServer } from '../../../../../tests/harness/server.ts'
import { endPauses } from '../../../../platform/server/jobs/job-failures.ts'
import { runIfDue } from '../../../../platform/server/jobs/jobs.ts'
import { finishDecisions } from './decisions.job.ts'

const server = await startServer()
const make = factories(server.db)
const admin = await make.anAdmin({ full_name: 'Quản Trị' })
const colleague = await make.anAdmin({ full_name: 'Đồng Nghiệp' })
const [client, other] = [server.as(admin), server.as(colleague)]
const [desk, second] = [deskOf(client), deskOf(other)]
const { aCase, aRing } = casesOf(server, make)

const postStatus = async (id: string) =>
  (await server.db.selectFrom('posts').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status
const targetOf = (id: string) =>
  server.db.selectFrom('report_targets').selectAll().where('target_id', '=', id).executeTakeFirstOrThrow()

const tomorrow = new Date(Date.now() + 86_400_000).toISOString()
/** Opens a session of a person. */
const signIn = (person: Person) => server.as(person).token()

const finishNow = async () => {
  await server.db
    .insertInto('jobs')
    .values({ name: finishDecisions.name, next_run_at: new Date(0) })
    .onConflict((oc) => oc.column('name').doUpdateSet({ next_run_at: new Date(0) }))
    .execute()
  expect(await runIfDue(server.app, finishDecisions)).toBe(true)
}

beforeEach(async () => {
  // Each test has an empty queue.
  await server.db.updateTable('report_targets').set({ handled: true }).where('handled', '=', false).execute()
})

test('a record that meets a fault keeps no other of its decision waiting, and is left undecided after five tries', async () => {
  const author = await make.aUser()
  const posts = [await make.aPost({ created_by: author.id }), await make.aPost({ created_by: author.id })]
  for (const { id } of posts) await make.aReport('POST', id)
  const id = await joinCases(server, posts)
  const [broken, sound] = posts.toSorted((a, b) => a.id.localeCompare(b.id)) as unknown as [
    { id: string },
    { id: string },
  ]
  const asOwner = (statement: string) => server.asOwner((db) => sql.raw(statement).execute(db))
  await asOwner(
    `create function broken() returns trigger language plpgsql as $$ begin raise exception 'broken'; end $$`,
  )
  await asOwner(
    `create trigger broken before update on posts for each row when (old.id = '${broken.id}') execute function broken()`,
  )
  const { version } = await desk.open(id)
  const decision = { status: 'HIDDEN' }
  const { hash: planHash } = await desk.plan(id, decision)
  await client.query(desk.decided, { _id: id, version, decision, planHash })
  expect([await postStatus(broken.id), await postStatus(sound.id)]).toEqual(['NORMAL', 'HIDDEN'])
  for (let i = 1; i <= 5; i++) {
    expect((await desk.open(id)).state).toBe('APPLYING')
    expect((await finishDecisions.run(server.app)).failures).toHaveLength(1)
    await endPauses(server.db, { job: finishDecisions.name })
  }
  await asOwner('drop function broken() cascade')
  const opened = await desk.open(id)
  expect(opened).toMatchObject({ state: 'OPEN', decision: { refused: [{ _id: broken.id }] } })
  expect(opened.decision.refused[0].reason).toBe('desk_text_step_broken')
  expect((await finishDecisions.run(server.app)).failures).toEqual([])
})

describe('a plan', () => {
  test('says what a decision will touch, and changes nothing', async () => {
    const { posts, author, id } = await aRing(3)
    const shown = await make.aPost({ created_by: author.id })
    await make.aReport('POST', posts[0]!.id)
    expect(await desk.plan(id, { status: 'BLOCKED', hidePosts: 10 })).toMatchObject({
      records: 4,
      changes: [
        { model: 'POST', from: 'NORMAL', to: 'BLOCKED', records: 3 },
        { model: 'POST', from: 'NORMAL', to: 'HIDDEN', records: 1 },
      ],
      alreadySo: 0,
      reportsClosed: 4,
      reportersTold: 4,
      authorsTold: 1,
      postsHidden: 1,
      sessionsEnded: 0,
      secondLook: null,
      inBackground: false,
      refused: [],
    })
    expect(await postStatus(shown.id)).toBe('NORMAL')
    expect(await desk.open(id)).toMatchObject({ state: 'OPEN', version: 1 })
  })

  test('is about the reports since the record was last handled, by a status or a mark', async () => {
    const { posts, id: first } = await aRing(2)
    const [hidden, marked] = [posts[0]!, posts[1]!]
    await client.data(`mutation { cmsSetTermStatus(_id: "${hidden.id}", model: POST, termStatus: HIDDEN) { _id } }`)
    await client.data(
      `mutation ($at: DateTime!) { cmsMarkReportsHandled(model: POST, _id: "${marked.id}", lastReportAt: $at) { _id } }`,
      { at: new Date().toISOString() },
    )
    for (const { id } of posts) {
      await make.aReport('POST', id)
      const own = await caseOf(server, id)
      expect(own).not.toBe(first)
      expect(await desk.plan(own, { status: 'BLOCKED' })).toMatchObject({ reportsClosed: 1, reportersTold: 1 })
    }
    // Of the posts that are hidden along, too.
    await server.db.updateTable('posts').set({ status: 'NORMAL' }).where('id', '=', hidden.id).execute()
    expect(await desk.plan(await caseOf(server, marked.id), { status: 'BLOCKED', hidePosts: 5 })).toMatchObject({
      records: 2,
      reportsClosed: 2,
      reportersTold: 2,
    })
  })

  test('counts a report that waited for a newer one to be handled', async () => {
    const { post } = await aCase()
    await client.data(`mutation { cmsSetTermStatus(_id: "${post.id}", model: POST, termStatus: HIDDEN) { _id } }`)
    await make.aReport('POST', post.id, { created_at: new Date(Date.now() - 60_000) })
    const { reportsClosed } = await desk.plan(await caseOf(server, post.id), { status: 'BLOCKED' })
    expect(reportsClosed).toBeGreaterThan(0)
  })

  test('counts the sessions that a block of a person ends', async () => {
    const person = await make.aStaff()
    await signIn(person)
    await make.aReport('USER', person.id)
    expect(await desk.plan(await caseOf(server, person.id), { status: 'BLOCKED' })).toMatchObject({
      sessionsEnded: 1,
      secondLook: 'STAFF',
    })
  })

  test.each([
    ['an end without a suspension', { status: 'HIDDEN', until: tomorrow }, 'decision.until'],
    ['an end in the past', { status: 'SUSPENDING', until: '2020-01-01T00:00:00Z' }, 'decision.until'],
    ['an end after more than a year', { status: 'SUSPENDING', until: '2099-01-01T00:00:00Z' }, 'decision.until'],
    ['hidden posts without a violation', { status: null, hidePosts: 1 }, 'decision.hidePosts'],
    ['too many posts', { status: 'HIDDEN', hidePosts: 101 }, 'decision.hidePosts'],
    ['a reason that is too long', { status: 'HIDDEN', reason: 'x'.repeat(501) }, 'decision.reason'],
  ])('is refused with %s', async (_, decision, field) => {
    const { id } = await aCase()
    expect(await client.refusal(desk.planned, { _id: id, decision })).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [{ field }],
    })
  })
})

describe('a decision', () => {
  test('sets the status of every member with its reason, and closes the case', async () => {
    const { posts, id } = await aRing(2)
    const decision = await desk.decide(id, { status: 'BLOCKED', reason: 'Lừa đảo' })
    expect(decision).toMatchObject({ state: 'APPLIED', done: 2, total: 2, refused: [], mine: true })
    expect(await desk.open(id)).toMatchObject({ state: 'CLOSED', holder: null, decision: { _id: decision._id } })
    for (const { id: _id } of posts) {
      expect(await postStatus(_id)).toBe('BLOCKED')
      expect(await targetOf(_id)).toMatchObject({ handled: true })
      const entry = await server.db
        .selectFrom('audit_entries')
        .select(['action', 'reason', 'actor_id'])
        .where('target_id', '=', _id)
        .executeTakeFirstOrThrow()
      expect(entry).toEqual({ action: 'cmsSetTermStatus', reason: 'Lừa đảo', actor_id: admin.id })
    }
    const { cmsGetCaseDecisions: list } = await client.data(
      '{ cmsGetCaseDecisions(mine: true, state: APPLIED, limit: 1) { items { _id status } } }',
    )
    expect(list.items).toEqual([{ _id: decision._id, status: 'BLOCKED' }])
  })

  test('that nothing is wrong handles the reports and leaves every status', async () => {
    const { post, id } = await aCase({ status: 'HIDDEN' })
    expect(await desk.decide(id, { status: null })).toMatchObject({ state: 'APPLIED', status: null })
    expect(await postStatus(post.id)).toBe('HIDDEN')
    expect(await targetOf(post.id)).toMatchObject({ handled: true, closed_version: null })
  })

  test('hides the newest posts of the author too', async () => {
    const { author, id } = await aRing(1)
    const posts = [await make.aPost({ created_by: author.id }), await make.aPost({ created_by: author.id })]
    const blocked = await make.aPost({ created_by: author.id, status: 'BLOCKED' })
    await desk.decide(id, { status: 'BLOCKED', reason: 'Spam', hidePosts: 1 })
    expect(await postStatus(blocked.id)).toBe('BLOCKED')
    const statuses = await Promise.all(posts.map((post) => postStatus(post.id)))
    expect(statuses.toSorted()).toEqual(['HIDDEN', 'NORMAL'])
  })

  test('needs a reason to block, and a plan that is still true', async () => {
    const { post, id } = await aCase()
    const { hash: planHash } = await desk.plan(id, { status: 'BLOCKED' })
    const given = { _id: id, version: 1, planHash, decision: { status: 'BLOCKED', reason: 'Spam' } }
    expect((await client.refusal(desk.decided, { ...given, decision: { status: 'BLOCKED' } })).fields).toMatchObject([
      { field: 'decision.reason', message: 'Please input reason' },
    ])
    expect((await client.refusal(desk.decided, { ...given, decision: { status: 'HIDDEN' } })).reason).toBe(
      'desk_text_plan_changed',
    )
    await make.aReport('POST', post.id)
    expect(await client.refusal(desk.decided, given)).toMatchObject({
      code: 'CONFLICT',
      reason: 'desk_text_plan_changed',
    })
    expect(await postStatus(post.id)).toBe('NORMAL')
    expect((await client.refusal(desk.decided, { ...given, version: 2 })).reason).toBe('platform_text_stale')
    expect((await client.refusal(desk.decided, { ...given, _id: noId })).code).toBe('NOT_FOUND')
  })

  test('about a case that is closed is refused, also with its present version', async () => {
    const { id } = await aCase()
    await desk.decide(id, { status: null })
    const { version } = await desk.open(id)
    const again = { _id: id, version, planHash: 'of no plan', decision: { status: null } }
    expect(await client.refusal(desk.decided, again)).toMatchObject({ code: 'CONFLICT', reason: 'desk_text_not_open' })
    const plan = { _id: id, decision: { status: null } }
    expect((await client.refusal(desk.planned, plan)).reason).toBe('desk_text_not_open')
    expect((await client.refusal(desk.planned, { ...plan, _id: noId })).code).toBe('NOT_FOUND')
  })

  test('about a case that somebody else holds is refused', async () => {
    const { id } = await aCase()
    await second.claim(id)
    const { hash: planHash } = await desk.plan(id, { status: null })
    expect(
      await client.refusal(desk.decided, { _id: id, version: 1, planHash, decision: { status: null } }),
    ).toMatchObject({ code: 'CONFLICT', reason: 'desk_text_held' })
  })

  test('by a grant is about all records but staff, and the case stays open for these', async () => {
    const [post, person] = [await make.aPost(), await make.aStaff()]
    await make.aReport('POST', post.id)
    await make.aReport('USER', person.id)
    const id = await joinCases(server, [post, person])
    const byGrant = deskOf(server.as(await make.aGrantee('MODERATION')))
    expect(await byGrant.decide(id, { status: 'HIDDEN' })).toMatchObject({ state: 'APPLIED', done: 1, total: 1 })
    expect(await postStatus(post.id)).toBe('HIDDEN')
    expect(await targetOf(person.id)).toMatchObject({ handled: false })
    expect(await desk.open(id)).toMatchObject({ state: 'OPEN' })
  })

  test('leaves what changed between the plan and its step, and the case stays open for that', async () => {
    const { posts, id } = await aRing(2)
    const { version } = await desk.open(id)
    const { hash: planHash } = await desk.plan(id, { status: 'HIDDEN' })
    const decided = await cutOff(() =>
      client.data(desk.decided, { _id: id, version, planHash, decision: { status: 'HIDDEN' } }),
    )
    await client.data(
      `mutation { cmsSetTermStatus(_id: "${posts[0]!.id}", model: POST, termStatus: BLOCKED, reason: "Spam") { _id } }`,
    )
    await make.aReport('POST', posts[0]!.id)
    await decided.resume()
    expect(await postStatus(posts[0]!.id)).toBe('BLOCKED')
    expect(await postStatus(posts[1]!.id)).toBe('HIDDEN')
    const { decision } = await desk.open(id)
    expect(decision).toMatchObject({
      state: 'APPLIED',
      refused: [{ model: 'POST', _id: posts[0]!.id, reason: 'platform_text_stale' }],
    })
    expect(await desk.open(id)).toMatchObject({ state: 'OPEN' })
  })

  test('leaves reports that somebody handled and opened again between the plan and its step', async () => {
    const { post, id } = await aCase()
    const { version } = await desk.open(id)
    const { hash: planHash } = await desk.plan(id, { status: null })
    const decided = await cutOff(() =>
      client.data(desk.decided, { _id: id, version, planHash, decision: { status: null } }),
    )
    const of = `model: POST, _id: "${post.id}"`
    await other.data(`mutation { cmsMarkReportsHandled(${of}, lastReportAt: "${tomorrow}") { _id } }`)
    await other.data(`mutation { cmsUnmarkReportsHandled(${of}) { _id } }`)
    await decided.resume()
    expect(await targetOf(post.id)).toMatchObject({ handled: false })
    expect(await desk.open(id)).toMatchObject({
      state: 'OPEN',
      decision: { state: 'APPLIED', refused: [{ _id: post.id, reason: 'platform_text_stale' }] },
    })
  })

  test('on more than twenty records is carried out by the job, and its undo too', async () => {
    const { posts, id } = await aRing(21)
    const decision = await desk.decide(id, { status: 'HIDDEN' })
    expect(decision).toMatchObject({ state: 'APPLYING', done: 0, total: 21 })
    expect(await desk.open(id)).toMatchObject({ state: 'APPLYING' })
    await finishNow()
    expect(await desk.open(id)).toMatchObject({ state: 'CLOSED', decision: { state: 'APPLIED', done: 21 } })
    expect(await postStatus(posts[20]!.id)).toBe('HIDDEN')
    await server.db
      .updateTable('posts')
      .set(({ eb }) => ({ version: eb('version', '+', 1) }))
      .where('id', '=', posts[3]!.id)
      .execute()
    expect(await desk.undo(decision._id)).toMatchObject({ state: 'UNDOING', done: 0, total: 21, changedSince: [] })
    await client.data(`mutation { cmsUnmarkReportsHandled(model: POST, _id: "${posts[3]!.id}") { _id } }`)
    const { state, version } = await desk.open(id)
    expect(state).toBe('OPEN')
    const meanwhile = { _id: id, version, planHash: 'of no plan', decision: { status: null } }
    expect((await client.refusal(desk.decided, meanwhile)).reason).toBe('desk_text_being_undone')
    await finishNow()
    expect(await desk.open(id)).toMatchObject({
      state: 'OPEN',
      decision: { state: 'UNDONE', done: 21, total: 21, changedSince: [{ model: 'POST', _id: posts[3]!.id }] },
    })
    expect(await postStatus(posts[20]!.id)).toBe('NORMAL')
    expect(await postStatus(posts[3]!.id)).toBe('HIDDEN')
  }, 60_000)

  /** Ends a request right after its decision was stored, as a crash would; the job resumes it. */
  async function cutOff(decide: () => Promise<unknown>) {
    await server.asOwner(async (owner) => {
      await sql`create or replace function cut_off() returns trigger language plpgsql as $$ begin raise exception 'cut off'; end $$`.execute(
        owner,
      )
      await sql`create trigger cut_off before update on case_steps for each row execute function cut_off()`.execute(
        owner,
      )
    })
    await expect(decide()).rejects.toThrow()
    await server.asOwner((owner) => sql`drop trigger cut_off on case_steps`.execute(owner))
    return { resume: finishNow }
  }
})
