import { type Selectable, sql } from 'kysely'
import type { Preferences } from '../../../../../database/tables.ts'
import { actorId, command } from '../../../../platform/server/command.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { invalid } from '../../../../platform/server/refusal.ts'

export type Preference = Pick<Selectable<Preferences>, 'key' | 'value'>

/** A limit above the number of existing settings. */
export const preferencesPerPerson = 100

/**
 * Stores a setting of the viewer's. Writes of one person run one after another, so that the limit holds for
 * simultaneous requests.
 */
export async function setPreference(ctx: Context, key: string, value: unknown): Promise<Preference> {
  const user_id = actorId(ctx)
  const text = JSON.stringify(value)
  return command(ctx, async (ctx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`preferences of ${user_id}`}, 0))`.execute(ctx.db)
    const others = await ctx.db
      .selectFrom('preferences')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('user_id', '=', user_id)
      .where('key', '<>', key)
      .executeTakeFirstOrThrow()
    if (others.count >= preferencesPerPerson)
      throw invalid('key', 'platform_text_too_many_settings', { max: preferencesPerPerson })
    return ctx.db
      .insertInto('preferences')
      .values({ user_id, key, value: text })
      .onConflict((oc) => oc.columns(['user_id', 'key']).doUpdateSet({ value: text }))
      .returning(['key', 'value'])
      .executeTakeFirstOrThrow()
  })
}
