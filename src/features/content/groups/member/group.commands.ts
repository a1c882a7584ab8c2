import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { actorId, command } from '../../../../platform/server/command.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { announceChange } from '../../../../platform/server/live/announce.ts'
import { Refusal } from '../../../../platform/server/refusal.ts'
import { checkWords, reportWords } from '../../../../platform/server/words.ts'
import { type Adopted, adoptedColumns } from '../../../records/external-ids/adopted.ts'
import { deleteOwn } from '../../../records/report-targets/server/public.ts'
import { announceCreation } from '../../../records/webhook-events/server/public.ts'
import { chosenCategory } from '../../page-categories/member/public.ts'
import type { GroupOfMember } from '../group-of-member.rules.ts'
import type { GroupRow } from '../server/group.queries.ts'
import { requireGroup } from './group.ts'

/** Adds a group, to which its creator belongs. */
export async function createGroup(
  ctx: Context,
  data: GroupOfMember,
  given: Adopted = { id: uuidv7() },
): Promise<string> {
  return command(ctx, async (ctx) => {
    const { id } = given
    const words = await checkWords(ctx, { 'data.name': data.name, 'data.description': data.description })
    await ctx.db
      .insertInto('social_groups')
      .values({
        ...adoptedColumns(given),
        name: words.texts['data.name'],
        description: words.texts['data.description'],
        privacy: data.privacy,
        category_id: await chosenCategory(ctx, data),
        created_by: actorId(ctx),
        total_members: 1,
      })
      .execute()
    await ctx.db
      .insertInto('group_members')
      .values({ group_id: id, user_id: actorId(ctx) })
      .execute()
    if (words.suspicious) await reportWords(ctx, { model: 'GROUP', id })
    await announceChange(ctx, { model: 'GROUP', id, version: 1, by: actorId(ctx), fields: [] })
    await announceCreation(ctx, { model: 'GROUP', id })
    return id
  })
}

/** Changes what a group of the member's own says. */
export async function changeGroup(
  ctx: Context,
  id: string,
  { name, description }: Pick<GroupOfMember, 'name' | 'description'>,
): Promise<void> {
  await command(ctx, async (ctx) => {
    const { version: before } = await lockOwnGroup(ctx, id)
    const words = await checkWords(ctx, { 'data.name': name, 'data.description': description })
    const version = before + 1
    await ctx.db
      .updateTable('social_groups')
      .set({ name: words.texts['data.name'], description: words.texts['data.description'], version })
      .where('id', '=', id)
      .execute()
    if (words.suspicious) await reportWords(ctx, { model: 'GROUP', id })
    await announceChange(ctx, { model: 'GROUP', id, version, by: actorId(ctx), fields: [] })
  })
}

/** Deletes a group of the member's own. Its posts remain. */
export const deleteGroup = (ctx: Context, id: string): Promise<void> =>
  command(ctx, async (ctx) => {
    const { version } = await lockOwnGroup(ctx, id)
    await deleteOwn(ctx, { table: 'social_groups', model: 'GROUP', id, version })
  })

/** The member joins a group. Joining it twice changes nothing. */
export const joinGroup = (ctx: Context, id: string): Promise<void> =>
  command(ctx, async (ctx) => {
    await lockGroup(ctx, id)
    const { numInsertedOrUpdatedRows: added } = await ctx.db
      .insertInto('group_members')
      .values({ group_id: id, user_id: actorId(ctx) })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (added) await countMembers(ctx, id, 1)
  })

/** The member leaves a group, if they belong to it. */
export const leaveGroup = (ctx: Context, id: string): Promise<void> =>
  command(ctx, async (ctx) => {
    await lockGroup(ctx, id)
    const { numDeletedRows: removed } = await ctx.db
      .deleteFrom('group_members')
      .where('group_id', '=', id)
      .where('user_id', '=', actorId(ctx))
      .executeTakeFirst()
    if (removed) await countMembers(ctx, id, -1)
  })

/** @throws Refusal NOT_FOUND */
async function lockGroup(ctx: Context, id: string): Promise<GroupRow> {
  await sql`select from social_groups where id = ${id} for no key update`.execute(ctx.db)
  return requireGroup(ctx, id)
}

/** @throws Refusal NOT_FOUND for somebody else's, too */
async function lockOwnGroup(ctx: Context, id: string): Promise<GroupRow> {
  const group = await lockGroup(ctx, id)
  if (group.created_by !== actorId(ctx)) throw new Refusal('NOT_FOUND', 'groups_text_gone')
  return group
}

const countMembers = (ctx: Context, id: string, by: 1 | -1) =>
  sql`update social_groups set total_members = total_members + ${by} where id = ${id}`.execute(ctx.db)
