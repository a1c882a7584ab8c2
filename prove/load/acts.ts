/** What staff and members do at a large database, one request each. */
import { randomInt, randomUUID } from 'node:crypto'
import type pg from 'pg'
import { v7 as uuidv7 } from 'uuid'
import { any } from '../../bench/crash/commands.ts'
import { spinDocument } from '../../bench/engine/wheel.ts'
import { documentId } from '../../bench/harness/client.ts'
import { recentDays } from '../../src/platform/shared/day.ts'

export type Kind = 'staff reads' | 'staff writes' | 'members read' | 'members write'

export interface Act {
  readonly kind: Kind
  readonly path: '/graphql' | '/app/graphql'
  readonly body: object
  /** Called with the answer. */
  readonly done?: (data: unknown) => void
}

/** Records that the acts are about. */
export interface Ids {
  readonly people: readonly string[]
  readonly posts: readonly string[]
  readonly voucher: string
  readonly wheel: string
}

/** What each person did last, as it was acknowledged: the status of posts, and likes. */
export interface Acknowledged {
  readonly statuses: Map<string, 'NORMAL' | 'BLOCKED'>
  /** By member and post. */
  readonly likes: Map<string, boolean>
}

/** Records from all over the tables. */
export async function findIds(owner: pg.Client, wheel: string): Promise<Ids> {
  const idsOf = async (text: string) => (await owner.query<{ id: string }>(text)).rows.map(({ id }) => id)
  const people = await idsOf(
    `select id from users where term_status = 'NORMAL' and not deleted order by random() limit 2000`,
  )
  const posts = await idsOf(
    `select id from posts where status = 'NORMAL' and deleted_at is null and group_id is null
      and created_by in (select id from users where term_status = 'NORMAL' and not deleted) order by random() limit 2000`,
  )
  const [voucher] = await idsOf('select voucher_id as id from voucher_codes group by 1 order by count(*) desc limit 1')
  return { people, posts, voucher: voucher!, wheel }
}

const pageOf = 20

/** The screens that staff open most, by the documents of our client. */
function staffReads({ people, posts, voucher }: Ids): readonly (() => object)[] {
  const [startDate, endDate] = daysOfMonth()
  const asked: readonly (readonly [string, () => object])[] = [
    ['Users', () => ({ limit: pageOf, page: randomInt(1, 2_000) })],
    ['Users', () => ({ limit: pageOf, page: 1, query: `09${randomInt(10)}` })],
    ['Users', () => ({ limit: pageOf, page: 1, filter: { termStatus: 'BLOCKED' } })],
    ['User', () => ({ userId: any(people) })],
    ['PointEntries', () => ({ userId: any(people), limit: pageOf, page: 1 })],
    ['Posts', () => ({ limit: pageOf, offset: randomInt(1, 2_000) })],
    ['Posts', () => ({ limit: pageOf, offset: 1, filter: { status: 'NORMAL' } })],
    ['Post', () => ({ _id: any(posts) })],
    ['Cases', () => ({ limit: pageOf, page: 1 })],
    ['DeskFigures', () => ({})],
    ['DashboardFigures', () => ({})],
    ['PointsByDay', () => ({ startDate, endDate })],
    ['VoucherCodes', () => ({ voucherId: voucher, limit: pageOf, page: randomInt(1, 2_000) })],
    ['AuditEntries', () => ({ limit: pageOf, page: 1 })],
  ]
  return asked.map(([operation, variables]) => {
    const id = documentId(operation)
    return () => ({ documentId: id, variables: variables() })
  })
}

const daysOfMonth = () => {
  const days = recentDays(30)
  return [days.at(-1)!, days[0]!] as const
}

const block = `mutation ($_id: ID!, $to: TermStatus!) {
  cmsSetTermStatus(_id: $_id, model: POST, termStatus: $to, reason: "Spam") { _id termStatus } }`

/**
 * One person of the staff, of whose acts each tenth decides on a post.
 *
 * @param own posts that nobody else decides on
 */
export function staffActs(ids: Ids, own: readonly string[], { statuses }: Acknowledged): () => Act {
  const reads = staffReads(ids)
  let n = randomInt(10)
  return () => {
    if (n++ % 10 === 9) {
      const post = any(own)
      const to = statuses.get(post) === 'BLOCKED' ? 'NORMAL' : 'BLOCKED'
      const body = { query: block, variables: { _id: post, to } }
      return { kind: 'staff writes', path: '/graphql', body, done: () => statuses.set(post, to) }
    }
    return { kind: 'staff reads', path: '/graphql', body: any(reads)() }
  }
}

const memberReads = [
  '{ posts(first: 20) { items { _id title content totalLikes } } }',
  '{ pointHistory(first: 20) { items { _id } } }',
  '{ notifications(first: 20) { items { _id } } }',
  '{ wheel { _id } }',
]
const like = 'mutation ($_id: ID!) { likePost(_id: $_id) { _id } }'
const unlike = 'mutation ($_id: ID!) { unlikePost(_id: $_id) { _id } }'
const write = 'mutation ($content: String!) { createPost(data: { type: STATUS, content: $content }) { post { _id } } }'

/** One member, of whose acts each tenth likes, writes or spins. */
export function memberActs({ posts, wheel }: Ids, member: string, { likes }: Acknowledged): () => Act {
  let n = randomInt(10)
  const writes: readonly (() => Pick<Act, 'body' | 'done'>)[] = [
    () => {
      const post = any(posts)
      const key = `${member} ${post}`
      const liked = likes.get(key) === true
      return {
        body: { query: liked ? unlike : like, variables: { _id: post } },
        done: () => void likes.set(key, !liked),
      }
    },
    () => ({ body: { query: write, variables: { content: `Đi chơi ${randomUUID()}` } } }),
    () => ({ body: { query: spinDocument, variables: { wheelId: wheel, requestId: uuidv7() } } }),
  ]
  return () =>
    n++ % 10 === 9
      ? { kind: 'members write', path: '/app/graphql', ...any(writes)() }
      : { kind: 'members read', path: '/app/graphql', body: { query: any(memberReads) } }
}
