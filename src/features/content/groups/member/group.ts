import { sql } from 'kysely'
import { actorId } from '../../../../platform/server/command.ts'
import { type Context, defineLoader, inOrder } from '../../../../platform/server/context.ts'
import { enumFor, memberBuilder } from '../../../../platform/server/graphql/builder.ts'
import { Refusal } from '../../../../platform/server/refusal.ts'
import { termStatuses } from '../../../../platform/shared/permission.ts'
import { isVisible } from '../../../records/term-status/member/public.ts'
import { groupPrivacies } from '../group.rules.ts'
import { groupById, type GroupRow } from '../server/group.queries.ts'

/** Whether the member who asks belongs to a group. */
const isJoined = defineLoader<string, boolean>(async (ctx, ids) => {
  const rows = await ctx.db
    .selectFrom('group_members')
    .select('group_id')
    .where('user_id', '=', actorId(ctx))
    .where('group_id', 'in', ids)
    .execute()
  return inOrder(ids, rows, (row) => row.group_id).map((row) => row !== null)
})

export const MemberGroup = memberBuilder.objectRef<GroupRow>('Group').implement({
  description: 'A group of members.',
  fields: (t) => ({
    _id: t.exposeID('id'),
    name: t.exposeString('name'),
    description: t.exposeString('description'),
    privacy: t.expose('privacy', {
      type: enumFor(groupPrivacies, 'MEMBER'),
      description: 'The posts of a PRIVATE group are for its members.',
    }),
    totalMembers: t.exposeInt('total_members'),
    joinedByMe: t.boolean({ resolve: ({ id }, _, ctx) => ctx.load(isJoined, id) }),
    status: t.expose('term_status', {
      type: enumFor(termStatuses, 'MEMBER'),
      description: 'HIDDEN is only seen by its creator.',
    }),
  }),
})

/** The group, if it exists for the member who asks; null otherwise. */
export async function seenGroup(ctx: Context, id: string): Promise<GroupRow | null> {
  const group = await ctx.load(groupById, id)
  return group && !group.deleted_at && isVisible(ctx, group.term_status, group.created_by) ? group : null
}

/** @throws Refusal NOT_FOUND */
export async function requireGroup(ctx: Context, id: string): Promise<GroupRow> {
  const group = await seenGroup(ctx, id)
  if (!group) throw new Refusal('NOT_FOUND', 'groups_text_gone')
  return group
}

const isMember = async (ctx: Context, { id, created_by }: GroupRow) =>
  created_by === actorId(ctx) || (await ctx.load(isJoined, id))

/**
 * Whoever posts in a group belongs to it.
 *
 * @throws Refusal NOT_FOUND, FORBIDDEN
 */
export async function requireMembership(ctx: Context, id: string): Promise<void> {
  if (!(await isMember(ctx, await requireGroup(ctx, id)))) throw new Refusal('FORBIDDEN', 'groups_text_not_joined')
}

/** Whether the member who asks may read the posts of a group: all of a PUBLIC one, members alone of another. */
export const readsPostsOf = defineLoader<string, boolean>(async (ctx, ids) => {
  const { rows } = await sql<{ id: string; reads: boolean }>`
    select id, reads_group(id, ${actorId(ctx)}) as reads from unnest(${ids}::uuid[]) g (id)`.execute(ctx.db)
  return inOrder(ids, rows, (row) => row.id).map((row) => row!.reads)
})

/** The same as a condition on `posts.group_id`. */
export const whereGroupIsRead = (ctx: Context) =>
  sql<boolean>`(posts.group_id is null or reads_group(posts.group_id, ${actorId(ctx)}))`
