import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { givePoints } from '../../src/features/people/trusted-points/server/points-of-others.ts'
import { rankMembers, rewardRanks } from '../../src/features/people/trusted-points/server/ranks.job.ts'
import { settlePoints } from '../../src/features/people/trusted-points/server/settle.job.ts'
import type { Answer } from '../harness/client.ts'
import { engineInvariants } from '../harness/engine-invariants.ts'
import { factories } from '../harness/factories.ts'
import { brokenOf } from '../harness/fuzz/invariants.ts'
import { runThrough } from '../harness/jobs.ts'
import { startServer } from '../harness/server.ts'

/**
 * Whatever members and staff do, in any order and two at a time, whatever rules change meanwhile and whenever jobs run:
 * entries, balances, days, tallies and codes agree, and what is taken back and restored is what it was.
 */
const server = await startServer()
const replica = await server.again()
const make = factories(server.db)
for (const [key, value] of [
  ['points.helpfulReviewLikes', '2'],
  ['points.popularPostEngagements', '3'],
])
  await server.db.updateTable('system_settings').set({ value: value! }).where('key', '=', key!).execute()
const admin = server.as(await make.anAdmin())
const place = await make.aPlace()
const rule = await server.db
  .selectFrom('trusted_point_configs')
  .select('id')
  .where('action_type', '=', 'CREATE_POST')
  .executeTakeFirstOrThrow()

/** The people and things of one sequence. Only what it has made is chosen. */
async function aStage() {
  const people = [await make.aUser(), await make.aUser(), await make.aUser()]
  for (const { id } of people) await make.points(id, 500)
  const voucher = await make.aVoucher({ admin_status: 'APPROVED', point_spend: 150 })
  for (let i = 0; i < 4; i++) await make.aVoucherCode({ voucher_id: voucher.id })
  return {
    people,
    // Each member has two sessions, of two replicas.
    clients: people.map((person) => [server.asMember(person), replica.asMember(person)] as const),
    voucher: voucher.id,
    posts: [] as string[],
    comments: [] as string[],
    bought: [] as string[],
    changed: [] as { model: string; _id: string; version: number }[],
  }
}
type Stage = Awaited<ReturnType<typeof aStage>>

interface Step {
  readonly act: string
  readonly who: number
  readonly which: number
  readonly session: 0 | 1
}
type Act = (stage: Stage, step: Step) => Promise<Answer | null>

const chosen = <T>(list: readonly T[], which: number): T | undefined => list[which % Math.max(1, list.length)]

/** An act of a member, about one of the records that there are. */
const by =
  (
    list: 'posts' | 'comments' | 'bought' | null,
    document: string,
    keep?: (stage: Stage, data: Answer['data']) => void,
  ): Act =>
  async (stage, { who, which, session }) => {
    const id = list && chosen(stage[list], which)
    if (list && !id) return null
    const answer = await stage.clients[who]![session].query(document, id ? { id } : {})
    if (!answer.errors) keep?.(stage, answer.data)
    return answer
  }

const setStatus = (model: 'POST' | 'COMMENT', status: string): Act =>
  async function (stage, { which }) {
    const _id = chosen(model === 'POST' ? stage.posts : stage.comments, which)
    if (!_id) return null
    const answer = await admin.query(
      'mutation ($id: ID!, $model: TermModel!, $to: TermStatus!) { done: cmsSetTermStatus(_id: $id, model: $model, termStatus: $to, reason: "Spam") { version } }',
      { id: _id, model, to: status },
    )
    if (!answer.errors) stage.changed.push({ model, _id, version: answer.data.done.version })
    return answer
  }

const job = (run: () => Promise<unknown>): Act =>
  async function () {
    await run()
    return null
  }

const acts: Readonly<Record<string, Act>> = {
  post: by(
    null,
    'mutation { done: createPost(data: { type: STATUS, content: "x" }) { post { _id } } }',
    (stage, { done }) => stage.posts.push(done.post._id),
  ),
  review: by(
    null,
    `mutation { done: createPost(data: { type: REVIEW, content: "Ngon", rating: 5, placeId: "${place.id}" }) { post { _id } } }`,
    (stage, { done }) => stage.posts.push(done.post._id),
  ),
  like: by('posts', 'mutation ($id: ID!) { likePost(_id: $id) { _id } }'),
  unlike: by('posts', 'mutation ($id: ID!) { unlikePost(_id: $id) { _id } }'),
  share: by(
    'posts',
    'mutation ($id: ID!) { done: createPost(data: { type: SHARE, sharedPostId: $id }) { post { _id } } }',
    (stage, { done }) => stage.posts.push(done.post._id),
  ),
  comment: by(
    'posts',
    'mutation ($id: ID!) { done: commentPost(data: { postId: $id, content: "x" }) { comment { _id } } }',
    (stage, { done }) => stage.comments.push(done.comment._id),
  ),
  'delete a post': by('posts', 'mutation ($id: ID!) { deletePost(_id: $id) }'),
  'delete a comment': by('comments', 'mutation ($id: ID!) { deleteComment(_id: $id) }'),
  'block a post': setStatus('POST', 'BLOCKED'),
  'restore a post': setStatus('POST', 'NORMAL'),
  'block a comment': setStatus('COMMENT', 'BLOCKED'),
  'restore a comment': setStatus('COMMENT', 'NORMAL'),
  async undo({ changed }) {
    const last = changed.pop()
    if (!last) return null
    return admin.query(
      'mutation ($model: RecordModel!, $id: ID!, $version: Int!) { cmsUndo(model: $model, _id: $id, version: $version) { version } }',
      {
        model: last.model,
        id: last._id,
        version: last.version,
      },
    )
  },
  async buy(stage, { who, session }) {
    const answer = await stage.clients[who]![session].query(
      'mutation ($id: ID!) { done: buyVoucher(_id: $id) { redemption { _id } } }',
      {
        id: stage.voucher,
      },
    )
    if (!answer.errors) stage.bought.push(answer.data.done.redemption._id)
    return answer
  },
  use: by('bought', 'mutation ($id: ID!) { useVoucher(redemptionId: $id) { _id } }'),
  async refund({ bought }, { which }) {
    const id = chosen(bought, which)
    if (!id) return null
    return admin.query('mutation ($id: ID!) { cmsRefundRedemption(_id: $id, reason: "Quán đóng cửa") { status } }', {
      id,
    })
  },
  'change a rule': async (_, { which }) =>
    admin.query(
      'mutation ($id: ID!, $points: Points!) { updateTrustedPointConfig(_id: $id, data: { type: ACTION, points: $points }) { version } }',
      { id: rule.id, points: which / 100 },
    ),
  settle: job(() => runThrough(settlePoints, server.app)),
  'settle at once on two replicas': job(() =>
    Promise.all([runThrough(settlePoints, server.app), runThrough(settlePoints, replica.app)]),
  ),
  give: job(() => runThrough(givePoints, server.app)),
  rank: job(() => rankMembers.run(server.app)),
}

