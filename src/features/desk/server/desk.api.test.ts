import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { caseOf, deskOf, joinCases } from '../../../../tests/harness/desk.ts'
import { factories, noId, type Person } from '../../../../tests/harness/factories.ts'
import { startServer } from '../../../../tests/harness/server.ts'
import { runIfDue } from '../../../platform/server/jobs.ts'
import { finishDecisions } from './decisions.job.ts'

const server = await startServer()
const make = factories(server.db)
const admin = await make.anAdmin({ full_name: 'Quản Trị' })
const colleague = await make.anAdmin({ full_name: 'Đồng Nghiệp' })
const [client, other] = [server.as(admin), server.as(colleague)]
const [desk, second] = [deskOf(client), deskOf(other)]

const statusOf = async (table: 'users' | 'comments', id: string) =>
  (await server.db.selectFrom(table).select('term_status').where('id', '=', id).executeTakeFirstOrThrow()).term_status
const postStatus = async (id: string) =>
  (await server.db.selectFrom('posts').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status
const targetOf = (id: string) =>
  server.db.selectFrom('report_targets').selectAll().where('target_id', '=', id).executeTakeFirstOrThrow()
const handle = (id: string) =>
  client.data(
    `mutation ($at: DateTime!) { cmsMarkReportsHandled(model: POST, _id: "${id}", lastReportAt: $at) { _id } }`,
    { at: new Date().toISOString() },
  )

/** A post that somebody reported, and its case. */
async function aCase(given: Parameters<typeof make.aPost>[0] = {}) {
  const post = await make.aPost(given)
  await make.aReport('POST', post.id)
  return { post, id: await caseOf(server, post.id) }
}

/** A case of several posts of one author. */
async function aRing(size: number) {
  const author = await make.aUser()
  const posts = []
  for (let i = 0; i < size; i++) {
    posts.push(await make.aPost({ created_by: author.id }))
    await make.aReport('POST', posts[i]!.id)
  }
  return { author, posts, id: await joinCases(server, posts) }
}

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
  // Each test has the queue for itself.
  await server.db.updateTable('report_targets').set({ handled: true }).where('handled', '=', false).execute()
})

describe('a case', () => {
  test('is opened by the first report, grows with each, and is closed with its last record', async () => {
    const { post, id } = await aCase()
    expect(await desk.open(id)).toMatchObject({
      state: 'OPEN',
      version: 1,
      totalMembers: 1,
      totalReports: 1,
      lead: { model: 'POST', _id: post.id },
      byReason: [{ reason: 'SPAM', reports: 1 }],
    })
    await make.aReport('POST', post.id, { type: 'NUDITY' })
    const grown = await desk.open(id)
    expect(grown).toMatchObject({ version: 1, totalReports: 2 })
    expect(grown.byReason).toHaveLength(2)
    await handle(post.id)
    expect(await desk.open(id)).toMatchObject({ state: 'CLOSED', version: 2 })
  })

  test('is open again when its record is, and a new report opens another one', async () => {
    const { post, id } = await aCase()
    await handle(post.id)
    await client.data(`mutation { cmsUnmarkReportsHandled(model: POST, _id: "${post.id}") { _id } }`)
    expect(await desk.open(id)).toMatchObject({ state: 'OPEN', version: 3 })
    await handle(post.id)
    await make.aReport('POST', post.id)
    const newer = await caseOf(server, post.id)
    expect(newer).not.toBe(id)
    expect(await desk.open(newer)).toMatchObject({ state: 'OPEN', totalReports: 2 })
    // Nothing was decided about the former one on the desk, so nothing is left of it.
    expect(await desk.open(id)).toBeNull()
  })

  test('is closed by a status that is set in a list', async () => {
    const { post, id } = await aCase()
    await client.data(
      `mutation { cmsSetTermStatus(_id: "${post.id}", model: POST, termStatus: BLOCKED, reason: "Spam") { _id } }`,
    )
    expect(await desk.open(id)).toMatchObject({ state: 'CLOSED' })
  })

  test('leads from the report list, until the reports are handled', async () => {
    const { post, id } = await aCase()
    const row = async () =>
      (
        await client.data('{ cmsGetPostReports(limit: 100) { items { _id openCaseId } } }')
      ).cmsGetPostReports.items.find((item: { _id: string }) => item._id === post.id).openCaseId
    expect(await row()).toBe(id)
    await handle(post.id)
    expect(await row()).toBeNull()
  })
})

