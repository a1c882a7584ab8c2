import { sql } from 'kysely'
import { type Context, defineLoader, grouped } from '../../../../platform/server/context.ts'
import type { TermModel } from '../../../../platform/shared/term-status.ts'
import { newestHolders } from '../../reports/server/public.ts'
import type { ContextRole } from '../desk.values.ts'

/** A record around a reported one. */
export interface Around {
  readonly role: ContextRole
  readonly model: TermModel
  readonly id: string
}

/** How many comments before and after a reported one are shown, and how many of a person's newest posts. */
const neighbours = 2
const newestPosts = 3

/** The post of a comment, and what was said before and after it. */
const aroundComments = defineLoader<string, Around[]>(async (ctx, ids) => {
  const { rows } = await sql<Around & { of: string }>`
    select c.id as of, near.* from unnest(${ids}::uuid[]) asked (id) join comments c using (id)
      cross join lateral (
        select 'POST' as role, 'POST' as model, c.post_id as id, c.created_at as at, 0 as place
        union all (
          select 'BEFORE', 'COMMENT', n.id, n.created_at, 1 from comments n
          where n.post_id = c.post_id and n.deleted_at is null and (n.created_at, n.id) < (c.created_at, c.id)
          order by n.created_at desc, n.id desc limit ${neighbours})
        union all (
          select 'AFTER', 'COMMENT', n.id, n.created_at, 2 from comments n
          where n.post_id = c.post_id and n.deleted_at is null and (n.created_at, n.id) > (c.created_at, c.id)
          order by n.created_at, n.id limit ${neighbours})) near
      order by near.place, near.at, near.id`.execute(ctx.db)
  return grouped(ids, rows, (row) => row.of)
})

const aroundPeople = defineLoader<string, Around[]>(async (ctx, ids) => {
  const { rows } = await sql<Around & { of: string }>`
    select u.id as of, 'NEWEST' as role, 'POST' as model, p.id from unnest(${ids}::uuid[]) u (id)
      cross join lateral (
        select id, created_at from posts where created_by = u.id and deleted_at is null
        order by created_at desc, id desc limit ${newestPosts}) p
      order by p.created_at desc, p.id desc`.execute(ctx.db)
  return grouped(ids, rows, (row) => row.of)
})

/** What a moderator reads around a record: nothing for kinds that stand for themselves. */
export async function around(ctx: Context, model: TermModel, id: string): Promise<readonly Around[]> {
  if (model === 'COMMENT') return ctx.load(aroundComments, id)
  if (model === 'USER') return ctx.load(aroundPeople, id)
  if (model !== 'MEDIA') return []
  return (await ctx.load(newestHolders, id)).map((post) => ({ role: 'HOLDER', model: 'POST', id: post.id }))
}

export interface Block {
  readonly model: TermModel
  readonly id: string
  readonly reason: string
  readonly at: Date
}

/** The blocks of a creator's records that the severity counts: see the database function `blocks_of_creator`. */
export const blocksOf = defineLoader<string, Block[]>(async (ctx, ids) => {
  const { rows } = await sql<Block & { of: string }>`
    select c.id as of, d.* from unnest(${ids}::uuid[]) c (id)
      cross join lateral (
        select d.model, d.target_id as id, d.reason, d.created_at as at from blocked_details d
          where d.creator_id = c.id and d.created_at > now() - interval '90 days' and d.status = 'BLOCKED' and d.undoes is null
            and not d.repeats and not exists (select from blocked_details u where u.undoes = d.id offset 0)
          order by d.created_at desc, d.id desc limit 10) d
      order by d.at desc`.execute(ctx.db)
  return grouped(ids, rows, (row) => row.of)
})
