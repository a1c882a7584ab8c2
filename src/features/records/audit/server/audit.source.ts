import { tableList } from '../../../../platform/server/records/table-list.ts'
import { userById } from '../../persons/server/public.ts'
import { auditList } from '../audit.list.ts'
import { auditOperations } from '../audit.operations.ts'
import { changesShown, nameOfTarget, targetInWords, recordOf } from './audit.changes.ts'
import { actionNames, changeIn, modelNames } from './audit.words.ts'

export const auditEntries = tableList({
  spec: auditList,
  title: 'audit_title',
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
    createdAt: { title: 'audit_time', moment: (entry) => entry.created_at },
    actor: {
      title: 'audit_who',
      personal: true,
      cell: async (entry, ctx) =>
        entry.actor_id ? ((await ctx.load(userById, entry.actor_id))?.full_name ?? null) : null,
    },
    action: { title: 'common_action', names: actionNames, cell: (entry) => entry.action },
    model: { title: 'audit_model', names: modelNames, cell: (entry) => entry.model },
    target: {
      title: 'audit_target',
      cell: async (entry, ctx, locale) =>
        targetInWords(entry, locale) ?? (await nameOfTarget(ctx, entry)) ?? entry.target_id,
    },
    targetId: { title: 'common_id', cell: (entry) => entry.target_id },
    changes: {
      title: 'audit_changes',
      cell: async (entry, ctx, locale) => {
        const changes = changesShown(ctx, recordOf(entry), entry)
        return (await Promise.all(changes.map((change) => changeIn(locale, ctx, change)))).join('\n') || null
      },
    },
    reason: { title: 'common_reason', cell: (entry) => entry.reason },
    version: { title: 'audit_version', cell: (entry) => entry.version },
    requestId: { title: 'audit_request', cell: (entry) => entry.request_id },
  },
})
