import type { GroupRowFragment } from '../../../../generated/graphql/graphql.ts'
import { m } from '../../../../generated/messages/messages.js'
import { Headline } from '../../../../platform/web/list/headline.tsx'
import { declareList } from '../../../../platform/web/list/list-declaration.ts'
import { loadPage } from '../../../../platform/web/list/load-page.ts'
import { CreatorLink } from '../../../records/persons/web/public.ts'
import { StatusMark } from '../../../records/term-status/web/public.ts'
import { groupList } from '../group.list.ts'
import { groupOperations } from '../group.operations.ts'
import { groupsDocument } from './group.documents.ts'

export type GroupRow = GroupRowFragment

/** The search parameter that opens a group's detail over the list. */
export const groupDetail = 'group'

// The pages of this operation count from 0.
const load = loadPage(groupList, groupsDocument, ({ page, ...usual }) => ({ ...usual, offset: page - 1 }))

export const groupListing = declareList({
  spec: groupList,
  operation: groupOperations.getCmsGroups,
  load,
  title: m.groups_title,
  nameOf: (group) => group.name,
  detail: groupDetail,
  model: 'GROUP',
  exports: true,
  filters: { name_contain: { label: m.groups_search } },
  sorts: { CREATED_AT: m.common_created_at },
  columns: [
    { key: '_id', title: m.common_id, kind: 'id' },
    {
      key: 'name',
      title: m.common_name,
      opens: true,
      cell: (group) => (
        <Headline title={group.name}>
          {group.termStatus !== 'NORMAL' && <StatusMark status={group.termStatus} until={group.reason[0]?.until} />}
        </Headline>
      ),
    },
    { key: 'creator', title: m.groups_creator, cell: (group) => <CreatorLink creator={group.creator} /> },
    { key: 'category', title: m.groups_category, cell: (group) => group.category?.name.VI_VN },
    { key: 'totalMembers', title: m.groups_members, kind: 'number' },
    { key: 'totalPosts', title: m.groups_posts, kind: 'number', hidden: true },
    { key: 'totalReports', title: m.groups_reports, kind: 'number', hidden: true },
    {
      key: 'createdAt',
      title: m.common_created_at,
      kind: 'moment',
      sort: 'CREATED_AT',
      sortFirst: 'DESC',
      hidden: true,
    },
  ],
})
