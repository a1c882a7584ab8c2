import { builder } from '../../../../platform/server/graphql/builder.ts'
import type { AuditRow } from './audit.queries.ts'

/** Implemented in `audit.type.ts`, which needs people; they need term statuses, which need the audit's undo. */
export const AuditEntry = builder.objectRef<AuditRow>('AuditEntry')
