import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { caseOf, casesOf, deskOf } from '../../../../../tests/harness/desk.ts'
import { factories, type Person } from '../../../../../tests/harness/factories.ts'
import { runThrough } from '../../../../../tests/harness/jobs.ts'
import { startServer } from '../../../../../tests/harness/server.ts'
import { rescoreCases } from './weigh.job.ts'

const server = await startServer()
const make = factories(server.db)
const admin = await make.anAdmin({ full_name: 'Quản Trị' })
const colleague = await make.anAdmin({ full_name: 'Đồng Nghiệp' })
const [client, other] = [server.as(admin), server.as(colleague)]
const [desk, second] = [deskOf(client), deskOf(other)]
const { aCase, aRing } = casesOf(server, make)

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

/** Opens a session of a person. */
const signIn = (person: Person) => server.as(person).token()

beforeEach(async () => {
  // Each test has the queue for itself.
  await server.db.updateTable('report_targets').set({ handled: true }).where('handled', '=', false).execute()
})

describe('an undo', () => {
  test('restores statuses and reports, in reverse, and opens the case again', async () => {
    const { posts, id } = await aRing(2)
    const { _id } = await desk.decide(id, { status: 'BLOCKED', reason: 'Spam' })
    const undone = await desk.undo(_id)
    expect(undone).toMatchObject({ state: 'UNDONE', changedSince: [], sessionsEnded: 0 })
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

  test('lists a post that was hidden along and changed since, although nobody had reported it', async () => {
    const { author, id } = await aRing(1)
    const along = await make.aPost({ created_by: author.id })
    const { _id } = await desk.decide(id, { status: 'BLOCKED', reason: 'Spam', hidePosts: 5 })
    expect(await postStatus(along.id)).toBe('HIDDEN')
    await client.data(
      `mutation { cmsSetTermStatus(_id: "${along.id}", model: POST, termStatus: BLOCKED, reason: "Spam") { _id } }`,
    )
    expect((await desk.undo(_id)).changedSince).toEqual([{ model: 'POST', _id: along.id }])
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

  test('leaves no block on the record of the author', async () => {
    const { author, posts, id } = await aRing(1)
    const blocks = async (of: string) => {
      await runThrough(rescoreCases, server.app)
      const { creatorBlocks, severityParts } = await desk.open(of)
      expect(severityParts[2]).toMatchObject({ points: creatorBlocks * 0.5, detail: { blocks: creatorBlocks } })
      return creatorBlocks
    }
    const post = await make.aPost({ created_by: author.id })
    await make.aReport('POST', post.id)
    const other = await caseOf(server, post.id)
    const decision = await desk.decide(id, { status: 'BLOCKED', reason: 'Spam' })
    expect(await blocks(other)).toBe(1)
    await desk.undo(decision._id)
    expect([await blocks(other), await blocks(id)]).toEqual([0, 0])
    // In a list, too; and putting a block back is no other block.
    const set = async (status: string) =>
      (
        await client.data(
          `mutation { cmsSetTermStatus(_id: "${posts[0]!.id}", model: POST, termStatus: ${status}, reason: "Spam") { version } }`,
        )
      ).cmsSetTermStatus.version
    const undo = (version: number) =>
      client.data(`mutation { cmsUndo(model: POST, _id: "${posts[0]!.id}", version: ${version}) { version } }`)
    await undo(await set('BLOCKED'))
    expect(await blocks(other)).toBe(0)
    await set('BLOCKED')
    await undo(await set('NORMAL'))
    expect(await postStatus(posts[0]!.id)).toBe('BLOCKED')
    expect(await blocks(other)).toBe(1)
    expect(await runThrough(rescoreCases, server.app)).toBe(0)
  })

  test('opens its reports again together with newer ones', async () => {
    for (const status of ['HIDDEN', null]) {
      const { post, id } = await aCase()
      const { _id } = await desk.decide(id, { status })
      await make.aReport('POST', post.id)
      const newer = await caseOf(server, post.id)
      expect(await desk.plan(newer, { status: 'BLOCKED' })).toMatchObject({ reportsClosed: 1 })
      await desk.undo(_id)
      expect(await desk.plan(newer, { status: 'BLOCKED' })).toMatchObject({ reportsClosed: 2, reportersTold: 2 })
    }
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
    await server.db.updateTable('pages').set({ term_status: 'HIDDEN' }).where('id', '=', partner.id).execute()
    expect(await reason(await caseOf(server, partner.id), { status: 'NORMAL' })).toBeNull()
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
    const own = { second_by: admin.id, second_at: new Date() }
    const forged = server.db.updateTable('case_decisions').set(own).where('id', '=', asked._id).execute()
    await expect(forged, 'whoever writes').rejects.toMatchObject({ constraint: 'case_decisions_check1' })
    // A report that comes meanwhile is decided on with the others.
    await make.aReport('POST', post.id)
    expect(await second.confirm(asked._id)).toMatchObject({ state: 'APPLIED', secondBy: { _id: colleague.id } })
    expect(await postStatus(post.id)).toBe('HIDDEN')
    expect(await targetOf(post.id)).toMatchObject({ handled: true })
    expect((await other.refusal(`mutation { cmsConfirmCaseDecision(_id: "${asked._id}") { _id } }`)).reason).toBe(
      'desk_text_not_waiting',
    )
  })

  test('of a plan that has changed since is refused', async () => {
    const { post, id } = await aCase()
    const decision = { status: 'HIDDEN', secondLook: true }
    const { _id } = await desk.decide(id, decision)
    const { hash: seen } = await second.plan(id, decision)
    await make.aReport('POST', post.id)
    const confirming =
      'mutation ($_id: ID!, $planHash: String) { cmsConfirmCaseDecision(_id: $_id, planHash: $planHash) { state } }'
    expect((await other.refusal(confirming, { _id, planHash: seen })).reason).toBe('desk_text_plan_changed')
    const { hash: planHash } = await second.plan(id, decision)
    expect((await other.data(confirming, { _id, planHash })).cmsConfirmCaseDecision.state).toBe('APPLIED')
  })

  test('does not suspend anybody whose end has passed meanwhile', async () => {
    const { post, id } = await aCase()
    const until = new Date(Date.now() + 60_000).toISOString()
    const asked = await desk.decide(id, { status: 'SUSPENDING', until, secondLook: true })
    await server.db.updateTable('case_decisions').set({ until: new Date() }).where('id', '=', asked._id).execute()
    expect(await other.refusal(`mutation { cmsConfirmCaseDecision(_id: "${asked._id}") { _id } }`)).toMatchObject({
      code: 'CONFLICT',
      reason: 'desk_text_suspension_over',
    })
    expect(await postStatus(post.id)).toBe('NORMAL')
    expect(await second.decline(asked._id, 'Quá hạn')).toMatchObject({ state: 'DECLINED' })
  })

  test('puts the case back into the queue when it ends in a no, with its note', async () => {
    const { post, id } = await aCase()
    const asked = await desk.decide(id, { status: 'BLOCKED', reason: 'Spam', secondLook: true })
    const declined = await second.decline(asked._id, 'Chỉ là đùa')
    expect(declined).toMatchObject({ state: 'DECLINED', closedElsewhere: false, note: 'Chỉ là đùa' })
    expect(await desk.open(id)).toMatchObject({ state: 'OPEN' })
    expect(await postStatus(post.id)).toBe('NORMAL')
    expect(
      (await other.refusal(`mutation { cmsDeclineCaseDecision(_id: "${asked._id}", note: " ") { _id } }`)).fields,
    ).toMatchObject([{ field: 'note' }])
  })

  describe('about somebody who could give it', () => {
    /** A case about a member of staff who may decide about cases. */
    async function aboutModerator() {
      const moderator = await make.aGrantee('MODERATION')
      await make.aReport('USER', moderator.id)
      return { moderator, id: await caseOf(server, moderator.id) }
    }
    const confirming = (_id: string) => `mutation { cmsConfirmCaseDecision(_id: "${_id}") { _id } }`

    test('is neither confirmed nor declined by this person, nor by a grant', async () => {
      const { moderator, id } = await aboutModerator()
      const grantee = server.as(await make.aGrantee('MODERATION'))
      const { _id, secondLook } = await desk.decide(id, { status: 'BLOCKED', reason: 'Spam' })
      expect(secondLook).toBe('STAFF')
      const declining = `mutation { cmsDeclineCaseDecision(_id: "${_id}", note: "Không") { _id } }`
      for (const text of [confirming(_id), declining])
        expect((await server.as(moderator).refusal(text)).reason).toBe('desk_text_about_you')
      expect(await grantee.refusal(confirming(_id))).toMatchObject({
        code: 'FORBIDDEN',
        reason: 'platform_text_staff_by_grant',
      })
      expect(await second.confirm(_id)).toMatchObject({ state: 'APPLIED' })
      expect(await statusOf('users', moderator.id)).toBe('BLOCKED')
    })

    test('is not demanded if only this person, or others by a grant, could give it', async () => {
      const { id } = await aboutModerator()
      await server.db.updateTable('users').set({ term_status: 'SUSPENDING' }).where('id', '=', colleague.id).execute()
      expect((await desk.plan(id, { status: 'HIDDEN' })).secondLook).toBeNull()
      await server.db.updateTable('users').set({ term_status: 'NORMAL' }).where('id', '=', colleague.id).execute()
      expect((await desk.plan(id, { status: 'HIDDEN' })).secondLook).toBe('STAFF')
      await make.aReport('USER', colleague.id)
      const about = await caseOf(server, colleague.id)
      expect((await desk.plan(about, { status: 'HIDDEN' })).secondLook).toBeNull()
    })

    test('is left to administrators: a grant neither claims nor decides a case that is only about staff', async () => {
      const { id } = await aboutModerator()
      const grantee = deskOf(server.as(await make.aGrantee('MODERATION')))
      expect(await grantee.next()).toBeNull()
      await expect(grantee.decide(id, { status: 'BLOCKED', reason: 'Spam' })).rejects.toThrow()
      expect(await desk.open(id)).toMatchObject({ state: 'OPEN', decision: null })
      const ordinary = await aCase()
      expect(await grantee.next()).toMatchObject({ _id: ordinary.id })
    })
  })

  test('is over when a list settles the case by a status that needs none; a mark cannot', async () => {
    const { post, id } = await aCase()
    const asked = await desk.decide(id, { status: 'HIDDEN', secondLook: true })
    await expect(handle(post.id)).rejects.toThrow('reports_text_decision_waits')
    await client.data(`mutation { cmsSetTermStatus(_id: "${post.id}", model: POST, termStatus: SUSPENDING) { _id } }`)
    expect(await desk.open(id)).toMatchObject({
      state: 'CLOSED',
      decision: { state: 'DECLINED', closedElsewhere: true, secondBy: null },
      closedBy: { _id: admin.id },
    })
    expect((await other.refusal(`mutation { cmsConfirmCaseDecision(_id: "${asked._id}") { _id } }`)).reason).toBe(
      'desk_text_not_waiting',
    )
  })
})
