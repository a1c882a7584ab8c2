import { type Kysely, type Selectable, sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Marks, Tables } from '../../../../../database/tables.ts'
import { actorId, command } from '../../../../platform/server/command.ts'
import type { Context } from '../../../../platform/server/context.ts'
import type { MarkKind, MarkModel } from '../note.values.ts'
import { seenByOwner } from './colleagues.ts'

export type MarkRow = Selectable<Marks>

/** What a mark is on. */
interface MarkTarget {
  readonly model: MarkModel
  readonly targetId: string
}

interface GivenMark extends MarkTarget {
  readonly kind: MarkKind
  readonly people: readonly string[]
  readonly text: string
  readonly noteId?: string | null
}

/** Marks something for colleagues, without a viewer in the name of nobody. Nobody gets a mark of their own doing. */
export async function giveMarks(
  ctx: Context,
  { kind, people, model, targetId, text, noteId = null }: GivenMark,
): Promise<void> {
  const by = ctx.viewer?._id ?? null
  const rows = people
    .filter((person) => person !== by)
    .map((person_id) => ({
      id: uuidv7(),
      person_id,
      kind,
      model,
      target_id: targetId,
      text,
      note_id: noteId,
      by_id: by,
    }))
  if (rows.length > 0) await ctx.db.insertInto('marks').values(rows).execute()
}

const ownMarks = (ctx: Context) => ctx.db.selectFrom('marks').where('person_id', '=', actorId(ctx)).where(seenByOwner)

/** The viewer's marks, newest first. */
export const marksPage = (ctx: Context, { limit, offset }: { readonly limit: number; readonly offset: number }) => ({
  items: () =>
    ownMarks(ctx).selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).offset(offset).execute(),
  async total() {
    const { n } = await ownMarks(ctx)
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
    return n
  },
})

const unreadOn = ({ model, targetId }: MarkTarget, person: string) =>
  sql<boolean>`person_id = ${person} and model = ${model} and target_id = ${targetId} and read_at is null`

/** How many marks of the viewer on this are unread. */
export async function unreadMarks(ctx: Context, target: MarkTarget): Promise<number> {
  const { n } = await ctx.db
    .selectFrom('marks')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where(unreadOn(target, actorId(ctx)))
    .executeTakeFirstOrThrow()
  return n
}

/** Marks as read what the viewer has opened. Returns how many marks that were. */
export async function readMarks(ctx: Context, target: MarkTarget): Promise<number> {
  return command(ctx, async (ctx) => {
    const { numUpdatedRows } = await ctx.db
      .updateTable('marks')
      .set({ read_at: sql<Date>`clock_timestamp()` })
      .where(unreadOn(target, actorId(ctx)))
      .executeTakeFirst()
    return Number(numUpdatedRows)
  })
}

/** For the side menu: how many unread marks each of these people has. */
export async function unreadByPerson(
  db: Kysely<Tables>,
  people: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ person: string; number: number }>`
    select person_id as person, count(*)::int as number from marks
      where read_at is null and person_id = any (${people}::uuid[]) and ${seenByOwner} group by 1`.execute(db)
  return new Map(rows.map(({ person, number }) => [person, number]))
}
