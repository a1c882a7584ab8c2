import { validate as isUuid } from 'uuid'
import type { Context } from '../../../../platform/server/context.ts'

/** A record that the app's backend means: its id here, and what the app calls it. */
export interface Named {
  readonly id: string
  readonly inApp: string
}

/**
 * The record that a text names, by its external id or by our id; null if neither is known. By our id it may be a record
 * that does not exist: whoever needs it, reads it.
 */
export async function recordNamed(ctx: Context, model: string, given: string): Promise<Named | null> {
  const id = isUuid(given) ? given.toLowerCase() : null
  const rows = await ctx.db
    .selectFrom('external_ids')
    .select(['record_id', 'external_id'])
    .where('model', '=', model)
    .where((eb) => eb.or([eb('external_id', '=', given), ...(id ? [eb('record_id', '=', id)] : [])]))
    .execute()
  const found = rows.find(({ external_id }) => external_id === given) ?? rows[0]
  if (found) return { id: found.record_id, inApp: found.external_id }
  return id === null ? null : { id, inApp: given }
}
