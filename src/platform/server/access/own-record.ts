import { type RawBuilder, sql } from 'kysely'
import type { TextKey } from '../../shared/text.ts'
import { actorId } from '../command.ts'
import { type Context, defineLoader, inOrder } from '../context.ts'
import { Refusal } from '../refusal.ts'

type Operand = string | RawBuilder<unknown>

/** Whether a record belongs to a person, as its owner, creator or page admin: the database function says who that is. */
export const belongsTo = (model: Operand, id: Operand, person: Operand): RawBuilder<boolean> =>
  sql<boolean>`belongs_to(${model}, ${id}, ${person})`

/** A field of a model's records: what screens need in order not to offer what `refuseOwnRecord` refuses. */
export function ownRecord(model: string) {
  const own = defineLoader<string, boolean>(async (ctx, ids) => {
    const { rows } = await sql<{ id: string; own: boolean }>`
      select id, ${belongsTo(model, sql.ref('id'), actorId(ctx))} as own from unnest(${ids}::uuid[]) r (id)`.execute(
      ctx.db,
    )
    return inOrder(ids, rows, (row) => row.id).map((row) => row!.own)
  })
  return {
    description: 'Whether it is the viewer’s own, or one that they look after: then others decide about it.',
    resolve: ({ id }: { readonly id: string }, _: unknown, ctx: Context) => ctx.load(own, id),
  }
}

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
