import { type RawBuilder, sql } from 'kysely'
import type { TextKey } from '../shared/text.ts'
import { actorId } from './command.ts'
import type { Context } from './context.ts'
import { Refusal } from './refusal.ts'

type Operand = string | RawBuilder<unknown>

/** Whether a record belongs to a person, as its owner, creator or page admin: the database function says who that is. */
export const belongsTo = (model: Operand, id: Operand, person: Operand): RawBuilder<boolean> =>
  sql<boolean>`belongs_to(${model}, ${id}, ${person})`

/**
 * Refuses to decide about a record of the viewer's own, whatever the viewer's rights. Call it with the record locked, and
 * not for the undo of the viewer's own change within its ten seconds.
 */
export async function refuseOwnRecord(
  ctx: Context,
  model: string,
  id: string,
  reason: TextKey = 'platform_text_own_record',
): Promise<void> {
  const { rows } = await sql<{ own: boolean }>`select ${belongsTo(model, id, actorId(ctx))} as own`.execute(ctx.db)
  if (rows[0]!.own) throw new Refusal('FORBIDDEN', reason)
}
