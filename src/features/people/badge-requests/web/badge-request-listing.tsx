import type { BadgeRequestRowFragment } from '../../../../generated/graphql/graphql.ts'
import { m } from '../../../../generated/messages/messages.js'
import { Mark, type Tone } from '../../../../platform/web/list/cells.tsx'
import { Headline } from '../../../../platform/web/list/headline.tsx'
import { declareList } from '../../../../platform/web/list/list-declaration.ts'
import { loadPage } from '../../../../platform/web/list/load-page.ts'
import { BadgePicker } from '../../badges/web/public.ts'
import { CreatorLink } from '../../../records/persons/web/public.ts'
import { badgeRequestList, type BadgeRequestStatus } from '../badge-request.list.ts'
import { badgeRequestOperations } from '../badge-request.operations.ts'
import { AnswersInRow } from './answers-in-row.tsx'
import { badgeRequestsDocument } from './badge-request.documents.ts'
import { statusName } from './badge-request-words.ts'
import './badge-requests.css'

export type RequestRow = BadgeRequestRowFragment

export const badgeRequestModel = 'BADGE_REQUEST'
/** The search parameter that opens a request over the list. */
export const badgeRequestDetail = 'request'

const tones: Readonly<Record<BadgeRequestStatus, Tone>> = { PENDING: 'warning', APPROVED: 'good', REJECTED: 'bad' }

const load = loadPage(badgeRequestList, badgeRequestsDocument, ({ filter: { q = null, ...filter }, ...usual }) => {
  return { ...usual, q, filter }
})

export const badgeRequestListing = declareList({
  spec: badgeRequestList,
  operation: badgeRequestOperations.cmsListRequestBadges,
  load,
  title: m.badge_requests_title,
  model: badgeRequestModel,
  detail: badgeRequestDetail,
  exports: true,
  nameOf: ({ title, creator }) => m.badge_requests_of({ badge: title, name: creator.fullName }),
  filters: {
    q: { label: m.badge_requests_search },
    status: { label: m.common_status, nameOf: (status) => statusName(status as BadgeRequestStatus) },
    badge: { label: m.common_badge, picker: BadgePicker },
  },
  sorts: {
    CREATED_AT: m.common_created_at,
    NAME: m.common_full_name,
    TITLE: m.common_badge,
    STATUS: m.common_status,
  },
  columns: [
    {
      key: 'creator',
      title: m.common_full_name,
      sort: 'NAME',
      cell: ({ creator }) => <CreatorLink creator={creator} />,
    },
    { key: 'phoneNumber', title: m.common_phone_number, kind: 'text' },
    {
      key: 'title',
      title: m.common_badge,
      sort: 'TITLE',
      opens: true,
      cell: ({ title, creator: { badge } }) => (
        <Headline
          title={title}
          text={badge && badge.title !== title ? m.badge_requests_has_now({ badge: badge.title }) : ''}
        />
      ),
    },
    {
      key: 'answers',
      title: m.badge_requests_answers,
      grows: true,
      screenOnly: true,
      cell: ({ requestForms }) => <AnswersInRow forms={requestForms} />,
    },
    {
      key: 'titleEn',
      title: m.badges_title_en,
      hidden: true,
      cell: ({ titleEn }) => <span lang="en">{titleEn}</span>,
    },
    {
      key: 'status',
      title: m.common_status,
      sort: 'STATUS',
      cell: (row) => <StatusLink request={row} />,
    },
    { key: 'createdAt', title: m.common_created_at, kind: 'moment', sort: 'CREATED_AT', sortFirst: 'DESC' },
    { key: '_id', title: m.common_id, kind: 'id', hidden: true },
  ],
})

/** The status; opens the dialog that shows the answers and changes it. */
function StatusLink({ request: { _id, status, creator } }: { readonly request: RequestRow }) {
  const name = statusName(status)
  return (
    <a
      className="cell-button"
      href={`?${badgeRequestDetail}=${_id}`}
      aria-label={m.badge_requests_change_of({ status: name, name: creator.fullName })}
    >
      <Mark tone={tones[status]}>{name}</Mark>
    </a>
  )
}
