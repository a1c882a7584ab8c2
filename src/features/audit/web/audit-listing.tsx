import type { AuditEntriesQuery } from '../../../generated/graphql/graphql.ts'
import { m } from '../../../generated/messages/messages.js'
import type { ListState } from '../../../platform/shared/list.ts'
import { request } from '../../../platform/web/graphql-client.ts'
import { CopyId, Moment } from '../../../platform/web/list/cells.tsx'
import { UserFace } from '../../../platform/web/list/user-face.tsx'
import { declareList } from '../../../platform/web/list/list-declaration.ts'
import { auditList } from '../audit.list.ts'
import { auditOperations } from '../audit.operations.ts'
import { ActorPicker } from './actor-picker.tsx'
import { actionName, modelName } from './audit-texts.ts'
import { auditEntriesDocument } from './audit.documents.ts'
import { ChangeList } from './change-list.tsx'
import './audit.css'

type AuditRow = AuditEntriesQuery['cmsGetAuditEntries']['items'][number]
type AuditListState = ListState<typeof auditList.filters, (typeof auditList.sorts)[number]>

function variablesOf({ actor, model, action, createdAt, page, size, sort, dir }: AuditListState) {
  const [from, to] = createdAt?.split('_') ?? []
  // Noon UTC lies in the same day in GMT+7.
  const days = from && to ? { from: `${from}T12:00:00Z`, to: `${to}T12:00:00Z` } : undefined
  return { limit: size, page, action, filter: { actor, model, createdAt: days }, sortBy: { type: sort, dir } }
}

export const auditListing = declareList({
  spec: auditList,
  operation: auditOperations.cmsGetAuditEntries,
  load: async (state: AuditListState, signal) =>
    (await request(auditEntriesDocument, variablesOf(state), signal ? { signal } : {})).cmsGetAuditEntries,
  title: m.audit_title,
  nameOf: (entry) => `${actionName(entry.action)}, ${entry.targetName ?? entry.targetId}`,
  exports: true,
  filters: {
    actor: { label: m.audit_who, picker: ActorPicker },
    model: { label: m.audit_model, nameOf: modelName },
    action: { label: m.audit_action, nameOf: actionName },
    createdAt: { label: m.audit_days },
  },
  sorts: { CREATED_AT: m.audit_time },
  columns: [
    {
      key: 'createdAt',
      title: m.audit_time,
      cell: (entry) => <Moment at={entry.createdAt} />,
      sort: 'CREATED_AT',
      sortFirst: 'DESC',
    },
    { key: 'actor', title: m.audit_who, cell: (entry) => <Actor entry={entry} /> },
    { key: 'action', title: m.audit_action, cell: (entry) => actionName(entry.action) },
    { key: 'target', title: m.audit_target, cell: (entry) => <Target entry={entry} /> },
    { key: 'changes', title: m.audit_changes, cell: (entry) => <ChangeList changes={entry.changes} /> },
    { key: 'reason', title: m.audit_reason, cell: (entry) => entry.reason },
    { key: 'version', title: m.audit_version, cell: (entry) => entry.version, align: 'end', hidden: true },
    { key: 'requestId', title: m.audit_request, cell: (entry) => <CopyId id={entry.requestId} /> },
  ],
})

function Actor({ entry: { actor } }: { readonly entry: AuditRow }) {
  if (!actor) return m.audit_nobody()
  return (
    <a className="audit-actor" href={`/users?user=${actor._id}`}>
      <UserFace user={actor} size={24} /> {actor.fullName}
    </a>
  )
}

const addresses: Record<string, (id: string) => string> = {
  USER: (id) => `/users?user=${id}`,
  POST: (id) => `/posts/${id}`,
}

function Target({ entry: { model, targetId, targetName } }: { readonly entry: AuditRow }) {
  const href = addresses[model]?.(targetId)
  const name = targetName ?? `…${targetId.slice(-6)}`
  return (
    <span className="audit-target">
      <small>{modelName(model)}</small>
      {href ? <a href={href}>{name}</a> : name}
    </span>
  )
}
