import type { Selectable } from 'kysely'
import type { SuspensionEnds } from '../../../../database/tables.ts'
import { chainOf } from '../../../platform/server/audit/audit.ts'
import type { Context } from '../../../platform/server/context.ts'
import type { TermStatus } from '../../../platform/shared/permission.ts'
import type { TermModel } from '../term-status.values.ts'

export type SuspensionEnd = Selectable<SuspensionEnds>

/** The action of the audit entry when a suspension is over. */
export const suspensionOver = 'suspension:over'

/** When the suspension of a locked record ends by itself; null if never, or if the record has changed since. */
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

/** When the suspension was to end that a change lifted; the change left this version. */
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

/** Keeps when the suspension ends that was written just now. An earlier end no longer counts: it has another version. */
export async function keepEnd(
  ctx: Context,
  suspended: Pick<SuspensionEnd, 'model' | 'target_id' | 'version'>,
  until: Date | null | undefined,
): Promise<void> {
  if (!until) return
  await ctx.db
    .insertInto('suspension_ends')
    .values({ ...suspended, until })
    .onConflict((oc) => oc.columns(['model', 'target_id']).doUpdateSet({ version: suspended.version, until }))
    .execute()
}
