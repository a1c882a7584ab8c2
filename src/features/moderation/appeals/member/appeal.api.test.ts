import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { describe, expect, test } from 'vitest'
import {
  appealed,
  appealOf,
  byPhone,
  caseOfAppeal,
  decidedAppeal,
  givenAppeal,
  setStatus,
} from '../../../../../tests/harness/appeals.ts'
import { casesOf, deskOf } from '../../../../../tests/harness/desk.ts'
import { factories, type Person } from '../../../../../tests/harness/factories.ts'
import { testPassword } from '../../../../../tests/harness/provided.ts'
import { runThrough } from '../../../../../tests/harness/jobs.ts'
import { startServer } from '../../../../../tests/harness/server.ts'
import { settlePoints } from '../../../people/trusted-points/server/settle.job.ts'
import { loginLimits } from '../../../staff/session/session.rules.ts'

const server = await startServer()
const make = factories(server.db)
const { aRing } = casesOf(server, make)
const [judge, second] = [await make.anAdmin(), await make.anAdmin()]
const [client, other] = [server.as(judge), server.as(second)]
const myRecords =
  'query ($model: TermModel, $first: Int, $after: String) { myRecords(model: $model, first: $first, after: $after) { items { _id model title status reason appealableUntil } endCursor } }'

const recordsOf = async (person: Person, variables = {}) =>
  (await server.asMember(person).data(myRecords, variables)).myRecords
const decide = async (by: typeof client, id: string, outcome: 'UPHOLD' | 'OVERTURN') =>
  (await by.data(decidedAppeal, await givenAppeal(server, id, outcome))).cmsDecideAppeal
const strikes = async (userId: string) =>
  (await client.data('query ($userId: ID!) { cmsStrikesOf(userId: $userId) { total } }', { userId })).cmsStrikesOf.total
const accuracy = async (userId: string) =>
  (
    await client.data('query ($userId: ID!) { cmsReporterAccuracy(userId: $userId) { reason upheld dismissed } }', {
      userId,
    })
  ).cmsReporterAccuracy