describe('severity', () => {
  const partsOf = async (id: string) =>
    Object.fromEntries(
      (await desk.open(id)).severityParts.map(({ part, points }: { part: string; points: number }) => [part, points]),
    )

  test.each([
    ['SOMETHING_ELSE', 0, 1, 72],
    ['SPAM', 1, 1, 72],
    ['HARASSMENT', 2, 2, 24],
    ['VIOLENCE', 3, 3, 4],
  ] as const)('of a report for %s', async (type, points, severity, hours) => {
    const post = await make.aPost()
    await make.aReport('POST', post.id, { type })
    const found = await desk.open(await caseOf(server, post.id))
    expect(found.severity).toBe(severity)
    expect(found.severityParts).toMatchObject([
      { part: 'REASONS', points, detail: { [type]: 1 } },
      { part: 'REACH', points: 0, detail: { reports: 1 } },
      { part: 'CREATOR', points: 0, detail: { blocks: 0 } },
      { part: 'REPORTERS', points: 0, detail: { accuracy: null } },
    ])
    expect(Date.parse(found.dueAt) - Date.parse(found.openedAt)).toBe(hours * 3_600_000)
  })

  test('rises with the number of reports, and with the blocks of the creator', async () => {
    const author = await make.aUser()
    for (let i = 0; i < 2; i++) {
      const post = await make.aPost({ created_by: author.id })
      await client.data(
        `mutation { cmsSetTermStatus(_id: "${post.id}", model: POST, termStatus: BLOCKED, reason: "Spam") { _id } }`,
      )
    }
    const post = await make.aPost({ created_by: author.id })
    for (let i = 0; i < 3; i++) await make.aReport('POST', post.id, { type: 'VIOLENCE' })
    const id = await caseOf(server, post.id)
    expect(await partsOf(id)).toMatchObject({ REASONS: 3, REACH: 0.5, CREATOR: 1 })
    expect((await desk.open(id)).severity).toBe(4)
  })

  test('a heavy reason that few of the reports name does not count', async () => {
    const post = await make.aPost()
    for (let i = 0; i < 5; i++) await make.aReport('POST', post.id, { type: 'SPAM' })
    await make.aReport('POST', post.id, { type: 'VIOLENCE' })
    expect(await partsOf(await caseOf(server, post.id))).toMatchObject({ REASONS: 1 })
  })

  test('counts for more when staff acted on what its reporters reported before', async () => {
    const [accurate, mistaken] = [await make.aUser(), await make.aUser()]
    const [bad, fine] = [await make.aPost(), await make.aPost()]
    await make.aReport('POST', bad.id, { created_by: accurate.id })
    await make.aReport('POST', fine.id, { created_by: mistaken.id })
    await client.data(
      `mutation { cmsSetTermStatus(_id: "${bad.id}", model: POST, termStatus: BLOCKED, reason: "Spam") { _id } }`,
    )
    await handle(fine.id)
    for (const [reporter, points] of [
      [accurate, 0.5],
      [mistaken, -0.5],
    ] as const) {
      const post = await make.aPost()
      await make.aReport('POST', post.id, { created_by: reporter.id })
      expect(await partsOf(await caseOf(server, post.id))).toMatchObject({ REPORTERS: points })
    }
  })
})

describe('the queue', () => {
  test('is ordered by when a decision is due, and filtered by kind and severity', async () => {
    const [mild, grave] = [await make.aPost(), await make.aUser()]
    await make.aReport('POST', mild.id)
    await make.aReport('USER', grave.id, { type: 'VIOLENCE' })
    const [first, last] = [await caseOf(server, grave.id), await caseOf(server, mild.id)]
    const ids = async (filter = {}) => (await desk.queue(filter)).items.map(({ _id }: { _id: string }) => _id)
    expect(await desk.queue()).toMatchObject({ total: 2 })
    expect(await ids()).toEqual([first, last])
    expect(await ids({ model: 'POST' })).toEqual([last])
    expect(await ids({ severity: 3 })).toEqual([first])
    expect(await desk.queue({ severity: 3, model: 'POST' })).toEqual({ total: 0, items: [] })
    expect(await ids({ limit: 1, page: 2 })).toEqual([last])
    await desk.decide(first, { status: null })
    expect((await ids({ state: 'CLOSED' }))[0]).toBe(first)
  })
})

