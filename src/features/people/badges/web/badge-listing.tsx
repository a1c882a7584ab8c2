import { queryOptions } from '@tanstack/react-query'
import type { BadgeRowFragment } from '../../../../generated/graphql/graphql.ts'
import { m } from '../../../../generated/messages/messages.js'
import '../../../../generated/messages/texts/badges.js'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { Mark } from '../../../../platform/web/list/cells.tsx'
import { declareList } from '../../../../platform/web/list/list-declaration.ts'
import { loadPage } from '../../../../platform/web/list/load-page.ts'
import { keptOnScreen } from '../../../../platform/web/requests/record-cache.ts'
import { Thumbnail } from '../../../records/media/web/public.ts'
import { badgeList } from '../badge.list.ts'
import { badgeOperations } from '../badge.operations.ts'
import { badgeDocument, badgesDocument } from './badge.documents.ts'
import { statusName } from './badge-words.ts'
import './badges.css'

export type BadgeRow = BadgeRowFragment

export const badgeModel = 'BADGE'
/** The search parameter that opens a badge with its status over the list. */
export const badgeDetail = 'badge'

export const badgeQuery = (id: string) =>
  queryOptions({
    queryKey: [badgeModel, 'one', id],
    queryFn: async ({ signal }) => (await request(badgeDocument, { _id: id }, { signal })).getBadge,
    ...keptOnScreen,
  })

const load = loadPage(badgeList, badgesDocument, ({ filter: { q = null, ...filter }, ...usual }) => {
  return { ...usual, q, filter }
})

export const badgeListing = declareList({
  spec: badgeList,
  operation: badgeOperations.cmsListBadges,
  load,
  title: m.badges_title,
  model: badgeModel,
  detail: badgeDetail,
  exports: true,
  nameOf: (badge) => badge.title,
  filters: {
    q: { label: m.badges_search },
    status: { label: m.common_status, nameOf: (status) => statusName(status as BadgeRow['status']) },
  },
  sorts: { TITLE: m.common_title, STATUS: m.common_status },
  columns: [
    { key: 'media', title: m.badges_icon, screenOnly: true, cell: ({ media }) => <Thumbnail media={media} whole /> },
    { key: 'title', title: m.common_title, kind: 'text', sort: 'TITLE', opens: true },
    { key: 'titleEn', title: m.badges_title_en, cell: ({ titleEn }) => <span lang="en">{titleEn}</span> },
    {
      key: 'registerForms',
      title: m.badges_forms,
      screenOnly: true,
      grows: true,
      cell: ({ registerForms }) => registerForms.map(({ detail }) => detail).join(', '),
    },
    {
      key: 'status',
      title: m.common_status,
      sort: 'STATUS',
      cell: ({ _id, title, status }) => (
        <a
          className="cell-button"
          href={`?${badgeDetail}=${_id}`}
          aria-label={m.badges_change_status_of({ status: statusName(status), name: title })}
        >
          <Mark tone={status === 'ENABLED' ? 'good' : 'neutral'}>{statusName(status)}</Mark>
        </a>
      ),
    },
    { key: 'createdAt', title: m.common_created_at, kind: 'moment', hidden: true },
    { key: '_id', title: m.common_id, kind: 'id', hidden: true },
  ],
})
