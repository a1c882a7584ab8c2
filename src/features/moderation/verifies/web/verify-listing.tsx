import type { VerifyRowFragment } from '../../../../generated/graphql/graphql.ts'
import { m } from '../../../../generated/messages/messages.js'
import { wireFilters } from '../../../../platform/shared/list.ts'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { Mark } from '../../../../platform/web/list/cells.tsx'
import { Headline } from '../../../../platform/web/list/headline.tsx'
import { type Column, declareList, type ListStateOf } from '../../../../platform/web/list/list-declaration.ts'
import { pageTypeName } from '../../../content/pages/web/public.ts'
import { CreatorLink } from '../../../records/persons/web/public.ts'
import { verifyList } from '../verify.list.ts'
import { verifyOperations } from '../verify.operations.ts'
import { verifyStatusName, verifyTone } from './verify-texts.ts'
import { verifiesDocument } from './verify.documents.ts'
import './verifies.css'

export type VerifyRow = VerifyRowFragment

/** The search parameter that opens a request over the list. */
export const verifyDetail = 'verify'

const columns: readonly Column<VerifyRow, 'CREATED_AT'>[] = [
  { key: '_id', title: m.common_id, kind: 'id' },
  {
    key: 'targetName',
    title: m.common_name,
    opens: true,
    cell: ({ targetName, targetKeyName }) => <Headline title={targetName} text={targetKeyName ?? ''} />,
  },
  {
    key: 'targetType',
    title: m.common_type,
    cell: ({ targetType }) => targetType && <span className="verifies-type">{pageTypeName(targetType)}</span>,
  },
  { key: 'owner', title: m.verifies_owner, cell: ({ owner }) => <CreatorLink creator={owner} /> },
  { key: 'contact', title: m.verifies_contact, cell: ({ owner }) => <Contact owner={owner} /> },
  {
    key: 'description',
    title: m.verifies_description,
    hidden: true,
    cell: ({ description }) => <span className="verifies-text">{description}</span>,
  },
  { key: 'status', title: m.common_status, cell: (request) => <StatusLink request={request} /> },
  {
    key: 'rejectReason',
    title: m.verifies_reject_reason,
    hidden: true,
    cell: ({ rejectReason }) => <span className="verifies-text">{rejectReason}</span>,
  },
  { key: 'decidedAt', title: m.verifies_decided_at, kind: 'moment', hidden: true },
  { key: 'createdAt', title: m.common_created_at, kind: 'moment', sort: 'CREATED_AT', sortFirst: 'DESC' },
]

export const pageVerifyListing = declareList({
  spec: verifyList,
  operation: verifyOperations.cmsGetVerifies,
  load: async (state: ListStateOf<typeof verifyList>, signal?: AbortSignal) => {
    const { page, size, sort, dir } = state
    const { q = null, ...filter } = wireFilters(verifyList, state)
    const variables = { limit: size, offset: page, q, filter, sortBy: { type: sort, dir } }
    const { total, items } = (await request(verifiesDocument, variables, { signal })).cmsGetVerifies
    return { counter: total, items }
  },
  title: m.verifies_page_title,
  nameOf: (request) => request.targetName,
  detail: verifyDetail,
  model: 'VERIFY',
  exports: true,
  filters: {
    q: { label: m.verifies_search, button: m.verifies_search_button },
    status: { label: m.common_status, nameOf: verifyStatusName },
    type: { label: m.common_type },
  },
  sorts: { CREATED_AT: m.common_created_at },
  columns,
})

/** People have no type. */
export const userVerifyListing = declareList({
  ...pageVerifyListing,
  title: m.verifies_user_title,
  columns: columns.filter(({ key }) => key !== 'targetType'),
})

function Contact({ owner: { phoneNumber, email } }: Pick<VerifyRow, 'owner'>) {
  return (
    <span className="verifies-contact">
      <span>{phoneNumber}</span>
      {email && <span>{email}</span>}
    </span>
  )
}

/** The status; opens the dialog that changes it. */
function StatusLink({ request: { _id, status, targetName } }: { readonly request: VerifyRow }) {
  const name = verifyStatusName(status)
  return (
    <a
      className="cell-button"
      href={`?${verifyDetail}=${_id}`}
      aria-label={m.verifies_change_of({ status: name, name: targetName })}
    >
      <Mark tone={verifyTone[status]}>{name}</Mark>
    </a>
  )
}
