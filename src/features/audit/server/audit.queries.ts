import type { Kysely, Selectable } from 'kysely'
import type { AuditEntries, Tables } from '../../../../database/tables.ts'
import { chainOf } from '../../../platform/server/audit/audit.ts'
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
