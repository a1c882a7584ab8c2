import { type Selectable, sql } from 'kysely'
import type { AuditEntries } from '../../../../../database/tables.ts'
import { chainOf } from '../../../../platform/server/audit/audit.ts'
import { type Context, defineLoader, inOrder } from '../../../../platform/server/context.ts'
import type { RecordName } from '../../../../platform/server/live/announce.ts'
import { entriesShown } from '../../../../platform/server/records/record-reading.ts'

export type AuditRow = Selectable<AuditEntries>

/** The next entries of one record that tell the viewer something, newest first. `after` is the id of the last entry already loaded. */
export function historyOf(
  ctx: Context,
  of: RecordName,
  page: { limit: number; after: string | null },
): Promise<AuditRow[]> {
  const chain = chainOf(of.model, of.id)
  let query = ctx.db.selectFrom('audit_entries').selectAll().where('chain', '=', chain).where(entriesShown(ctx, of))
  if (page.after) {
    const last = ctx.db
      .selectFrom('audit_entries')
      .select('position')
      .where('id', '=', page.after)
      .where('chain', '=', chain)
    query = query.where('position', '<', last)
  }
  return query.orderBy('position', 'desc').limit(page.limit).execute()
}

/** The last entry of each chain, read from the index of its positions; null for a chain without entries. */
export const lastEntryOf = defineLoader<string, AuditRow | null>(async (ctx, chains) => {
  const { rows } = await sql<AuditRow>`
    select entry.* from unnest(${[...chains]}::text[]) as of(chain)
      cross join lateral (
        select * from audit_entries where chain = of.chain order by position desc limit 1) entry`.execute(ctx.db)
  return inOrder(chains, rows, ({ chain }) => chain)
})
