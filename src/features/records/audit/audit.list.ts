import { defineList } from '../../../platform/shared/list.ts'
import { auditActions, auditModels } from './audit.rules.ts'

/** The audit log: `/audit` and `cmsGetAuditEntries`. */
export const auditList = defineList({
  name: 'Audit',
  filters: {
    actor: { kind: 'reference', to: 'user' },
    model: { kind: 'choices', values: auditModels },
    action: { kind: 'choices', values: auditActions },
    createdAt: { kind: 'days', future: false },
  },
  sorts: ['CREATED_AT'],
  defaultSort: { type: 'CREATED_AT', dir: 'DESC' },
  pageSize: 20,
  pageSizes: [10, 20, 50, 100],
})

/** How many people the actor picker offers for a search text. */
export const actorChoices = 10
