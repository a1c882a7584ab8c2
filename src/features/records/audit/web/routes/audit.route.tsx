import { createFileRoute } from '@tanstack/react-router'
import { m } from '../../../../../generated/messages/messages.js'
import { listSearch } from '../../../../../platform/web/list/list-search.ts'
import { loadRecordWords } from '../../../../../platform/web/words/record-words.ts'
import { auditOperations } from '../../audit.operations.ts'
import { auditList } from '../../audit.list.ts'
import { AuditScreen } from '../audit-screen.tsx'

export const Route = createFileRoute('/_signed-in/audit')({
  validateSearch: listSearch(auditList),
  staticData: { operation: auditOperations.cmsGetAuditEntries, breadcrumb: () => [{ label: m.audit_crumb() }] },
  loader: loadRecordWords,
  component: AuditScreen,
})
