import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { Tables } from '../../../../../database/tables.ts'
import { requirePermission } from '../../../../platform/server/access/rights.ts'
import { actorId } from '../../../../platform/server/command.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { contains } from '../../../../platform/server/lists/search.ts'
import { requireRecord } from '../../../../platform/server/records/record-reading.ts'
import { Refusal } from '../../../../platform/server/refusal.ts'
import { area, type Area } from '../../../../platform/shared/permission.ts'
import type { UserRow } from '../../../records/persons/server/public.ts'
import { colleaguesOffered, type NoteModel } from '../note.values.ts'

/** What a note is on. */
export interface NoteTarget {
  readonly model: NoteModel
  readonly targetId: string
}

const areasOf: Readonly<Record<NoteModel, readonly Area[]>> = { CASE: ['MODERATION'], USER: ['MODERATION', 'PEOPLE'] }

/** Whether the row of `users` is an active member of staff who may work in one of these areas. */
export const worksIn = (areas: readonly Area[]): RawBuilder<boolean> => sql<boolean>`(
  users.user_group in ('ADMIN', 'STAFF') and users.term_status in ('NORMAL', 'HIDDEN') and not users.deleted
  and (users.user_group = 'ADMIN' or exists (
    select from grants g where g.user_id = users.id and g.area = any (${areas}::text[]))))`

/** Whether a note is on this person, or on a case about a record of theirs. */
const isAbout = ({ model, targetId }: NoteTarget, person: string | RawBuilder<unknown>): RawBuilder<boolean> =>
  model === 'USER' ? sql<boolean>`${person} = ${targetId}::uuid` : sql<boolean>`case_is_about(${targetId}, ${person})`

/** Whoever works in no area in particular: every ADMIN who is active. */
const isAdmin = worksIn([])

/** Whether the viewer may see what these marks are on, as a condition on the column `model`. */
export const seenByOwner: RawBuilder<boolean> = sql<boolean>`(
  marks.model = 'USER' or exists (select from users where users.id = marks.person_id
    and case marks.model when 'CASE' then ${worksIn(areasOf.CASE)} else ${isAdmin} end))`

/** The ids of all active ADMINs. */
export const adminIds = async (ctx: Context): Promise<string[]> =>
  (await ctx.db.selectFrom('users').select('id').where(isAdmin).execute()).map(({ id }) => id)

/**
 * Refuses a viewer to whom the notes are not open.
 *
 * @throws Refusal NOT_FOUND; FORBIDDEN without the area, and for notes about oneself
 */
export async function requireTarget(ctx: Context, target: NoteTarget): Promise<void> {
  const { model, targetId: id } = target
  requirePermission(ctx, area(...areasOf[model]))
  await requireRecord(ctx, { model, id })
  const { rows } = await sql<{ about: boolean }>`select ${isAbout(target, actorId(ctx))} as about`.execute(ctx.db)
  if (rows[0]!.about) throw new Refusal('FORBIDDEN', 'notes_text_about_you')
}

/** The colleagues who may read the notes on something. */
export const colleaguesFor = (ctx: Context, target: NoteTarget) =>
  ctx.db
    .selectFrom('users')
    .selectAll()
    .where(worksIn(areasOf[target.model]))
    .where('id', '<>', actorId(ctx))
    .where(sql<boolean>`not ${isAbout(target, sql.ref('users.id'))}`)

/** The first few people of a query whom a text finds; without a text, the first ones by name. */
export function closestOf<O extends UserRow>(
  people: SelectQueryBuilder<Tables, 'users', O>,
  q: string | null,
): Promise<O[]> {
  const name = sql<string>`search_key(full_name)`
  return people
    .$if(q !== null, (query) => query.where(contains(name, q!)))
    .orderBy('name_sort')
    .orderBy('id')
    .limit(colleaguesOffered)
    .execute()
}
