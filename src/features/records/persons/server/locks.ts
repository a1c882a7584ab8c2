import type { Context } from '../../../../platform/server/context.ts'
import { Refusal } from '../../../../platform/server/refusal.ts'
import type { UserRow } from './user.queries.ts'

/**
 * The person's row, locked until the command ends. The lock leaves the key free, so that others can meanwhile insert
 * rows that refer to this person. (With a full lock, two administrators who change each other would deadlock.) Throws
 * NOT_FOUND.
 */
export async function lockUser(ctx: Context, id: string): Promise<UserRow> {
  const user = await ctx.db.selectFrom('users').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
  if (!user) throw new Refusal('NOT_FOUND', 'users_text_user_gone')
  return user
}

/** People on whom a command acts: their group and status stay as they are until it ends. */
export const holdPeople = (ctx: Context, ids: readonly string[]): Promise<UserRow[]> =>
  ctx.db.selectFrom('users').selectAll().where('id', 'in', ids).orderBy('id').forShare().execute()