const step: fc.Arbitrary<Step> = fc.record({
  act: fc.constantFrom(...Object.keys(acts)),
  who: fc.integer({ min: 0, max: 2 }),
  which: fc.integer({ min: 0, max: 500 }),
  session: fc.constantFrom(0, 1),
})
const refusals = new Set(['CONFLICT', 'NOT_FOUND', 'FORBIDDEN'])

async function perform(stage: Stage, one: Step): Promise<void> {
  const answer = await acts[one.act]!(stage, one)
  for (const { extensions, message } of answer?.errors ?? [])
    expect(refusals, `${one.act}: ${extensions.code} ${message}`).toContain(extensions.code)
}

async function runJobs(): Promise<void> {
  for (const one of [givePoints, settlePoints, rewardRanks]) await runThrough(one, server.app)
}

/** What each entry of the records has left, and should have: all while its record stands, nothing otherwise. */
async function leftOf(stage: Stage) {
  const { rows } = await sql<{ id: string; left: number; due: number }>`
    select e.id, e.amount + coalesce(sum(c.amount), 0)::bigint as "left",
        case when coalesce(p.status, m.term_status) <> 'BLOCKED' and coalesce(p.deleted_at, m.deleted_at) is null then e.amount else 0 end as due
      from member_actions a join point_entries e on e.user_id = a.user_id and e.action_id = a.id and e.cause <> 'CORRECTION'
        left join posts p on a.record_model = 'POST' and p.id = a.record_id
        left join comments m on a.record_model = 'COMMENT' and m.id = a.record_id
        left join point_entries c on c.user_id = e.user_id and c.corrects = e.id
      where a.record_id = any (${[...stage.posts, ...stage.comments]}::uuid[])
      group by e.user_id, e.id, e.amount, p.id, m.id order by e.id`.execute(server.db)
  return rows
}
const balancesOf = (stage: Stage) =>
  server.db
    .selectFrom('balances')
    .selectAll()
    .where(
      'user_id',
      'in',
      stage.people.map(({ id }) => id),
    )
    .orderBy('user_id')
    .execute()

test(
  'any sequence of acts, blocks, undos, changed rules and jobs leaves all figures as their sources',
  { timeout: 240_000 },
  async () => {
    // Two acts at a time, or one.
    const sequence = fc.array(fc.array(step, { minLength: 1, maxLength: 2 }), { minLength: 8, maxLength: 25 })
    let entries = 0
    await fc.assert(
      fc.asyncProperty(sequence, async (moments) => {
        const stage = await aStage()
        for (const together of moments) await Promise.all(together.map((one) => perform(stage, one)))
        await runJobs()
        const left = await leftOf(stage)
        entries += left.length
        for (const { id, left: is, due } of left) expect(is, `left of the entry ${id}`).toBe(due)

        const before = await balancesOf(stage)
        const standing = await server.db
          .selectFrom('posts')
          .select('id')
          .where('id', 'in', [...stage.posts, place.id])
          .where('status', '=', 'NORMAL')
          .where('deleted_at', 'is', null)
          .execute()
        for (const status of ['BLOCKED', 'NORMAL'] as const) {
          for (const { id } of standing)
            await server.db.updateTable('posts').set({ status }).where('id', '=', id).execute()
          await runThrough(settlePoints, server.app)
          for (const { left: is, due } of await leftOf(stage)) expect(is).toBe(due)
        }
        expect(await balancesOf(stage)).toEqual(before)
        expect(await brokenOf(server.db, engineInvariants)).toEqual({})
      }),
      { numRuns: Number(process.env.FUZZ_CASES ?? 12), seed: Number(process.env.FUZZ_SEED ?? 34) },
    )
    expect(entries).toBeGreaterThan(0)
  },
)
