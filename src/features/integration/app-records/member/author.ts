import { activePeopleById } from '../../../../platform/server/access/authenticate.ts'
import { type Context, withDb } from '../../../../platform/server/context.ts'
import { Refusal } from '../../../../platform/server/refusal.ts'
import { isStaffGroup, type Viewer } from '../../../../platform/shared/permission.ts'
import { recordsByExternalId } from '../../../records/external-ids/server/public.ts'

/** The command as if the author had sent it; what loads rows by the viewer begins anew. */
export const inTheNameOf = (ctx: Context, viewer: Viewer): Context => withDb({ ...ctx, viewer }, ctx.db)

export const requireAuthor = async (ctx: Context, externalId: string): Promise<Viewer> =>
  (await requireAuthors(ctx, [externalId])).get(externalId)!

/**
 * The members who wrote something in the app, by their external ids.
 *
 * @throws Refusal NOT_FOUND; FORBIDDEN for one who may not write, and for staff
 */
export async function requireAuthors(
  ctx: Context,
  externalIds: readonly string[],
): Promise<ReadonlyMap<string, Viewer>> {
  const ids = await recordsByExternalId(ctx, 'USER', externalIds)
  const people = await activePeopleById(ctx.db, [...ids.values()])
  return new Map(
    externalIds.map((externalId) => {
      const id = ids.get(externalId)
      if (id === undefined) throw new Refusal('NOT_FOUND', 'app_records_text_unknown_author')
      const person = people.get(id)
      if (!person || person.viewer.termStatus === 'SUSPENDING')
        throw new Refusal('FORBIDDEN', 'app_records_text_author_stopped')
      if (isStaffGroup(person.viewer.group)) throw new Refusal('FORBIDDEN', 'app_records_text_author_is_staff')
      return [externalId, person.viewer]
    }),
  )
}
