import { tableList } from '../../../../platform/server/records/table-list.ts'
import { userById } from '../../persons/server/public.ts'
import { auditList } from '../audit.list.ts'
import { auditOperations } from '../audit.operations.ts'
import { type AuditChange, changesShown, recordOf } from './audit.changes.ts'

function written({ field, before, after }: AuditChange): string {
  const text = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value ?? null))
  return before === undefined ? `${field}: ${text(after)}` : `${field}: ${text(before)} → ${text(after)}`
}

export const auditEntries = tableList({
  spec: auditList,
  operation: auditOperations.cmsGetAuditEntries,
  table: 'audit_entries',
  where: { actor: 'actor_id', model: 'model', action: 'action', createdAt: 'created_at' },
  sorts: { CREATED_AT: 'created_at' },
  tally: {
    table: 'audit_tally',
    sum: 'entries',
    by: { actor: 'actor_id', model: 'model', action: 'action', createdAt: 'day' },
  },
  columns: {
    createdAt: { title: 'Time', moment: (entry) => entry.created_at },
    actor: {
      title: 'Who',
      personal: true,
      cell: async (entry, ctx) =>
        entry.actor_id ? ((await ctx.load(userById, entry.actor_id))?.full_name ?? null) : null,
    },
    action: { title: 'Action', cell: (entry) => entry.action },
    model: { title: 'Model', cell: (entry) => entry.model },
    target: { title: 'Target', cell: (entry) => entry.target_id },
    changes: {
      title: 'Changes',
      cell: (entry, ctx) => changesShown(ctx, recordOf(entry), entry).map(written).join('\n') || null,
    },
    reason: { title: 'Reason', cell: (entry) => entry.reason },
    version: { title: 'Version', cell: (entry) => entry.version },
    requestId: { title: 'Request ID', cell: (entry) => entry.request_id },
  },
})