const statusOf = async (id: string) =>
  (await server.db.selectFrom('posts').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status
const appealing = (model: string, _id: string, message = 'Tôi không vi phạm.') => ({ data: { model, _id, message } })
const noticesOf = async (person: Person) =>
  (await server.asMember(person).data('{ notifications { items { type message targetId } } }')).notifications.items

async function aBlockedPost() {
  const author = await make.aUser()
  const post = await make.aPost({ created_by: author.id })
  await setStatus(client, 'POST', post.id, 'BLOCKED')
  return { author, post, member: server.asMember(author) }
}

describe('an appeal', () => {
  test('is a case at the desk, with what was decided and the author’s words', async () => {
    const { post, member } = await aBlockedPost()
    const id = await appealOf(server, member, 'POST', post.id)
    const read = `query ($id: ID!) { cmsGetCase(_id: $id) { state lead { model _id termStatus } judgedByMe aboutMe
      appeal { message state status reason judges { _id } records } } }`
    expect((await other.data(read, { id })).cmsGetCase).toEqual({
      state: 'OPEN',
      lead: { model: 'POST', _id: post.id, termStatus: 'BLOCKED' },
      judgedByMe: false,
      aboutMe: false,
      appeal: {
        message: 'Tôi không vi phạm.',
        state: 'WAITING',
        status: 'BLOCKED',
        reason: 'Spam',
        judges: [{ _id: judge.id }],
        records: 1,
      },
    })
    expect((await client.data(read, { id })).cmsGetCase.judgedByMe).toBe(true)
  })

  test('has a line of its own among the figures, and can be filtered', async () => {
    const figures = async () =>
      (await client.data('{ cmsGetDeskFigures { appeals byKind { model open } } }')).cmsGetDeskFigures
    const before = (await figures()).appeals
    const { post, member } = await aBlockedPost()
    const id = await appealOf(server, member, 'POST', post.id)
    const now = await figures()
    expect(now.appeals).toBe(before + 1)
    expect(now.byKind).toContainEqual({ model: 'APPEAL', open: now.appeals })
    const { items } = (await other.data('{ cmsGetCases(model: APPEAL, limit: 100) { items { _id } } }')).cmsGetCases
    expect(items).toContainEqual({ _id: id })
  })

  test('that is overturned restores the record, its strike and the accuracy of reporters, and is answered', async () => {
    const { author, post, member } = await aBlockedPost()
    expect(await strikes(author.id)).toBe(1)
    const reporter = await make.aUser()
    await make.aReport('POST', post.id, { type: 'SPAM', created_by: reporter.id })
    await setStatus(client, 'POST', post.id, 'BLOCKED')
    expect(await accuracy(reporter.id)).toEqual([{ reason: 'SPAM', upheld: 1, dismissed: 0 }])
    const id = await appealOf(server, member, 'POST', post.id)
    expect(await decide(other, id, 'OVERTURN')).toEqual({
      state: 'CLOSED',
      appeal: { state: 'OVERTURNED', answer: 'Đã xem lại.', decidedBy: { _id: second.id } },
    })
    expect(await statusOf(post.id)).toBe('NORMAL')
    expect(await strikes(author.id)).toBe(0)
    expect(await accuracy(reporter.id)).toEqual([{ reason: 'SPAM', upheld: 0, dismissed: 1 }])
    expect((await noticesOf(author))[0]).toMatchObject({
      type: 'APPEAL',
      message: expect.stringContaining('Đã xem lại.'),
      targetId: post.id,
    })
  })

  test('that is upheld changes nothing, and is the only one', async () => {
    const { author, post, member } = await aBlockedPost()
    const id = await appealOf(server, member, 'POST', post.id)
    expect(await decide(other, id, 'UPHOLD')).toMatchObject({ state: 'CLOSED', appeal: { state: 'UPHELD' } })
    expect(await statusOf(post.id)).toBe('BLOCKED')
    expect(await strikes(author.id)).toBe(1)
    expect((await noticesOf(author))[0]).toMatchObject({ type: 'APPEAL' })
    const again = await member.refusal(appealed, appealing('POST', post.id))
    expect(again).toMatchObject({ code: 'CONFLICT', reason: 'appeals_text_once' })
  })

  test('restores the state before: hidden stays hidden, and a suspension keeps its end', async () => {
    const author = await make.aUser()
    const [hidden, suspended] = [
      await make.aPost({ created_by: author.id }),
      await make.aPost({ created_by: author.id }),
    ]
    await setStatus(client, 'POST', hidden.id, 'HIDDEN')
    const until = new Date(Date.now() + 86_400_000)
    await setStatus(client, 'POST', suspended.id, 'SUSPENDING', `, until: "${until.toISOString()}"`)
    for (const post of [hidden, suspended]) {
      await setStatus(client, 'POST', post.id, 'BLOCKED')
      await decide(other, await appealOf(server, server.asMember(author), 'POST', post.id), 'OVERTURN')
    }
    expect([await statusOf(hidden.id), await statusOf(suspended.id)]).toEqual(['HIDDEN', 'SUSPENDING'])
    const end = await server.db
      .selectFrom('suspension_ends')
      .select('until')
      .where('target_id', '=', suspended.id)
      .executeTakeFirstOrThrow()
    expect(end.until).toEqual(until)
  })

  test('of a decision about several records restores all of them, those that were hidden along too', async () => {
    const { author, posts, id } = await aRing(2)
    const along = await make.aPost({ created_by: author.id })
    await deskOf(client).decide(id, { status: 'BLOCKED', reason: 'Spam', hidePosts: 1 })
    expect(await statusOf(along.id)).toBe('HIDDEN')
    const of = await appealOf(server, server.asMember(author), 'POST', posts[0]!.id)
    const again = await server.asMember(author).refusal(appealed, appealing('POST', along.id))
    expect(again.reason).toBe('appeals_text_once')
    await decide(other, of, 'OVERTURN')
    for (const post of [...posts, along]) expect(await statusOf(post.id)).toBe('NORMAL')
  })

  test('gives back the points of a post', async () => {
    const author = await make.aUser()
    const create =
      'mutation { createPost(data: { type: STATUS, content: "Đi chợ nổi từ năm giờ sáng." }) { post { _id } } }'
    const { _id } = (await server.asMember(author).data(create)).createPost.post
    const points = async () => {
      await runThrough(settlePoints, server.app)
      const { active_points } = await server.db
        .selectFrom('balances')
        .select('active_points')
        .where('user_id', '=', author.id)
        .executeTakeFirstOrThrow()
      return active_points
    }
    const before = await points()
    expect(before).toBeGreaterThan(0)
    await setStatus(client, 'POST', _id, 'BLOCKED')
    expect(await points()).toBeLessThan(before)
    await decide(other, await appealOf(server, server.asMember(author), 'POST', _id), 'OVERTURN')
    expect(await points()).toBe(before)
  })

  test('leaves what was decided anew as it is, and takes the strike back all the same', async () => {
    const { author, post, member } = await aBlockedPost()
    const id = await appealOf(server, member, 'POST', post.id)
    await setStatus(client, 'POST', post.id, 'SUSPENDING')
    expect(await strikes(author.id)).toBe(2)
    await decide(other, id, 'OVERTURN')
    expect(await statusOf(post.id)).toBe('SUSPENDING')
    expect(await strikes(author.id)).toBe(1)
  })

  test('is open to a suspended person, about themselves', async () => {
    const person = await make.aUser()
    await setStatus(client, 'USER', person.id, 'SUSPENDING')
    const id = await appealOf(server, server.asMember(person), 'USER', person.id)
    await decide(other, id, 'OVERTURN')
    expect((await server.asMember(person).data('{ me { termStatus } }')).me.termStatus).toBe('NORMAL')
  })
})

describe('it is refused', () => {
  test('for others’ records, for what nobody decided and for what does not exist, alike', async () => {
    const { post } = await aBlockedPost()
    const [me, stranger] = [await make.aUser(), await make.aUser()]
    await setStatus(client, 'USER', stranger.id, 'BLOCKED')
    const own = await make.aPost({ created_by: me.id })
    for (const [model, id] of [
      ['POST', post.id],
      ['USER', stranger.id],
      ['POST', own.id],
      ['USER', me.id],
      ['COMMENT', post.id],
      ['POST', uuidv7()],
    ] as const)
      expect(await server.asMember(me).refusal(appealed, appealing(model, id)), model).toMatchObject({
        code: 'NOT_FOUND',
        reason: 'appeals_text_nothing',
      })
  })

  test('after 30 days, counted from the notice', async () => {
    const { post, member } = await aBlockedPost()
    const made = (days: number) =>
      server.asOwner((db) =>
        sql`update blocked_details set created_at = now() - make_interval(days => ${days}) where target_id = ${post.id}`.execute(
          db,
        ),
      )
    await made(31)
    expect(await member.refusal(appealed, appealing('POST', post.id))).toMatchObject({
      code: 'CONFLICT',
      reason: 'appeals_text_too_late',
    })
    await made(29)
    await appealOf(server, member, 'POST', post.id)
  })

  test('for a change that was undone', async () => {
    const { post, member } = await aBlockedPost()
    const { version } = await server.db
      .selectFrom('posts')
      .select('version')
      .where('id', '=', post.id)
      .executeTakeFirstOrThrow()
    await client.data(`mutation { cmsUndo(model: POST, _id: "${post.id}", version: ${version}) { version } }`)
    expect((await member.refusal(appealed, appealing('POST', post.id))).code).toBe('NOT_FOUND')
  })

  test.each(['', '   ', 'x'.repeat(1001)])('with a message that is blank or too long', async (message) => {
    const { post, member } = await aBlockedPost()
    expect((await member.refusal(appealed, appealing('POST', post.id, message))).code).toBe('BAD_USER_INPUT')
  })
})

describe('an undone decision ends the appeal that waits for an answer', () => {
  const appealOfCase = (id: string) =>
    client.data(
      'query ($id: ID!) { cmsGetCase(_id: $id) { state closing { how } appeal { state answer decidedBy { _id } } } }',
      { id },
    )
  const announced = async (type: string) => {
    const rows = await server.db
      .selectFrom('outbox')
      .select('body')
      .where('type', '=', type as never)
      .execute()
    return rows.map(({ body }) => body as { readonly appealId: string; readonly state: string })
  }

  test('undone in a list, with words to the author, and told to other systems', async () => {
    await client.data(
      `mutation { cmsCreateWebhookEndpoint(url: "https://hooks.example/", types: ["appeal.decided"], note: "") { secret } }`,
    )
    const author = await make.aUser()
    const post = await make.aPost({ created_by: author.id })
    const { version } = (await setStatus(client, 'POST', post.id, 'BLOCKED')).cmsSetTermStatus
    const id = await appealOf(server, server.asMember(author), 'POST', post.id)
    await client.data(`mutation { cmsUndo(model: POST, _id: "${post.id}", version: ${version}) { version } }`)
    expect((await appealOfCase(id)).cmsGetCase).toEqual({
      state: 'CLOSED',
      closing: { how: 'APPEAL' },
      appeal: {
        state: 'UNDONE',
        answer: expect.stringContaining('hoàn tác'),
        decidedBy: { _id: judge.id },
      },
    })
    expect((await noticesOf(author))[0]).toMatchObject({
      type: 'APPEAL',
      message: expect.stringContaining('hoàn tác'),
      targetId: post.id,
    })
    const { lead_id } = await server.db
      .selectFrom('cases')
      .select('lead_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(await announced('appeal.decided')).toContainEqual(
      expect.objectContaining({ appealId: lead_id, memberId: author.id, state: 'UNDONE' }),
    )
    const late = await other.refusal(decidedAppeal, await givenAppeal(server, id, 'UPHOLD'))
    expect(late).toMatchObject({ code: 'CONFLICT', reason: 'desk_text_not_open' })
  })

  test('undone at the desk: with the last of its records, and not while one of them stays', async () => {
    const { author, posts, id: reported } = await aRing(2)
    const { _id } = await deskOf(client).decide(reported, { status: 'BLOCKED', reason: 'Spam' })
    const id = await appealOf(server, server.asMember(author), 'POST', posts[0]!.id)
    await deskOf(client).undo(_id)
    expect((await appealOfCase(id)).cmsGetCase).toMatchObject({ state: 'CLOSED', appeal: { state: 'UNDONE' } })
    expect(await noticesOf(author)).toHaveLength(1)

    const partly = await aRing(2)
    const decided = await deskOf(client).decide(partly.id, { status: 'BLOCKED', reason: 'Spam' })
    const stays = await appealOf(server, server.asMember(partly.author), 'POST', partly.posts[0]!.id)
    await setStatus(other, 'POST', partly.posts[1]!.id, 'SUSPENDING')
    await deskOf(client).undo(decided._id)
    expect((await appealOfCase(stays)).cmsGetCase).toMatchObject({ state: 'OPEN', appeal: { state: 'WAITING' } })
  })

  test('and no other: of another decision, or answered already', async () => {
    const { author, post, member } = await aBlockedPost()
    const id = await appealOf(server, member, 'POST', post.id)
    await decide(other, id, 'UPHOLD')
    const lifted = (await setStatus(other, 'POST', post.id, 'NORMAL')).cmsSetTermStatus
    await other.data(`mutation { cmsUndo(model: POST, _id: "${post.id}", version: ${lifted.version}) { version } }`)
    expect((await appealOfCase(id)).cmsGetCase.appeal.state).toBe('UPHELD')
    expect(await noticesOf(author)).toHaveLength(1)
  })
})

describe('nobody decides', () => {
  test('about their own decision: the desk does not offer it, and the server refuses', async () => {
    const { post, member } = await aBlockedPost()
    const id = await appealOf(server, member, 'POST', post.id)
    const next = async (by: typeof client) =>
      (await by.data('mutation { cmsClaimNextCase(model: APPEAL) { _id } }')).cmsClaimNextCase?._id
    for (const refused of [
      await client.refusal(`mutation { cmsClaimCase(_id: "${id}") { _id } }`),
      await client.refusal(decidedAppeal, await givenAppeal(server, id, 'OVERTURN')),
    ])
      expect(refused).toMatchObject({ code: 'FORBIDDEN', reason: 'desk_text_judged_by_you' })
    const offered = new Set<string | undefined>()
    for (let i = 0; i < 3; i++) offered.add(await next(client))
    expect(offered.has(id)).toBe(false)
    expect(await statusOf(post.id)).toBe('BLOCKED')
  })

  test('about a decision that they confirmed', async () => {
    const third = await make.anAdmin()
    const { author, posts, id } = await aRing(1)
    const { _id } = await deskOf(client).decide(id, { status: 'BLOCKED', reason: 'Spam', secondLook: true })
    await deskOf(other).confirm(_id)
    const of = await appealOf(server, server.asMember(author), 'POST', posts[0]!.id)
    for (const by of [client, other])
      expect((await by.refusal(decidedAppeal, await givenAppeal(server, of, 'UPHOLD'))).reason).toBe(
        'desk_text_judged_by_you',
      )
    expect((await client.refusal(`mutation { cmsHandOverCase(_id: "${of}", to: "${third.id}") { _id } }`)).reason).toBe(
      'desk_text_judged_by_you',
    )
    const offered = await server.as(third).data('query ($id: ID!) { cmsFindDeciders(_id: $id) { _id } }', { id: of })
    const ids = offered.cmsFindDeciders.map((person: { _id: string }) => person._id)
    expect(ids).not.toContain(judge.id)
    expect(ids).not.toContain(second.id)
    expect(await decide(server.as(third), of, 'OVERTURN')).toMatchObject({ state: 'CLOSED' })
  })

  test('about themselves, or about what they reported', async () => {
    const moderator = await make.aGrantee('MODERATION')
    const post = await make.aPost({ created_by: moderator.id })
    await setStatus(client, 'POST', post.id, 'BLOCKED')
    const own = await appealOf(server, server.asMember(moderator), 'POST', post.id)
    const refusal = async (id: string) =>
      (await server.as(moderator).refusal(decidedAppeal, await givenAppeal(server, id, 'OVERTURN'))).reason
    expect(await refusal(own)).toBe('desk_text_about_you')
    const blocked = await aBlockedPost()
    await make.aReport('POST', blocked.post.id, { created_by: moderator.id })
    expect(await refusal(await appealOf(server, blocked.member, 'POST', blocked.post.id))).toBe(
      'desk_text_reported_by_you',
    )
  })

  test('by a grant about a member of staff, though about a member', async () => {
    const [granted, boss, person] = [await make.aGrantee('MODERATION'), await make.anAdmin(), await make.aUser()]
    const change = async (id: string) => {
      const { params } = await client.refusal(
        `mutation { cmsSetTermStatus(_id: "${id}", model: USER, termStatus: SUSPENDING, reason: "x") { version } }`,
      )
      await deskOf(other).confirm(String(params!.decision))
    }
    await change(boss.id)
    await setStatus(client, 'USER', person.id, 'SUSPENDING')
    const [about, fine] = [
      await appealOf(server, server.asMember(boss), 'USER', boss.id),
      await appealOf(server, server.asMember(person), 'USER', person.id),
    ]
    const refused = await server.as(granted).refusal(decidedAppeal, await givenAppeal(server, about, 'UPHOLD'))
    expect(refused).toMatchObject({ code: 'FORBIDDEN', reason: 'platform_text_staff_by_grant' })
    expect(await decide(server.as(granted), fine, 'OVERTURN')).toMatchObject({ state: 'CLOSED' })
  })

  test('about an appeal as if it were a case of reports, and the other way round', async () => {
    const { post, member } = await aBlockedPost()
    const id = await appealOf(server, member, 'POST', post.id)
    const { version } = await givenAppeal(server, id, 'UPHOLD')
    const decision = { status: 'NORMAL' }
    expect((await other.refusal(deskOf(other).planned, { _id: id, decision })).reason).toBe('desk_text_is_appeal')
    expect((await other.refusal(deskOf(other).decided, { _id: id, version, decision, planHash: 'x' })).reason).toBe(
      'desk_text_is_appeal',
    )
    const { id: reported } = await aRing(1)
    expect((await other.refusal(decidedAppeal, await givenAppeal(server, reported, 'UPHOLD'))).reason).toBe(
      'desk_text_no_appeal',
    )
  })
})

test('a new report on a record that is appealed opens a case of its own', async () => {
  const { post, member } = await aBlockedPost()
  const id = await appealOf(server, member, 'POST', post.id)
  await make.aReport('POST', post.id)
  const { case_id } = await server.db
    .selectFrom('report_targets')
    .select('case_id')
    .where('target_id', '=', post.id)
    .executeTakeFirstOrThrow()
  expect(case_id).not.toBe(id)
  await setStatus(client, 'POST', post.id, 'BLOCKED')
  expect((await givenAppeal(server, id, 'UPHOLD')).version).toBe(1)
})

test('a member reads what was taken from them, in parts, and until when they may appeal', async () => {
  const author = await make.aUser({ full_name: 'Trần Thị B' })
  const posts = []
  for (let i = 0; i < 3; i++) {
    posts.push(await make.aPost({ created_by: author.id, title: `Bài ${i}` }))
    await setStatus(client, 'POST', posts[i]!.id, i === 0 ? 'HIDDEN' : 'BLOCKED')
  }
  await setStatus(client, 'USER', author.id, 'SUSPENDING')
  const all = await recordsOf(author)
  expect(all.items).toMatchObject([
    { model: 'USER', title: 'Trần Thị B', status: 'SUSPENDING', reason: 'Spam' },
    { _id: posts[2]!.id, title: 'Bài 2', status: 'BLOCKED' },
    { _id: posts[1]!.id, status: 'BLOCKED' },
    { _id: posts[0]!.id, status: 'HIDDEN' },
  ])
  const left = Date.parse(all.items[0].appealableUntil) - Date.now()
  expect(Math.round(left / 86_400_000)).toBe(30)
  const first = await recordsOf(author, { first: 3 })
  expect(first.items).toHaveLength(3)
  expect((await recordsOf(author, { first: 3, after: first.endCursor })).items).toEqual([all.items[3]])
  expect((await recordsOf(author, { model: 'POST' })).items).toHaveLength(3)
  await appealOf(server, server.asMember(author), 'POST', posts[0]!.id)
  expect((await recordsOf(author)).items[3].appealableUntil).toBeNull()
  expect((await recordsOf(await make.aUser())).items).toEqual([])
})

describe('by phone', () => {
  const nobody = server.asMember(null)
  const from = (person: Person, password = testPassword, message = 'Xin xem lại.') => ({
    data: { phoneNumber: person.phone_number, password, message },
  })
  const ask = async (person: Person) => (await nobody.data(byPhone, from(person))).appealByPhone
  const appealsOf = (person: Person) =>
    server.db.selectFrom('appeals').selectAll().where('user_id', '=', person.id).execute()

  test('a blocked person appeals once, and hears the answer with the same secret', async () => {
    const person = await make.aUser()
    await setStatus(client, 'USER', person.id, 'BLOCKED')
    expect(await ask(person)).toEqual({ status: 'WAITING', answer: null })
    expect(await ask(person)).toEqual({ status: 'WAITING', answer: null })
    const [made] = await appealsOf(person)
    const id = await caseOfAppeal(server, made!.id)
    await decide(other, id, 'UPHOLD')
    expect(await ask(person)).toEqual({ status: 'UPHELD', answer: 'Đã xem lại.' })
    expect(await appealsOf(person)).toHaveLength(1)
  })

  test('somebody whose block was overturned hears so, and signs in', async () => {
    const person = await make.aUser()
    await setStatus(client, 'USER', person.id, 'BLOCKED')
    await ask(person)
    await decide(other, await caseOfAppeal(server, (await appealsOf(person))[0]!.id), 'OVERTURN')
    expect(await ask(person)).toEqual({ status: 'OVERTURNED', answer: 'Đã xem lại.' })
    const login = 'mutation ($data: LoginInput!) { login(data: $data) { idToken } }'
    const { data } = from(person)
    const { login: signedIn } = await nobody.data(login, {
      data: { phoneNumber: data.phoneNumber, password: data.password },
    })
    expect(signedIn.idToken).toBeTypeOf('string')
  })

  test('who is not blocked gets the answer of one who is, and nothing is stored', async () => {
    const [person, suspended] = [await make.aUser(), await make.aUser()]
    await setStatus(client, 'USER', suspended.id, 'SUSPENDING')
    for (const one of [person, suspended]) {
      expect(await ask(one)).toEqual({ status: 'WAITING', answer: null })
      expect(await appealsOf(one)).toEqual([])
    }
  })

  test('takes as long for somebody who is blocked as for others', async () => {
    const [person, blocked] = [await make.aUser(), await make.aUser()]
    await setStatus(client, 'USER', blocked.id, 'BLOCKED')
    for (const one of [person, blocked]) {
      const began = performance.now()
      await ask(one)
      expect(performance.now() - began).toBeGreaterThanOrEqual(495)
    }
  })

  test('a wrong password reads the same for everybody, and is counted with those of the login', async () => {
    const [person, blocked] = [await make.aUser(), await make.aUser()]
    await setStatus(client, 'USER', blocked.id, 'BLOCKED')
    const unknown = { ...person, phone_number: '+84987654321' }
    const wrong = (one: Person) => nobody.refusal(byPhone, from(one, 'wrong-password'))
    const answers = [await wrong(person), await wrong(blocked), await wrong(unknown)]
    for (const { code, reason, message } of answers)
      expect({ code, reason, message }).toEqual({
        code: 'UNAUTHENTICATED',
        reason: 'session_text_bad_credentials',
        message: answers[0]!.message,
      })
    for (let i = 1; i < loginLimits.MEMBER.person.attempts; i++) await wrong(blocked)
    expect((await nobody.refusal(byPhone, from(blocked))).code).toBe('RATE_LIMITED')
    expect(await appealsOf(blocked)).toEqual([])
  })

  test('must be alone in its document', async () => {
    const person = await make.aUser()
    const { errors } = await nobody.query(
      `mutation ($data: PhoneAppealInput!) { a: appealByPhone(data: $data) { status } b: appealByPhone(data: $data) { status } }`,
      from(person),
    )
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT')
  })
})
