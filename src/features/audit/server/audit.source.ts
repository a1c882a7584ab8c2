import { sql } from 'kysely'
import { directionOf, isPast } from '../../../platform/server/keyset.ts'
import { type ListSource, registerListSource } from '../../../platform/server/list-source.ts'
import { auditList } from '../audit.list.ts'
import { auditOperations } from '../audit.operations.ts'
import { type AuditChange, changesOf } from './audit.changes.ts'
import { type AuditFilters, type AuditRow, whereEntries } from './audit.queries.ts'

type Exported = AuditRow & { actor_name: string | null }

const columns: ListSource<Exported>['columns'] = {
  createdAt: { title: 'Time', cell: (entry) => entry.created_at },
  actor: { title: 'Who', cell: (entry) => entry.actor_name },
  action: { title: 'Action', cell: (entry) => entry.action },
  model: { title: 'Model', cell: (entry) => entry.model },
  target: { title: 'Target', cell: (entry) => entry.target_id },
  changes: { title: 'Changes', cell: (entry) => changesOf(entry).map(written).join('\n') || null },
  reason: { title: 'Reason', cell: (entry) => entry.reason },
  version: { title: 'Version', cell: (entry) => entry.version },
  requestId: { title: 'Request ID', cell: (entry) => entry.request_id },
}

function written({ field, before, after }: AuditChange): string {
  const text = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value ?? null))
  return before === undefined ? `${field}: ${text(after)}` : `${field}: ${text(before)} → ${text(after)}`
}

/** The list's filters as they come from a URL: the days in one text. */
function auditFilters({ createdAt, ...filters }: Record<string, string>): AuditFilters {
  const [from, to] = createdAt?.split('_') ?? []
  return { ...filters, from, to }
}

registerListSource<Exported>({
  spec: auditList,
  operation: auditOperations.cmsGetAuditEntries,
  columns,
  async idsAfter(ctx, filters, after, limit) {
    let query = whereEntries(ctx.db.selectFrom('audit_entries'), auditFilters(filters))
      .select('id')
      .orderBy('id')
      .limit(limit)
    if (after) query = query.where('id', '>', after)
    return (await query.execute()).map((entry) => entry.id)
  },
  rowsAfter(ctx, filters, sort, after, limit) {
    const dir = directionOf(sort)
    let ids = whereEntries(ctx.db.selectFrom('audit_entries'), auditFilters(filters)).select('id')
    if (after) ids = ids.where(isPast(dir, sql`created_at, id`, sql`${after.created_at}, ${after.id}`))
    return ctx.db
      .selectFrom('audit_entries')
      .leftJoin('users', 'users.id', 'audit_entries.actor_id')
      .selectAll('audit_entries')
      .select('users.full_name as actor_name')
      .where('audit_entries.id', 'in', ids.orderBy('created_at', dir).orderBy('id', dir).limit(limit))
      .orderBy('audit_entries.created_at', dir)
      .orderBy('audit_entries.id', dir)
      .execute()
  },
})