describe('a claim', () => {
  test('is of the case that is due first, and of none that somebody holds', async () => {
    const [one, two] = [await aCase(), await aCase()]
    expect(await desk.next()).toMatchObject({ _id: one.id, mine: true, holder: { _id: admin.id } })
    expect(await second.next()).toMatchObject({ _id: two.id, mine: true })
    expect(await desk.open(two.id)).toMatchObject({ mine: false, holder: { _id: colleague.id } })
    // The one that is held is returned again.
    expect(await desk.next()).toMatchObject({ _id: one.id })
    expect(await desk.next({ after: one.id })).toBeNull()
    expect(await second.next({ after: two.id })).toBeNull()
    // Going on gave the former one back.
    expect(await second.next()).toMatchObject({ _id: one.id })
  })

  test('lasts five minutes, and can be renewed until somebody else has it', async () => {
    const { id } = await aCase()
    const claimed = await desk.claim(id)
    expect(Date.parse(claimed.heldUntil) - Date.now()).toBeGreaterThan(290_000)
    const renew = `mutation { cmsRenewCaseClaim(_id: "${id}") { mine } }`
    await expire(id)
    expect(await desk.open(id)).toMatchObject({ mine: false, holder: null })
    expect((await client.data(renew)).cmsRenewCaseClaim.mine).toBe(true)
    await expire(id)
    await second.claim(id)
    expect(await client.refusal(renew)).toMatchObject({ code: 'CONFLICT', reason: 'desk_text_claim_lost' })
    expect(await client.refusal(`mutation { cmsClaimCase(_id: "${id}") { _id } }`)).toMatchObject({
      code: 'CONFLICT',
      message: 'Đồng Nghiệp is working on this case.',
    })
    expect(
      (await other.data(`mutation { cmsReleaseCase(_id: "${id}") { mine holder { _id } } }`)).cmsReleaseCase,
    ).toEqual({ mine: false, holder: null })
  })

  test('is never of a case about oneself', async () => {
    const { id } = await aCase({ created_by: admin.id })
    const own = 'desk_text_about_you'
    expect(await desk.next()).toBeNull()
    expect((await client.refusal(`mutation { cmsClaimCase(_id: "${id}") { _id } }`)).reason).toBe(own)
    expect((await client.refusal(desk.planned, { _id: id, decision: { status: 'HIDDEN' } })).reason).toBe(own)
    expect(await second.next()).toMatchObject({ _id: id })
  })

  const expire = (id: string) =>
    server.db
      .updateTable('cases')
      .set({ held_until: sql<Date>`now() - interval '1 second'` })
      .where('id', '=', id)
      .execute()
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
    await desk.decide(id, { status: 'BLOCKED', reason: 'Spam', hidePosts: 1 })
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
  })

  test('about a case that somebody else holds is refused', async () => {
    const { id } = await aCase()
    await second.claim(id)
    const { hash: planHash } = await desk.plan(id, { status: null })
    expect(
      await client.refusal(desk.decided, { _id: id, version: 1, planHash, decision: { status: null } }),
    ).toMatchObject({ code: 'CONFLICT', reason: 'desk_text_held' })
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

  test('on more than twenty records is carried out by the job, and its undo too', async () => {
    const { posts, id } = await aRing(21)
    const decision = await desk.decide(id, { status: 'HIDDEN' })
    expect(decision).toMatchObject({ state: 'APPLYING', done: 0, total: 21 })
    expect(await desk.open(id)).toMatchObject({ state: 'APPLYING' })
    await finishNow()
    expect(await desk.open(id)).toMatchObject({ state: 'CLOSED', decision: { state: 'APPLIED', done: 21 } })
    expect(await postStatus(posts[20]!.id)).toBe('HIDDEN')
    expect((await desk.undo(decision._id)).decision.state).toBe('UNDOING')
    await finishNow()
    expect(await desk.open(id)).toMatchObject({ state: 'OPEN', decision: { state: 'UNDONE' } })
    expect(await postStatus(posts[20]!.id)).toBe('NORMAL')
  }, 60_000)

  /** Lets a request end right after its decision was kept, as a crash would; the job resumes it. */
  async function cutOff(decide: () => Promise<unknown>) {
    await server.app.database.asOwner(async (owner) => {
      await sql`create or replace function cut_off() returns trigger language plpgsql as $$ begin raise exception 'cut off'; end $$`.execute(
        owner,
      )
      await sql`create trigger cut_off before update on case_steps for each row execute function cut_off()`.execute(
        owner,
      )
    })
    await expect(decide()).rejects.toThrow()
    await server.app.database.asOwner((owner) => sql`drop trigger cut_off on case_steps`.execute(owner))
    return { resume: finishNow }
  }
})

