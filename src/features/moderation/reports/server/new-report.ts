import type { Insertable } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Reports } from '../../../../../database/tables.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { announceChange } from '../../../../platform/server/live/announce.ts'
import type { TermModel } from '../../../../platform/shared/term-status.ts'

/**
 * Adds a report, of which everybody hears who has the record's reports open. Call it inside a command, with the record
 * locked.
 *
 * @returns its id; null if that person, or the words, reported the record before
 */
export async function addReport(ctx: Context, report: Omit<Insertable<Reports>, 'id'>): Promise<string | null> {
  const added = await ctx.db
    .insertInto('reports')
    .values({ id: uuidv7(), ...report })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!added) return null
  const { version } = await ctx.db
    .selectFrom('report_targets')
    .select('version')
    .where('model', '=', report.model)
    .where('target_id', '=', report.target_id)
    .executeTakeFirstOrThrow()
  await announceChange(ctx, { model: 'REPORT', id: report.target_id, version, by: null, fields: [] })
  return added.id
}

/** Reports a record by nobody, because of its words; once, however often its texts change. Call it inside a command. */
export async function reportForWords(
  ctx: Context,
  { model, id }: { readonly model: TermModel; readonly id: string },
): Promise<void> {
  await addReport(ctx, { model, target_id: id, type: 'SENSITIVE_WORD', created_by: null })
}
