import { expect, test } from 'vitest'
import { factories, noId } from '../../../../../tests/harness/factories.ts'
import { startServer } from '../../../../../tests/harness/server.ts'
import { command } from '../../../../platform/server/command.ts'
import { ownContext } from '../../../../platform/server/context.ts'
import { bookPoints, type Booking, type MemberAction, recordAction } from './public.ts'
import { rankMembers, rewardRanks } from './ranks.job.ts'
import { settlePoints } from './settle.job.ts'

const server = await startServer()
const make = factories(server.db)
const staff = server.as(await make.aGrantee('POINTS'))
const record = (action: MemberAction) => command(ownContext(server.app, 'test'), (ctx) => recordAction(ctx, action))
const book = (booking: Booking) => command(ownContext(server.app, 'test'), (ctx) => bookPoints(ctx, booking))
const asking = `query ($userId: ID!, $entryId: ID, $actionId: ID) {
  cmsWhyPoints(userId: $userId, entryId: $entryId, actionId: $actionId) { reason params message amount } }`
interface Said {
  reason: string
  params: Record<string, unknown>
  message: string
  amount: number | null
}
const why = async (variables: object): Promise<Said[]> => (await staff.data(asking, variables)).cmsWhyPoints
const actions = async (userId: string, more = '') =>
  (await staff.data(`{ cmsMemberActions(userId: "${userId}" ${more}) { _id kind amount occurredAt } }`))
    .cmsMemberActions
const entriesOf = (userId: string) =>
  server.db
    .selectFrom('point_entries')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
const review = async (userId: string, given: Partial<MemberAction['post']> = {}): Promise<MemberAction> => {
  const { id } = await make.aPost({ created_by: userId })
  return {
    userId,
    kind: 'REVIEW_PLACE',
    subject: id,
    post: { id, placeId: null, length: 5, hasPicture: false, ...given },
  }
}

test('an action without points says of each rule why it gave nothing, by the version of then', async () => {
  const { id: userId } = await make.aUser()
  await record(await review(userId))
  const [action] = await actions(userId)
  expect(action).toMatchObject({ kind: 'REVIEW_PLACE', amount: 0 })
  const before = await why({ userId, actionId: action._id })
  expect(before).toContainEqual(
    expect.objectContaining({
      reason: 'trusted_points_text_why_rule_too_short',
      amount: 0,
      params: expect.objectContaining({ version: 1, length: 5 }),
    }),
  )
  await server.db
    .updateTable('trusted_point_configs')
    .set({ post_content_length: 1, version: 2 })
    .where('action_type', '=', 'REVIEW_PLACE')
    .execute()
  expect(await why({ userId, actionId: action._id })).toEqual(before)
})

test('staff and the member read the same sentences', async () => {
  const me = await make.aUser()
  await record({ userId: me.id, kind: 'LIKE_POST', subject: noId })
  const [entry] = await entriesOf(me.id)
  const said = await why({ userId: me.id, entryId: entry!.id })
  expect(said[0]).toMatchObject({ amount: entry!.amount / 100 })
  const own = await server
    .asMember(me)
    .data(`{ whyPoints(entryId: "${entry!.id}") { sentences } }`, {}, { 'accept-language': 'en' })
  expect(own.whyPoints.sentences).toEqual(said.map(({ message }) => message))
})

test('a correction names the entry that it takes back, and why that one is there', async () => {
  const { id: userId } = await make.aUser()
  const { id } = await make.aPost({ created_by: userId })
  await record({ userId, kind: 'CREATE_POST', subject: id, post: { id, placeId: null, length: 5, hasPicture: false } })
  await server.db.updateTable('posts').set({ status: 'BLOCKED' }).where('id', '=', id).execute()
  await settlePoints.run(server.app)
  const [, taken] = await entriesOf(userId)
  expect(
    (await why({ userId, entryId: taken!.id })).map(({ reason, params }) => [reason, params.points ?? null]),
  ).toEqual([
    ['trusted_points_text_why_taken_back', null],
    ['trusted_points_text_why_corrects', 2],
    ['trusted_points_text_why_rule_applies', 2],
  ])
})

test('what no rule gave says where it comes from', async () => {
  const { id: userId } = await make.aUser()
  const reasons = async (booking: Omit<Booking, 'userId'>) =>
    (await why({ userId, entryId: (await book({ userId, ...booking })).id })).map(({ message }) => message)
  expect(await reasons({ amount: 500, cause: 'PRIZE' })).toEqual(['Points were won at the lucky wheel.'])
  expect(await reasons({ amount: -100, cause: 'VOUCHER' })).toEqual(['Points were spent on a voucher.'])
  expect(await reasons({ amount: 7, cause: 'CORRECTION', note: 'Nhầm' })).toEqual([
    'The support team corrected the points: Nhầm',
  ])
  const friend = await make.aUser()
  await record({ userId, kind: 'REFERRAL', subject: friend.id, number: 1 })
  const [action] = await actions(userId)
  expect((await why({ userId, actionId: action._id }))[0]!.message).toBe('This was friend number 1.')
})