describe('an undo', () => {
  test('restores statuses and reports, in reverse, and opens the case again', async () => {
    const { posts, id } = await aRing(2)
    const { _id } = await desk.decide(id, { status: 'BLOCKED', reason: 'Spam' })
    const undone = await desk.undo(_id)
    expect(undone).toMatchObject({ decision: { state: 'UNDONE' }, changedSince: [], sessionsEnded: 0 })
    for (const post of posts) {
      expect(await postStatus(post.id)).toBe('NORMAL')
      expect(await targetOf(post.id)).toMatchObject({ handled: false })
    }
    expect(await desk.open(id)).toMatchObject({ state: 'OPEN' })
    expect((await client.refusal(`mutation { cmsUndoCaseDecision(_id: "${_id}") { sessionsEnded } }`)).reason).toBe(
      'desk_text_not_applied',
    )
  })

  test('leaves what changed since, and lists it', async () => {
    const { posts, id } = await aRing(2)
    const { _id } = await desk.decide(id, { status: 'HIDDEN' })
    await client.data(
      `mutation { cmsSetTermStatus(_id: "${posts[1]!.id}", model: POST, termStatus: BLOCKED, reason: "Spam") { _id } }`,
    )
    expect((await desk.undo(_id)).changedSince).toEqual([{ model: 'POST', _id: posts[1]!.id }])
    expect(await postStatus(posts[0]!.id)).toBe('NORMAL')
    expect(await postStatus(posts[1]!.id)).toBe('BLOCKED')
  })

  test('says how many sessions stay ended', async () => {
    const person = await make.aStaff()
    await signIn(person)
    await make.aReport('USER', person.id)
    const id = await caseOf(server, person.id)
    const { _id } = await desk.decide(id, { status: 'BLOCKED', reason: 'Spam' })
    await second.confirm(_id)
    expect(await statusOf('users', person.id)).toBe('BLOCKED')
    const undone = await desk.undo(_id)
    expect(undone.sessionsEnded).toBe(1)
    expect(await statusOf('users', person.id)).toBe('NORMAL')
  })

  test('is its author’s, for ten minutes', async () => {
    const { id } = await aCase()
    const { _id } = await desk.decide(id, { status: 'HIDDEN' })
    const undo = `mutation { cmsUndoCaseDecision(_id: "${_id}") { sessionsEnded } }`
    expect((await other.refusal(undo)).reason).toBe('audit_text_not_yours')
    await server.db
      .updateTable('case_decisions')
      .set({ undo_until: sql<Date>`now() - interval '1 second'` })
      .where('id', '=', _id)
      .execute()
    expect(await client.refusal(undo)).toMatchObject({ code: 'CONFLICT', reason: 'audit_text_too_late' })
  })
})

