import { addListQuery, listPageType } from '../../../platform/server/graphql/lists.ts'
import { tableList } from '../../../platform/server/records/table-list.ts'
import { badgeList } from '../badge.list.ts'
import { badgeOperations } from '../badge.operations.ts'
import { Badge } from './badge.type.ts'

const badges = tableList({
  spec: badgeList,
  operation: badgeOperations.cmsListBadges,
  table: 'badges',
  where: { q: 'title_search', status: 'status' },
  sorts: { TITLE: 'title_sort', STATUS: 'status' },
  columns: {
    _id: { title: 'ID', cell: (badge) => badge.id },
    title: { title: 'Title', cell: (badge) => badge.title },
    titleEn: { title: 'Title (English)', cell: (badge) => badge.title_en },
    status: { title: 'Status', cell: (badge) => badge.status },
  },
})

addListQuery(badges, listPageType('BadgePage', Badge), { ownArguments: ['q'] })
