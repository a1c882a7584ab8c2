import { actorId, command } from '../../../../platform/server/command.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { invalid, Refusal } from '../../../../platform/server/refusal.ts'
import type { TextKey } from '../../../../platform/shared/text.ts'

/**
 * A command that changes another person's account; that person's row cannot be deleted until the command ends.
 *
 * @param ownText the text of the refusal when the person is the viewer
 * @throws Refusal NOT_FOUND; BAD_USER_INPUT at `userId` for oneself
 */
export async function commandOnOther<T>(
  ctx: Context,
  userId: string,
  ownText: TextKey,
  run: (ctx: Context) => Promise<T>,
): Promise<T> {
  if (userId === actorId(ctx)) throw invalid('userId', ownText)
  return command(ctx, async (ctx) => {
    const user = await ctx.db.selectFrom('users').select('id').where('id', '=', userId).forShare().executeTakeFirst()
    if (!user) throw new Refusal('NOT_FOUND', 'security_text_user_gone')
    return run(ctx)
  })
}
