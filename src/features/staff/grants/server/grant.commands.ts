import { sql } from 'kysely'
import { audit } from '../../../../platform/server/audit/audit.ts'
import { actorId, command } from '../../../../platform/server/command.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { Refusal } from '../../../../platform/server/refusal.ts'
import { requireReceiver } from '../../../../platform/server/access/rights.ts'
import { refuseStale } from '../../../../platform/server/records/version.ts'
import { area, type Area } from '../../../../platform/shared/permission.ts'
import { registerUndo, undoAction } from '../../../records/audit/server/public.ts'
import { lockUser, type UserRow } from '../../../records/persons/server/public.ts'
import { grantOperations } from '../grant.operations.ts'
import { areasOf } from './grant.queries.ts'

interface Change {
  readonly userId: string
  readonly areas: readonly Area[]
  readonly version?: number | null | undefined
}

/**
 * Sets the areas that are granted to a member of STAFF. It waits for the person's running changes; their next action
 * has the new areas.
 *
 * @throws Refusal NOT_FOUND; CONFLICT if stale, or if the person is not STAFF or may receive nothing; FORBIDDEN for an area that the viewer
 *   does not have
 */
export async function setGrants(
  ctx: Context,
  { userId, areas, version }: Change,
  action: string = grantOperations.cmsSetGrants.name,
): Promise<UserRow> {
  return command(ctx, async (ctx) => {
    const user = await lockUser(ctx, userId)
    await refuseStale(ctx, { model: 'USER', id: user.id, version: user.version }, version)
    if (user.user_group !== 'STAFF') throw new Refusal('CONFLICT', 'grants_text_staff_only')
    if (!areas.every((opened) => area(opened).allows(ctx.viewer)))
      throw new Refusal('FORBIDDEN', 'grants_text_not_yours')
    const before = await areasOf(ctx.db, user.id)
    if (before.join() === areas.join()) return user
    if (areas.some((area) => !before.includes(area))) requireReceiver(ctx, user)
    await waitForActions(ctx, user.id)
    await ctx.db.deleteFrom('grants').where('user_id', '=', user.id).execute()
    if (areas.length > 0)
      await ctx.db
        .insertInto('grants')
        .values(areas.map((area) => ({ user_id: user.id, area, granted_by: actorId(ctx) })))
        .execute()
    const changed = await ctx.db
      .updateTable('users')
      .set({ version: user.version + 1 })
      .where('id', '=', user.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    await audit(ctx, {
      action,
      model: 'USER',
      targetId: user.id,
      before: { areas: before },
      after: { areas },
      version: changed.version,
    })
    return changed
  })
}

/**
 * Waits until the transactions that have already checked the person's rights are committed. Later checks wait for this
 * command: see `confirmRights`.
 */
async function waitForActions(ctx: Context, userId: string): Promise<void> {
  await sql`select from sessions where user_id = ${userId} and ended_at is null order by id for no key update`.execute(
    ctx.db,
  )
}

registerUndo({
  model: 'USER',
  operation: grantOperations.cmsSetGrants,
  async run(ctx, { _id, version, before }) {
    const areas = (before.areas ?? []) as Area[]
    return (await setGrants(ctx, { userId: _id, areas, version }, undoAction)).version
  },
})
