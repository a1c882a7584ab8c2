import { type Kysely, type Selectable, sql } from 'kysely'
import type { AuditEntries, Tables } from '../../../../database/tables.ts'
import { chainOf } from '../../../platform/server/audit/audit.ts'
import { defineLoader, inOrder } from '../../../platform/server/context.ts'
import type { HistoryModel } from '../audit.rules.ts'

export type AuditRow = Selectable<AuditEntries>

/** The next entries of one record, newest first. `after` is the id of the last entry already loaded. */
export function historyOf(
  db: Kysely<Tables>,
  of: { model: HistoryModel; targetId: string },
  page: { limit: number; after: string | null },
): Promise<AuditRow[]> {
  const chain = chainOf(of.model, of.targetId)
  let query = db.selectFrom('audit_entries').selectAll().where('chain', '=', chain)
  if (page.after) {
    const last = db
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
