import type { Selectable } from 'kysely'
import type { SuspensionEnds } from '../../../../../database/tables.ts'
import { chainOf } from '../../../../platform/server/audit/audit.ts'
import type { Context } from '../../../../platform/server/context.ts'
import type { TermStatus } from '../../../../platform/shared/permission.ts'
import type { TermModel } from '../../../../platform/shared/term-status.ts'

export type SuspensionEnd = Selectable<SuspensionEnds>

/** The action of the audit entry when a suspension is over. */
export const suspensionOver = 'suspension:over'

/** The planned end of a locked record's suspension; null without one. */
export async function endOf(
  ctx: Context,
  model: TermModel,
  { id, status, version }: { readonly id: string; readonly status: TermStatus; readonly version: number },
): Promise<Date | null> {
  if (status !== 'SUSPENDING') return null
  const end = await ctx.db
    .selectFrom('suspension_ends')
    .select('until')
    .where('model', '=', model)
    .where('target_id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  return end?.until ?? null
}

/** The planned end of the suspension that a change lifted. `version` is the version after the change. */
export async function endBefore(
  ctx: Context,
  { model, _id, version }: { readonly model: TermModel; readonly _id: string; readonly version: number },
): Promise<Date | null> {
  const entry = await ctx.db
    .selectFrom('audit_entries')
    .select('before')
    .where('chain', '=', chainOf(model, _id))
    .where('version', '=', version)
    .executeTakeFirst()
  const { until } = (entry?.before ?? {}) as { readonly until?: string }
  return until ? new Date(until) : null
}

/** Stores the planned end of the suspension that was just written, in place of an earlier one; null removes it. */
export async function keepEnd(
  ctx: Context,
  { model, target_id, version }: Pick<SuspensionEnd, 'model' | 'target_id' | 'version'>,
  until: Date | null,
): Promise<void> {
  if (until)
    await ctx.db
      .insertInto('suspension_ends')
      .values({ model, target_id, version, until })
      .onConflict((oc) => oc.columns(['model', 'target_id']).doUpdateSet({ version, until }))
      .execute()
  else
    await ctx.db.deleteFrom('suspension_ends').where('model', '=', model).where('target_id', '=', target_id).execute()
}
