import type { Selectable } from 'kysely'
import type { ClientBase } from 'pg'
import { type Balances, columnsOf, type PointDays } from '../../tables.ts'
import { blockedDetails, type BlockedDetailRow, recordOf } from '../history.ts'
import { personOf, type Surroundings, type UserRow } from '../person.ts'
import { type ActionRow, keyOf } from '../acts.ts'
import { ledgerOf, type EntryRow } from '../points.ts'
import type { RulesAt } from '../rules-of-time.ts'
import { postOf, type PostMediaRow, type PostRow } from '../post.ts'
import { reportsOnUser, type ReportRow } from '../reports.ts'
import type { CommentRow } from '../comment.ts'
import type { World } from '../world.ts'
import { copyRows } from './copy.ts'

export interface Told {
  readonly world: World
  readonly rulesAt: RulesAt
}

/** A part of the load that is written in one transaction. */
export interface Chunk {
  readonly stage: 'people' | 'posts'
  readonly from: number
  readonly to: number
}

/** Sizes that take about a second each. */
const sizes = { people: 5_000, posts: 20_000 } as const

export function chunksOf(world: World): Chunk[] {
  const cut = (stage: Chunk['stage'], total: number) =>
    Array.from({ length: Math.ceil(total / sizes[stage]) }, (_, i) => ({
      stage,
      from: i * sizes[stage],
      to: Math.min((i + 1) * sizes[stage], total),
    }))
  return [...cut('people', world.options.users), ...cut('posts', world.options.posts)]
}

/** The number of rows in the chunk's largest table: what the progress bar counts. */
export function weightOf(world: World, { stage, from, to }: Chunk): number {
  return stage === 'people' ? world.entryBounds[to]! - world.entryBounds[from]! : to - from
}

/** Writes a chunk: its largest table is streamed; related rows are collected meanwhile and written after it. */
export async function loadChunk(
  client: ClientBase,
  told: Told,
  surroundings: Surroundings,
  chunk: Chunk,
): Promise<void> {
  await (chunk.stage === 'people'
    ? loadPeople(client, told, surroundings, chunk)
    : loadPosts(client, told.world, chunk))
}

async function loadPeople(
  client: ClientBase,
  { world, rulesAt }: Told,
  surroundings: Surroundings,
  { from, to }: Chunk,
): Promise<void> {
  const people: WithJson<UserRow>[] = []
  const balances: Selectable<Balances>[] = []
  const days: Selectable<PointDays>[] = []
  const reports: ReportRow[] = []
  const details: BlockedDetailRow[] = []
  const actions: ActionRow[] = []
  function* entries(): Generator<EntryRow> {
    for (let i = from; i < to; i++) {
      const person = personOf(world, i, surroundings)
      const ledger = ledgerOf(world, i, rulesAt)
      yield* ledger.entries
      actions.push(...ledger.actions)
      people.push(withJson(person))
      balances.push({ user_id: person.id, active_points: ledger.point, earned_points: ledger.earned })
      for (const { day, earned, entries } of ledger.days)
        days.push({ user_id: person.id, day: dateOf(day), earned, entries })
      reports.push(...reportsOnUser(world, i, person.term_status))
      details.push(...blockedDetails(world, 'user', i, recordOf(world, 'user', i), person.reason))
    }
  }
  await copyRows(client, 'point_entries', entryColumns, entries())
  await copyRows(client, 'member_actions', columnsOf.member_actions, actions)
  await copyRows(client, 'action_keys', columnsOf.action_keys, actions.map(keyOf))
  await copyRows(client, 'users', userColumns, people)
  await copyRows(client, 'balances', columnsOf.balances, balances)
  await copyRows(client, 'point_days', columnsOf.point_days, days)
  await copyRows(client, 'reports', reportColumns, reports)
  await copyRows(client, 'blocked_details', detailColumns, details)
}

async function loadPosts(client: ClientBase, world: World, { from, to }: Chunk): Promise<void> {
  const media: PostMediaRow[] = []
  const comments: CommentRow[] = []
  const reports: ReportRow[] = []
  const details: BlockedDetailRow[] = []
  function* posts(): Generator<WithJson<PostRow>> {
    for (let j = from; j < to; j++) {
      const record = postOf(world, j)
      yield withJson(record.post)
      media.push(...record.media)
      comments.push(...record.comments.map(({ row }) => row))
      reports.push(...record.reports)
      details.push(...record.blockedDetails)
    }
  }
  await copyRows(client, 'posts', postColumns, posts())
  await copyRows(client, 'post_media', mediaColumns, media)
  await copyRows(client, 'comments', commentColumns, comments)
  await copyRows(client, 'reports', reportColumns, reports)
  await copyRows(client, 'blocked_details', detailColumns, details)
}

type WithJson<R> = Omit<R, 'reason'> & { reason: string }

const withJson = <R extends { reason: readonly unknown[] }>(row: R): WithJson<R> => ({
  ...row,
  reason: JSON.stringify(row.reason),
})

const dates = new Map<number, string>()

/** A local day, counted from 1970, in the database's format. */
function dateOf(day: number): string {
  const known = dates.get(day)
  if (known) return known
  const made = new Date(day * 86_400_000).toISOString().slice(0, 10)
  dates.set(day, made)
  return made
}

const userColumns = [
  'id',
  'phone_number',
  'password_hash',
  'username',
  'full_name',
  'email',
  'gender',
  'country_code',
  'date_of_birth',
  'avatar_id',
  'interesting_topic_keys',
  'user_group',
  'term_status',
  'reason',
  'badge_id',
  'badge_status',
  'referred_by',
  'total_friends',
  'total_posts',
  'version',
  'created_at',
] as const
const entryColumns = [
  'id',
  'user_id',
  'other_account',
  'cause',
  'amount',
  'earned',
  'config_id',
  'rule_version',
  'post_id',
  'action_id',
  'corrects',
  'note',
  'exchange_hash',
  'created_at',
] as const
const reportColumns = ['id', 'model', 'target_id', 'type', 'message', 'created_by', 'created_at'] as const
const detailColumns = ['id', 'model', 'target_id', 'status', 'reason', 'created_by', 'created_at'] as const
const postColumns = [
  'id',
  'type',
  'title',
  'content',
  'status',
  'reason',
  'created_by',
  'group_id',
  'place_id',
  'shared_post_id',
  'total_likes',
  'total_comments',
  'version',
  'created_at',
] as const
const commentColumns = ['id', 'post_id', 'content', 'created_by', 'created_at'] as const
const mediaColumns = ['post_id', 'media_id', 'position'] as const
