import type { AuditEntriesQuery, AuditEntriesQueryVariables } from '../../../../generated/graphql/graphql.ts'
import { m } from '../../../../generated/messages/messages.js'
import { Face } from '../../../../platform/web/parts/face.tsx'
import { declareList } from '../../../../platform/web/list/list-declaration.ts'
import { loadPage } from '../../../../platform/web/list/load-page.ts'
import { currentLocale } from '../../../../platform/web/words/locale.ts'
import { auditList } from '../audit.list.ts'
import { auditOperations } from '../audit.operations.ts'
import { recordAddress } from '../audit.rules.ts'
import { ActorPicker } from './actor-picker.tsx'
import { actionName, modelName } from './audit-texts.ts'
import { auditEntriesDocument } from './audit.documents.ts'
import { ChangeList } from './change-list.tsx'
import './audit.css'

type AuditRow = AuditEntriesQuery['cmsGetAuditEntries']['items'][number]
const load = loadPage(auditList, auditEntriesDocument, ({ filter: { actionIn, ...filter }, ...usual }) => {
  // The models are those of the records, which register themselves.
  return { ...usual, actionIn, filter: filter as AuditEntriesQueryVariables['filter'] }
})

export const auditListing = declareList({
  spec: auditList,
  operation: auditOperations.cmsGetAuditEntries,
  load,
  title: m.audit_title,
  nameOf: (entry) => `${actionName(entry.action)}, ${targetOf(entry)}`,
  exports: true,
  exportsToo: ['model', 'targetId'],
  filters: {
    actor: { label: m.audit_who, picker: ActorPicker },
    model: { label: m.audit_model, nameOf: modelName },
    action: { label: m.common_action, nameOf: actionName },
    createdAt: { label: m.audit_days },
  },
  sorts: { CREATED_AT: m.audit_time },
  columns: [
    {
      key: 'createdAt',
      title: m.audit_time,
      kind: 'moment',
      sort: 'CREATED_AT',
      sortFirst: 'DESC',
    },
    { key: 'actor', title: m.audit_who, cell: (entry) => <Actor entry={entry} /> },
    { key: 'action', title: m.common_action, cell: (entry) => actionName(entry.action) },
    { key: 'target', title: m.audit_target, cell: (entry) => <Target entry={entry} /> },
    {
      key: 'changes',
      title: m.audit_changes,
      cell: (entry) => <ChangeList model={entry.model} changes={entry.changes} />,
    },
    { key: 'reason', title: m.common_reason, kind: 'text' },
    { key: 'version', title: m.audit_version, kind: 'number', hidden: true },
    { key: 'requestId', title: m.audit_request, kind: 'id' },
  ],
})

function Actor({ entry: { actor } }: { readonly entry: AuditRow }) {
  if (!actor) return m.audit_nobody()
  return (
    <a className="audit-actor" href={`/users?user=${actor._id}`}>
      <Face person={actor} size={24} /> {actor.fullName}
    </a>
  )
}

/** What a record is called: by the program, by its name, or by the end of its id. */
const targetOf = ({ targetId, targetName, targetWords }: AuditRow): string =>
  targetWords?.[currentLocale()] ?? targetName ?? `…${targetId.slice(-6)}`

function Target({ entry }: { readonly entry: AuditRow }) {
  const { model, targetId } = entry
  const href = recordAddress(model, targetId)
  const name = targetOf(entry)
  return (
    <span className="audit-target">
      <small>{modelName(model)}</small>
      {href ? <a href={href}>{name}</a> : name}
    </span>
  )
}
