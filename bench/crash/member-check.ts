import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import type { MemberJournal } from './members.ts'
import type { Members } from './member-seed.ts'

/** Acknowledged acts of members that are missing, or were done twice. Everything sent has an answer by now. */
export async function lostActs(db: Kysely<Tables>, journal: MemberJournal, { ids }: Members): Promise<string[]> {
  const faults: string[] = []
  const tables = {
    post: sql`select id, created_by as person from posts where created_by = any (${ids}::uuid[])`,
    comment: sql`select id, created_by as person from comments where created_by = any (${ids}::uuid[])`,
    buy: sql`select id, user_id as person from voucher_redemptions where user_id = any (${ids}::uuid[]) and cause = 'BOUGHT'`,
    enter: sql`select id, user_id as person from voucher_redemptions where user_id = any (${ids}::uuid[]) and cause = 'ENTERED'`,
    spin: sql`select id, user_id as person from spins where user_id = any (${ids}::uuid[])`,
  } as const
  for (const [kind, query] of Object.entries(tables)) {
    const { rows } = await sql<{ id: string; person: string }>`${query}`.execute(db)
    const acknowledged = journal.acknowledged.filter(({ write }) => write.kind === kind)
    const told = acknowledged.map(({ id, write }) => `${id} of ${ids[write.member]}`).toSorted()
    const found = rows.map(({ id, person }) => `${id} of ${person}`).toSorted()
    if (new Set(told).size !== told.length) faults.push(`two requests for a ${kind} had the same outcome`)
    const [lost, twice] = [told.filter((one) => !found.includes(one)), found.filter((one) => !told.includes(one))]
    if (lost.length > 0)
      faults.push(`acknowledged and not there: ${kind} ${lost.slice(0, 3).join(', ')} (${lost.length})`)
    if (twice.length > 0)
      faults.push(`there without a request: ${kind} ${twice.slice(0, 3).join(', ')} (${twice.length})`)
  }
  const likes = journal.likes
    .flatMap((posts, member) => [...posts].map((post) => `${post} by ${ids[member]}`))
    .toSorted()
  const { rows: liked } = await sql<{ post_id: string; user_id: string }>`
    select post_id, user_id from post_likes where user_id = any (${ids}::uuid[])`.execute(db)
  const kept = liked.map(({ post_id, user_id }) => `${post_id} by ${user_id}`).toSorted()
  if (JSON.stringify(likes) !== JSON.stringify(kept))
    faults.push(`${likes.length} likes were acknowledged, ${kept.length} are kept`)
  return [...faults, ...(await wrongTotals(db, ids)), ...(await wrongPoints(db, ids))]
}

async function wrongTotals(db: Kysely<Tables>, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql`select id, total_likes, total_comments from posts p where created_by = any (${ids}::uuid[])
    and ((select count(*) from post_likes where post_id = p.id) <> total_likes
      or (select count(*) from comments where post_id = p.id and deleted_at is null) <> total_comments)`.execute(db)
  return rows.map((row) => `totals of a member's post are not what there is: ${JSON.stringify(row)}`)
}

/** What a post gave is there while it stands and gone while it is blocked, unless the job has still to look at it. */
async function wrongPoints(db: Kysely<Tables>, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql`
    select p.id, p.status, given.amount, given.amount + coalesce(sum(back.amount), 0) as "left" from posts p
      join member_actions a on a.record_id = p.id and a.user_id = p.created_by
      join point_entries given on given.user_id = a.user_id and given.action_id = a.id and given.cause <> 'CORRECTION'
      left join point_entries back on back.user_id = given.user_id and back.corrects = given.id
      where p.created_by = any (${ids}::uuid[]) and not exists (select from records_to_settle s where s.id = p.id)
      group by p.id, given.user_id, given.id, given.amount
      having given.amount + coalesce(sum(back.amount), 0) <> case when p.status = 'BLOCKED' then 0 else given.amount end`.execute(
    db,
  )
  return rows.map((row) => `points of a post are not what its status says: ${JSON.stringify(row)}`)
}