test('reaching a tier says so', async () => {
  const { id: userId } = await make.aUser()
  await server.db
    .updateTable('trusted_point_configs')
    .set({ points: 300, version: 2 })
    .where('type', '=', 'RANKING')
    .execute()
  await make.points(userId, 1_000_000_000)
  await rankMembers.run(server.app)
  await rewardRanks.run(server.app)
  const entry = (await entriesOf(userId)).find(({ config_id }) => config_id)
  expect((await why({ userId, entryId: entry!.id })).map(({ reason, amount }) => [reason, amount])).toEqual([
    ['trusted_points_text_why_rank', 3],
  ])
})

test('actions are read newest first, a part at a time', async () => {
  const { id: userId } = await make.aUser()
  for (const subject of ['1', '2', '3']) await record({ userId, kind: 'COMMENT_POST', subject })
  const [newest, second] = await actions(userId, 'limit: 2')
  expect(newest._id > second._id).toBe(true)
  expect(await actions(userId, `before: "${second._id}"`)).toHaveLength(1)
})

test('what is asked must be there, and of this member', async () => {
  const [one, other] = [await make.aUser(), await make.aUser()]
  await record({ userId: one.id, kind: 'LIKE_POST', subject: noId })
  const [{ _id: actionId }] = await actions(one.id)
  const [entry] = await entriesOf(one.id)
  expect((await staff.refusal(asking, { userId: other.id, actionId })).code).toBe('NOT_FOUND')
  expect((await staff.refusal(asking, { userId: other.id, entryId: entry!.id })).code).toBe('NOT_FOUND')
  expect((await staff.refusal(asking, { userId: one.id })).fields![0]!.field).toBe('actionId')
  expect((await staff.refusal(asking, { userId: one.id, actionId, entryId: entry!.id })).fields![0]!.field).toBe(
    'actionId',
  )
})

const trying = `query ($userId: ID!, $kind: PointActionKind!, $facts: PointFactsInput, $draft: TrustedPointDraft) {
  cmsTryPoints(userId: $userId, kind: $kind, facts: $facts, draft: $draft) {
    amount facts { earned postsToday length hasPicture reviewsBefore number } sentences { reason amount } } }`
const attempt = async (variables: object) => (await staff.data(trying, variables)).cmsTryPoints

test('a trial begins with the member’s own facts, takes others, and stores nothing', async () => {
  const { id: userId } = await make.aUser()
  await make.points(userId, 1_250)
  await record(await review(userId))
  const counts = () =>
    server.db
      .selectFrom('member_actions')
      .select(({ fn }) => fn.countAll().as('n'))
      .executeTakeFirst()
  const before = await counts()
  const own = await attempt({ userId, kind: 'REVIEW_PLACE' })
  expect(own).toMatchObject({
    amount: 0,
    facts: { earned: 12.5, postsToday: 1, length: 0, hasPicture: false, reviewsBefore: 0, number: null },
  })
  const long = await attempt({ userId, kind: 'REVIEW_PLACE', facts: { length: 5_000, hasPicture: true } })
  expect(long.amount).toBeGreaterThan(0)
  expect(long.sentences.reduce((sum: number, { amount }: { amount: number }) => sum + amount, 0)).toBe(long.amount)
  const full = await attempt({ userId, kind: 'CREATE_POST', facts: { postsToday: 500 } })
  expect(full.sentences[0].reason).toBe('trusted_points_text_why_rule_day_is_full')
  expect((await attempt({ userId, kind: 'REFERRAL' })).facts.number).toBe(1)
  expect(await counts()).toEqual(before)
})

test('a trial with a draft judges by what the rule would say, and refuses what could not be saved', async () => {
  const { id: userId } = await make.aUser()
  const rule = await server.db
    .selectFrom('trusted_point_configs')
    .selectAll()
    .where('action_type', '=', 'LIKE_POST')
    .executeTakeFirstOrThrow()
  const draft = { _id: rule.id, type: 'ACTION', points: 7.5 }
  expect(await attempt({ userId, kind: 'LIKE_POST', draft })).toMatchObject({ amount: 7.5 })
  expect((await attempt({ userId, kind: 'LIKE_POST' })).amount).toBe(rule.points / 100)
  const refusal = await staff.refusal(trying, { userId, kind: 'LIKE_POST', draft: { ...draft, rankFrom: 3 } })
  expect(refusal.fields).toEqual([expect.objectContaining({ field: 'draft.rankFrom' })])
  expect((await staff.refusal(trying, { userId: noId, kind: 'LIKE_POST' })).code).toBe('NOT_FOUND')
})

test('members are found by name, and nothing else of them is read', async () => {
  const person = await make.aUser({ full_name: 'Lò Thị Mẩy' })
  const find = async (q: string) =>
    (await staff.data('query ($q: String!) { cmsFindMembers(q: $q) { _id } }', { q })).cmsFindMembers
  expect(await find('lo thi may')).toEqual([{ _id: person.id }])
  expect(await find(person.phone_number)).toEqual([])
  expect((await staff.refusal('{ cmsFindMembers(q: "lo") { phoneNumber } }')).code).toBe('FORBIDDEN')
  for (const area of ['MODERATION', 'PROMOTION'] as const)
    expect(
      (await server.as(await make.aGrantee(area)).refusal(`{ cmsMemberActions(userId: "${person.id}") { _id } }`)).code,
    ).toBe('FORBIDDEN')
})