describe('a second look', () => {
  test('is demanded for verified people, staff and partner pages, and can be asked for', async () => {
    const [verified, partner] = [await make.aUser({ badge_status: 'VERIFIED' }), await make.aPage({ is_partner: true })]
    await make.aReport('USER', verified.id)
    await make.aReport('PAGE', partner.id)
    const { id } = await aCase()
    const reason = async (of: string, decision: { status: string | null; secondLook?: boolean }) =>
      (await desk.plan(of, decision)).secondLook
    expect(await reason(await caseOf(server, verified.id), { status: 'HIDDEN' })).toBe('VERIFIED')
    expect(await reason(await caseOf(server, partner.id), { status: 'BLOCKED' })).toBe('PARTNER')
    expect(await reason(await caseOf(server, partner.id), { status: null })).toBeNull()
    expect(await reason(id, { status: 'HIDDEN', secondLook: true })).toBe('ASKED')
    expect(await reason(id, { status: 'HIDDEN' })).toBeNull()
  })

  test('carries the decision out when another person confirms it', async () => {
    const { post, id } = await aCase()
    const asked = await desk.decide(id, { status: 'HIDDEN', secondLook: true })
    expect(asked).toMatchObject({ state: 'WAITING', secondLook: 'ASKED' })
    expect(await desk.open(id)).toMatchObject({ state: 'SECOND_LOOK' })
    expect(await postStatus(post.id)).toBe('NORMAL')
    expect((await client.refusal(`mutation { cmsConfirmCaseDecision(_id: "${asked._id}") { _id } }`)).reason).toBe(
      'desk_text_own_second_look',
    )
    // A report that comes meanwhile is decided on with the others.
    await make.aReport('POST', post.id)
    expect(await second.confirm(asked._id)).toMatchObject({ state: 'APPLIED', secondBy: { _id: colleague.id } })
    expect(await postStatus(post.id)).toBe('HIDDEN')
    expect(await targetOf(post.id)).toMatchObject({ handled: true })
    expect((await other.refusal(`mutation { cmsConfirmCaseDecision(_id: "${asked._id}") { _id } }`)).reason).toBe(
      'desk_text_not_waiting',
    )
  })

  test('puts the case back into the queue when it ends in a no, with its note', async () => {
    const { post, id } = await aCase()
    const asked = await desk.decide(id, { status: 'BLOCKED', reason: 'Spam', secondLook: true })
    const declined = await second.decline(asked._id, 'Chỉ là đùa')
    expect(declined).toMatchObject({ state: 'DECLINED', note: 'Chỉ là đùa' })
    expect(await desk.open(id)).toMatchObject({ state: 'OPEN' })
    expect(await postStatus(post.id)).toBe('NORMAL')
    expect(
      (await other.refusal(`mutation { cmsDeclineCaseDecision(_id: "${asked._id}", note: " ") { _id } }`)).fields,
    ).toMatchObject([{ field: 'note' }])
  })

  test('is over when the case is settled elsewhere', async () => {
    const { post, id } = await aCase()
    const asked = await desk.decide(id, { status: 'HIDDEN', secondLook: true })
    await handle(post.id)
    expect(await desk.open(id)).toMatchObject({ state: 'CLOSED', decision: { state: 'DECLINED', secondBy: null } })
    expect((await other.refusal(`mutation { cmsConfirmCaseDecision(_id: "${asked._id}") { _id } }`)).reason).toBe(
      'desk_text_not_waiting',
    )
  })
})

describe('taking a record out', () => {
  test('gives it a case of its own; the lead may be the one', async () => {
    const { posts, id } = await aRing(2)
    const left = await desk.takeOut(id, 'POST', posts[0]!.id)
    expect(left).toMatchObject({ _id: id, totalMembers: 1, lead: { _id: posts[1]!.id } })
    const own = await caseOf(server, posts[0]!.id)
    expect(await desk.open(own)).toMatchObject({ totalMembers: 1, lead: { _id: posts[0]!.id } })
    const out = (model: string, targetId: string) =>
      client.refusal(`mutation { cmsTakeOutOfCase(_id: "${id}", model: ${model}, targetId: "${targetId}") { _id } }`)
    const undone = await client.data(`mutation { cmsUndo(model: CASE, _id: "${id}", version: 2) { version } }`)
    expect(undone.cmsUndo.version).toBe(3)
    expect(await desk.open(id)).toMatchObject({ totalMembers: 2 })
    expect(await desk.open(own)).toBeNull()
    await desk.takeOut(id, 'POST', posts[0]!.id)
    expect((await out('POST', posts[0]!.id)).reason).toBe('desk_text_not_in_case')
    expect((await out('POST', posts[1]!.id)).reason).toBe('desk_text_only_member')
  })
})

test('the figures tell how the desk stands', async () => {
  const { id } = await aCase()
  await server.db.deleteFrom('case_steps').execute()
  await server.db.deleteFrom('case_decisions').execute()
  const figures = async () =>
    (
      await client.data(
        '{ cmsGetDeskFigures { open overdue waitingForSecondLook oldestOpenedAt decided medianMinutes undoneShare secondLookAgreement bySeverity { severity open } } }',
      )
    ).cmsGetDeskFigures
  expect(await figures()).toMatchObject({
    open: 1,
    overdue: 0,
    waitingForSecondLook: 0,
    decided: 0,
    medianMinutes: null,
    undoneShare: null,
    secondLookAgreement: null,
    bySeverity: [
      { severity: 4, open: 0 },
      { severity: 3, open: 0 },
      { severity: 2, open: 0 },
      { severity: 1, open: 1 },
    ],
  })
  const decision = await desk.decide(id, { status: 'HIDDEN' })
  await desk.undo(decision._id)
  const asked = await desk.decide(id, { status: 'HIDDEN', secondLook: true })
  await second.confirm(asked._id)
  expect(await figures()).toMatchObject({ open: 0, decided: 2, undoneShare: 0.5, secondLookAgreement: 1 })
})
